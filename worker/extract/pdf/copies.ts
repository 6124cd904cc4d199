import type { Glyph } from './page.ts';

/** Two equal letters this close, in em, lie over each other: a shadow, or bold made of two strokes. */
const SAME_PLACE_EM = 0.15;
/** Side of the squares by which near letters are found, in points. */
const CELL_PT = 4;

/** The letters without those that were drawn a second time at nearly the same place; hidden ones are left alone. */
export function withoutCopies(glyphs: Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  const kept = glyphs.filter((glyph) => {
    if (glyph.hidden) return true;
    const [column, row] = [Math.floor(glyph.x / CELL_PT), Math.floor(glyph.y / CELL_PT)];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const near = seen.get(`${glyph.text} ${column + dx} ${row + dy}`);
        if (near?.some((other) => isCopy(other, glyph))) return false;
      }
    }
    const key = `${glyph.text} ${column} ${row}`;
    const cell = seen.get(key);
    if (cell) cell.push(glyph);
    else seen.set(key, [glyph]);
    return true;
  });
  return kept.length === glyphs.length ? glyphs : kept;
}

const isCopy = (a: Glyph, b: Glyph) =>
  Math.abs(a.x - b.x) < SAME_PLACE_EM * b.sizePt &&
  Math.abs(a.y - b.y) < SAME_PLACE_EM * b.sizePt &&
  Math.abs(a.sizePt - b.sizePt) < 0.1 * b.sizePt;
