import { expect, it } from 'vitest';
import { processFile } from '#worker/pipeline.ts';

const TEXT =
  'Rosa Ekberg\nrosa@example.com | (555) 010-0188 | Duluth, MN\n\n' +
  'EXPERIENCE\nWarehouse Supervisor, Kestrel Foods Ltd\nMar 2019 – Present\n' +
  '- responsible for cycle counts in SAP\n- Helped with picking and packing of 40 boxes\n\n' +
  'EDUCATION\nBS in Biology, Duluth State University, 2012\n\nSKILLS\n' +
  'SAP, Excel, inventory control';

/** The whole engine, told after so many questions that its time is up. */
async function processed(questions: number) {
  let asked = 0;
  const mayGoOn = () => (asked += 1) <= questions;
  const bytes = new TextEncoder().encode(TEXT);
  const outcome = await processFile(bytes, 'cv.txt', { speller: null, mayGoOn });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return { ...outcome.value, asked };
}

it('hands on text and score however early its time is up', async () => {
  const { asked } = await processed(Infinity);
  expect(asked).toBeGreaterThan(20);
  for (let questions = 0; questions <= asked; questions++) {
    const { original, enhanced } = await processed(questions);
    expect(original.document.text).toContain('Kestrel Foods');
    expect(original.report.total).toBeGreaterThan(0);
    expect(enhanced.report.total).not.toBeNull();
  }
});

it('says so where the reading was not finished, and suggests what it has found by then', async () => {
  const none = await processed(0);
  expect(none.original.resume).toMatchObject({ kind: 'resume', unfinished: true, work: [] });
  expect(none.original.report.partial).toBe(true);
  expect(none.proposals).toEqual({ suggestions: [], questions: [] });
  expect(none.potential).toBeNull();

  const all = await processed(Infinity);
  const some = await processed(all.asked - 6);
  expect(some.original.report).toEqual(all.original.report);
  expect(some.proposals.suggestions.length).toBeGreaterThan(0);
  expect(all.proposals.suggestions.length).toBeGreaterThanOrEqual(
    some.proposals.suggestions.length,
  );
});
