/** Lines to pages: no heading alone at the foot, no header apart from its first line, no widow, no orphan. */
import type { Row } from '../sheet/model.ts';
import type { PlacedLine, SetLine } from './model.ts';

/** A last page with fewer lines than this looks forgotten. */
const FEW_LINES = 6;

/** A page this full may end between two entries rather than within one. */
const WHOLE_ENTRIES = 0.88;

/** Lines placed on pages of the given height; the top margin is above the first line. */
export function inPages(lines: readonly SetLine[], height: number, margin: number): PlacedLine[][] {
  const room = height - 2 * margin;
  const full = fill(lines, () => room);
  const whole = fill(lines, () => room, room * WHOLE_ENTRIES);
  const pages = whole.length === full.length ? whole : full;
  const last = pages.at(-1);
  const previous = pages.at(-2);
  const even =
    previous && last && last.length < FEW_LINES ? withFullerEnd(lines, pages, room) : pages;
  return even.map((page) => placed(page, margin));
}

/** The same lines with a shorter last page but one, so that the last has enough of them; as it was where that cannot be. */
function withFullerEnd(
  lines: readonly SetLine[],
  pages: readonly SetLine[][],
  room: number,
): SetLine[][] {
  const short = pages.length - 2;
  for (let share = 0.97; share > 0.7; share -= 0.03) {
    const tried = fill(lines, (page) => (page === short ? room * share : room));
    if (tried.length > pages.length) break;
    if (tried.at(-1)!.length >= FEW_LINES) return tried;
  }
  return [...pages];
}

/** Pages of lines; one that is fuller than `enough` ends between two entries where it can. */
function fill(
  lines: readonly SetLine[],
  roomOf: (page: number) => number,
  enough = Infinity,
): SetLine[][] {
  const breaks = breaksOf(lines);
  const pages: SetLine[][] = [];
  let from = 0;
  while (from < lines.length) {
    const to = endOfPage(lines, breaks, from, roomOf(pages.length), enough);
    pages.push(lines.slice(from, to));
    from = to;
  }
  return pages;
}

/** First line of the next page: the last good place to break at that fits, else the last possible one. */
function endOfPage(
  lines: readonly SetLine[],
  breaks: readonly Break[],
  from: number,
  room: number,
  enough: number,
): number {
  let used = 0;
  let between: number | undefined;
  const best: Partial<Record<Break, number>> = {};
  let at = from;
  for (; at < lines.length; at += 1) {
    const { height, before } = lines[at]!;
    used += height + (at > from ? before : 0);
    if (used > room) break;
    best[breaks[at]!] = at + 1;
    if (breaks[at] === 'good' && used >= enough && opensPart(lines[at + 1])) between = at + 1;
  }
  if (at === lines.length) return at;
  // What can be parted nowhere is parted anywhere rather than lost.
  return between ?? best.good ?? best.poor ?? Math.max(at, from + 1);
}

const opensPart = (line: SetLine | undefined): boolean =>
  line?.index === 0 && (line.row.kind === 'entry' || line.row.kind === 'heading');

/** Behind a line: a good place for a page to end, a poor one that strands a single item, or none. */
type Break = 'good' | 'poor' | 'never';

function breaksOf(lines: readonly SetLine[]): Break[] {
  return lines.map((line, at): Break => {
    const next = lines[at + 1];
    if (!next) return 'good';
    if (line.keepWithNext) return 'never';
    // Two lines of a paragraph stay together at the foot and at the head of a page.
    if (!line.isLast) return line.index >= 1 && !next.isLast ? 'good' : 'never';
    return strandsItem(lines, at) ? 'poor' : 'good';
  });
}

/** Rows that stay on the page of the row below, by the same rules: for a program that sets its pages itself. */
export function keptWithNext(lines: readonly SetLine[]): Set<Row> {
  const breaks = breaksOf(lines);
  return new Set(
    lines.flatMap(({ row, isLast }, at) => (isLast && breaks[at] !== 'good' ? [row] : [])),
  );
}

/** Whether one item alone would stay below its header, or go over to the next page. */
function strandsItem(lines: readonly SetLine[], at: number): boolean {
  if (!isBody(lines[at + 1]!)) return false;
  let above = 0;
  for (let line = at; line >= 0 && isBody(lines[line]!); line -= 1) above += 1;
  let below = 0;
  for (let line = at + 1; line < lines.length && isBody(lines[line]!); line += 1) below += 1;
  return above < 2 || below < 2;
}

const isBody = ({ row }: SetLine): boolean => row.kind === 'bullet' || row.kind === 'paragraph';

function placed(lines: readonly SetLine[], margin: number): PlacedLine[] {
  let y = margin;
  return lines.map((line, at) => {
    if (at > 0) y += line.before;
    const here = { ...line, y };
    y += line.height;
    return here;
  });
}

/** How many lines stand on the last of several pages; null where there is one. */
export const linesOnLastPage = (pages: readonly PlacedLine[][]): number | null =>
  pages.length > 1 ? pages.at(-1)!.length : null;

export const isNearlyEmpty = (pages: readonly PlacedLine[][]): boolean =>
  (linesOnLastPage(pages) ?? FEW_LINES) < FEW_LINES;
