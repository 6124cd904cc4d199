import { succeed, type Outcome } from '#contract/problem.ts';
import type { Edit, Proposals, Question } from '#contract/resume.ts';
import { rebaseEdits } from '../document/own-edits.ts';
import { toReadout } from '../parse/readout.ts';
import {
  readDocument,
  suggestFor,
  type AssessOptions,
  type Assessment,
  type Processed,
} from '../pipeline.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { analysisOf } from './analysis.ts';
import { decideAgain, type SavedDecisions } from './decisions.ts';
import { AFRESH, type Assessing } from './memory.ts';
import { counted, progressNotes, type Progress } from './progress.ts';

export interface ProcessingInput {
  bytes: Uint8Array;
  fileName: string;
  options: Omit<AssessOptions, 'speller'>;
  /** Under way while the file is read. */
  speller: Promise<AssessOptions['speller']>;
  /** Decisions of an earlier run to make again. */
  decisions: SavedDecisions;
  /** The user's own edits of an earlier run, with the text that they were made for. */
  own?: { edits: readonly Edit[]; original: string };
  /** Awaited, so that the news gets out of the worker before the work goes on. */
  onProgress: (progress: Progress) => Promise<void>;
  /** Milliseconds, for measuring; no change of the clock moves them. */
  now: () => number;
  /** Keeps what was assessed for the changes that follow. */
  assessing?: Assessing;
}

/** A run that takes longer than this leaves out what is not yet begun; text and score always come. */
const ENOUGH_MS = 20_000;

/** Reads a file and makes everything that is stored about it. Fails as extraction does. */
export async function processBytes(input: ProcessingInput): Promise<Outcome<ProcessingResult>> {
  const { decisions, onProgress, now, own, assessing = AFRESH } = input;
  const started = now();
  const notes = progressNotes(now);
  await onProgress(notes.at('extract'));
  const read = await readDocument(input.bytes, input.fileName);
  if (!read.ok) return read;
  notes.finish('extract', counted(read.value.text.split(/\s+/).length, 'word'));
  notes.show(read.value);
  await onProgress(notes.at('parse'));
  const mayGoOn = () => now() - started < ENOUGH_MS;
  const options = { ...input.options, speller: await input.speller, mayGoOn };
  const original = assessing.original(read.value, {
    ...options,
    onStage: (stage) => stage === 'score' && notes.finish('parse', 'Contact, roles, skills'),
  });
  notes.finish(
    'score',
    `${counted(original.report.checks.length, 'check')}, every point explained`,
  );
  await onProgress(notes.at('suggest'));
  const ownEdits = own ? rebaseEdits(own.edits, own.original, read.value.text) : [];
  const layers = layersOf(original, ownEdits, options, assessing);
  const proposals = decideAgain(layers.working, suggestFor(layers.working, options), decisions);
  notes.finish('suggest', `${counted(proposals.suggestions.length, 'edit')} that keep your facts`);
  await onProgress(notes.at('save'));
  return succeed(
    resultOf(
      layers,
      finish(layers, proposals, options, assessing),
      options,
      Math.round(now() - started),
    ),
  );
}

/** What was read, and over it the user's own text; suggestions are found in the upper one. */
export interface Layers {
  original: Assessment;
  working: Assessment;
  ownEdits: Edit[];
}

/** The layers of a resume with these edits of the user's own. */
export const layersOf = (
  original: Assessment,
  ownEdits: Edit[],
  options: AssessOptions,
  assessing: Assessing,
): Layers => ({
  original,
  working:
    ownEdits.length === 0
      ? original
      : assessing.working(original, ownEdits, {
          ...options,
          onStage: undefined,
          mayGoOn: undefined,
        }),
  ownEdits,
});

/** What a change starts from. */
interface Standing {
  options: AssessOptions;
  previous: ProcessingResult;
  assessing: Assessing;
}

/** The result after a change of decisions or of the user's text, over the same reading of the file. */
export function resultWith(
  layers: Layers,
  proposals: Proposals,
  { options, previous, assessing }: Standing,
): ProcessingResult {
  const questions = withTyped(proposals.questions, previous.questions);
  const processed = finish(layers, { ...proposals, questions }, options, assessing);
  const { tookMs } = previous.analysis;
  return { ...resultOf(layers, processed, options, tookMs), linkedin: previous.linkedin };
}

/** What stands in the fields of open questions stays there, whatever else changes. */
const withTyped = (questions: readonly Question[], before: readonly Question[]): Question[] =>
  questions.map((one) => {
    const { typed, status } = before.find(({ id }) => id === one.id) ?? {};
    const keeps = typed !== undefined && status === 'open' && one.status === 'open';
    return keeps && one.typed === undefined ? { ...one, typed } : one;
  });

function finish(
  { original, working }: Layers,
  proposals: Proposals,
  options: AssessOptions,
  { enhanced, potential }: Assessing,
): Processed {
  return {
    original,
    working,
    proposals,
    enhanced: enhanced(working, proposals, options),
    potential: potential(working, proposals, options),
  };
}

function resultOf(
  { ownEdits }: Layers,
  processed: Processed,
  options: AssessOptions,
  tookMs: number,
): ProcessingResult {
  const { original, working, proposals, enhanced } = processed;
  return {
    document: original.document,
    ownEdits,
    hints: [...(options.hints ?? [])],
    readout: toReadout(working.resume, working.document),
    suggestions: proposals.suggestions,
    questions: proposals.questions,
    enhancedContent: enhanced.document.text,
    analysis: analysisOf(processed, tookMs),
    linkedin: null,
  };
}
