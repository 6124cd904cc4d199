import type { Piece } from '../../ui/marks/word-diff.ts';
import type { Row } from './rows.ts';

type Side = 'before' | 'after';

const other = { before: 'added', after: 'removed' } as const;

/** The text of one side of a diff. */
export const textOf = (pieces: readonly Piece[], side: Side) =>
  pieces
    .filter(({ kind }) => kind !== other[side])
    .map(({ text }) => text)
    .join('');

/** Cuts a diff in two at an offset of one side's text; the other side's words stay with what precedes them. */
export function cutPieces(pieces: readonly Piece[], at: number, side: Side): [Piece[], Piece[]] {
  const head: Piece[] = [];
  const tail: Piece[] = [];
  let passed = 0;
  for (const piece of pieces) {
    if (piece.kind === other[side]) {
      (passed < at ? head : tail).push(piece);
      continue;
    }
    const here = Math.min(Math.max(at - passed, 0), piece.text.length);
    if (here > 0) head.push({ ...piece, text: piece.text.slice(0, here) });
    if (here < piece.text.length) tail.push({ ...piece, text: piece.text.slice(here) });
    passed += piece.text.length;
  }
  return [head, tail];
}

/** Cuts a diff at its line breaks; a break on one side only ends a line there too. */
export function pieceLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text) lines.at(-1)!.push({ ...piece, text });
    });
  }
  return lines;
}

/** Up to this share of a line, its old and new words stand in it together and the line is shown once. */
const SMALL_SHARE = 0.3;

/** Whether the marks of both versions fit into one line without getting in the reader's way. */
export function isSmallChange({ before, after }: Row, pieces: readonly Piece[]): boolean {
  if (before === null || after === null || `${before}${after}`.includes('\n')) return false;
  const changed = pieces
    .filter(({ kind }) => kind !== 'same')
    .reduce((sum, { text }) => sum + text.length, 0);
  return changed > 0 && changed <= before.length * SMALL_SHARE;
}
