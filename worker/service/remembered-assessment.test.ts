import { expect, it } from 'vitest';
import { assess, readDocument } from '../pipeline.ts';
import { rememberAssessment } from './remembered-assessment.ts';

const read = async (text: string) => {
  const outcome = await readDocument(new TextEncoder().encode(text), 'sigrun.txt');
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
};

const FLORIST = 'Sigrun Aas\nsigrun@example.com\n\nSKILLS\nFloristry, Excel';
const NURSE = 'Sigrun Aas\nsigrun@example.com\n\nSKILLS\nTriage, Excel';

it('gives what a fresh assessment gives, whichever resume and field it is asked for', async () => {
  const assessOriginal = rememberAssessment();
  const florist = await read(FLORIST);
  const nurse = await read(NURSE);
  const plain = { speller: null, chosenField: null };
  const chosen = { speller: null, chosenField: 'nursing' };
  for (const [id, document, options] of [
    [1, florist, plain],
    [1, florist, chosen],
    [2, florist, chosen],
    [2, nurse, chosen],
    [1, florist, plain],
  ] as const) {
    expect(assessOriginal(id, document, options)).toEqual(assess(document, options));
  }
});

it('assesses the resume asked for last only once', async () => {
  const assessOriginal = rememberAssessment();
  const options = { speller: null, chosenField: null };
  const first = assessOriginal(1, await read(FLORIST), options);
  expect(assessOriginal(1, await read(FLORIST), { ...options })).toBe(first);
  expect(assessOriginal(1, await read(NURSE), options)).not.toBe(first);
});
