/** What was pasted in Markdown, without the signs that stand for looks: '### Cook' and '**Sea Road Inn**'. */
import type { ExtractedDocument } from '#worker/document/model.ts';
import { withoutStars } from '#worker/parse/markdown-signs.ts';
import type { Row } from './model.ts';

/** The document with blanks in place of the signs, so that no offset changes. */
export function withoutSigns(document: ExtractedDocument): ExtractedDocument {
  if (!/[*_#]/.test(document.text)) return document;
  const lines = document.lines.map((line) => ({ ...line, text: bare(line.text) }));
  return { ...document, lines, text: lines.map(({ text }) => text).join('\n') };
}

const bare = (text: string): string =>
  text.length > LONGEST || !/[*_#]/.test(text)
    ? text
    : withoutStars(text.replace(HASHES, (signs) => ' '.repeat(signs.length)));

const HASHES = /^\s*#{1,4}\s+(?=[\p{Lu}*])/u;
const LONGEST = 2000;

/** A row without the blanks that signs left: single spaces, none in front of a comma. */
export function withoutBlanks(row: Row): Row {
  const text = squeezed(row.text);
  if (text === row.text) return row;
  const words = row.strong && squeezed(row.text.slice(row.strong.start, row.strong.end));
  const start = words ? text.indexOf(words) : -1;
  const strong = words && start >= 0 ? { start, end: start + words.length } : null;
  return { ...row, text, strong, right: squeezed(row.right) };
}

const squeezed = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[,.;:)])/g, '')
    .trim();
