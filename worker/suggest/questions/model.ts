import type { Question } from '#contract/resume.ts';
import type { Edit } from '#contract/resume.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { LintedLine } from '#worker/checks/lines/lints.ts';

/** A question about one line; offsets of `edits` are those of the line's text. */
export interface LineQuestion extends Pick<
  Question,
  | 'rule'
  | 'prompt'
  | 'description'
  | 'kind'
  | 'placeholder'
  | 'template'
  | 'measure'
  | 'things'
  | 'check'
> {
  edits: readonly Edit[];
  /** What a good answer is worth to a reader; the higher one of a line is asked. */
  value: number;
}

/** A line, and the same line with all its lints accepted. */
export interface AskedLine extends LintedLine {
  mended: AnalysedLine;
}

/** Finds what only the writer can say about a line; null where there is nothing to ask. */
export type Asker = (asked: AskedLine) => LineQuestion | null;
