/** What starts accepted, and all that can be, brings in no fault that a grammar checker finds. */
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { extract } from '#worker/extract/extract.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { assess, enhance, suggestFor } from '#worker/pipeline.ts';
import { acceptAll } from '#worker/suggest/decide.ts';
import { carelessResume } from '#tests/builders/careless-resumes.ts';
import { sixtyBulletResumes } from '#tests/builders/sixty-bullets.ts';
import { grammarJudge, type GrammarJudge } from './grammar-judge.ts';
import { LABELLED_PEOPLE, goldenResumes, labelledPeople } from './texts.ts';

let speller: Speller;
let judge: GrammarJudge;
beforeAll(async () => {
  speller = await loadSpeller();
  judge = await grammarJudge();
}, 60_000);

it('is judged by a checker that finds faults, but none in names and words said before', async () => {
  const own = 'Kestrel Fodos Ltd';
  expect(await judge('Managed an team of nine clerks', own)).toHaveLength(1);
  expect(await judge('Sorted the recieved goods', own)).toHaveLength(1);
  expect(await judge('Clerk at Kestrel Fodos Ltd, works with QuickBooks', own)).toEqual([]);
});

describe.each([
  ['careless resumes', () => fc.sample(carelessResume, { numRuns: 30, seed: 3 }), true],
  ['resumes of sixty bullets', sixtyBulletResumes, true],
  ['the golden resumes', () => goldenResumes().map(([, text]) => text), true],
  [
    'the labelled people',
    () => labelledPeople().map(([, text]) => text),
    existsSync(LABELLED_PEOPLE),
  ],
] as const)('%s', (_, texts, present) => {
  it.skipIf(!present)('have no fault of grammar more', { timeout: 120_000 }, async () => {
    for (const text of texts()) {
      const read = await extract(new TextEncoder().encode(text), 'resume.txt');
      if (!read.ok) throw new Error(read.problem.message);
      const original = read.value.text;
      const { suggestions, questions } = suggestFor(assess(read.value, { speller }), { speller });
      const before = await judge(original, original);
      for (const list of [suggestions, acceptAll(suggestions)]) {
        const proposals = { suggestions: list, questions };
        const after = await judge(
          enhance(read.value, proposals, { speller }).document.text,
          original,
        );
        const fresh = after.filter((finding) => !before.includes(finding));
        expect(after.length, fresh.join('\n')).toBeLessThanOrEqual(before.length);
      }
    }
  });
});
