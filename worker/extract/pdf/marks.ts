import type { Box } from './page.ts';

/** Sides of a list mark, and of an icon, in points. */
const MARK_PT = { from: 1, to: 7 };
const ICON_PT = 24;
/** Space between two parts of an icon, in points. */
const ICON_GAP_PT = 3;

/** Most marks and icons of one page that are looked at. */
const MOST = 1_000;

/** Collects what is drawn on a page and might be a list mark. */
export class MarkFinder {
  readonly #marks: Box[] = [];
  /** Shapes larger than a list mark, but no larger than an icon. */
  readonly #icons: Box[] = [];

  /** A filled or outlined shape, or a picture. */
  shape(box: Box): void {
    if (isMark(box)) this.glyph(box);
    else if (this.#icons.length < MOST && Math.max(box.x2 - box.x, box.y2 - box.y) < ICON_PT)
      this.#icons.push(box);
  }

  /** A letter that looks like a list mark but has no character of its own. */
  glyph(box: Box): void {
    if (this.#marks.length < MOST) this.#marks.push(box);
  }

  /** What was drawn as large as a list mark and is no part of an icon. */
  found(): Box[] {
    return this.#marks.filter(
      (mark) =>
        !this.#icons.some((icon) => isNear(mark, icon, ICON_GAP_PT)) &&
        !this.#marks.some((other) => isNear(mark, other, 0) && !isSame(mark, other)),
    );
  }
}

/** A dot or square of the size of a list mark. */
export function isMark({ x, y, x2, y2 }: Box): boolean {
  const [width, height] = [x2 - x, y2 - y];
  const fits = (side: number) => side > MARK_PT.from && side < MARK_PT.to;
  return fits(width) && fits(height) && width / height > 0.6 && width / height < 1.7;
}

const isNear = (a: Box, b: Box, gapPt: number) =>
  a.x - gapPt < b.x2 && b.x < a.x2 + gapPt && a.y - gapPt < b.y2 && b.y < a.y2 + gapPt;

/** A dot and its outline. */
const isSame = (a: Box, b: Box) =>
  (['x', 'y', 'x2', 'y2'] as const).every((side) => Math.abs(a[side] - b[side]) < 1);
