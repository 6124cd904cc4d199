import { afterEach, describe, expect, it, vi } from 'vitest';
import { longResume } from '#tests/builders/long-resumes.ts';
import { CHECKS } from '#worker/checks/all.ts';
import { extract } from '#worker/extract/extract.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess, suggestFor } from '#worker/pipeline.ts';

const speller = await loadSpeller();
/** Those that say what they read in a bullet; the others are quick. */
const readers = CHECKS.filter((check) => 'reads' in check);

/** How often checks go through all lines of a resume while its suggestions are found and priced. */
async function runsFor(jobs: number): Promise<number> {
  const read = await extract(new TextEncoder().encode(longResume(jobs)), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const original = assess(read.value, { speller });
  const runs = readers.map((check) => vi.spyOn(check, 'run'));
  expect(suggestFor(original, { speller }).suggestions.length).toBeGreaterThan(0);
  return runs.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

afterEach(() => vi.restoreAllMocks());

describe('suggesting for long resumes', () => {
  it(
    'runs checks hardly more often for four times as many lines',
    { timeout: 60_000 },
    async () => {
      const few = await runsFor(15);
      vi.restoreAllMocks();
      const many = await runsFor(60);
      expect(few).toBeGreaterThan(0);
      expect(many / few).toBeLessThan(2);
    },
  );
});
