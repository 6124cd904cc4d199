import { diffWordsWithSpace } from 'diff';

/** A stretch of text that is in both versions, only in the old, or only in the new one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Word by word: joined, all but `added` give `before` and all but `removed` give `after`. */
export function diffWords(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const pieces = diffWordsWithSpace(before, after).map<Piece>((part) => ({
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
    text: part.value,
  }));
  return bridgeGaps(pieces);
}

/** A lone space between two changes reads as noise: the marks run through it. */
function bridgeGaps(pieces: readonly Piece[]): Piece[] {
  const spread = pieces.flatMap((piece, i): Piece[] => {
    const between = i > 0 && i < pieces.length - 1;
    const lone = piece.kind === 'same' && /^\s+$/.test(piece.text) && between;
    if (!lone || piece.text.includes('\n')) return [piece];
    return [
      { kind: 'removed', text: piece.text },
      { kind: 'added', text: piece.text },
    ];
  });
  const result: Piece[] = [];
  let run: Piece[] = [];
  const settle = () => {
    result.push(...trimmed(joined(run, 'removed'), joined(run, 'added')));
    run = [];
  };
  for (const piece of spread) {
    if (piece.kind !== 'same') run.push(piece);
    else {
      settle();
      result.push(piece);
    }
  }
  settle();
  return joinSame(result);
}

const joined = (pieces: readonly Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => text)
    .join('');

/** Space that ends both the old and the new words stays unmarked. */
function trimmed(removed: string, added: string): Piece[] {
  let shared = 0;
  const end = (text: string) => text[text.length - 1 - shared];
  while (end(removed) && end(removed) === end(added) && /\s/.test(end(removed)!)) shared += 1;
  const cut = (text: string) => text.slice(0, text.length - shared);
  return [
    { kind: 'removed' as const, text: cut(removed) },
    { kind: 'added' as const, text: cut(added) },
    { kind: 'same' as const, text: removed.slice(removed.length - shared) },
  ].filter(({ text }) => text);
}

function joinSame(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === 'same' && piece.kind === 'same') last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
