import { useMemo, useState, type ReactNode } from 'react';
import type { Resume } from '#contract/resume.ts';
import { diffWords, type Piece } from '../../ui/marks/word-diff.ts';
import { useGrowing } from '../../ui/use-growing.ts';
import { DocumentLine } from './document-line.tsx';
import { lineKinds, type LineKind } from './line-kind.ts';
import { isSmallChange, pieceLines, textOf } from './pieces.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { rowsFromEdits, type Row } from './rows.ts';
import { useWide } from './use-wide.ts';
import './document.css';

interface BeforeAfterProps {
  resume: Resume;
  /** Leads to a suggestion by its number in the list, counted from 1. */
  onSuggestion: (number: number) => void;
}

/** Rows rendered in one go: more than fit a window. */
const ROWS_AT_ONCE = 24;

type View = 'marked' | 'original' | 'enhanced';

const VIEWS: { id: View; name: string }[] = [
  { id: 'marked', name: 'Marked' },
  { id: 'original', name: 'Original' },
  { id: 'enhanced', name: 'Enhanced' },
];

/** Original and enhanced resume: side by side where there is room, else one at a time. */
export function BeforeAfter({ resume, onSuggestion }: BeforeAfterProps) {
  const [view, setView] = useState<View>('marked');
  const wide = useWide();
  const { originalContent, enhancedContent, suggestions, readout } = resume;
  const rows = useMemo(
    () =>
      rowsFromEdits(originalContent, enhancedContent ?? originalContent, suggestions) ??
      rowsByDiff(originalContent, enhancedContent ?? originalContent),
    [originalContent, enhancedContent, suggestions],
  );
  const kindOf = useMemo(() => lineKinds(readout), [readout]);
  const visible = rows.slice(0, useGrowing(rows.length, ROWS_AT_ONCE));
  const applied = new Set(rows.flatMap(({ refs }) => refs)).size;
  const changes = applied === 1 ? '1 edit applied.' : `${applied} edits applied.`;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">
          {changes} {applied > 0 && 'Numbers lead to the reason for each.'}
        </p>
        <div role="group" aria-label="Version" className="flex gap-1.5">
          {VIEWS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="toggle"
              aria-pressed={view === id}
              onClick={() => setView(id)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {view === 'marked' && wide ? (
        <Pair rows={visible} kindOf={kindOf} onSuggestion={onSuggestion} />
      ) : (
        <Single rows={visible} kindOf={kindOf} view={view} onSuggestion={onSuggestion} />
      )}
    </>
  );
}

interface SheetProps {
  rows: readonly Row[];
  kindOf: (line: string, index: number) => LineKind;
  onSuggestion: (number: number) => void;
}

/** Two sheets with shared rows, so that lines that belong together stand level. */
const Pair = ({ rows, kindOf, onSuggestion }: SheetProps) => (
  <>
    <div className="pair-row mb-2.5 font-semibold">
      <h3 className="font-sans! text-base! font-semibold">Original</h3>
      <h3 className="font-sans! text-base! font-semibold">Enhanced</h3>
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
const Single = ({ rows, kindOf, view, onSuggestion }: SheetProps & { view: View }) => (
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
  kindOf: (line: string, index: number) => LineKind;
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

const Refs = ({ refs, onSuggestion }: { refs: number[]; onSuggestion: (n: number) => void }) =>
  refs.map((ref) => (
    <button
      key={ref}
      type="button"
      className="doc-ref"
      aria-label={`Suggestion ${ref}`}
      onClick={() => onSuggestion(ref)}
    >
      {ref}
    </button>
  ));
