import type { Page } from './page.ts';
import type { Block } from './reading-order.ts';
import { countRows, lettersOf, toRows, weightOf, type Segment } from './segment.ts';

const STRIP_PT = 3;
/** A gutter lies in the middle of the page: the white of the margins is none. */
const MIDDLE = { from: 0.2, to: 0.8 };
/** Strips, side by side, that a gutter leaves white. */
const GUTTER_STRIPS = 3;
/** Share of the page's inked rows that a gutter runs through. */
const MIN_LENGTH = 0.4;
/** What stands on each side of a gutter: rows of text, and share of the page's letters. */
const MIN_SIDE = { rows: 8, letters: 0.12 };

interface InkRow {
  y: number;
  /** 1 where ink lies in one of the strips that a gutter from here would take. */
  painted: Uint8Array;
}

/** Columns that the page's ink shows: long white strips down its middle with text on both sides, plus one. */
export function inkColumns({ width }: Page, segments: readonly Segment[]): number {
  const strips = Math.ceil(width / STRIP_PT);
  const rows = inkRows(segments, strips);
  const minLetters = MIN_SIDE.letters * lettersOf(segments);
  let columns = 1;
  let border = 0;
  let last: Span | null = null;
  for (let strip = Math.floor(strips * MIDDLE.from); strip <= strips * MIDDLE.to; strip++) {
    const span: Span | null = whiteSpan(strip, rows);
    const goesOn = span && last && span.top === last.top && span.bottom === last.bottom;
    if (span && !goesOn && divides([border, strip * STRIP_PT], span, segments, minLetters)) {
      if (!last?.divides) columns += 1;
      span.divides = true;
      border = strip * STRIP_PT;
    }
    if (span && goesOn) span.divides = last?.divides;
    last = span;
  }
  return columns;
}

/** A white strip from `top` to `bottom`, in points. */
interface Span {
  top: number;
  bottom: number;
  divides?: boolean;
}

/** Rows of 3 pt that hold ink, from top to bottom. */
function inkRows(segments: readonly Segment[], strips: number): InkRow[] {
  const rows = new Map<number, Uint8Array>();
  for (const { x, x2, y, sizePt } of segments) {
    const from = Math.max(0, Math.floor(x / STRIP_PT) - GUTTER_STRIPS + 1);
    const to = Math.max(0, Math.ceil(x2 / STRIP_PT));
    for (let at = Math.floor((y - 0.7 * sizePt) / STRIP_PT); at <= y / STRIP_PT; at++) {
      let painted = rows.get(at);
      if (!painted) rows.set(at, (painted = new Uint8Array(strips)));
      painted.fill(1, from, to);
    }
  }
  return [...rows]
    .map(([at, painted]) => ({ y: at * STRIP_PT, painted }))
    .toSorted((a, b) => a.y - b.y);
}

/** The longest stretch of inked rows that leaves a gutter from `strip` white, if it is long enough. */
function whiteSpan(strip: number, rows: readonly InkRow[]): Span | null {
  let [from, to, start] = [0, 0, 0];
  for (let i = 0; i <= rows.length; i++) {
    if (i < rows.length && rows[i]!.painted[strip] === 0) continue;
    if (i - start > to - from) [from, to] = [start, i];
    start = i + 1;
  }
  if (to === from || to - from < rows.length * MIN_LENGTH) return null;
  return { top: rows[from]!.y, bottom: rows[to - 1]!.y + STRIP_PT };
}

/** Whether enough text stands between the last border and this one, and right of it. */
function divides(
  [from, border]: readonly [number, number],
  span: Span,
  segments: readonly Segment[],
  minLetters: number,
): boolean {
  const beside = segments.filter(({ y }) => y >= span.top && y <= span.bottom);
  const left = beside.filter(({ x, x2 }) => x >= from && x2 <= border + STRIP_PT);
  const right = beside.filter(({ x }) => x >= border);
  return [left, right].every(
    (side) => lettersOf(side) >= minLetters && countRows(side) >= MIN_SIDE.rows,
  );
}

/** Whether a person reads at least a share of the letters in each of two side-by-side columns. */
export function isReadInColumns(blocks: readonly Block[], share: number): boolean {
  const letters = (part: readonly Block[]) =>
    part.reduce((sum, block) => sum + lettersOf(block.rows.flat()), 0);
  const enough = share * letters(blocks);
  return [0, 1].every((side) => letters(blocks.filter((b) => b.column === side)) >= enough);
}

/** A page as a parser reads it that goes row by row across columns. */
export interface RowReading {
  text: string;
  /** Letters, and those of them that stay in our order. */
  letters: number;
  kept: number;
}

/** Reads the same segments row by row and measures how much of our order survives. */
export function readRowByRow(blocks: readonly Block[]): RowReading {
  const ours = blocks.flatMap((block) => block.rows.flat());
  const rows = toRows(ours);
  const place = new Map(rows.flat().map((segment, i) => [segment, i]));
  const weights = ours.map(weightOf);
  return {
    text: rows.map((row) => row.map((segment) => segment.text).join(' ')).join('\n'),
    letters: weights.reduce((sum, weight) => sum + weight, 0),
    kept: heaviestRising(
      ours.map((segment) => place.get(segment)!),
      weights,
    ),
  };
}

/** Weight of the heaviest subsequence whose values rise; the values are the places 0 … n - 1, each once. */
function heaviestRising(values: readonly number[], weights: readonly number[]): number {
  // a Fenwick tree: the entry of `at` is the heaviest that ends at one of the places it stands for
  const heaviest = new Float64Array(values.length + 1);
  for (const [i, value] of values.entries()) {
    let weight = 0;
    for (let at = value; at > 0; at -= at & -at) weight = Math.max(weight, heaviest[at]!);
    weight += weights[i]!;
    for (let at = value + 1; at <= values.length; at += at & -at) {
      heaviest[at] = Math.max(heaviest[at]!, weight);
    }
  }
  return heaviest.reduce((most, weight) => Math.max(most, weight), 0);
}
