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
    'Our client, a seed merchant in Norwich, needs a stock controller from next week. To be ' +
    'considered you will need at least one year of stock control experience, solid Excel, a ' +
    'forklift licence and your own transport because there is no bus. Sage would be an ' +
    'advantage but is not essential. No degree required. £13.20 an hour, free parking. Our ' +
    'agency also places drivers, pickers and payroll clerks. Apply now.';

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

describe('headings', () => {
  const inAd = (middle: string) =>
    asked(`Bookbinder\nHalcyon Bindery, Bath\n\nWe have bound books since 1931.\n\n${middle}`);

  it('open their list behind a pictograph', () => {
    expect(
      inAd(
        `🧵 What we ask\n• Polish\n• Forklift licence\n\n🌟 Nice to have\n• Welsh\n• Gold tooling`,
      ),
    ).toEqual([
      'must language: Polish',
      'must licence: Forklift licence',
      'nice language: Welsh',
      'nice skill: Gold tooling',
    ]);
  });

  it('open a paragraph as its first sentence', () => {
    expect(
      inAd(
        'QUALIFICATIONS\n\nEducation. A diploma in conservation is required.\n\nSkills and knowledge. Sound grasp of leather paring. Discretion.',
      ),
    ).toEqual([
      'must degree: A diploma in conservation is required',
      'must skill: Sound grasp of leather paring',
      'must soft: Discretion',
    ]);
  });

  it('may be a whole clause over a list', () => {
    expect(
      inAd('It would be great if you can also offer\n- Welsh\n- A first aid certificate'),
    ).toEqual(['nice language: Welsh', 'nice licence: A first aid certificate']);
  });

  it('make what is listed under “Experience” a thing that was done', () => {
    expect(
      inAd(
        'Experience\nEssential\n- Repair of paper\nDesirable\n- Box making\n- Knowledge of vellum',
      ),
    ).toEqual([
      'must experience: Repair of paper',
      'nice experience: Box making',
      'nice skill: Knowledge of vellum',
    ]);
  });

  it('that nobody knows open asks where most rows are asks', () => {
    expect(inAd('The toolbox\n- Two years at a press\n- Polish\n- Gold tooling')).toEqual([
      'must years: Two years at a press',
      'must language: Polish',
      'must skill: Gold tooling',
    ]);
  });

  it.each(['What we do not ask for', 'Not needed'])(
    '“%s” holds nothing that is asked',
    (heading) => {
      expect(inAd(`${heading}\n- A driving licence\n- A degree in design\n`)).toEqual([]);
      expect(inAd(`${heading}: a driving licence, a degree.`)).toEqual([]);
    },
  );
});

describe('sentences', () => {
  it.each([
    [
      'The candidate should be a qualified binder with at least 4 years of bench work. He or ' +
        'she should have experience in gilding, and is patient with old glue. Welsh will be an ' +
        'added advantage.',
      [
        'must skill: The candidate should be a qualified binder',
        'must years: with at least 4 years of bench work',
        'must experience: He or she should have experience in gilding',
        'must soft: is patient with old glue',
        'nice language: Welsh will be an added advantage',
      ],
    ],
    [
      'Experience with Bradel is a pre; Quark as well.',
      ['nice skill: Experience with Bradel is a pre', 'nice skill: Quark as well'],
    ],
    [
      'Experience of teaching will be well regarded, and so will a guild medal.',
      [
        'nice experience: Experience of teaching will be well regarded',
        'nice skill: will a guild medal',
      ],
    ],
    [
      'You must be ready to name two referees, one of them from your last shop.',
      ['must other: You must be ready to name two referees, one of them from your last shop'],
    ],
    ['Nobody expects you to know how to print.', []],
    ['Only those chosen for a trial day will be contacted. Late applications are not read.', []],
    [
      'We are not able to consider applicants who need a visa.',
      ['must other: We are not able to consider applicants who need a visa'],
    ],
  ])('“%s”', (sentence, expected) => {
    expect(asked(`Bookbinder\nHalcyon Bindery, Bath\n\n${sentence}`)).toEqual(expected);
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

describe('what tells must from nice beside the words of an ask', () => {
  it('is a letter behind each line', () => {
    const ad = `Verge Officer

PERSON SPECIFICATION
1. Level 3 certificate in horticulture (E) A/C
2. Membership of the Guild of Gardeners (D) A
3. Surveying the condition of hedges (E) A/T
4. Supervising contractors (D) A/I`;
    expect(readAd(ad).requirements.map(({ need }) => need)).toEqual([
      'must',
      'nice',
      'must',
      'nice',
    ]);
  });

  it('is a word in brackets behind each line', () => {
    const ad = `Room Leader

- Diploma in childcare (required)
- Infant Care certificate (asset)
- Experience with children who need extra support (preferred)
- Current first aid certificate (required)`;
    const needOf = (words: string) =>
      readAd(ad).requirements.find(({ quote }) => quote.includes(words))?.need;
    expect(
      ['Diploma in childcare', 'Infant Care', 'extra support', 'first aid'].map(needOf),
    ).toEqual(['must', 'nice', 'nice', 'must']);
  });

  it('is a heading that speaks in a picture', () => {
    const ad = LISTED.replace('Nice to have', 'Cherries on top').replace(' would be a bonus', '');
    const needs = readAd(ad)
      .requirements.slice(-3)
      .map(({ quote, need }) => `${need} ${quote}`);
    expect(needs).toContain('nice Polish');
    expect(needs).toContain('nice Experience with a practice management system such as VetSpace');
  });
});

describe('a table of two needs', () => {
  const TABLE = `Stores Clerk, Tralee\tRef 88

Kells Feeds makes and sells animal feed to four hundred farms in the county.

\tEssential\tWould be an advantage
Education\tHigh school diploma\tDiploma in Logistics
Courses\tManual handling certificate\t-
Experience\tTwo years in a busy warehouse\tStock counts in SAP
`;

  it('takes each cell for an ask of its column', () => {
    expect(asked(TABLE)).toEqual([
      'must degree: High school diploma',
      'nice degree: Diploma in Logistics',
      'must licence: Manual handling certificate',
      'must years: Two years in a busy warehouse',
      'nice skill: Stock counts in SAP',
    ]);
  });

  it('takes a row for one line where no row above names both needs', () => {
    const bare = TABLE.replace('\tWould be an advantage', '\tNotes');
    expect(asked(bare)).not.toContain('nice degree: Diploma in Logistics');
  });
});
