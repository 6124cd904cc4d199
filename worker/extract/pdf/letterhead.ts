import type { Gutter } from './gutter.ts';
import { countRows, toRows, type Segment } from './segment.ts';

/** How much larger than anything beside it a name at the right stands. */
const LARGER = 1.6;
/** A head holds a name, a title and a line or two. */
const MAX_ROWS = 4;
/** Contact details are short, and more than a line or two. */
const MAX_CHARS = 40;
const MIN_DETAILS = 3;

/** The parts of a page that opens with a name at the right, in the order of reading. */
export interface Letterhead {
  head: Segment[];
  details: Segment[];
  body: Segment[];
}

/** The head of a page with contact details at the left and a far larger name at the right; null without one. */
export function findLetterhead({ left, right, above, below }: Gutter): Letterhead | null {
  const others = [...above, ...left];
  if (countRows(right) > MAX_ROWS || largest(right) < LARGER * largest(others)) return null;
  const border = right.reduce((x, segment) => Math.min(x, segment.x), Infinity);
  const end = right.reduce((y, segment) => Math.max(y, segment.y), 0);
  const isBeside = ({ y, sizePt }: Segment) => y <= end + 0.5 * sizePt;
  const isContact = ({ text, x2 }: Segment) => text.length <= MAX_CHARS && x2 <= border;
  const details = others.filter(isBeside);
  if (countRows(details) < MIN_DETAILS || !details.every(isContact)) return null;
  const rows = toRows(below);
  const crossing = rows.findIndex((row) => row[0]!.x < border);
  const goesOn = crossing < 0 ? rows.length : crossing;
  return {
    head: [...right, ...rows.slice(0, goesOn).flat()],
    details,
    body: [...others.filter((one) => !isBeside(one)), ...rows.slice(goesOn).flat()],
  };
}

const largest = (side: readonly Segment[]) =>
  side.reduce((size, { sizePt }) => Math.max(size, sizePt), 0);
