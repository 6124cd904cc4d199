import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { NURSE } from '#tests/builders/people.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { exactScore, scoreResume } from './score.ts';
import { weigher, weighResume, type Weighed } from './weigh.ts';

const speller = await loadSpeller();

/** Bullets that differ in all that any check reads in them. */
const BULLETS = [
  'Cut picking errors by 31% in 8 months',
  'Cut picking errors',
  'Responsible for the till',
  'Responsible for 4 tills and various stuff',
  'Managed 14 shops.',
  'Managed 14 shops',
  'I managed my 14 shops and we won',
  'Manages stock',
  'Managing stock and recieving deliveries of 40 suppliers',
  'Invoices were checked on a daily basis',
  'Reconciled 12 bank accounts monthly in Excel and SAP, resulting in fewer queries',
  'Team player with a proven track record',
  'S A L E S of 900 loaves',
  'Taught religion to 60 pupils',
  'Religion: none',
  'Gave references available upon request',
  'Cooked',
  'Ran payroll, accounts payable and month-end close for 90 staff, wrote the terms that ' +
    'each depot uses for returns, trained 12 planners in how to read them, and kept the books ' +
    'of the works council, the choir and the canteen of both sites up to date and free of ' +
    'errors',
  'Made drinks',
  'Managed 3 fairs a year for 900 guests',
  'Chaired the weekly safety round with 12 nurses',
];
const bullets = fc.array(fc.constantFrom(...BULLETS), { minLength: 4, maxLength: 7 });

const withBullets = (list: readonly string[], dictionary: CheckInput['speller']) =>
  inputOf({ ...NURSE, work: [{ ...NURSE.work![0]!, bullets: [...list] }] }, dictionary);

const saidOf = ({ verdicts, points }: Weighed) => [
  points,
  ...verdicts.map(({ check, result, counts }) => [
    check.id,
    counts,
    result?.kind === 'scored'
      ? [result.fraction, ...(result.faults ?? []).map(({ id }) => id)]
      : result?.kind,
  ]),
];

describe('weighing a resume after another', () => {
  it('finds what weighing it alone does, whatever bullets changed', () => {
    fc.assert(
      fc.property(
        bullets,
        fc.array(bullets, { minLength: 1 }),
        fc.boolean(),
        (first, next, spelt) => {
          const dictionary = spelt ? speller : null;
          const weigh = weigher();
          for (const after of [first, ...next]) {
            const changed = first.map((bullet, index) => after[index] ?? bullet);
            const input = withBullets(changed, dictionary);
            expect(saidOf(weigh(input))).toEqual(saidOf(weighResume(input)));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds what weighing it alone does, whatever few bullets change places or come back', () => {
    const few = fc.constantFrom('Religion: none', 'Made drinks', 'Managed 3 fairs', 'Cooked');
    const lists = fc.array(fc.array(few, { minLength: 5, maxLength: 5 }), { minLength: 2 });
    fc.assert(
      fc.property(lists, (texts) => {
        const weigh = weigher();
        for (const text of texts) {
          const input = withBullets(text, speller);
          expect(saidOf(weigh(input))).toEqual(saidOf(weighResume(input)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has the points of the report', () => {
    const input = withBullets(BULLETS, speller);
    const weigh = weigher();
    weigh(withBullets(BULLETS.toReversed(), speller));
    expect(weigh(input).points).toBe(exactScore(scoreResume(input)));
  });

  it('runs only those checks again that read something else', () => {
    const [before, after] = ['Managed 14 shops', 'Managed 15 shops'].map((bullet) =>
      withBullets([bullet, 'Ran a fair for 90 guests'], null),
    );
    const weigh = weigher();
    const last = weigh(before!);
    const again = weigh(after!).verdicts;
    const same = again.filter((verdict) => last.verdicts.includes(verdict));
    expect(same.map(({ check }) => check.id)).toContain('strong-verbs');
    expect(same.length).toBeGreaterThan(15);
    expect(same.length).toBeLessThan(again.length);
  });

  it('runs no check again for as many bullets of each sort', () => {
    const texts = [
      ['Managed 14 shops', 'Ran a fair for 90 guests', 'Ran a till'],
      ['Ran a fair for 90 guests', 'Ran a till', 'Managed 14 shops'],
    ];
    const weigh = weigher();
    const [first, second] = texts.map((text) => weigh(withBullets(text, null)).verdicts);
    const again = second!.filter((verdict) => !first!.includes(verdict));
    expect(again.every(({ check }) => !check.reads || check.ordered)).toBe(true);
  });

  it('runs all again for another field of work or another number of lines', () => {
    const input = withBullets(BULLETS, null);
    const other = { ...input, keywords: { ...input.keywords, field: 'retail' } };
    const longer = withBullets([...BULLETS, 'Won a prize'], null);
    for (const changed of [other, longer]) {
      const weigh = weigher();
      const last = weigh(input);
      const again = weigh(changed).verdicts;
      expect(again.some((verdict) => last.verdicts.includes(verdict))).toBe(false);
    }
  });

  it('gives what is no resume no points, before and after', () => {
    const letter = inputOf({ ...NURSE, kind: 'letter' });
    const weigh = weigher();
    expect(weigh(letter).points).toBe(0);
    expect(weigh(withBullets(BULLETS, null)).points).toBeGreaterThan(0);
  });
});
