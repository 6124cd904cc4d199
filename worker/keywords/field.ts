import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { FIELDS } from './fields.ts';
import { fieldsOfTitle } from './job-titles.ts';
import { termsIn } from './matcher.ts';
import type { Term } from './term.ts';

/** No field was recognised. */
export const GENERAL = 'general';

const TITLE = 3;
const SKILL = 2;
const BODY = 1;
const LEAST = 4;
const AHEAD = 1.3;

/**
 * Id of the field of work: the title counts 3, a listed skill 2, a term elsewhere 1, shared by the
 * fields that look for it. `general` below 4 points or less than 1.3 times the runner-up.
 */
export function detectField(document: ExtractedDocument, resume: ParsedResume): string {
  const points = new Map<string, number>(FIELDS.map(({ id }) => [id, 0]));
  const add = (id: string, worth: number) => points.set(id, points.get(id)! + worth);
  for (const [text, worth] of titlesOf(resume)) {
    const fields = fieldsOfTitle(text);
    for (const id of fields) add(id, worth / Math.sqrt(fields.length));
  }
  const skills = new Set<Term>();
  for (const { value } of resume.skills) for (const term of termsIn(value)) skills.add(term);
  const body = new Set<Term>();
  for (const { text } of document.lines) for (const term of termsIn(text)) body.add(term);
  for (const term of body) {
    const worth = (skills.has(term) ? SKILL : BODY) / term.fields.length;
    for (const id of term.fields) add(id, worth);
  }
  const [[best, most] = [GENERAL, 0], [, next] = ['', 0]] = [...points].toSorted(
    (a, b) => b[1] - a[1],
  );
  return most >= LEAST && most >= next * AHEAD ? best : GENERAL;
}

/** The title under the name weighs most, then the jobs, the newest most. */
function titlesOf({ label, work }: ParsedResume): [text: string, worth: number][] {
  const held = work.flatMap(({ title }, index): [string, number][] =>
    title ? [[title.value, TITLE / (index + 1)]] : [],
  );
  return label ? [[label.value, TITLE * 2], ...held] : held;
}
