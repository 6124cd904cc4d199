/** Accepts the present results as golden: `npm run golden`. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GOLDEN_RESUMES, goldenFile, goldenResult } from './result.ts';

mkdirSync(new URL('expected/', import.meta.url), { recursive: true });
for (const resume of GOLDEN_RESUMES) {
  writeFileSync(goldenFile(resume), await goldenResult(resume));
  console.log(goldenFile(resume).pathname);
}
