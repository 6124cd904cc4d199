/** Ranges of dates whose end stands on the next line: 'Oct 2017 –' over 'Present', 'Sept 2014 – Feb' over '2019'. */
import type { DatePoint } from '#worker/nlp/date-points.ts';
import { findDates, isPresent } from '#worker/nlp/dates.ts';
import { monthOf } from '#worker/nlp/month-names.ts';
import type { FoundDates } from './entry-dates.ts';
import type { Line, Piece } from './line.ts';

/** The dates of lines with ends taken from the lines below; those lines, or the cells that held an end, are spent. */
export interface WithEnds {
  dates: (FoundDates | null)[];
  /** Cell of a line that is the end of a range above; the line holds nothing else where it is the only one. */
  spent: Map<Line, Piece>;
}

/** Completes open ranges by a date that stands alone in the last cell of one of the two lines below. */
export function withEnds(lines: Line[], dates: (FoundDates | null)[]): WithEnds {
  const result: WithEnds = { dates: [...dates], spent: new Map() };
  for (const [i, line] of lines.entries()) {
    const found = dates[i];
    const open = found && openEnd(line, found);
    if (!open) continue;
    // 'Aug 2012 – July' can only go on with a year, however far below it stands.
    const below = open.leads
      ? lines.slice(i + 1, i + 2).filter((next) => !next.gapBefore || isClose(line, next))
      : lines.slice(i + 1, i + 3).filter((next) => !next.bullet && (!next.gapBefore || open.month));
    for (const next of below) {
      const first = open.inFirst && (!next.gapBefore || isClose(line, next)) && isLeft(next, line);
      const end =
        (first && readEnd(next, open.month, next.cells[0]!)) ||
        readEnd(next, open.month, open.leads ? next.cells[0]! : next.cells.at(-1)!);
      if (!end || (open.leads && !isLeft(next, line))) continue;
      result.dates[i] = closed(found, open.to, end.point, next);
      result.dates[lines.indexOf(next, i)] = null;
      result.spent.set(next, end.cell);
      break;
    }
  }
  return result;
}

/** The next line of the page, whatever gap its type makes. */
const isClose = ({ source: a }: Line, { source: b }: Line): boolean =>
  a.y != null && a.page === b.page && b.y! > a.y && b.y! - a.y < 1.8 * (a.sizePt ?? 10);

/** The end stands at the left of its line, as the start above does: not further in than what follows the start. */
const isLeft = (end: Line, start: Line): boolean =>
  end.source.x == null || end.source.x < start.source.x! + 40;

/** A dash, perhaps with a month, at the end of the cell that holds the start; or behind a start that opens its line, before the words. */
function openEnd(
  line: Line,
  { range }: FoundDates,
): { month: number | null; to: number; leads: boolean; inFirst?: boolean } | null {
  if (range.end) return null;
  const cell = line.cells.find(({ start, text }) => {
    const from = start - line.start;
    return from <= range.from && from + text.length >= (range.start?.to ?? range.to);
  });
  const rest = cell?.text.slice((range.start?.to ?? range.to) - (cell.start - line.start)) ?? '';
  const match = /^\s*[-‐‑–—]\s*(\p{L}{3,10})?\.?\s*$/u.exec(rest);
  const to = range.start?.to ?? range.to;
  const month = match?.[1] ? monthOf(match[1]) : null;
  if (match && (month || !match[1]))
    return {
      month,
      to: to + match[0].trimEnd().length,
      leads: false,
      inFirst: line.cells.length > 1 && cell === line.cells[0],
    };
  return range.from === 0 ? leadingEnd(rest, to) : null;
}

/** 'Sep 2016 – Doctoral Researcher' and 'Sep 2016–Dec Doctoral Researcher': a narrow column's dates, glued to what stands beside them. */
function leadingEnd(rest: string, to: number) {
  const [whole, word = ''] = /^\s*[-‐‑–—]\s*(\p{L}{3,10})\.?(?=\s+\p{L})/u.exec(rest) ?? [];
  const month = whole ? monthOf(word) : null;
  if (whole && month) return { month, to: to + whole.length, leads: true };
  const dash = /^\s*[-‐‑–—](?=\s+\p{L})/u.exec(rest);
  return dash && { month: null, to: to + dash[0].length, leads: true };
}

function readEnd(
  line: Line,
  month: number | null,
  cell: Piece,
): { point: DatePoint; cell: Piece } | null {
  const offset = cell.start - line.start;
  const place = { from: offset, to: offset + cell.text.length };
  if (!month && isPresent(cell.text)) return { point: { value: 'present', ...place }, cell };
  const [range] = findDates(cell.text);
  if (!range?.single || !range.start || range.from > 0 || range.to < cell.text.length) return null;
  const year = /^\d{4}$/.test(range.start.value);
  if (month && !year) return null;
  const value = month
    ? `${range.start.value}-${String(month).padStart(2, '0')}`
    : range.start.value;
  return { point: { value, ...place }, cell };
}

function closed(
  { range, base, text }: FoundDates,
  to: number,
  end: DatePoint,
  line: Line,
): FoundDates {
  const shift = line.start - base;
  const point = { value: end.value, from: end.from + shift, to: end.to + shift };
  const current = end.value === 'present';
  const ends = line.text.slice(end.from, end.to);
  return { base, text, ends, range: { ...range, to, end: point, current, single: false } };
}
