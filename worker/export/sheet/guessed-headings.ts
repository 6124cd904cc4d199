import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { isHeadingLine } from '../heading-rule.ts';

/**
 * Lines that look like headings in a resume of which no heading was known by its words, as in a language
 * that the parser does not read: in capitals, or a few words alone below an empty line.
 */
export function guessedHeadings({ lines }: ExtractedDocument, resume: ParsedResume): Set<number> {
  if (resume.sections.some(({ heading }) => heading !== null)) return new Set();
  const texts = lines.map(({ text }) => text.trim());
  const top = texts.indexOf('', texts.findIndex(Boolean));
  if (top < 0) return new Set();
  const isHeading = (text: string, at: number): boolean =>
    at > top &&
    texts[at - 1] === '' &&
    (texts[at + 1] ?? '') !== '' &&
    (isHeadingLine(text) || STANDS_ALONE.test(text));
  return new Set(texts.flatMap((text, at) => (isHeading(text, at) ? [at] : [])));
}

/** One to four words without a figure or a comma. */
const STANDS_ALONE = /^(?=.{3,40}$)\p{Lu}[\p{L}\p{M}]*(?: (?:& )?[\p{L}\p{M}]+){0,3}:?$/u;
