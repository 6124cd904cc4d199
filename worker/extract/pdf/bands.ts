import { isDateLike } from '../dates.ts';
import type { Gutter } from './gutter.ts';
import { isDateMargin, isFlushRight, isMargin, stacks } from './margins.ts';
import { countRows, lettersOf, longestRising, sameRow, type Segment } from './segment.ts';

/** How text on both sides of a gutter is to be read. */
export type BandReading =
  /** Row by row, with a tab where the gutter is; one side may hold only short notes on the other's rows. */
  | { kind: 'rows'; notes?: 'left' | 'right' }
  /** One side after the other, or label, content, label, content. */
  | { kind: 'parts'; parts: Part[] };

export interface Part {
  side: 'left' | 'right';
  segments: Segment[];
}

/** Decides how a person reads the two sides: the order of drawing counts where it makes sense, else the shape. */
export function readBand(gutter: Gutter): BandReading {
  const { left, right } = gutter;
  const runs = drawnRuns(left, right);
  const mixed = runs.length > 2 || isFlushRight(right) || shareOf(right, isDateLike) >= 0.5;
  if (mixed && isMargin(right, left)) return { kind: 'rows', notes: 'right' };
  if (isDateMargin(left, right)) return { kind: 'rows', notes: 'left' };
  if (isLabelColumn(left, right)) return { kind: 'parts', parts: labelled(left, right) };
  const sane = runs.length <= 2 || (isDownward(left) && isDownward(right));
  if (sane && !isRowWise(runs, gutter)) return { kind: 'parts', parts: runs };
  if (!sane && areLayers(runs, gutter)) return columns(gutter);
  if (areTextColumns(left, right) || areTextColumns(right, left)) return columns(gutter);
  return sane ? { kind: 'rows' } : byShape(gutter);
}

const columns = ({ left, right }: Gutter): BandReading => ({
  kind: 'parts',
  parts: [
    { side: 'left', segments: left },
    { side: 'right', segments: right },
  ],
});

const shareOf = (side: readonly Segment[], test: (text: string) => boolean) =>
  side.filter((segment) => test(segment.text)).length / side.length;

/** Maximal stretches of one side in the order of drawing. */
function drawnRuns(left: readonly Segment[], right: readonly Segment[]): Part[] {
  const all = [
    ...left.map((segment) => ({ side: 'left' as const, segment })),
    ...right.map((segment) => ({ side: 'right' as const, segment })),
  ].toSorted((a, b) => a.segment.order - b.segment.order);
  const runs: Part[] = [];
  for (const { side, segment } of all) {
    const run = runs.at(-1);
    if (run?.side === side) run.segments.push(segment);
    else runs.push({ side, segments: [segment] });
  }
  return runs;
}

/** A side drawn from top to bottom; one piece in twenty may be out of its place. */
function isDownward(side: readonly Segment[]): boolean {
  const drawn = side.toSorted((a, b) => a.order - b.order);
  const rising = longestRising(drawn.map((segment) => Math.round(segment.y / 3)));
  return rising >= drawn.length * 0.95;
}

/** Most changes of side stay on the row: text drawn across the gutter line by line. */
function isRowWise(runs: readonly Part[], { left, right }: Gutter): boolean {
  const crossings = runs.filter((run, i) => {
    const previous = runs[i - 1];
    return previous && run.side === 'right' && sameRow(previous.segments.at(-1)!, run.segments[0]!);
  }).length;
  const singles = runs.filter((run) => run.segments.every((s) => sameRow(s, run.segments[0]!)));
  const fewer = Math.min(countRows(left), countRows(right));
  return crossings >= Math.max(1, 0.6 * fewer) && singles.length >= 0.6 * runs.length;
}

/** Headings drawn first and the text beneath them later, each side in one go: few turns between two long sides, none of them dates. */
const areLayers = (runs: readonly Part[], { left, right }: Gutter): boolean =>
  runs.length <= MOST_LAYERS &&
  [left, right].every(
    (side) => countRows(side) >= 2 * runs.length && shareOf(side, isDateLike) < 0.3,
  );

/** Turns from side to side in a drawing of two or three layers. */
const MOST_LAYERS = 6;

/** Running text on one side, and a column of rows, not of table cells, on the other. */
function areTextColumns(text: readonly Segment[], other: readonly Segment[]): boolean {
  const rows = countRows(text);
  const [longer, wrapped] = [lettersOf(text) / rows, shareOfWrapped(text)];
  if (rows < 4 || longer < 18 || countRows(other) < 4 || shareOf(other, isDateLike) >= 0.3)
    return false;
  if (lettersOf(other) / countRows(other) >= 18) return true;
  return wrapped >= 0.2 && countRows(other) >= 6 && stacks(other).length <= other.length / 2;
}

/** Share of rows that go on with a small letter where the row above had no more space. */
function shareOfWrapped(side: readonly Segment[]): number {
  const start = Math.min(...side.map(({ x }) => x));
  const full = start + 0.8 * (Math.max(...side.map(({ x2 }) => x2)) - start);
  const byTop = side.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const wrapped = byTop.filter(
    ({ text }, i) => i > 0 && byTop[i - 1]!.x2 > full && /^\p{Ll}/u.test(text),
  );
  return wrapped.length / side.length;
}

/** Without help from the order of drawing: labels, a table, or columns. */
function byShape(gutter: Gutter): BandReading {
  const { left, right } = gutter;
  const [few, many] = countRows(left) <= countRows(right) ? [left, right] : [right, left];
  const aligned = few.filter((segment) => many.some((other) => sameRow(segment, other)));
  const short = few.reduce((sum, segment) => sum + segment.text.length, 0) / few.length < 30;
  if (aligned.length < 0.8 * few.length || !short) {
    const sparse = countRows(right) < 0.35 * countRows(left) && aligned.length > 0;
    return sparse ? { kind: 'rows' } : columns(gutter);
  }
  return few === right ? { kind: 'rows' } : { kind: 'parts', parts: labelled(left, right) };
}

/** Short names, far apart, each beside the first row of a block; a large name's baseline is a little lower. */
function isLabelColumn(left: readonly Segment[], right: readonly Segment[]): boolean {
  const labels = stacks(left);
  if (labels.length < 2 || countRows(left) > 0.5 * countRows(right)) return false;
  const starts = stacks(right).map(([first]) => first!);
  return labels.every(
    (label) =>
      label.length <= 2 &&
      lettersOf(label) <= 40 &&
      !shareOf(label, isDateLike) &&
      starts.some((start) => Math.abs(start.y - label[0]!.y) <= 0.35 * label[0]!.sizePt),
  );
}

/** Each label followed by what stands beside it down to the next label. */
function labelled(left: readonly Segment[], right: readonly Segment[]): Part[] {
  const labels = stacks(left);
  const top = (i: number) => {
    const first = labels[i]?.[0];
    return first ? first.y - first.sizePt * 0.6 : Infinity;
  };
  const before = right.filter((segment) => segment.y < top(0));
  const parts: Part[] = before.length > 0 ? [{ side: 'right', segments: before }] : [];
  for (const [i, label] of labels.entries()) {
    parts.push({ side: 'left', segments: label });
    const segments = right.filter((segment) => segment.y >= top(i) && segment.y < top(i + 1));
    if (segments.length > 0) parts.push({ side: 'right', segments });
  }
  return parts;
}
