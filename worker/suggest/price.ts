/** What an edit is worth: the text is scored again with it alone. */
import type { Edit, ScoreReport } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { editDocument } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
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

/** The report of the document with `edits` applied; edits inside bullets are not parsed again. */
export function scoreWith(input: CheckInput, edits: readonly Edit[]): ScoreReport {
  const resume = patchResume(input.document.text, input.resume, edits);
  return resume
    ? scoreParsed(input, editDocument(input.document, edits), resume)
    : scoreAnew(input, edits);
}

/** The same, always parsed anew: the last word on what the parser makes of the edited text. */
export function scoreAnew(input: CheckInput, edits: readonly Edit[]): ScoreReport {
  const document = editDocument(input.document, edits);
  return scoreParsed(input, document, parseResume(document));
}

function scoreParsed(
  input: CheckInput,
  document: ExtractedDocument,
  resume: ParsedResume,
): ScoreReport {
  const chosen = input.keywords.chosen ? input.keywords.field : null;
  const keywords = findKeywords(document, resume, chosen);
  return scoreResume({ document, resume, keywords, speller: input.speller });
}
