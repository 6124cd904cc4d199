import type { Box, FontTraits } from './page.ts';

/** Text on one baseline without a wide gap in it: the unit that layout moves around. */
export interface Segment {
  text: string;
  x: number;
  /** Where the text starts after a list mark. */
  textX: number;
  x2: number;
  /** Baseline from the page's top, in points. */
  y: number;
  sizePt: number;
  font: FontTraits;
  bold: boolean;
  /** Its first words are bold. */
  opensBold: boolean;
  boldLetters: number;
  italic: boolean;
  /** Place in the order of drawing. */
  order: number;
  /** A drawn space stands before it. */
  spaceBefore: boolean;
  /** Three spaces or more stand before it. */
  wideBefore: boolean;
  /** The box that stands around it alone, as around a skill among others. */
  frame?: Box;
}

/** Whether two pieces of text stand on the same row. */
export const sameRow = (a: Segment, b: Segment) =>
  Math.abs(a.y - b.y) <= 0.35 * Math.min(a.sizePt, b.sizePt);

/** Groups pieces by baseline, top to bottom, each row from left to right. */
export function toRows(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && sameRow(row[0]!, segment)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** How many rows pieces of text stand on. */
export function countRows(segments: readonly Segment[]): number {
  const byTop = segments.toSorted((a, b) => a.y - b.y);
  return byTop.filter((segment, i) => i === 0 || !sameRow(byTop[i - 1]!, segment)).length;
}

/** The middle value; the upper one of two; 0 of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which a share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = new Float64Array(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Length of the longest part of a sequence, not necessarily connected, that never falls. */
export function longestRising(values: readonly number[]): number {
  const ends: number[] = [];
  for (const value of values) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= value) low = middle + 1;
      else high = middle;
    }
    ends[low] = value;
  }
  return ends.length;
}

/** Letters of a piece of text; a list mark, typed or drawn, is none. */
export const weightOf = ({ text }: Segment): number =>
  text.length - (text.startsWith('• ') ? 2 : 0);

/** Letters of some pieces of text together, without their list marks. */
export const lettersOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + weightOf(segment), 0);
