import type { Gutter } from './gutter.ts';
import { sameRow, type Segment } from './segment.ts';

/** How text on both sides of a gutter is to be read. */
export type BandReading =
  /** Row by row, with a tab where the gutter is. */
  | { kind: 'rows' }
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
  const sane = runs.length <= 2 || (isDownward(left) && isDownward(right));
  if (sane && !isRowWise(runs, gutter)) return { kind: 'parts', parts: mergeShared(runs) };
  if (isProse(left) && isProse(right)) return columns(gutter);
  if (sane) return { kind: 'rows' };
  return byShape(gutter);
}

const columns = ({ left, right }: Gutter): BandReading => ({
  kind: 'parts',
  parts: [
    { side: 'left', segments: left },
    { side: 'right', segments: right },
  ],
});

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

/** A side drawn from top to bottom; one step back in twenty is forgiven. */
function isDownward(side: readonly Segment[]): boolean {
  const drawn = side.toSorted((a, b) => a.order - b.order);
  const back = drawn.filter(
    (segment, i) => i > 0 && segment.y < drawn[i - 1]!.y - segment.sizePt * 0.5,
  );
  return back.length <= drawn.length / 20;
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

export function countRows(segments: readonly Segment[]): number {
  const byTop = segments.toSorted((a, b) => a.y - b.y);
  return byTop.filter((segment, i) => i === 0 || !sameRow(byTop[i - 1]!, segment)).length;
}

/** Running text: several full lines. */
function isProse(side: readonly Segment[]): boolean {
  const rows = countRows(side);
  const letters = side.reduce((sum, segment) => sum + segment.text.length, 0);
  const dates = side.filter((segment) => isDateLike(segment.text)).length;
  return rows >= 4 && letters / rows >= 18 && dates < side.length * 0.3;
}

export const isDateLike = (text: string) =>
  /(?:19|20)\d\d|\b\d{1,2}[/.]\d{2,4}\b|\bpresent\b|\bcurrent\b|\b(?:19|20)XX\b/i.test(text) &&
  text.length < 40;

/** Without help from the order of drawing: labels, a table, or columns. */
function byShape(gutter: Gutter): BandReading {
  const { left, right } = gutter;
  const [few, many] = countRows(left) <= countRows(right) ? [left, right] : [right, left];
  const aligned = few.filter((segment) => many.some((other) => sameRow(segment, other)));
  const short = few.reduce((sum, segment) => sum + segment.text.length, 0) / few.length < 30;
  if (aligned.length < 0.8 * few.length || !short) return columns(gutter);
  if (few === right || few.every((segment) => isDateLike(segment.text))) return { kind: 'rows' };
  return { kind: 'parts', parts: labelled(left, right) };
}

/** Each label followed by what stands beside it down to the next label. */
function labelled(left: readonly Segment[], right: readonly Segment[]): Part[] {
  const labels = left.toSorted((a, b) => a.y - b.y);
  const top = (i: number) => (labels[i] ? labels[i].y - labels[i].sizePt * 0.6 : Infinity);
  const before = right.filter((segment) => segment.y < top(0));
  const parts: Part[] = before.length > 0 ? [{ side: 'right', segments: before }] : [];
  for (const [i, label] of labels.entries()) {
    parts.push({ side: 'left', segments: [label] });
    const segments = right.filter((segment) => segment.y >= top(i) && segment.y < top(i + 1));
    if (segments.length > 0) parts.push({ side: 'right', segments });
  }
  return parts;
}

/** Keeps one side whole where the drawing merely hopped: runs of one side that stand apart on the page stay apart. */
function mergeShared(runs: readonly Part[]): Part[] {
  return runs.map((run) => ({ side: run.side, segments: run.segments }));
}
