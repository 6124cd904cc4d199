import { median, toRows, type Segment } from './segment.ts';

/** A white strip between two groups of text, with what stands above and below its reach. */
export interface Gutter {
  left: Segment[];
  right: Segment[];
  above: Segment[];
  below: Segment[];
  /** Height in points over which both sides hold text, less where the right side has no common edge. */
  height: number;
}

/** Finds the tallest vertical white strip with text on both sides; null when the text is one column. */
export function findGutter(segments: readonly Segment[]): Gutter | null {
  if (segments.length < 3) return null;
  const rows = toRows(segments);
  const size = median(segments.map((segment) => segment.sizePt)) || 10;
  const width = Math.max(0.8 * size, 7);
  const edges = new Set(segments.map((segment) => Math.ceil(segment.x2)).toSorted((a, b) => a - b));
  const tops = rows.map((row) => row.reduce((top, { y }) => Math.min(top, y), Infinity));
  const bottoms = rows.map((row) => row.reduce((bottom, { y }) => Math.max(bottom, y), -Infinity));
  const tallest = (from: number, strip: number, fits: (gutter: Gutter) => boolean) => {
    let best: Gutter | null = null;
    for (const edge of edges) {
      for (const [start, to] of whiteRuns(rows, edge, strip)) {
        const least: number = (best?.height ?? from) + 0.5;
        // no gutter in a run of rows is taller than the run
        if (bottoms[to - 1]! - tops[start]! <= least) continue;
        const found = stripOf(rows, [start, to], edge, least);
        if (found && fits(found)) best = found;
      }
    }
    return best;
  };
  const wide = tallest(0.9 * size, width, () => true);
  // One long address may fill its cell: a line of starts is an edge even where little white is left.
  if (!hasInnerEdge(segments)) return wide;
  const narrow = tallest(
    NARROW_GAIN * (wide?.height ?? size),
    NARROW_EM * size,
    ({ left, right }) => isAligned(left) && isAligned(right),
  );
  return narrow ?? wide;
}

/** White between two columns, in em, that is enough where both sides keep their left edges. */
const NARROW_EM = 0.25;
/** How much taller than the widest strip such a narrow one must be. */
const NARROW_GAIN = 1.5;
const ALIGNED = { rows: 8, share: 0.9, places: 3 };

/** Whether pieces start at one place in the middle of the page often enough to be a column. */
function hasInnerEdge(segments: readonly Segment[]): boolean {
  const left = segments.reduce((least, { x }) => Math.min(least, x), Infinity);
  const inner = segments.filter(({ x, sizePt }) => x - left >= 8 * sizePt);
  return countsOfStarts(inner).some((count) => count >= ALIGNED.rows);
}

/** Many rows, nearly all of which start at one of three places: text, list items, what continues them. */
function isAligned(side: readonly Segment[]): boolean {
  const rows = toRows(side);
  if (rows.length < ALIGNED.rows) return false;
  const starts = countsOfStarts(rows.map((row) => row[0]!));
  const most = starts.toSorted((a, b) => b - a).slice(0, ALIGNED.places);
  return most.reduce((sum, count) => sum + count, 0) >= ALIGNED.share * rows.length;
}

/** How many pieces start at each place, to the point. */
function countsOfStarts(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>();
  for (const { x } of segments) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return [...counts.values()];
}

/** Maximal runs of rows that leave `[x, x + width]` white, each as its first row and the one after it. */
function whiteRuns(rows: readonly Segment[][], x: number, width: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let i = 0; i <= rows.length; i++) {
    if (i < rows.length && !crosses(rows[i]!, x, width)) continue;
    if (i > start) runs.push([start, i]);
    start = i + 1;
  }
  return runs;
}

function crosses(row: readonly Segment[], x: number, width: number): boolean {
  // a list mark may hang into the white beside its text
  for (const { x2, textX } of row) if (x2 > x && textX < x + width) return true;
  return false;
}

/** The strip at `x` between the rows of a run as a gutter, if it is taller than `least`. */
function stripOf(
  rows: readonly Segment[][],
  [start, end]: readonly [number, number],
  x: number,
  least: number,
): Gutter | null {
  const from = afterParagraph(rows, start, end);
  const to = beforeHeading(rows, from, end, x);
  const [left, right, starts]: [Segment[], Segment[], Segment[]] = [[], [], []];
  for (const row of rows.slice(from, to)) {
    const first = row.findIndex((segment) => segment.x2 > x);
    if (first >= 0) starts.push(row[first]!);
    for (const segment of row) (segment.x2 <= x ? left : right).push(segment);
  }
  if (left.length === 0 || right.length === 0 || left.length + right.length < 3) return null;
  const top = Math.max(left[0]!.y, right[0]!.y);
  const bottom = Math.min(left.at(-1)!.y, right.at(-1)!.y);
  const reach = Math.max(bottom - top, sidesHeight(left, right));
  if (reach <= least) return null;
  const height = reach * (0.5 + 0.5 * edgeShare(starts));
  if (height <= least) return null;
  return { left, right, above: rows.slice(0, from).flat(), below: rows.slice(to).flat(), height };
}

/** Steps over the short last row of a paragraph whose full rows close the strip above. */
function afterParagraph(rows: readonly Segment[][], start: number, to: number): number {
  const [full, last, following] = [rows[start - 1], rows[start]!, rows[start + 1]];
  if (!full || !following || start + 1 >= to || last.length > 1) return start;
  const [above, row] = [full[0]!, last[0]!];
  const pitch = row.y - above.y;
  const continues =
    pitch < 1.9 * above.sizePt &&
    pitch < 0.85 * (following[0]!.y - row.y) &&
    Math.abs(row.sizePt - above.sizePt) < 0.5 &&
    row.bold === above.bold &&
    row.x >= above.x - 1 &&
    row.x - above.x < 2.5 * above.sizePt;
  return continues ? start + 1 : start;
}

/** Steps back over a heading on the left whose own text closes the strip below. */
function beforeHeading(rows: readonly Segment[][], from: number, to: number, x: number): number {
  const [above, heading, following] = [rows[to - 2], rows[to - 1]!, rows[to]];
  if (!above || !following || to - 1 <= from || heading.length > 1) return to;
  const [title] = heading;
  const bySide = rows.slice(from, to - 1).flat();
  const rightEnd = Math.max(...bySide.filter((segment) => segment.x2 > x).map(({ y }) => y));
  const belongsBelow =
    title!.x2 <= x &&
    title!.y > rightEnd &&
    title!.text.length < 40 &&
    title!.y - above[0]!.y > 1.2 * (following[0]!.y - title!.y) &&
    Math.abs(following[0]!.x - title!.x) < 3;
  return belongsBelow ? to - 1 : to;
}

/** Share of rows that start at their common edge: text that merely begins far right has none. */
function edgeShare(starts: readonly Segment[]): number {
  const edge = Math.min(...starts.map(({ x }) => x));
  return starts.filter(({ x, sizePt }) => x - edge < 3 * sizePt).length / starts.length;
}

/** A single label beside several rows has no height of its own: count the rows that it stands beside. */
function sidesHeight(left: readonly Segment[], right: readonly Segment[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  if (few.length > 2) return 0;
  const first = few[0]!;
  const beside = many.filter((segment) => segment.y >= first.y - first.sizePt);
  if (beside.length < 2) return 0;
  const isHeading = few === left && beside.every((segment) => segment.sizePt < 0.9 * first.sizePt);
  return (beside.at(-1)!.y - beside[0]!.y) * (isHeading ? 1 : 0.5);
}
