import { succeed, type Outcome } from '#contract/problem.ts';
import {
  PLAIN_SIGNALS,
  type DocumentLine,
  type ExtractedDocument,
} from '#worker/document/model.ts';
import { boundedLines, ENOUGH_CHARS, ENOUGH_PARAGRAPHS } from '../bounds.ts';
import { corruptedFile, emptyFile } from '../problems.ts';
import { columnsApart } from './columns.ts';
import { decodeText } from './encoding.ts';
import { withoutMail } from './mail.ts';
import { unwrap } from './wrap.ts';

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029\f]/;
/** A row of dashes under a title, as in setext and e-mail headings. */
const UNDERLINE = /^([-=_~*¯‾─━═])\1{2,}$/;
const MAX_HEADING_CHARS = 50;

/** Reads plain text of any common encoding. Fails when the bytes are no text. */
export function readTxt(bytes: Uint8Array): Outcome<ExtractedDocument> {
  const text = decodeText(bytes);
  if (text === null) return corruptedFile('is not text');
  if (text.trim() === '') return emptyFile();
  const raw = withoutMail(linesOf(text));
  const apart = columnsApart(raw);
  const lines = unwrap(apart).map((line): DocumentLine => ({ text: line, start: 0, role: 'body' }));
  markUnderlined(lines);
  return succeed({
    format: 'txt',
    text: '',
    lines,
    links: [],
    signals: { ...PLAIN_SIGNALS, columns: apart === raw ? 1 : 2 },
    warnings: [],
    truncated: text.length > ENOUGH_CHARS,
    carelessText: apart === raw ? null : raw.join('\n'),
  });
}

/** The lines within the bounds; what lies beyond every bound is not looked at. */
const linesOf = (text: string): string[] =>
  text
    .slice(0, ENOUGH_CHARS)
    .split(LINE_END, ENOUGH_PARAGRAPHS)
    .flatMap((line) => boundedLines(line));

function markUnderlined(lines: DocumentLine[]): void {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || !UNDERLINE.test(line.text)) continue;
    if (above.text !== '' && above.text.length <= MAX_HEADING_CHARS) above.headingLevel = 2;
  }
}
