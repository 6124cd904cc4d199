import type { CheckInput } from '#worker/checks/model.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { evidenceLines } from './evidence-lines.ts';

export interface UsedTerm {
  term: Term;
  /** Stands in a statement about work, not only in a list of skills or in the summary. */
  atWork: boolean;
  /** Belongs to the recognised field; every hard term does where no field was recognised. */
  ofField: boolean;
}

/** Hard terms, tools and licences that the resume holds, each once. */
export function usedTerms(input: CheckInput): UsedTerm[] {
  const { document, keywords, resume } = input;
  const atWork = new Set<Term>();
  for (const { text, repeated } of evidenceLines(input)) {
    if (!repeated) for (const term of termsIn(text)) atWork.add(term);
  }
  for (const role of resume.work) {
    for (const term of termsIn(role.title?.value ?? '')) atWork.add(term);
    for (const term of termsIn(role.summary?.value ?? '')) atWork.add(term);
  }
  const all = new Set(atWork);
  for (const { text } of document.lines) {
    for (const term of termsIn(text)) all.add(term);
  }
  return [...all]
    .filter(({ kind }) => kind !== 'soft')
    .map((term) => ({
      term,
      atWork: atWork.has(term),
      ofField: keywords.field === 'general' || term.fields.includes(keywords.field),
    }));
}
