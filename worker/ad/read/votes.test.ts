import { describe, expect, it } from 'vitest';
import { readAd } from './read-ad.ts';
import { weightsOf } from '#worker/nlp/weights.ts';
import { signsOf, votesOf, type Voter } from './votes.ts';

const voter = (quote: string, part = 1, heading = 'Kiln room'): Voter => ({
  quote,
  sentence: quote,
  heading,
  listed: true,
  at: 0.5,
  part,
});

describe('the vote on what is asked', () => {
  it('sees words, pairs, edges, classes of words and the heading', () => {
    expect([...signsOf(voter('Glazing of 40 tiles'))]).toEqual(
      expect.arrayContaining([
        'glazing',
        'of_#',
        '^glazing',
        'tiles$',
        '-ing',
        'glazi-',
        '#kiln_room',
      ]),
    );
  });

  it('adds the weights and hears the rest of the part', () => {
    const weights = weightsOf('-5\n30 glazing\n-10 tea');
    const many = Array.from({ length: 9 }, () => voter('Glazing'));
    const [alone, amid] = [
      votesOf([...many, voter('Stacking', 2)], weights).at(-1)!,
      votesOf([...many, voter('Stacking')], weights).at(-1)!,
    ];
    expect(alone).toBeCloseTo(-0.5);
    expect(amid).toBeGreaterThan(0);
  });

  it('keeps silent on a scrap of an ad', () => {
    expect(votesOf([voter('Glazing')], weightsOf('-5\n30 glazing'))).toEqual([0]);
  });
});

const AD = (heading: string, rows: string) => `Potter
Stonebridge Ceramics, Leeds

We make tableware for restaurants in an old mill by the canal.
Our team of nine has grown every year since 2009.

${heading}
${rows}

What we offer
- 25 days of holiday and a pension
- A discount on seconds

Send your CV to pots@example.com by 3 May.
`;
const asked = (text: string) =>
  readAd(text).requirements.map(({ quote, need }) => `${need}: ${quote}`);

describe('parts of an ad', () => {
  it.each([
    ["What we'd really like to know about you", 'must'],
    ['The things we absolutely need from whoever joins', 'must'],
    ['3. Selection criteria', 'must'],
    ["Good, but we'd take you without", 'nice'],
    ["We'd be chuffed if you had one or two", 'nice'],
  ])('%s', (heading, need) => {
    const rows = '- Wheel throwing\n- Experience with gas kilns\n- A forklift licence';
    expect(asked(AD(heading, rows))).toEqual([
      `${need}: Wheel throwing`,
      `${need}: Experience with gas kilns`,
      `${need}: A forklift licence`,
    ]);
  });

  it.each([
    "What we're not fussed about",
    "Stuff we don't really care about",
    'MORE JOBS LIKE THIS',
    "What you'd actually do",
  ])('nothing under %s', (heading) => {
    expect(asked(AD(heading, '- Wheel throwing\n- Loading gas kilns\n- Mixing glazes'))).toEqual(
      [],
    );
  });

  it('goes on with a heading in capitals under a smaller one that nobody knows', () => {
    const rows = 'Making\n- Wheel throwing\n- Slip casting\n\nGetting about\n- A forklift licence';
    expect(asked(AD('CANDIDATE PROFILE\n', rows))).toHaveLength(3);
  });

  it('leaves out who will not be considered', () => {
    const rows = '- Wheel throwing\n- Experience with gas kilns';
    expect(
      asked(AD('Requirements', `${rows}\n\nHobby potters will not be considered.`)),
    ).toHaveLength(2);
  });

  it('ends a sentence at a shortened not, and leaves asides and the address out', () => {
    const rows = "You know which glaze held and which didn't. You have stacked a kiln.";
    const said = 'Really, an electric kiln. Write to asta@example.com by Friday with photographs.';
    expect(asked(AD('What we need from you', `${rows} ${said}`))).toHaveLength(2);
  });
});
