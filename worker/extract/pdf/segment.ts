import type { FontTraits } from './page.ts';

/** Text on one baseline without a wide gap in it: the unit that layout moves around. */
export interface Segment {
  text: string;
  x: number;
  x2: number;
  /** Baseline from the page's top, in points. */
  y: number;
  sizePt: number;
  font: FontTraits;
  bold: boolean;
  italic: boolean;
  /** Place in the order of drawing. */
  order: number;
  /** A drawn space stands before it. */
  spaceBefore: boolean;
}

/** Whether two pieces of text stand on the same row. */
export const sameRow = (a: Segment, b: Segment) =>
  Math.abs(a.y - b.y) <= 0.35 * Math.min(a.sizePt, b.sizePt);

/** The middle value; the upper one of two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
