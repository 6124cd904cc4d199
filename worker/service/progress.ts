import type { ProgressNote, ProgressRow } from '#contract/database.ts';
import type { ProcessingStage } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';

/** What is told about a run while it goes on. */
export type Progress = Omit<ProgressRow, 'id' | 'at'>;

const EXCERPT_LINES = 14;
const EXCERPT_LINE_LENGTH = 90;

/** Collects what the stages of one run found and how long each took. */
export function progressNotes(now: () => number) {
  const done: ProgressNote[] = [];
  let excerpt: Progress['excerpt'];
  let since = now();
  return {
    /** Ends a stage. */
    finish(stage: ProcessingStage, text: string): void {
      done.push({ stage, text, tookMs: Math.round(now() - since) });
      since = now();
    },
    show(document: ExtractedDocument): void {
      excerpt = document.lines
        .filter(({ text }) => text.trim() !== '')
        .slice(0, EXCERPT_LINES)
        .map(({ text }) => ({ text: text.slice(0, EXCERPT_LINE_LENGTH) }));
    },
    at: (stage: ProcessingStage): Progress => ({ stage, done: [...done], excerpt }),
  };
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `63,092`: the same on every machine, whatever its language. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
