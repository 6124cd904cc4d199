/** Lines that go on below, by where they stand on the page. */
import type { Line } from './line.ts';

/** A line that begins with a small connecting word, set like the line right above it. */
export const hangsBelow = (above: Line, line: Line): boolean =>
  /^(?:and|of|in|for|with|to|the|und|für|et|de|y|e|en|i) \p{L}/u.test(line.text) &&
  line.words <= 5 &&
  !line.bullet &&
  !line.gapBefore &&
  above.source.x != null &&
  isBelow(above, line) &&
  Math.abs(above.source.x - (line.source.x ?? 0)) < 2 &&
  !/[.!?;:]$/.test(above.text);

/** The line ends unfinished at the right edge of its column, so the sentence goes on below. */
export function fillsLine(line: Line, rightEdge: number): boolean {
  const { x, width } = line.source;
  if (x == null || width == null || /[.!?;:)]$/.test(line.text)) return false;
  return x + width > rightEdge - 60 && line.words >= 6;
}

/** Set in the same type, no further left, and the next line of the page or the top of another. */
export function isBelow(last: Line, line: Line): boolean {
  const a = last.source;
  const b = line.source;
  if (a.bold !== b.bold || Math.abs((a.sizePt ?? 0) - (b.sizePt ?? 0)) > 0.3) return false;
  if (a.page !== b.page) return true;
  return (
    (b.x ?? 0) >= (a.x ?? 0) - 2 &&
    (b.y ?? 0) > (a.y ?? 0) &&
    (b.y ?? 0) - (a.y ?? 0) < 2.2 * (b.sizePt ?? 10)
  );
}
