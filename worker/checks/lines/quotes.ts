import type { Span } from '#contract/resume.ts';
import { sentenceSpans } from '#worker/nlp/sentences.ts';

/** Whole words from the start of a text, `most` characters at most. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most + 1).replace(/\s*\S*$/, '') || text.slice(0, most);
}

/** The sentence of a text in which a place stands, with its own span where that of the text is known. */
export function sentenceAt(
  { text, span }: { text: string; span: Span | null },
  at: number,
): { text: string; span: Span | null } {
  const sentence = sentenceSpans(text).find(({ end }) => at < end);
  if (!sentence) return { text, span };
  const { start, end } = sentence;
  const exact = span && span.end - span.start === text.length;
  return {
    text: text.slice(start, end),
    span: exact ? { start: span.start + start, end: span.start + end } : span,
  };
}

/** A place with a few whole words on either side. */
export function around(text: string, start: number, end: number): string {
  const before = /(?:\S+\s+){0,3}$/.exec(text.slice(0, start))![0];
  const after = /^\S*(?:\s+\S+){0,4}/.exec(text.slice(end))![0];
  return `${before}${text.slice(start, end)}${after}`;
}
