import { succeed, type Outcome } from '#contract/problem.ts';
import type { ProcessingStage, Suggestion } from '#contract/resume.ts';
import {
  assess,
  enhance,
  potentialScore,
  readDocument,
  suggestFor,
  type AssessOptions,
  type Assessment,
  type Processed,
} from '../pipeline.ts';
import { toReadout } from '../parse/readout.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { analysisOf } from './analysis.ts';
import { decideAgain, type SavedDecision } from './decisions.ts';

export interface ProcessingInput {
  bytes: Uint8Array;
  fileName: string;
  options: AssessOptions;
  /** Decisions of an earlier run to make again. */
  decisions: readonly SavedDecision[];
  /** Told each stage as it starts; awaited, so that its news gets out before the work goes on. */
  onStage: (stage: ProcessingStage) => Promise<void>;
  /** Milliseconds, for measuring. */
  now: () => number;
}

/** Reads a file and makes everything that is stored about it. Fails as extraction does. */
export async function processBytes(input: ProcessingInput): Promise<Outcome<ProcessingResult>> {
  const { bytes, fileName, options, decisions, onStage, now } = input;
  const started = now();
  await onStage('extract');
  const read = await readDocument(bytes, fileName);
  if (!read.ok) return read;
  await onStage('parse');
  const original = assess(read.value, options);
  await onStage('suggest');
  const suggestions = decideAgain(original.document, suggestFor(original, options), decisions);
  const processed = finish(original, suggestions, options);
  return succeed(resultOf(processed, Math.round(now() - started)));
}

/** The result after a change of decisions, over the same reading of the file. */
export function resultWith(
  result: ProcessingResult,
  suggestions: Suggestion[],
  options: AssessOptions,
): ProcessingResult {
  const processed = finish(assess(result.document, options), suggestions, options);
  return { ...resultOf(processed, result.analysis.tookMs), linkedin: result.linkedin };
}

/** The result for another field of work: other keywords, so another score and other suggestions. */
export function resultForField(
  result: ProcessingResult,
  decisions: readonly SavedDecision[],
  options: AssessOptions,
): ProcessingResult {
  const original = assess(result.document, options);
  const suggestions = decideAgain(original.document, suggestFor(original, options), decisions);
  const processed = finish(original, suggestions, options);
  return { ...resultOf(processed, result.analysis.tookMs), linkedin: result.linkedin };
}

function finish(
  original: Assessment,
  suggestions: Suggestion[],
  options: AssessOptions,
): Processed {
  return {
    original,
    suggestions,
    enhanced: enhance(original.document, suggestions, options),
    potential: potentialScore(original.document, suggestions, options),
  };
}

function resultOf(processed: Processed, tookMs: number): ProcessingResult {
  const { original, suggestions, enhanced } = processed;
  return {
    document: original.document,
    readout: toReadout(original.resume, original.document),
    suggestions,
    enhancedContent: enhanced.document.text,
    analysis: analysisOf(processed, tookMs),
    linkedin: null,
  };
}
