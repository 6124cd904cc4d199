import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOLDEN_RESUMES, goldenFile, goldenResult } from './result.ts';

const HINT = 'If the change is meant, run `npm run golden`, read the difference and commit it.';

describe.each(GOLDEN_RESUMES)('the whole result for %s', (resume) => {
  it('is the accepted one', async () => {
    const file = goldenFile(resume);
    expect(existsSync(file), `${file.pathname} is missing. ${HINT}`).toBe(true);
    expect(await goldenResult(resume), HINT).toBe(readFileSync(file, 'utf8'));
  });

  it('is the same to the byte the second time', async () => {
    expect(await goldenResult(resume)).toBe(await goldenResult(resume));
  });
});
