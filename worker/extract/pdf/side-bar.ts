import type { Box } from './page.ts';
import { readingOrder, spaceEnd, type Block } from './reading-order.ts';
import { countRows, type Segment } from './segment.ts';

/** A page's text by its place: on a coloured band down the page, beside that band, above and below it. */
export interface SideBar {
  ground: Box;
  inside: Segment[];
  beside: Segment[];
  above: Segment[];
  below: Segment[];
}

/** Rows that stand on the band, and beside it, at least. */
const MIN_ROWS = 3;

/** The side bar that the widest of a page's coloured bands makes; null where none holds whole rows and leaves others whole. */
export function sideBar(panels: readonly Box[], segments: readonly Segment[]): SideBar | null {
  const widestFirst = panels.toSorted((a, b) => b.x2 - b.x - (a.x2 - a.x));
  for (const ground of widestFirst) {
    const bar: SideBar = { ground, inside: [], beside: [], above: [], below: [] };
    for (const segment of segments) partOf(bar, segment)?.push(segment);
    const all = [bar.inside, bar.beside, bar.above, bar.below];
    const isWhole = all.reduce((sum, part) => sum + part.length, 0) === segments.length;
    const isBar = countRows(bar.inside) >= MIN_ROWS && countRows(bar.beside) >= MIN_ROWS;
    if (isWhole && isBar) return bar;
  }
  return null;
}

/** Where a piece belongs; undefined where it lies across an edge of the band. */
function partOf(bar: SideBar, { x, x2, y, sizePt }: Segment): Segment[] | undefined {
  const { ground } = bar;
  if (y < ground.y) return bar.above;
  if (y - sizePt > ground.y2) return bar.below;
  if (x >= ground.x && x2 <= ground.x2) return bar.inside;
  return x2 <= ground.x || x >= ground.x2 ? bar.beside : undefined;
}

/** The text of a page with a side bar in reading order; of the bar and what stands beside it, the one drawn first is read first. */
export function readSideBar(
  { ground, inside, beside, above, below }: SideBar,
  width: number,
): Block[] {
  const isLeft = inside[0]!.x < beside[0]!.x;
  const inColumn = (part: readonly Segment[], right: number, column: number) =>
    readingOrder(part, spaceEnd(part, right)).map((block) => ({ ...block, column }));
  const room = (part: readonly Segment[], to: number) =>
    to - (firstX(part) - (isLeft ? ground.x2 : 0));
  const bar = inColumn(inside, ground.x2 - (firstX(inside) - ground.x), isLeft ? 0 : 1);
  const main = inColumn(beside, room(beside, isLeft ? width : ground.x), isLeft ? 1 : 0);
  const whole = (part: readonly Segment[]) =>
    readingOrder(part, spaceEnd(part, width - firstX(part)));
  const columns = firstDrawn(inside) < firstDrawn(beside) ? [bar, main] : [main, bar];
  return [whole(above), ...columns, whole(below)].flat();
}

const firstX = (part: readonly Segment[]) =>
  part.reduce((least, { x }) => Math.min(least, x), Infinity);

const firstDrawn = (part: readonly Segment[]) =>
  part.reduce((least, { order }) => Math.min(least, order), Infinity);
