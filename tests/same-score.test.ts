import { describe, expect, it } from 'vitest';
import { filesOf } from '#tests/builders/files.ts';
import { ACCOUNTANT, NURSE, SHOP_ASSISTANT } from '#tests/builders/people.ts';
import { STUDENT } from '#tests/builders/student.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { processFile } from '#worker/pipeline.ts';

const speller = await loadSpeller();

async function processed(bytes: Uint8Array, name: string) {
  const outcome = await processFile(bytes.slice(), name, { speller });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const PEOPLE = { NURSE, ACCOUNTANT, STUDENT, SHOP_ASSISTANT };

describe.each(Object.entries(PEOPLE))('the resume of %s', (_, draft) => {
  const files = filesOf(draft);

  it('scores within 4 points as .docx, .pdf and .txt', async () => {
    const scores: Record<string, number | null> = {};
    for (const [ending, bytes] of Object.entries(files)) {
      const { original } = await processed(bytes, `resume.${ending}`);
      scores[ending] = original.report.total;
    }
    const totals = Object.values(scores).map(Number);
    expect(Math.max(...totals) - Math.min(...totals), JSON.stringify(scores)).toBeLessThanOrEqual(
      4,
    );
    expect(Math.min(...totals)).toBeGreaterThan(0);
  });
});

it('tells people apart far more than file types', async () => {
  const scoreOf = async (draft: typeof NURSE) =>
    (await processed(filesOf(draft).pdf, 'resume.pdf')).original.report.total!;
  expect(await scoreOf(NURSE)).toBeGreaterThan((await scoreOf(STUDENT)) + 5);
  expect(await scoreOf(STUDENT)).toBeGreaterThan((await scoreOf(SHOP_ASSISTANT)) + 5);
});

it.each(['docx', 'pdf', 'txt'] as const)(
  'gives 50 runs over one .%s the same JSON',
  async (ending) => {
    const bytes = filesOf(STUDENT)[ending];
    const first = JSON.stringify(await processed(bytes, `resume.${ending}`));
    for (let run = 1; run < 50; run++) {
      expect(JSON.stringify(await processed(bytes, `resume.${ending}`)) === first).toBe(true);
    }
  },
);
