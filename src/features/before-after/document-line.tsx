import type { ReactNode } from 'react';
import { Marked } from '../../ui/marks/marked.tsx';
import type { Piece } from '../../ui/marks/word-diff.ts';
import { rightPartAt, withoutBullet, type LineKind } from './line-kind.ts';
import { cutPieces, textOf } from './pieces.ts';

interface DocumentLineProps {
  kind: LineKind;
  pieces: readonly Piece[];
  show: 'both' | 'before' | 'after';
  /** Numbers that lead to the suggestions; after the text. */
  refs?: ReactNode;
}

/** One line of a resume, set as what it is, with its marks. */
export function DocumentLine({ kind, pieces, show, refs }: DocumentLineProps) {
  const side = show === 'before' ? 'before' : 'after';
  const text = textOf(pieces, side);
  if (kind === 'blank') return <p className="doc-blank" />;
  if (kind === 'bullet') {
    const cut = text.length - withoutBullet(text).length;
    const [, rest] = cutPieces(pieces, cut, side);
    return (
      <p className="doc-bullet">
        <Marked pieces={rest} show={show} />
        {refs}
      </p>
    );
  }
  const at = kind === 'role' || kind === 'text' ? rightPartAt(text) : text.length;
  const [head, right] = cutPieces(pieces, at, side);
  if (kind === 'role' && textOf(right, side)) {
    return (
      <p className="doc-role">
        <span>
          <Marked pieces={head} show={show} />
        </span>
        <span className="font-normal">
          <Marked pieces={right} show={show} />
          {refs}
        </span>
      </p>
    );
  }
  return (
    <p className={`doc-${kind}`}>
      {/* One box: the parts of a role stand at the two ends of its line. */}
      <span>
        <Marked pieces={pieces} show={show} />
        {refs}
      </span>
    </p>
  );
}
