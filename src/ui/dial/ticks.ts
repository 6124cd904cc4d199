/** Geometry of the score dial: ticks over 270°, opening at the bottom, in a box of 220 units. */

export interface Point {
  x: number;
  y: number;
}

const CENTRE = 110;
/** Degrees clockwise from twelve o'clock of the first and the last tick. */
const FIRST = -135;
const SWEEP = 270;

/** Place of a score (0-100) at a distance from the centre. */
export function pointAt(score: number, radius: number): Point {
  const angle = ((FIRST + (score / 100) * SWEEP) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
}

export type Ink = 'now' | 'gain' | 'more' | 'rest';

/** Ink of the tick at `score`: reached now, gained by accepted edits, still possible, out of reach. */
export function inkOf(score: number, now: number, accepted: number, possible: number): Ink {
  if (score <= now) return 'now';
  if (score <= accepted) return 'gain';
  return score <= possible ? 'more' : 'rest';
}
