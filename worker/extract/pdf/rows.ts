import { LIST_MARK } from './characters.ts';
import { inReadingOrder, runsLeftward } from './bidi.ts';
import { sameRow, type Segment } from './segment.ts';

/** Text between two tabs of a row. */
export interface Cell {
  text: string;
  /** Where its text starts, after a list mark. */
  textX: number;
  x2: number;
  sizePt: number;
  bold: boolean;
  /** Opens with bold words that make up a good part of it, as a title before its company does. */
  opensBold: boolean;
  italic: boolean;
}

/** A drawn row, split into cells where it has wide gaps. */
export interface Row {
  cells: Cell[];
  x: number;
  y: number;
  sizePt: number;
  list?: 'bullet' | 'number';
  /** Its words stand in boxes: each is a thing of its own. */
  framed: boolean;
  firstWordWidth: number;
}

/** Gap in em from which two pieces of a row are two cells; with a drawn space between them, and without. */
const CELL_GAP_EM = { spaced: 1.6, bare: 0.78 };

/** The pieces of one row, left to right → its cells. */
export function toRow(segments: readonly Segment[]): Row {
  const first = segments[0]!;
  const cells: Segment[][] = [[first]];
  for (const [i, next] of segments.slice(1).entries()) {
    if (isCellGap(segments[i]!, next)) cells.push([next]);
    else cells.at(-1)!.push(next);
  }
  const longest = segments.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const mark = listMark(first.text);
  const perLetter = (first.x2 - first.x) / Math.max(1, first.text.length);
  const leftward = runsLeftward(segments.map(({ text }) => text).join(' '));
  const inOrder = leftward ? cells.toReversed() : cells;
  return {
    cells: inOrder.map(toCell),
    x: first.x,
    y: longest.y,
    sizePt: longest.sizePt,
    ...(mark && { list: mark }),
    framed: segments.some(({ frame }) => frame !== undefined),
    firstWordWidth: (/^\S+/.exec(first.text)?.[0].length ?? 1) * perLetter,
  };
}

function isCellGap(last: Segment, next: Segment): boolean {
  if (LIST_MARK.test(last.text)) return false;
  if (!sameRow(last, next) || next.wideBefore) return true;
  const gap = (next.x - last.x2) / Math.max(6, Math.min(last.sizePt, next.sizePt));
  return gap > (next.spaceBefore ? CELL_GAP_EM.spaced : CELL_GAP_EM.bare);
}

function toCell(pieces: readonly Segment[]): Cell {
  const text = plainMark(inReadingOrder(pieces.map((piece) => piece.text).join(' ')));
  const share = (trait: 'bold' | 'italic') =>
    pieces.filter((piece) => piece[trait]).reduce((sum, piece) => sum + piece.text.length, 0) >
    text.length / 2;
  const [first] = pieces;
  return {
    text,
    textX: pieces[0]!.textX,
    x2: pieces.at(-1)!.x2,
    sizePt: pieces.toSorted((a, b) => b.text.length - a.text.length)[0]!.sizePt,
    bold: share('bold'),
    opensBold: first!.opensBold && first!.boldLetters >= 0.4 * text.length,
    italic: share('italic'),
  };
}

/** Every list glyph becomes the same one. */
const plainMark = (text: string) =>
  listMark(text) === 'bullet' ? `• ${text.replace(/^\S+\s*/u, '')}` : text;

/** The second half of a range of dates, broken before its dash: '– 2014-01-31', '- present'. */
export const endsRange = (text: string) =>
  /^[–—-]\s+(?:[\d./-]*(?:19|20)\d\d[\d./-]*|\p{L}{3,9}\.?\s+(?:19|20)\d\d|present|current|now|today|heute)$/iu.test(
    text,
  );

function listMark(text: string): 'bullet' | 'number' | undefined {
  const [start = ''] = /^\S+(?=\s)/u.exec(text) ?? [];
  if (endsRange(text)) return undefined;
  if (LIST_MARK.test(start)) return 'bullet';
  return /^\d{1,2}[.)]$/.test(start) ? 'number' : undefined;
}
