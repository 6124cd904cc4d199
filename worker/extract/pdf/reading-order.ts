import { readBand, type Part } from './bands.ts';
import { isDateLike } from '../dates.ts';
import { findGutter, type Gutter } from './gutter.ts';
import { findLetterhead } from './letterhead.ts';
import { joinedDates, notesOfFirstRow, withNotes } from './margins.ts';
import { countRows, quantile, sameRow, toRows, type Segment } from './segment.ts';

/** Text that is read from top to bottom without a jump. */
export interface Block {
  /** Rows from top to bottom; the pieces of a row from left to right. */
  rows: Segment[][];
  /** Right end of the space that its rows may fill. */
  right: number;
  /** Which side of its gutter it stands on, from 0; undefined in a single column. */
  column?: number;
  /** It follows its label: no gap between the two. */
  attached?: boolean;
}

/** Deepest nesting of columns within columns. */
const MAX_DEPTH = 8;

/** Puts a page's segments into the order in which a person reads them; `right` is the end of their space. */
export function readingOrder(segments: readonly Segment[], right: number, depth = 0): Block[] {
  if (segments.length === 0) return [];
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : null;
  if (!gutter) return [{ rows: toRows(segments), right }];
  const letterhead = findLetterhead(gutter);
  if (letterhead) {
    const { head, details, body } = letterhead;
    return [head, details, body].flatMap((part) => readingOrder(part, right, depth + 1));
  }
  const reading = readBand(gutter);
  const inner =
    reading.kind === 'rows'
      ? readRows(gutter, reading.notes, right, depth)
      : readParts(reading.parts, gutter, right, depth);
  return [
    ...readingOrder(gutter.above, right, depth + 1),
    ...inner,
    ...readingOrder(gutter.below, right, depth + 1),
  ];
}

/** Rows across the gutter; a stretch of them that forms cells of several rows is read cell by cell. */
function readRows(
  gutter: Gutter,
  notes: 'left' | 'right' | undefined,
  right: number,
  depth: number,
): Block[] {
  const left = notes === 'left' ? joinedDates(gutter.left) : gutter.left;
  const moved = notes ? notesOfFirstRow(notes, left, gutter.right) : new Map<Segment, Segment>();
  const all = [...left, ...gutter.right];
  const rows = toRows(all.filter((segment) => !moved.has(segment)));
  return rowGroups(rows)
    .flatMap((group, _, all) => {
      const cells = group.length > 1 && all.length > 1 ? findGutter(group.flat()) : null;
      const isGrid = cells && countRows(cells.left) > 1 && countRows(cells.right) > 1;
      if (isGrid && readBand(cells).kind === 'parts')
        return readingOrder(group.flat(), right, depth + 1);
      return [{ rows: group, right }];
    })
    .map((block) => ({ ...block, rows: block.rows.map((row) => withNotes(row, moved)) }));
}

/** Rows, apart where the gap between two is wider than usual. */
function rowGroups(rows: Segment[][]): Segment[][][] {
  const gaps = rows.slice(1).map((row, i) => row[0]!.y - rows[i]![0]!.y);
  const wide = 1.35 * Math.max(quantile(gaps, 0.3), rows[0]![0]!.sizePt);
  const groups: Segment[][][] = [[rows[0]!]];
  for (const [i, row] of rows.slice(1).entries()) {
    if (gaps[i]! > wide) groups.push([row]);
    else groups.at(-1)!.push(row);
  }
  return groups;
}

function readParts(parts: readonly Part[], gutter: Gutter, right: number, depth: number): Block[] {
  const border = Math.min(...gutter.right.map((segment) => segment.x));
  const ends = { left: spaceEnd(gutter.left, border), right: spaceEnd(gutter.right, right) };
  const labels = parts.length > 2;
  const blocks: Block[] = [];
  for (const part of parts) {
    const own = readingOrder(part.segments, ends[part.side], depth + 1).map((block) => ({
      ...block,
      column: block.column ?? (part.side === 'left' ? 0 : 1),
    }));
    const previous = blocks.at(-1);
    const first = own[0]!;
    if (part.side === 'right' && previous && joinsRow(previous, first, parts)) {
      previous.rows.at(-1)!.push(...first.rows[0]!);
      previous.rows.push(...first.rows.slice(1));
      previous.right = first.right;
      blocks.push(...own.slice(1));
      continue;
    }
    if (labels && part.side === 'right' && previous?.column === 0) first.attached = true;
    blocks.push(...own);
  }
  return blocks;
}

/** Where the rows of one side end: their own longest if several reach it, else the space they have. */
export function spaceEnd(side: readonly Segment[], space: number): number {
  const ends = side.map((segment) => segment.x2).toSorted((a, b) => b - a);
  const size = quantile(
    side.map((segment) => segment.sizePt),
    0.5,
  );
  const longest = ends[0] ?? space;
  return ends.filter((end) => end > longest - 3 * size).length >= 3
    ? longest
    : Math.max(longest, space - size);
}

/** A date or one-row label belongs on the row beside it; a heading label stands alone. */
function joinsRow(label: Block, content: Block, parts: readonly Part[]): boolean {
  const last = label.rows.at(-1)!;
  const first = content.rows[0]!;
  if (!sameRow(last.at(-1)!, first[0]!)) return false;
  const text = last.map((segment) => segment.text).join(' ');
  if (isDateLike(text)) return true;
  if (label.rows.length > 1) return false;
  const larger = last[0]!.sizePt > first[0]!.sizePt * 1.1;
  if (larger || isCapitals(text) || (last[0]!.bold && !first[0]!.opensBold)) return false;
  const single = parts.filter((part) => part.side === 'right' && part.segments.length === 1).length;
  return parts.length <= 2 || single >= parts.length / 4;
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
