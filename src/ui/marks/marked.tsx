import type { Piece } from './word-diff.ts';

interface MarkedProps {
  pieces: readonly Piece[];
  /** Which marks to draw; the other version's words are left out. */
  show?: 'both' | 'before' | 'after';
}

/** Text with the editor's marks: struck in `<del>`, underlined in `<ins>`. */
export const Marked = ({ pieces, show = 'both' }: MarkedProps) =>
  pieces.map((piece, i) => {
    if (piece.kind === 'same') return piece.text;
    if (piece.kind === 'removed') {
      if (show === 'after') return null;
      return (
        <del key={i} className="mark-del">
          {piece.text}
        </del>
      );
    }
    if (show === 'before') return null;
    return (
      <ins
        key={i}
        className={
          show === 'both' && pieces[i - 1]?.kind === 'removed' ? 'mark-ins mark-next' : 'mark-ins'
        }
      >
        {piece.text}
      </ins>
    );
  });
