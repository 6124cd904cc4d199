import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/builders/processor-time.ts';
import { readAd } from './read-ad.ts';

const asked = (ad: string) =>
  readAd(ad).requirements.map(({ quote, kind, need }) => `${need} ${kind}: ${quote}`);
const left = (ad: string) => readAd(ad).leftOut.map(({ quote }) => quote);

const LISTED = `Veterinary Nurse
Harrow Lane Vets | Leeds

About us
We have cared for cats and rabbits since 1988 and our practice cat is called Suture.

What you will do
- Assist in theatre and run nurse clinics

What we need
- RVN registered with the RCVS
- At least 2 years in small animal practice, ideally with exotics
- Confident with dental radiography and anaesthesia monitoring
- Kind to nervous owners
- Full driving licence

Nice to have
- Experience with a practice management system such as VetSpace
- Polish would be a bonus

You do not need a degree. You must have the right to work in the UK.

What we offer
£29,000, a pension and five weeks of holiday`;

describe('an ad with headings and lists', () => {
  it('gives each demand with its kind and need', () => {
    expect(asked(LISTED)).toEqual([
      'must licence: RVN registered with the RCVS',
      'must years: At least 2 years in small animal practice',
      'nice experience: ideally with exotics',
      'must skill: Confident with dental radiography and anaesthesia monitoring',
      'must soft: Kind to nervous owners',
      'must licence: Full driving licence',
      'nice skill: Experience with a practice management system such as VetSpace',
      'nice language: Polish would be a bonus',
      'must other: You must have the right to work in the UK',
    ]);
  });

  it('says what it left out and why', () => {
    expect(left(LISTED)).toContain('You do not need a degree');
    expect(readAd(LISTED).duties.map(({ quote }) => quote)).toEqual([
      'Assist in theatre and run nurse clinics',
    ]);
  });

  it('takes nothing from the company, the offer or the title', () => {
    const all = asked(LISTED).join('\n');
    for (const word of ['Suture', 'pension', 'Harrow', 'theatre']) expect(all).not.toContain(word);
  });

  it('quotes the ad exactly, with the place of each quote', () => {
    for (const { quote, span } of readAd(LISTED).requirements) {
      expect(LISTED.slice(span.start, span.end)).toBe(quote);
    }
  });

  it('names title, employer, place, pay and contract, and nothing that is not there', () => {
    expect(readAd(LISTED).facts).toEqual({
      title: 'Veterinary Nurse',
      employer: 'Harrow Lane Vets',
      place: 'Leeds',
      pay: '£29,000',
      contract: null,
    });
  });
});

it.each([
  ['Experience with electronic patient records such as Epic', 'skill'],
  ['You are patient and kind', 'soft'],
  ['Patient with children', 'soft'],
])('tells patients from patience: %s', (line, kind) => {
  const ad = `Ward Clerk\nElm Clinic, Leeds\n\nWhat we need\n- ${line}\n- Two years in a clinic\n`;
  expect(asked(ad)[0]).toBe(`must ${kind}: ${line}`);
});

describe('an ad in one paragraph', () => {
  const PROSE =
    'Our client, a seed merchant in Norwich, needs a stock controller from next week. To be considered you will need at least one year of stock control experience, solid Excel, a forklift licence and your own transport because there is no bus. Sage would be an advantage but is not essential. No degree required. £13.20 an hour, free parking. Our agency also places drivers, pickers and payroll clerks. Apply now.';

  it('judges each clause alone', () => {
    expect(asked(PROSE)).toEqual([
      'must years: To be considered you will need at least one year of stock control experience',
      'must skill: solid Excel',
      'must licence: a forklift licence',
      'must other: your own transport',
      'nice skill: Sage would be an advantage but is not essential',
    ]);
  });

  it('leaves out what is not asked', () => {
    expect(left(PROSE)).toContain('No degree required');
    expect(asked(PROSE).join()).not.toMatch(/parking|payroll|Apply|degree/);
  });
});

describe('labels within a paragraph', () => {
  it('set the need of what follows them', () => {
    expect(
      asked(
        'Requirements\nRequired: Two years of dispatch work. Preferred: Spanish. Not required: a car, a degree.',
      ),
    ).toEqual(['must years: Two years of dispatch work', 'nice language: Spanish']);
  });
});

it.each(['', ' ', '\n\n', '???', '•\n•\n', 'a'.repeat(5000), '('.repeat(3000)])(
  'reads nothing from %j',
  (text) => {
    expect(readAd(text).requirements).toEqual([]);
  },
);

it('is linear in the length of the ad', () => {
  const cost = (copies: number) => cpuMsOf(() => readAd(`${LISTED}\n\n`.repeat(copies)), 3);
  expect(cost(40)).toBeLessThan(Math.max(cost(10) * 12, 100));
});
