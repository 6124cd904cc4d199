import type { Box } from './page.ts';
import type { Segment } from './segment.ts';

/** Height of a box around words, and space left and right of them in it, in em. */
const MAX_HEIGHT_EM = 2.8;
const MAX_PADDING_EM = 1.6;
/** Difference of the space left and right of centred words, in em. */
const MAX_SKEW_EM = 0.6;

/** Tells pieces of text which box stands around them and around nothing else. */
export function frameWords(pieces: readonly Segment[], frames: readonly Box[]): void {
  for (const frame of frames) {
    const inside = pieces.filter((piece) => holds(frame, piece));
    if (inside.length > 0 && isSnug(frame, inside)) for (const piece of inside) piece.frame = frame;
  }
}

const holds = (frame: Box, { x, x2, y, sizePt }: Segment) =>
  y > frame.y + 0.3 * sizePt && y < frame.y2 && x > frame.x - 1 && x2 < frame.x2 + 1;

function isSnug(frame: Box, inside: readonly Segment[]): boolean {
  const sizePt = Math.max(...inside.map((piece) => piece.sizePt));
  const left = Math.min(...inside.map(({ x }) => x)) - frame.x;
  const right = frame.x2 - Math.max(...inside.map(({ x2 }) => x2));
  return (
    frame.y2 - frame.y < MAX_HEIGHT_EM * sizePt &&
    Math.max(left, right) < MAX_PADDING_EM * sizePt &&
    Math.abs(left - right) < MAX_SKEW_EM * sizePt
  );
}
