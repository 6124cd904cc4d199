import { median, type Segment } from './segment.ts';

/** A white strip between two groups of text, with what stands above and below its reach. */
export interface Gutter {
  left: Segment[];
  right: Segment[];
  above: Segment[];
  below: Segment[];
  /** Height in points over which both sides hold text. */
  height: number;
}

/** Finds the tallest vertical white strip with text on both sides; null when the text is one column. */
export function findGutter(segments: readonly Segment[]): Gutter | null {
  if (segments.length < 4) return null;
  const byTop = segments.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const size = median(byTop.map((segment) => segment.sizePt)) || 10;
  const width = Math.max(0.8 * size, 7);
  const edges = new Set(byTop.map((segment) => Math.ceil(segment.x2)));
  let best: Gutter | null = null;
  for (const edge of edges) {
    for (const gutter of strips(byTop, edge, width)) {
      if (gutter.height > (best?.height ?? 1.2 * size) + 0.5) best = gutter;
    }
  }
  return best;
}

/** Maximal runs of rows that leave `[x, x + width]` white. */
function* strips(byTop: readonly Segment[], x: number, width: number): Generator<Gutter> {
  let start = 0;
  for (let i = 0; i <= byTop.length; i++) {
    const segment = byTop[i];
    if (segment && (segment.x2 <= x || segment.x >= x + width)) continue;
    const gutter = stripOf(byTop, start, i, x);
    if (gutter) yield gutter;
    start = i + 1;
  }
}

function stripOf(byTop: readonly Segment[], from: number, to: number, x: number): Gutter | null {
  const run = byTop.slice(from, to);
  const left = run.filter((segment) => segment.x2 <= x);
  const right = run.filter((segment) => segment.x2 > x);
  if (left.length === 0 || right.length === 0 || left.length + right.length < 3) return null;
  const top = Math.max(left[0]!.y, right[0]!.y);
  const bottom = Math.min(left.at(-1)!.y, right.at(-1)!.y);
  const height = Math.max(bottom - top, sidesHeight(left, right));
  return { left, right, above: byTop.slice(0, from), below: byTop.slice(to), height };
}

/** A single label beside several rows has no height of its own: count the rows that it stands beside. */
function sidesHeight(left: readonly Segment[], right: readonly Segment[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  if (few.length > 2) return 0;
  const first = few[0]!;
  const beside = many.filter((segment) => segment.y >= first.y - first.sizePt);
  return beside.length < 2 ? 0 : (beside.at(-1)!.y - beside[0]!.y) * 0.5;
}
