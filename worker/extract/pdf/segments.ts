import { LIST_MARK } from './characters.ts';
import { frameWords } from './frames.ts';
import { withoutNoteNumbers } from './notes.ts';
import type { Box } from './page.ts';
import type { Segment } from './segment.ts';

const WORD_GAP_EM = 0.16;
/** A list mark may stand this far before its text. */
const MARK_GAP_EM = 3.5;

/** Boxes with a word or two stand at most this far apart in a row of them. */
const FRAME_GAP_EM = 1.5;

/** Chunks of a page → segments: neighbours on a row become one where the gap is that of a word space, or both stand in a box of their own. */
export function toSegments(
  chunks: readonly Segment[],
  marks: readonly Box[],
  frames: readonly Box[],
): Segment[] {
  const pieces = withoutNoteNumbers(chunks);
  frameWords(pieces, frames);
  const segments = rowsOf(pieces).flatMap(joinRow);
  for (const mark of marks) {
    const row = marks.filter((other) => other !== mark && isBeside(other, mark));
    // dots in a row rate a skill, they do not start a list item
    if (row.length === 0) putMark(mark, segments);
  }
  return segments;
}

const isBeside = (a: Box, b: Box) =>
  Math.abs(a.y - b.y) < 2 && Math.max(a.x, b.x) - Math.min(a.x2, b.x2) < 15;

/** Space in em between a drawn list mark and its text. */
const DRAWN_MARK_GAP_EM = { from: 0.15, to: 2.2 };

/** A list mark drawn as a shape goes to the text that starts right of it. */
function putMark(mark: Box, segments: readonly Segment[]): void {
  const middle = (mark.y + mark.y2) / 2;
  const onRow = segments.filter(({ y, sizePt }) => middle < y && middle > y - 0.8 * sizePt);
  const item = onRow.find(({ x, sizePt }) => {
    const gap = (x - mark.x2) / sizePt;
    return gap > DRAWN_MARK_GAP_EM.from && gap < DRAWN_MARK_GAP_EM.to;
  });
  const crowded = onRow.some(({ x, x2, sizePt }) => x < mark.x && mark.x - x2 < 2 * sizePt);
  // a mark before bold words adorns a heading
  if (!item || crowded || startsWithMark(item.text) || isAllBold(item)) return;
  item.text = `• ${item.text}`;
  item.x = mark.x;
}

const isAllBold = ({ boldLetters, text }: Segment) => boldLetters >= 0.9 * text.length;

const startsWithMark = (text: string) => isListMark(/^\S+/u.exec(text)?.[0] ?? '');

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
  let drawn = 0;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    const inOneGo = piece.order > drawn && piece.order - drawn <= SAME_GO;
    if (last && touches(last, piece, inOneGo)) merge(last, piece);
    else joined.push({ ...piece });
    drawn = piece.order;
  }
  return joined;
}

/** Pieces this close in the order of drawing may be one line in several fonts. */
const SAME_GO = 4;
/** Widest gap in em within a line that was drawn at different times. */
const LATER_GAP_EM = 0.45;

function touches(last: Segment, next: Segment, inOneGo: boolean): boolean {
  const size = Math.max(last.sizePt, next.sizePt, 6);
  const gap = next.x - last.x2;
  if (areBoxedApart(last, next)) return next.frame!.x - last.frame!.x2 < FRAME_GAP_EM * size;
  const words = inOneGo ? Math.min(Math.max(size * 0.8, 7), 14) : size * LATER_GAP_EM;
  const limit = isListMark(last.text) ? MARK_GAP_EM * size : words;
  return gap < limit && gap > -size * 3;
}

/** Boxes that share a border are cells of a table. */
const areBoxedApart = ({ frame: a }: Segment, { frame: b }: Segment) =>
  a !== undefined && b !== undefined && b.x - a.x2 > 0.5;

const isListMark = (text: string) => LIST_MARK.test(text) || /^(?:\d{1,2}|[a-z])[.)]$/.test(text);

function merge(last: Segment, next: Segment): void {
  const apart =
    next.spaceBefore || next.x - last.x2 > WORD_GAP_EM * Math.min(last.sizePt, next.sizePt);
  const afterMark = isListMark(last.text);
  const space = next.wideBefore && !afterMark ? '\t' : ' ';
  const longer = next.text.length > last.text.length || afterMark;
  last.italic = longer ? next.italic : last.italic;
  last.boldLetters += next.boldLetters;
  if (areBoxedApart(last, next)) last.text += `, ${next.text}`;
  else last.text += (apart ? space : '') + next.text;
  last.frame = next.frame;
  last.bold = afterMark ? next.bold : last.boldLetters > last.text.length / 2;
  if (afterMark) Object.assign(last, { textX: next.x, opensBold: next.opensBold });
  if (longer) Object.assign(last, { sizePt: next.sizePt, font: next.font, y: next.y });
  last.x2 = Math.max(last.x2, next.x2);
  last.order = Math.min(last.order, next.order);
}
