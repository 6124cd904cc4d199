/** Dates in a column to the left of their entries that the reading order has put elsewhere. */
import { findDates, isPresent } from '#worker/nlp/dates.ts';
import type { Line } from './line.ts';

/** Moves each date that stands alone to the left of a line, and apart from it in the order, before that line. */
export function placeDates(lines: Line[]): Line[] {
  const result = [...lines];
  for (let at = 0; at < result.length; at++) {
    const count = dateAt(result, at);
    if (count === 0) continue;
    if (endsRange(result[at]!, result[at - 1]) || endsBlock(result[at]!, result[at - 1])) continue;
    const beside = rowOf(result, at, count);
    if (beside < 0 || beside === at + count) continue;
    // A date beside a date belongs to a column of its own.
    if (dateAt(result, beside) > 0) continue;
    move(result, at, count, beside);
  }
  return result;
}

/** 'Aug. 2012 – July' over '2017': the year belongs to the range above, not to what stands beside it. */
const endsRange = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  isBelow(above, line) &&
  /\d{4}\s*[-‐‑–—]\s*\p{L}{0,10}\.?$/u.test(above.text);

/** A date right below a line of words in a column of its own closes what the column tells. */
const endsBlock = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  line.source.column != null &&
  !line.gapBefore &&
  isBelow(above, line) &&
  Math.abs(above.source.x! - line.source.x!) < 2 &&
  findDates(above.text).length === 0;

/** Lines between a date and its entry, at most; further apart they are not looked for. */
const REACH = 40;

/** Moves `count` lines in place before another line, touching none but those between. */
function move(lines: Line[], at: number, count: number, before: number): void {
  const dates = lines
    .slice(at, at + count)
    .map((line, k): Line => ({ ...line, gapBefore: k === 0 }));
  const to = before > at ? before - count : before;
  if (to < at) lines.copyWithin(to + count, to, at);
  else lines.copyWithin(at, at + count, to + count);
  for (const [k, line] of dates.entries()) lines[to + k] = line;
}

/** Number of lines, at most two, that make one date and nothing else; 0 for none. */
function dateAt(lines: Line[], at: number): number {
  const [first, second] = [lines[at]!, lines[at + 1]];
  if (first.source.x == null || first.bullet || first.cells.length > 1 || first.words > 6) return 0;
  const next = second && isBelow(first, second) ? second.text : '';
  const range = findDates(first.text)[0];
  if (!range || range.from > 0) return 0;
  if (next && range.current && (isPresent(next) || isOnlyDate(next))) return 2;
  return isOnlyDate(first.text) ? 1 : 0;
}

function isOnlyDate(text: string): boolean {
  const [range, more] = findDates(text);
  return range != null && !more && range.from === 0 && range.to === text.length;
}

const isBelow = (above: Line, line: Line) =>
  line.source.y != null &&
  line.source.page === above.source.page &&
  line.source.y > above.source.y! &&
  line.source.y - above.source.y! < 1.6 * (above.source.sizePt ?? 10);

/** The line that begins on the date's row to its right, in the order of the text; -1 for none. */
function rowOf(lines: Line[], at: number, count: number): number {
  const { x, y, width, page, sizePt } = lines[at]!.source;
  const from = Math.max(0, at - REACH);
  const found = lines
    .slice(from, at + REACH + 1)
    .findIndex(
      ({ source }, k) =>
        (from + k < at || from + k >= at + count) &&
        source.page === page &&
        source.y != null &&
        Math.abs(source.y - y!) <= 0.4 * (sizePt ?? 10) &&
        source.x! > x! + (width ?? 0),
    );
  return found < 0 ? -1 : from + found;
}
