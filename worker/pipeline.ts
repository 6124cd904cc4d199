/** The stages in order; pure over bytes and options, the same in a browser's worker, in Node and in tests. */
import type { Hint } from '#contract/hint.ts';
import { succeed, type Outcome } from '#contract/problem.ts';
import type { KeywordReport, ProcessingStage, Proposals, ScoreReport } from '#contract/resume.ts';
import { editDocument } from './document/edit.ts';
import type { ExtractedDocument } from './document/model.ts';
import { extract } from './extract/extract.ts';
import { findKeywords } from './keywords/keywords.ts';
import type { Speller } from './nlp/speller.ts';
import type { ParsedResume } from './parse/model.ts';
import { parseResume } from './parse/parse.ts';
import { scoreResume } from './score/score.ts';
import { acceptAll, acceptedEdits } from './suggest/decide.ts';
import { answeredLikely } from './suggest/likely.ts';
import { suggest } from './suggest/suggest.ts';

export interface Assessment {
  document: ExtractedDocument;
  resume: ParsedResume;
  keywords: KeywordReport;
  report: ScoreReport;
}

export interface AssessOptions {
  speller: Speller | null;
  chosenField?: string | null;
  /** What the owner said about how it is to be read. */
  hints?: readonly Hint[];
  /** Told each stage as it starts. */
  onStage?: (stage: ProcessingStage) => void;
  /** Asked between the steps of a stage; once it says no, each stage hands on what it has. */
  mayGoOn?: () => boolean;
}

export interface Processed {
  original: Assessment;
  /** The original with the user's own edits; the original itself where there are none. */
  working: Assessment;
  proposals: Proposals;
  enhanced: Assessment;
  /** Score if every suggestion were accepted and every question answered; null where there is none. */
  potential: number | null;
}

/** bytes → read document. */
export const readDocument = extract;

/** read document → fields, keywords, score. */
export function assess(document: ExtractedDocument, options: AssessOptions): Assessment {
  options.onStage?.('parse');
  const resume = parseResume(document, options.hints, options.mayGoOn);
  options.onStage?.('score');
  const keywords = findKeywords(document, resume, options.chosenField);
  const report = scoreResume({ document, resume, keywords, speller: options.speller });
  return { document, resume, keywords, report };
}

/** assessment → suggestions, those that keep meaning already accepted, and questions. */
export function suggestFor(assessment: Assessment, options: AssessOptions): Proposals {
  options.onStage?.('suggest');
  const { report, ...input } = assessment;
  return suggest({ ...input, speller: options.speller }, report, options.mayGoOn);
}

/** read document + decisions → enhanced document, assessed again. Nothing accepted → the same document. */
export function enhance(
  document: ExtractedDocument,
  proposals: Proposals,
  options: AssessOptions,
): Assessment {
  // Two readings of one resume are only comparable when both are whole.
  const quietly = { ...options, onStage: undefined, mayGoOn: undefined };
  return assess(editDocument(document, acceptedEdits(proposals)), quietly);
}

/** The score within reach: everything accepted and each open question answered as people do; null when time is up. */
export function potentialScore(
  document: ExtractedDocument,
  proposals: Proposals,
  options: AssessOptions,
): number | null {
  if (options.mayGoOn?.() === false) return null;
  const { suggestions, questions } = proposals;
  const all = { suggestions: acceptAll(suggestions), questions: answeredLikely(questions) };
  return enhance(document, all, options).report.total;
}

/** Everything that processing does, for callers that need no progress. */
export async function processFile(
  bytes: Uint8Array,
  fileName: string,
  options: AssessOptions,
): Promise<Outcome<Processed>> {
  options.onStage?.('extract');
  const read = await readDocument(bytes, fileName);
  if (!read.ok) return read;
  const original = assess(read.value, options);
  const proposals = suggestFor(original, options);
  const enhanced = enhance(read.value, proposals, options);
  const potential = potentialScore(read.value, proposals, options);
  return succeed({ original, working: original, proposals, enhanced, potential });
}
