/** Dates in a column beside their entries: wrapped ones made whole, and those that the reading order has put elsewhere put back. */
import { findDates } from '#worker/nlp/dates.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { isDurationAlone } from './entry-dates.ts';
import type { Line } from './line.ts';
import { schoolScore } from './schools.ts';

/** Moves each date that stands alone beside a line, and apart from it in the order, next to that line. */
export function placeDates(lines: Line[]): Line[] {
  const result = placeCells(joinWrapped(lines));
  for (let at = 0; at < result.length; at++) {
    if (!isDateAlone(result[at]!)) continue;
    if (endsRange(result[at]!, result[at - 1]) || endsBlock(result, at)) continue;
    const right = rowOf(result, at, 'right');
    if (right >= 0) {
      // A date beside a date belongs to a column of its own.
      if (right !== at + 1 && !isDateAlone(result[right]!)) move(result, at, right);
      continue;
    }
    if (isStacked(result[at]!, result[at - 1])) continue;
    const left = rowOf(result, at, 'left');
    if (left >= 0 && left + 1 < at && isOpen(result, left)) move(result, at, left + 1);
  }
  return result;
}

/** Schools or places in a column to the right, row by row beside the entries, each behind the line that it stands beside. */
function placeCells(lines: Line[]): Line[] {
  const behind = new Map<Line, Line>();
  for (let at = 1; at < lines.length;) {
    const { column, page } = lines[at]!.source;
    let end = at;
    const isNext = (line: Line | undefined) =>
      line && line.source.column === column && line.source.page === page;
    while (isNext(lines[end])) end++;
    const run = column ? lines.slice(at, end) : [];
    const mates = run.map((line, k) => mateOf(lines, at, line, k));
    const typed = run.filter(({ text }) => schoolScore(text) >= 1 || wholePlaceScore(text) >= 0.7);
    const isTable =
      run.length >= 2 &&
      run.every((line) => !line.bullet && line.words <= 8) &&
      // Dates beside dates: each column tells entries of its own.
      !run.some((line, k) => isDateAlone(line) && mates[k] && isDateAlone(mates[k])) &&
      new Set(mates).size === run.length &&
      typed.length >= run.length * 0.6;
    if (isTable && !mates.includes(null))
      for (const [k, line] of run.entries()) behind.set(mates[k]!, line);
    at = Math.max(end, at + 1);
  }
  if (behind.size === 0) return lines;
  const moved = new Set(behind.values());
  return lines.flatMap((line) => {
    if (moved.has(line)) return [];
    const cell = behind.get(line);
    return cell ? [line, { ...cell, gapBefore: false }] : [line];
  });
}

/** The line of an earlier column on the baseline of a line; null for none. */
function mateOf(lines: Line[], before: number, { source }: Line, k: number): Line | null {
  if (source.y == null) return null;
  const near = lines.slice(Math.max(0, before + k - REACH), before);
  const mate = near.find(
    (it) =>
      it.source.page === source.page &&
      (it.source.column ?? 0) < source.column! &&
      Math.abs(it.source.y! - source.y!) <= 0.25 * (source.sizePt ?? 10),
  );
  return mate ?? null;
}

/** A date right below words that reach over it stands where it belongs. */
const isStacked = ({ source }: Line, above: Line | undefined): boolean =>
  above?.source.x != null &&
  !above.bullet &&
  above.source.page === source.page &&
  source.y! > above.source.y! &&
  source.y! - above.source.y! < 1.6 * (above.source.sizePt ?? 10) &&
  above.source.x <= source.x! + 2 &&
  above.source.x + (above.source.width ?? 0) > source.x!;

/** A line without dates of its own, and none right below it in its column. */
const isOpen = (lines: Line[], at: number): boolean =>
  findDates(lines[at]!.text).length === 0 &&
  !lines[at]!.bullet &&
  !(lines[at + 1] && isDateAlone(lines[at + 1]!));

/** Lines of a narrow column that make one range of dates, 'February 2020' over '— Present' over '7 years', as one line. */
function joinWrapped(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const block = wrappedAt(lines, at);
    result.push(block?.line ?? lines[at]!);
    at += block?.count ?? 1;
  }
  return result;
}

function wrappedAt(lines: Line[], at: number): { line: Line; count: number } | null {
  const first = lines[at]!;
  if (!isNarrow(first) || findDates(first.text)[0]?.from !== 0) return null;
  for (const count of [3, 2]) {
    const block = lines.slice(at, at + count);
    if (
      block.length < count ||
      !block.every((line, k) => k === 0 || follows(block[k - 1]!, line, 2))
    )
      continue;
    const line = joinedLine(block);
    const [range, more] = findDates(line.text);
    const whole = range && !more && range.from === 0 && range.to === line.text.length;
    if (!whole || range.single || (range.current && !range.end)) continue;
    return { line, count: count + durationAt(lines, at + count) };
  }
  const alone = isDateAlone(first) ? durationAt(lines, at + 1) : 0;
  return alone > 0 ? { line: first, count: 1 + alone } : null;
}

/** 1 where a line right below a date only tells how long it was. */
function durationAt(lines: Line[], at: number): number {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!above || !line || line.source.x == null || line.words > 5 || !follows(above, line, 3))
    return 0;
  return isDurationAlone(line.text) ? 1 : 0;
}

/** Short, placed on its page, in one cell. */
const isNarrow = ({ source, cells, words }: Line): boolean =>
  source.x != null && cells.length === 1 && words <= 4;

const follows = (above: Line, line: Line, lineHeights: number): boolean =>
  isNarrow(line) &&
  line.source.page === above.source.page &&
  line.source.column === above.source.column &&
  line.source.y! > above.source.y! &&
  line.source.y! - above.source.y! < lineHeights * (above.source.sizePt ?? 10);

/** Lines that follow each other in the text as one, their breaks as spaces, so that all offsets stay. */
export function joinedLine(lines: Line[]): Line {
  const first = lines[0]!;
  let text = '';
  for (const { source } of lines) {
    text += ' '.repeat(Math.max(0, source.start - first.start - text.length));
    text += text ? source.text : first.text;
  }
  const piece = { text: text.trimEnd(), start: first.start };
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  return { ...first, ...piece, cells: [piece], words, bullet: false, markerLength: 0 };
}

/** 'Aug. 2012 – July' over '2017': the year belongs to the range above, not to what stands beside it. */
const endsRange = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  isBelow(above, line) &&
  /\d{4}\s*[-‐‑–—]\s*\p{L}{0,10}\.?$/u.test(above.text);

/** A date right below a line of words in a column of its own closes what the column tells; below several, set wide apart as well. */
function endsBlock(lines: Line[], at: number): boolean {
  const [line, above, top] = [lines[at]!, lines[at - 1], lines[at - 2]];
  const isOver = (other: Line | undefined) =>
    other?.source.column === line.source.column &&
    Math.abs((other?.source.x ?? Infinity) - line.source.x!) < 2;
  if (!above || line.source.column == null || line.gapBefore || !isOver(above)) return false;
  const reach = top && isOver(top) && !above.gapBefore ? 2 : 1.6;
  return isBelow(above, line, reach) && findDates(above.text).length === 0;
}

/** Lines between a date and its entry, at most; further apart they are not looked for. */
const REACH = 40;

/** Moves a line in place to stand at an index, touching none but those between. */
function move(lines: Line[], at: number, before: number): void {
  const line: Line = { ...lines[at]!, gapBefore: before < at ? false : lines[at]!.gapBefore };
  const to = before > at ? before - 1 : before;
  if (to < at) lines.copyWithin(to + 1, to, at);
  else lines.copyWithin(at, at + 1, to + 1);
  lines[to] = { ...line, gapBefore: before > at || line.gapBefore };
}

/** One date on a line of its own. */
function isDateAlone(line: Line): boolean {
  if (line.source.x == null || line.bullet || line.cells.length > 1 || line.words > 6) return false;
  const [range, more] = findDates(line.text);
  return range != null && !more && range.from === 0 && range.to === line.text.length;
}

const isBelow = (above: Line, line: Line, lineHeights = 1.6) =>
  line.source.y != null &&
  line.source.page === above.source.page &&
  line.source.y > above.source.y! &&
  line.source.y - above.source.y! < lineHeights * (above.source.sizePt ?? 10);

/** The line that stands on the date's row on one side of it, in the order of the text; -1 for none. */
function rowOf(lines: Line[], at: number, side: 'left' | 'right'): number {
  const { x, y, width, page, sizePt } = lines[at]!.source;
  const from = Math.max(0, at - REACH);
  const near = (side === 'right' ? 0.4 : 0.65) * (sizePt ?? 10);
  let best = -1;
  let least = Infinity;
  for (let k = from; k < Math.min(lines.length, at + REACH + 1); k++) {
    const { source } = lines[k]!;
    if (k === at || source.page !== page || source.y == null) continue;
    const away = Math.abs(source.y - y!);
    const beside =
      side === 'right'
        ? source.x! > x! + (width ?? 0)
        : k < at && source.x! + (source.width ?? 0) < x! + 2;
    if (!beside || away > near || away >= least) continue;
    best = k;
    least = away;
    if (side === 'right') break;
  }
  return best;
}
