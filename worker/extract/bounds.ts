/** Sizes that no resume's text has; whatever comes after extraction may count on them. */
import { MAX_TEXT_CHARS } from '#contract/limits.ts';

/** Lines of a document: as many as its characters make at a word or two a line. */
export const MAX_LINES = 20_000;
/** Characters of a line; the longest paragraphs of a life's record hold some 3,000. */
export const MAX_LINE_CHARS = 4_000;
/** Characters between two spaces; the longest addresses with all their parameters hold some 400. */
export const MAX_WORD_CHARS = 500;
/** Characters that a reader collects before it stops: enough for the text, with blanks that vanish later. */
export const ENOUGH_CHARS = 4 * MAX_TEXT_CHARS;
/** Paragraphs that a reader collects before it stops. */
export const ENOUGH_PARAGRAPHS = 2 * MAX_LINES;

const isBlank = (code: number) => code === 0x20 || code === 0x09;

/** A line as lines within the bounds: an overlong one falls apart at its spaces, an overlong word after each 500 letters. */
export function boundedLines(text: string): string[] {
  if (text.length <= MAX_WORD_CHARS) return [text];
  const spaced = withSpaces(text);
  const lines: string[] = [];
  let from = 0;
  while (spaced.length - from > MAX_LINE_CHARS) {
    let to = from + MAX_LINE_CHARS;
    while (to > from && !isBlank(spaced.charCodeAt(to))) to -= 1;
    lines.push(spaced.slice(from, to));
    from = to + 1;
  }
  lines.push(spaced.slice(from));
  return lines;
}

/** The text with a space in each overlong word: behind its last mark of a sentence where it has one, as in scripts without spaces. */
function withSpaces(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let wordStart = 0;
  for (let at = 0; at < text.length; at++) {
    if (isBlank(text.charCodeAt(at))) wordStart = at + 1;
    else if (at - wordStart === MAX_WORD_CHARS) {
      const stop = lastStop(text, wordStart, at);
      parts.push(text.slice(from, stop));
      from = wordStart = stop;
    }
  }
  return from === 0 ? text : [...parts, text.slice(from)].join(' ');
}

/** Where an overlong word may be broken: behind a full stop or comma of East Asian writing, not inside a surrogate pair. */
function lastStop(text: string, from: number, to: number): number {
  for (let at = to; at > from + MAX_WORD_CHARS / 2; at--) {
    if ('。、！？；，'.includes(text[at - 1]!)) return at;
  }
  const isLowHalf = (text.charCodeAt(to) & 0xfc00) === 0xdc00;
  return isLowHalf ? to - 1 : to;
}
