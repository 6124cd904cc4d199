import type { Glyph } from './page.ts';

/** Two equal letters this close, in em, lie over each other: a shadow, or bold made of two strokes. */
const SAME_PLACE_EM = 0.15;
/** Side of the squares by which near letters are found, in points: one holds a few letters at most. */
const CELL_PT = 8;
/** More squares than a row has: no page is that wide. */
const ROW_CELLS = 1 << 20;

/** The letters without those that were drawn a second time at nearly the same place; hidden ones are left alone. */
export function withoutCopies(glyphs: Glyph[]): Glyph[] {
  const cells = new Map<number, Glyph[]>();
  const kept = glyphs.filter((glyph) => {
    if (glyph.hidden) return true;
    if (hasCopy(cells, glyph)) return false;
    const key = cellOf(glyph.x) + ROW_CELLS * cellOf(glyph.y);
    const cell = cells.get(key);
    if (cell) cell.push(glyph);
    else cells.set(key, [glyph]);
    return true;
  });
  return kept.length === glyphs.length ? glyphs : kept;
}

const cellOf = (points: number) => Math.floor(points / CELL_PT);

function hasCopy(cells: ReadonlyMap<number, readonly Glyph[]>, glyph: Glyph): boolean {
  const reach = Math.min(SAME_PLACE_EM * glyph.sizePt, CELL_PT);
  const [left, right] = [cellOf(glyph.x - reach), cellOf(glyph.x + reach)];
  const [top, bottom] = [cellOf(glyph.y - reach), cellOf(glyph.y + reach)];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const near = cells.get(column + ROW_CELLS * row);
      if (near?.some((other) => isCopy(other, glyph))) return true;
    }
  }
  return false;
}

const isCopy = (a: Glyph, b: Glyph) =>
  a.text === b.text &&
  Math.abs(a.x - b.x) < SAME_PLACE_EM * b.sizePt &&
  Math.abs(a.y - b.y) < SAME_PLACE_EM * b.sizePt &&
  Math.abs(a.sizePt - b.sizePt) < 0.1 * b.sizePt;
