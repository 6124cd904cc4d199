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
  return scoreInside(input, edits) ?? scoreAnew(input, edits);
}

/** The same for edits inside bullets only, which need no parsing; null for others. */
export function scoreInside(input: CheckInput, edits: readonly Edit[]): ScoreReport | null {
  const resume = patchResume(input.document, input.resume, edits);
  return resume && scoreParsed(input, editDocument(input.document, edits), resume);
}

/** The input as it is once `edits` are in. */
export function inputWith(input: CheckInput, edits: readonly Edit[]): CheckInput {
  const document = editDocument(input.document, edits);
  return withResume(input, document, parseResume(document));
}

/** The same, always parsed anew: the last word on what the parser makes of the edited text. */
export function scoreAnew(input: CheckInput, edits: readonly Edit[]): ScoreReport {
  return scoreResume(inputWith(input, edits));
}

const scoreParsed = (input: CheckInput, document: ExtractedDocument, resume: ParsedResume) =>
  scoreResume(withResume(input, document, resume));

function withResume(
  { keywords, speller }: CheckInput,
  document: ExtractedDocument,
  resume: ParsedResume,
): CheckInput {
  const chosen = keywords.chosen ? keywords.field : null;
  return { document, resume, keywords: findKeywords(document, resume, chosen), speller };
}
