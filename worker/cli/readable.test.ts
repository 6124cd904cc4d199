import { oneLine } from '#contract/one-line.ts';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { suggestionWith } from '#tests/fixtures/resume.ts';
import { processFile } from '../pipeline.ts';
import { fileReport } from './file-report.ts';
import { readable } from './readable.ts';

const RESUME = `Rosa Lindqvist
rosa@example.com | Malmö | +46 40 555 0123

EXPERIENCE
Baker, Kornblad & Co
Mar 2019 - Present
- Responsible for payroll for 300 people
- Baked 300 loaves a day

EDUCATION
Baking Certificate
`;

const TIMINGS = { extract: 1, parse: 1, score: 1, suggest: 1, total: 4 };

async function shown(suggestions?: Suggestion[]): Promise<string> {
  const bytes = new TextEncoder().encode(RESUME);
  const outcome = await processFile(bytes, 'rosa.txt', { speller: null });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const report = fileReport('rosa.txt', outcome.value, TIMINGS);
  return readable(suggestions ? { ...report, suggestions } : report);
}

describe('the report at a terminal', () => {
  it('begins with the score, and says what the other two numbers stand for', async () => {
    expect(await shown()).toMatch(
      new RegExp(oneLine`
        ^rosa\.txt\n=+\nScore: \d+ of 100 \(\w+\)\.\nWith the suggestions marked \[x\]: \d+\.
        \nWithin reach, if you also answer the questions: \d+\.\nRead as txt\.
      `),
    );
  });

  it('names checks by their titles, the dearest loss first, and no id or unknown value', async () => {
    const text = await shown();
    const losses = [...text.matchAll(/: ([\d.]+) of ([\d.]+) points$/gm)].map(
      ([, points, max]) => Number(max) - Number(points),
    );
    expect(losses.length).toBeGreaterThan(3);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(text).not.toMatch(/\?(?: to|,)|at \?|strong-verbs|\((?:auto|confirm|pass|fail)/);
    expect(text).toContain('  - Baking Certificate\n');
  });

  it('says when a suggestion needs the reader’s word', async () => {
    const suggestions = [suggestionWith({ level: 'confirm', points: 0.4 })];
    expect(await shown(suggestions)).toContain(
      '[ ] Start with the verb (+0.4; only if it is true)',
    );
  });

  it('tells why a file could not be read', () => {
    const problem = { code: 'corrupted' as const, message: 'File appears to be corrupted.' };
    expect(readable({ file: 'a.pdf', format: null, problem, timingsMs: TIMINGS })).toBe(
      'a.pdf\n=====\nCould not be read (corrupted): File appears to be corrupted.\n\n',
    );
  });
});
