import { readdirSync, readFileSync } from 'node:fs';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { plainFields } from '#worker/export/plain-fields.ts';
import { writeLinkedIn } from '#worker/linkedin/linkedin.ts';
import { processFile } from '#worker/pipeline.ts';

const RESUMES = new URL('resumes/', import.meta.url);

/** Current roles are counted to this day, so that results do not change with time. */
const TODAY = '2026-01-31';

/** File names of the synthetic resumes; everyone in them is fictional. */
export const GOLDEN_RESUMES = readdirSync(RESUMES);

/** Where the accepted result of a resume is kept. */
export const goldenFile = (resume: string): URL =>
  new URL(`expected/${resume.replace(/\.\w+$/, '')}.json`, import.meta.url);

/** Everything that the product says about a resume, as text to compare. */
export async function goldenResult(resume: string): Promise<string> {
  const speller = await loadSpeller();
  const bytes = new Uint8Array(readFileSync(new URL(resume, RESUMES)));
  const outcome = await processFile(bytes, resume, { speller });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const { original, proposals, enhanced, potential } = outcome.value;
  const { total, band, blockers, checks } = original.report;
  const result = {
    fields: plainFields(original.resume),
    score: {
      total,
      band,
      enhanced: enhanced.report.total,
      potential,
      blockers: blockers.map(({ id, value }) => `${id} ${value}`),
      checks: checks.map(({ id, points, max, status }) => `${id} ${points}/${max} ${status}`),
    },
    suggestions: proposals.suggestions.map(({ level, points, title, before, after }) => ({
      is: `${level}, ${points}`,
      title,
      before,
      after,
    })),
    questions: proposals.questions.map(({ points, prompt, before, template }) => ({
      is: `${points}`,
      prompt,
      before,
      template,
    })),
    keywords: {
      field: original.keywords.field,
      found: original.keywords.found.map(({ term }) => term),
      missing: original.keywords.missing.map(({ term }) => term),
    },
    enhancedText: enhanced.document.text.split('\n'),
    linkedin: writeLinkedIn({ ...enhanced, today: TODAY }),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}
