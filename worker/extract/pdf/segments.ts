import { LIST_MARK } from './characters.ts';
import type { Segment } from './segment.ts';

const WORD_GAP_EM = 0.16;
/** A list mark may stand this far before its text. */
const MARK_GAP_EM = 3.5;

/** Chunks of a page → segments: neighbours on a row become one where the gap is that of a word space. */
export function toSegments(chunks: readonly Segment[]): Segment[] {
  return rowsOf(chunks).flatMap(joinRow);
}

interface Row {
  y: number;
  sizePt: number;
  pieces: Segment[];
}

function rowsOf(chunks: readonly Segment[]): Segment[][] {
  const rows: Row[] = [];
  for (const piece of chunks.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.slice(-6).findLast((candidate) => belongs(candidate, piece));
    if (!row) {
      rows.push({ y: piece.y, sizePt: piece.sizePt, pieces: [piece] });
      continue;
    }
    row.pieces.push(piece);
    if (piece.sizePt > row.sizePt) Object.assign(row, { y: piece.y, sizePt: piece.sizePt });
  }
  return rows.map((row) => row.pieces);
}

/** Same baseline, or a raised or lowered small piece that touches a larger one. */
function belongs(row: Row, piece: Segment): boolean {
  const small = Math.min(row.sizePt, piece.sizePt);
  const large = Math.max(row.sizePt, piece.sizePt);
  const distance = Math.abs(row.y - piece.y);
  if (distance <= 0.3 * small) return true;
  return (
    distance < 0.6 * large &&
    small < 0.8 * large &&
    row.pieces.some((other) => Math.abs(other.x2 - piece.x) < 2 || Math.abs(piece.x2 - other.x) < 2)
  );
}

function joinRow(pieces: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    if (last && touches(last, piece)) merge(last, piece);
    else joined.push({ ...piece });
  }
  return joined;
}

function touches(last: Segment, next: Segment): boolean {
  const size = Math.max(last.sizePt, next.sizePt, 6);
  const gap = next.x - last.x2;
  const limit = isListMark(last.text) ? MARK_GAP_EM * size : Math.min(Math.max(size * 0.8, 7), 14);
  return gap < limit && gap > -size * 3;
}

const isListMark = (text: string) => LIST_MARK.test(text) || /^(?:\d{1,2}|[a-z])[.)]$/.test(text);

function merge(last: Segment, next: Segment): void {
  const apart =
    next.spaceBefore || next.x - last.x2 > WORD_GAP_EM * Math.min(last.sizePt, next.sizePt);
  const longer = next.text.length > last.text.length || isListMark(last.text);
  const letters = last.text.length + next.text.length;
  last.bold = majority(last, next, 'bold', letters);
  last.italic = majority(last, next, 'italic', letters);
  last.text += (apart ? ' ' : '') + next.text;
  if (longer) Object.assign(last, { sizePt: next.sizePt, font: next.font, y: next.y });
  last.x2 = Math.max(last.x2, next.x2);
  last.order = Math.min(last.order, next.order);
}

function majority(a: Segment, b: Segment, trait: 'bold' | 'italic', letters: number): boolean {
  if (isListMark(a.text)) return b[trait];
  return (a[trait] ? a.text.length : 0) + (b[trait] ? b.text.length : 0) > letters / 2;
}
