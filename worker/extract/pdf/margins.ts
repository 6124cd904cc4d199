import { isDateLike, isRange, isRangeBroken, withoutTenure } from '../dates.ts';
import { countRows, lettersOf, sameRow, type Segment } from './segment.ts';

/** Rows that stand close below each other. */
export function stacks(side: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of side.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const group = groups.at(-1);
    if (group && segment.y - group.at(-1)!.y < 1.7 * segment.sizePt) group.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

/** Short notes in the margin of the other side's rows: dates, places. */
export function isMargin(side: readonly Segment[], other: readonly Segment[]): boolean {
  if (!isShort(side)) return false;
  const groups = stacks(side);
  const beside = groups.filter(([first]) => other.some((row) => sameRow(first!, row)));
  if (beside.length < 0.8 * groups.length) return false;
  return isFlushRight(side) || countRows(side) - groups.length <= 0.35 * side.length;
}

/** 'June 2014 - February 2017 (2 years 9 months)' is as short a note as without how long it was. */
const isShort = (side: readonly Segment[]): boolean =>
  lettersOf(side.map((note) => ({ ...note, text: withoutTenure(note.text) }))) <= 30 * side.length;

/** Dates, each beside the first row of what they belong to; a range may take two rows. */
export function isDateMargin(side: readonly Segment[], other: readonly Segment[]): boolean {
  if (!isShort(side)) return false;
  const groups = stacks(side);
  const dates = groups.filter(
    (group) =>
      countRows(group) <= 3 &&
      isDateLike(group.map(({ text }) => text).join(' ')) &&
      other.some((row) => sameRow(group[0]!, row)),
  );
  // A heading among them stands on a row of its own.
  const beside = groups.flatMap((group) => other.find((row) => sameRow(group[0]!, row)) ?? []);
  // A date in the middle of what it belongs to may stand beside any row of it.
  const opening = beside.every(({ text }) => /^[\p{Lu}\d]/u.test(text));
  const alone = opening && dates.length >= 2 && dates.length === beside.length;
  return dates.length >= (alone ? 0.5 : 0.7) * groups.length;
}

/** Rows that end, but do not start, at the same place. */
export function isFlushRight(side: readonly Segment[]): boolean {
  if (side.length < 2) return false;
  const end = Math.max(...side.map(({ x2 }) => x2));
  const start = Math.min(...side.map(({ x }) => x));
  const flush = side.filter(({ x2 }) => end - x2 < 2);
  return flush.length >= 0.8 * side.length && flush.some(({ x, sizePt }) => x - start > sizePt);
}

/** The dates of a narrow left margin, each range in one piece. */
export function joinedDates(dates: readonly Segment[]): Segment[] {
  return stacks(dates).flatMap((group) => {
    const joined: Segment[] = [];
    for (const piece of group) {
      const last = joined.at(-1);
      if (last && isRangeBroken(last.text, piece.text)) last.text += ` ${piece.text}`;
      else joined.push({ ...piece });
    }
    return joined;
  });
}

/** Place and dates stacked in a margin belong to the row of the first of them: all in the left one, in the right one where list items stand beside the others. */
export function notesOfFirstRow(
  margin: 'left' | 'right',
  left: readonly Segment[],
  right: readonly Segment[],
): Map<Segment, Segment> {
  const moved = new Map<Segment, Segment>();
  for (const [first, ...others] of stacks(margin === 'left' ? left : right)) {
    const ownRows = margin === 'left' && areDatesOfRows([first!, ...others], right);
    for (const note of others) {
      if (margin === 'left') {
        if (!ownRows) moved.set(note, first!);
        continue;
      }
      const between = left.filter(({ y }) => y > first!.y + 1 && y <= note.y + 0.35 * note.sizePt);
      if (between.length === 0 || between.some(({ text }) => /^[•–-] /.test(text)))
        moved.set(note, first!);
    }
  }
  return moved;
}

/** '2015 – 2017' close above '2012 – 2015', each beside a row of its own; '2015' above '2017' may be one range. */
const areDatesOfRows = (notes: readonly Segment[], rows: readonly Segment[]): boolean =>
  (notes.length > 2 || notes.some(({ text }) => isRange(text)) || isFalling(notes)) &&
  notes.every((note) => isDateLike(note.text) && rows.some((row) => Math.abs(row.y - note.y) < 1));

/** '2007' above '2004': the later of two schools first. */
const isFalling = (notes: readonly Segment[]): boolean =>
  notes.length > 1 &&
  notes.every(({ text }, i) => /^\d{4}$/.test(text) && (i === 0 || text < notes[i - 1]!.text));

export const withNotes = (row: Segment[], moved: ReadonlyMap<Segment, Segment>): Segment[] =>
  row.flatMap((segment) => [
    segment,
    ...[...moved].filter(([, first]) => first === segment).map(([note]) => note),
  ]);
