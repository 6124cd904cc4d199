import { succeed, type Outcome } from '#contract/problem.ts';
import type { Suggestion } from '#contract/resume.ts';
import { toReadout } from '../parse/readout.ts';
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
import type { ProcessingResult } from '../storage/database.ts';
import { analysisOf } from './analysis.ts';
import { decideAgain, type SavedDecision } from './decisions.ts';
import { counted, progressNotes, type Progress } from './progress.ts';

export interface ProcessingInput {
  bytes: Uint8Array;
  fileName: string;
  options: AssessOptions;
  /** Decisions of an earlier run to make again. */
  decisions: readonly SavedDecision[];
  /** Awaited, so that the news gets out of the worker before the work goes on. */
  onProgress: (progress: Progress) => Promise<void>;
  /** Milliseconds, for measuring. */
  now: () => number;
}

/** Reads a file and makes everything that is stored about it. Fails as extraction does. */
export async function processBytes(input: ProcessingInput): Promise<Outcome<ProcessingResult>> {
  const { options, decisions, onProgress, now } = input;
  const started = now();
  const notes = progressNotes(now);
  await onProgress(notes.at('extract'));
  const read = await readDocument(input.bytes, input.fileName);
  if (!read.ok) return read;
  notes.finish('extract', counted(read.value.text.split(/\s+/).length, 'word'));
  notes.show(read.value);
  await onProgress(notes.at('parse'));
  const original = assess(read.value, {
    ...options,
    onStage: (stage) => stage === 'score' && notes.finish('parse', 'Contact, roles, skills'),
  });
  notes.finish(
    'score',
    `${counted(original.report.checks.length, 'check')}, every point explained`,
  );
  await onProgress(notes.at('suggest'));
  const suggestions = decideAgain(original, suggestFor(original, options), decisions);
  notes.finish('suggest', `${counted(suggestions.length, 'edit')} that keep your facts`);
  await onProgress(notes.at('save'));
  return succeed(resultOf(finish(original, suggestions, options), Math.round(now() - started)));
}

/** The result after a change of decisions, over the same reading of the file. */
export function resultWith(
  original: Assessment,
  suggestions: Suggestion[],
  { options, previous }: { options: AssessOptions; previous: ProcessingResult },
): ProcessingResult {
  const processed = finish(original, suggestions, options);
  return { ...resultOf(processed, previous.analysis.tookMs), linkedin: previous.linkedin };
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
