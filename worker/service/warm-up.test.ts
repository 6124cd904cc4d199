import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { loadSpeller } from '../nlp/speller.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { warmUp } from './warm-up.ts';

const parts = { database: new ResumeDatabase('warm-up'), clock: () => new Date(0), loadSpeller };

it('goes through every stage with a resume that all of them find something in', async () => {
  const run = await warmUp(parts, () => false);
  if (!run?.ok) throw new Error(run?.problem.message ?? 'nothing was run');
  const { original, proposals, enhanced } = run.value;
  expect(original.document.format).toBe('pdf');
  expect(original.resume.name?.value).toBe('Ada Sample');
  expect(original.resume.work).toHaveLength(2);
  expect(original.resume.education).toHaveLength(1);
  expect(proposals.suggestions.length).toBeGreaterThan(5);
  expect(original.report.rawPoints).not.toBeNull();
  expect(enhanced.report.rawPoints).toBeGreaterThan(original.report.rawPoints ?? 100);
});

it('leaves the first run to a file that is there already', async () => {
  expect(await warmUp(parts, () => true)).toBeNull();
});
