/** What an edit is worth: the text is scored again with it alone. */
import type { Edit, ScoreReport } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { editDocument } from '#worker/document/edit.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { scoreResume } from '#worker/score/score.ts';
import { patchResume } from './patch-resume.ts';

/** Score in points before rounding, its cap included. */
export function exactScore(report: ScoreReport): number {
  const cap = report.blockers
    .filter((blocker) => blocker.kind === 'cap')
    .reduce((lowest, blocker) => Math.min(lowest, blocker.value), 100);
  return Math.min(cap, report.rawPoints * report.multiplier);
}

/** The report of the document with `edits` applied. */
export function scoreWith(input: CheckInput, edits: readonly Edit[]): ScoreReport {
  const document = editDocument(input.document, edits);
  const resume = patchResume(input.document.text, input.resume, edits) ?? parseResume(document);
  const chosen = input.keywords.chosen ? input.keywords.field : null;
  const keywords = findKeywords(document, resume, chosen);
  return scoreResume({ document, resume, keywords, speller: input.speller });
}
