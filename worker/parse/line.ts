/** The parser's view of a document: trimmed lines with cells, bullets and style, still tied to the text. */
import { oneLine } from '#contract/one-line.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import { FRAMED, FRAME_END } from '#worker/document/bullet-signs.ts';
import { BULLET, countWords, isPortraitName } from './line-signs.ts';
import { withBarsAsTabs } from './bar-rows.ts';
import { withoutBulletCells } from './bullet-cells.ts';
import { blanked, withoutEmphasis } from './markdown-signs.ts';
import type { Parsed } from './model.ts';

/** A stretch of one line and its offset in the document's text. */
export interface Piece {
  text: string;
  start: number;
  /** Its parts do not stand together in the text, so it has no span. */
  broken?: boolean;
}

/** A visible line as the parser sees it. */
export interface Line extends Piece {
  /** Index in `document.lines`. */
  index: number;
  /** Place in the order of reading; heads and feet of pages take none. */
  order?: number;
  /** Glyph or number and spaces removed before `text`. */
  markerLength: number;
  bullet: boolean;
  /** Spaces before the line's first character, marker included. */
  indent: number;
  /** Segments that a tab, a wide gap or a table cell sets apart; one for most lines. */
  cells: Piece[];
  /** What the label of a form, taken off the line, said of it. */
  hint?: 'company' | 'title' | 'place' | 'dates';
  /** What it is in an entry, where its list or its own line has told. */
  part?: 'head' | 'text';
  /** A paragraph gap, or a page's start, stands before it. */
  gapBefore: boolean;
  words: number;
  caps: boolean;
  source: DocumentLine;
}

const NUMBER = /^(?:\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\p{L})/u;
const PAGE_NUMBER = new RegExp(
  oneLine`
    ^\s*[-–—]?\s*(?:(?:page|seite|pagina|página|p\.|strona|sida|side)\s*)?\d{1,2}\s*
    (?:(?:\/|of|von|de|sur|di|van|z|av)\s*\d{1,2})\s*[-–—]?\s*$|
    ^\s*(?:page|seite|pagina|página|strona)\s*\d{1,2}\s*$
  `,
  'i',
);
const WIDE_GAP = /\t+|\s{3,}|\u2003+/g;

/** Numbers lines in the order of reading, so that a stretch taken out of them shows as a gap. */
export function inOrder(lines: Line[]): Line[] {
  let order = 0;
  for (const [i, line] of lines.entries()) {
    const running = line.source.role === 'header' || line.source.role === 'footer';
    // A page number left out cuts a text without pages; between pages a sentence goes on.
    const cut =
      line.source.page == null && !line.gapBefore && line.index > (lines[i - 1]?.index ?? 0) + 1;
    if (!running) order += cut ? 2 : 1;
    line.order = order;
  }
  return lines;
}

/** Visible, non-blank lines of a document, in order. */
export function readLines(document: ExtractedDocument): Line[] {
  const lines: Line[] = [];
  const sources = withBarsAsTabs(document.lines);
  const own = ownMarks(sources);
  let gap = true;
  let page: number | undefined;
  for (const [index, source] of sources.entries()) {
    if (source.passedOver || PAGE_NUMBER.test(source.text.slice(0, 40))) continue;
    const line = readLine(source, index, gap || source.page !== page, own);
    if (line) {
      lines.push(...withoutBulletCells(line));
      page = source.page;
      gap = false;
    } else {
      gap = true;
    }
  }
  return lines;
}

/** A sign glued to its word, a picture or a lone 'o' is a bullet where several lines open with it: '-grilled', '👉 Cut', 'o 60 covers'. */
const OWN_MARK = /^(?:[-–—](?=\p{L})|o\s+(?=\S)|\p{Extended_Pictographic}\uFE0F?\s+(?=[\p{L}\d]))/u;
const OWN_MARK_LINES = 3;

/** '(a)', 'b)', 'c.' before an item; a letter alone may open a word of its own, so the list must begin with 'a' and 'b'. */
const LETTER = /^(?:\([a-h]\)|[a-h][.)])\s+(?=\S)/;

function letterMarks(lines: readonly DocumentLine[]): string[] {
  const marks = lines.flatMap(({ text }) => LETTER.exec(text.trimStart())?.[0].trim() ?? []);
  const inOrder = (mark: string, at: number) =>
    mark.includes('a') && marks[at + 1] === mark.replace('a', 'b');
  return marks.some(inOrder) ? marks : [];
}

function ownMarks(lines: readonly DocumentLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const mark = OWN_MARK.exec(text.trimStart())?.[0].trim();
    if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const often = [...counts].filter(([, n]) => n >= OWN_MARK_LINES).map(([mark]) => mark);
  return new Set([...often, ...letterMarks(lines)]);
}

function ownMarkOf(text: string, own: ReadonlySet<string>): string | undefined {
  const mark = own.size > 0 ? (OWN_MARK.exec(text) ?? LETTER.exec(text))?.[0] : undefined;
  return mark && own.has(mark.trim()) ? mark : undefined;
}

function readLine(
  source: DocumentLine,
  index: number,
  gapBefore: boolean,
  own: ReadonlySet<string>,
): Line | null {
  const raw = withoutEmphasis(source.text).trimEnd();
  const trimmed = raw.trimStart();
  if (!trimmed || isPortraitName(trimmed)) return null;
  let indent = raw.length - trimmed.length;
  // '## Experience' as Markdown writes a heading.
  const hashes = /^#{1,4}\s+(?=[\p{L}*])/u.exec(trimmed)?.[0];
  if (hashes) {
    const bare = { ...source, text: blanked(raw, indent, hashes) };
    const headingLevel = source.headingLevel ?? hashes.trim().length;
    return readLine({ ...bare, headingLevel }, index, gapBefore, own);
  }
  const frame = FRAMED.exec(trimmed);
  if (frame) {
    const bare = blanked(raw, indent, frame[1]!).replace(FRAME_END, '');
    return readLine({ ...source, text: bare }, index, gapBefore, own);
  }
  const sign = BULLET.exec(trimmed) ?? (source.list ? NUMBER.exec(trimmed) : null);
  const marker = sign?.[0] ?? ownMarkOf(trimmed, own) ?? '';
  const text = trimmed.slice(marker.length);
  const start = source.start + indent + marker.length;
  if (!text) return null;
  indent += marker.length;
  return {
    index,
    text,
    start,
    markerLength: marker.length,
    bullet: marker.length > 0 || source.list != null,
    indent,
    cells: splitCells(text, start),
    gapBefore,
    words: countWords(text),
    caps: isCaps(text),
    source,
  };
}

function splitCells(text: string, start: number): Piece[] {
  if (text.length > 2000 || !/\t|\s{3}|\u2003/.test(text)) return [{ text, start }];
  const cells: Piece[] = [];
  let from = 0;
  for (const gap of text.matchAll(WIDE_GAP)) {
    if (gap.index > from) cells.push({ text: text.slice(from, gap.index), start: start + from });
    from = gap.index + gap[0].length;
  }
  if (from < text.length) cells.push({ text: text.slice(from), start: start + from });
  return cells;
}

/** Upper case throughout, with at least three letters. */
export function isCaps(text: string): boolean {
  if (text.length > 120 || text !== text.toUpperCase()) return false;
  return text !== text.toLowerCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 3;
}

/** A part of a piece without surrounding spaces and separators. */
export function slice(piece: Piece, from: number, to: number): Piece {
  let a = from;
  let b = to;
  while (a < b && TRIM.test(piece.text[a]!)) a++;
  while (b > a && TRIM_END.test(piece.text[b - 1]!)) b--;
  const part: Piece = { text: piece.text.slice(a, b), start: piece.start + a };
  return piece.broken ? { ...part, broken: true } : part;
}

const TRIM = /[\s,;|·•–—:\-/\u2022]/;
const TRIM_END = /[\s,;|·•–—:\-/\u2022]/;

/** A piece as a found value. */
export function parsed(piece: Piece, confidence: number): Parsed {
  return {
    value: piece.text.replace(/\s+/g, ' '),
    span: piece.broken ? null : { start: piece.start, end: piece.start + piece.text.length },
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  };
}

/** Several consecutive lines as one value: wrapped text joined by spaces, the span covering all. */
export function parsedLines(lines: Line[], confidence: number): Parsed {
  const first = lines[0]!;
  const last = lines.at(-1)!;
  return {
    value: lines
      .map((line, i) => (i > 0 ? markerOf(line) : '') + line.text)
      .join(' ')
      .replace(/\s+/g, ' '),
    span: { start: first.start, end: last.start + last.text.length },
    confidence,
  };
}

function markerOf({ source, start, markerLength }: Line): string {
  const at = start - source.start;
  return markerLength > 0 ? source.text.slice(at - markerLength, at) : '';
}
