import type { Warning } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { countLetters } from '../clean.ts';

/** Said when all text is that of the template. */
export const TEMPLATE_TEXT: Warning = {
  code: 'template-text',
  message: "All text in this document is the template's own; nothing has been typed over it yet.",
};

/** Fewer letters than this are no text of one's own: a date that updates itself, a stray initial. */
const MIN_LETTERS = 25;

/** True when a document holds more than a few letters. */
export const hasWords = (document: ExtractedDocument): boolean =>
  countLetters(document.lines.map((line) => line.text).join(' ')) >= MIN_LETTERS;
