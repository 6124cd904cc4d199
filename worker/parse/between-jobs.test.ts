import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(`Ida Pell\nida@example.com\n\n${text}`));
const jobs = (text: string) =>
  read(text).work.map(({ title, company, start, end }) =>
    [title, company, start, end].map((part) => part?.value ?? '-').join(' | '),
  );

describe('jobs told in paragraphs', () => {
  it('begin behind a gap, over a line of dates alone', () => {
    expect(
      jobs(
        'WORK\n\nIroning hand at Blue Loom & Sons, Macclesfield\nMarch 2021 to now\n\n' +
          'I iron and fold the shirts of the house. We are four at the board.\n\n' +
          'Sorting fruit at Quinta do Lago, Faro, Portugal\n2015 to 2020\n\n' +
          'I sorted oranges and drove the small tractor. I was packing the boxes.',
      ),
    ).toEqual([
      'Ironing hand | Blue Loom & Sons | 2021-03 | present',
      'Sorting fruit | Quinta do Lago | 2015 | 2020',
    ]);
  });
});

describe('what is no job', () => {
  it.each(['Career break', 'Maternity leave (second child)', 'Gap year'])('is %s', (pause) => {
    expect(
      jobs(
        `WORK\n\nCook\nSea Road Inn Ltd, 2019 – 2022\n- Cooked\n\n${pause}\n2017 – 2019\n\nKitchen Porter\nGrill House Ltd, 2014 – 2017\n- Washed`,
      ),
    ).toHaveLength(2);
  });

  it('is a date with text that names neither post nor employer', () => {
    expect(
      jobs(
        'WORK\n\nCook, Sea Road Inn Ltd, 2019 – 2022\n- Cooked\n\n2014 – 2017\n- Washed\n- Peeled',
      ),
    ).toEqual(['Cook | Sea Road Inn Ltd | 2019 | 2022']);
  });

  it('is what stands under other things with a label', () => {
    expect(
      jobs(
        'WORK\nCook, Sea Road Inn Ltd, 2019 – 2022\n- Cooked\n\nOTHER\nVolunteer   Tuner for the Pell Music Festival, 2012 to 2019',
      ),
    ).toHaveLength(1);
  });
});

it('reads dated posts under a heading of teaching as jobs', () => {
  expect(
    jobs(
      'EXPERIENCE\nPostdoctoral Fellow, Lake Institute, 2022 – present\n' +
        '- Counted fish\n\nTEACHING\nTeaching Assistant, Pell University, 2017 – 2020\n' +
        '- Marked essays',
    ),
  ).toEqual([
    'Postdoctoral Fellow | Lake Institute | 2022 | present',
    'Teaching Assistant | Pell University | 2017 | 2020',
  ]);
});
