/** A resume on paper: two versions on two sheets, or one sheet. */
import type { ReactNode } from 'react';
import { diffWords, type Piece } from '../../ui/marks/word-diff.ts';
import { DocumentLine } from './document-line.tsx';
import type { LineKindOf } from './line-kind.ts';
import { isSmallChange, pieceLines, textOf } from './pieces.ts';
import type { Row } from './rows.ts';
import './document.css';

export type View = 'edit' | 'marked' | 'original' | 'enhanced';

export const VIEWS: { id: View; name: string }[] = [
  { id: 'edit', name: 'Side by side' },
  { id: 'marked', name: 'Marked' },
  { id: 'original', name: 'Original' },
  { id: 'enhanced', name: 'Enhanced' },
];

interface SheetProps {
  rows: readonly Row[];
  kindOf: LineKindOf;
  /** Leads to a suggestion by its number; without it no numbers are shown. */
  onSuggestion?: (number: number) => void;
}

interface PairProps extends SheetProps {
  titles?: readonly [string, string];
}

const VERSIONS = ['Original', 'Enhanced'] as const;

/** Two sheets with shared rows, so that lines that belong together stand level. */
export const Pair = ({ rows, kindOf, onSuggestion, titles = VERSIONS }: PairProps) => (
  <>
    <div className="pair-row mb-2.5 font-semibold">
      <h3 className="font-sans! text-base! font-semibold">{titles[0]}</h3>
      <h3 className="font-sans! text-base! font-semibold">{titles[1]}</h3>
    </div>
    <div className="pair">
      <div className="doc" />
      <div className="doc" />
      {rows.map((row, i) => {
        const pieces = diffWords(row.before ?? '', row.after ?? '');
        const refs = <Refs refs={row.refs} onSuggestion={onSuggestion} />;
        return (
          <div key={i} className="pair-row">
            <div className="doc-line">
              {row.before !== null && (
                <Lines pieces={pieces} show="before" kindOf={kindOf} index={i} />
              )}
            </div>
            <div className="doc-line">
              {row.after === null ? (
                <p>{refs}</p>
              ) : (
                <Lines pieces={pieces} show="after" kindOf={kindOf} index={i} refs={refs} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  </>
);

/** One sheet: the original, the enhanced text, or, marked, a changed line before and then after. */
export const Single = ({ rows, kindOf, view, onSuggestion }: SheetProps & { view: View }) => (
  <article className="doc single py-7" aria-label={VIEWS.find(({ id }) => id === view)?.name}>
    {rows.map((row, i) => {
      const text = view === 'original' ? row.before : row.after;
      if (view !== 'marked') {
        return (
          <div key={i} className="doc-line">
            {text !== null && <Lines pieces={plain(text)} show="both" kindOf={kindOf} index={i} />}
          </div>
        );
      }
      const pieces = diffWords(row.before ?? '', row.after ?? '');
      const refs = <Refs refs={row.refs} onSuggestion={onSuggestion} />;
      return (
        <div key={i} className="doc-line">
          {isSmallChange(row, pieces) ? (
            <Lines pieces={pieces} show="both" kindOf={kindOf} index={i} refs={refs} />
          ) : (
            <>
              {row.changed && row.before !== null && (
                <Lines pieces={pieces} show="before" kindOf={kindOf} index={i} />
              )}
              {row.after === null ? (
                <p>{refs}</p>
              ) : (
                <Lines pieces={pieces} show="after" kindOf={kindOf} index={i} refs={refs} />
              )}
            </>
          )}
        </div>
      );
    })}
  </article>
);

const plain = (text: string): Piece[] => [{ kind: 'same', text }];

interface LinesProps {
  pieces: readonly Piece[];
  show: 'both' | 'before' | 'after';
  kindOf: LineKindOf;
  index: number;
  refs?: ReactNode;
}

/** The lines of one side of a row; the references follow the last one. */
function Lines({ pieces, show, kindOf, index, refs }: LinesProps) {
  const side = show === 'before' ? 'before' : 'after';
  const hidden = show === 'before' ? 'added' : show === 'after' ? 'removed' : null;
  const lines = pieceLines(pieces.filter(({ kind }) => kind !== hidden));
  return lines.map((line, i) => (
    <DocumentLine
      key={i}
      kind={kindOf(textOf(line, side), index + i)}
      pieces={line}
      show={show}
      refs={i === lines.length - 1 ? refs : undefined}
    />
  ));
}

/** They never stand alone at the start of a line. */
const Refs = ({ refs, onSuggestion }: { refs: number[] } & Pick<SheetProps, 'onSuggestion'>) =>
  onSuggestion &&
  refs.length > 0 && (
    <span className="doc-refs">
      {refs.map((ref) => (
        <button
          key={ref}
          type="button"
          className="doc-ref"
          aria-label={`Suggestion ${ref}`}
          onClick={() => onSuggestion(ref)}
        >
          {ref}
        </button>
      ))}
    </span>
  );
