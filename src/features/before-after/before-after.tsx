import { lazy, useMemo, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { UndoRedo } from '../../api/edition-history.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { useGrowing } from '../../ui/use-growing.ts';
import { lineKinds } from './line-kind.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { rowsFromEdits } from './rows.ts';
import { Pair, Single, VIEWS, type View } from './sheets.tsx';
import { useWide } from './use-wide.ts';

const SheetEditor = lazy(async () => ({
  default: (await import('./editor/sheet-editor.tsx')).SheetEditor,
}));

interface BeforeAfterProps {
  resume: Resume;
  undoRedo: UndoRedo;
  /** Leads to a suggestion by its number in the list, counted from 1. */
  onSuggestion: (number: number) => void;
}

/** Rows rendered in one go: more than fit a window. */
const ROWS_AT_ONCE = 24;

/** Original and enhanced resume: side by side where there is room, else one at a time. The enhanced one is an editor. */
export function BeforeAfter({ resume, undoRedo, onSuggestion }: BeforeAfterProps) {
  const wide = useWide();
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? (wide ? 'edit' : 'enhanced');
  const { originalContent, enhancedContent, suggestions, questions, readout } = resume;
  const enhanced = enhancedContent ?? originalContent;
  const rows = useMemo(
    () =>
      rowsFromEdits(originalContent, enhanced, { suggestions, questions }) ??
      rowsByDiff(originalContent, enhanced),
    [originalContent, enhanced, suggestions, questions],
  );
  const kindOf = useMemo(() => lineKinds(readout), [readout]);
  const visible = rows.slice(0, useGrowing(rows.length, ROWS_AT_ONCE));
  const accepted = suggestions.filter((one) => one.accepted).length;
  const sheets = { rows: visible, kindOf, onSuggestion };
  const toRead = view === 'edit' ? <Pair {...sheets} /> : <Single {...sheets} view={view} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">{acceptedWords(accepted, suggestions.length)}</p>
        <div role="group" aria-label="Version" className="flex flex-wrap gap-1.5">
          {VIEWS.filter(({ id }) => wide || id !== 'edit').map(({ id, name }) => (
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
      {(view === 'edit' || view === 'enhanced') && (
        <LazyPart waiting={toRead} instead={toRead}>
          <SheetEditor
            resume={resume}
            kindOf={kindOf}
            undoRedo={undoRedo}
            onSuggestion={onSuggestion}
            beside={view === 'edit' && <Single {...sheets} view="original" />}
          />
        </LazyPart>
      )}
      {view === 'marked' && (wide ? <Pair {...sheets} /> : <Single {...sheets} view="marked" />)}
      {view === 'original' && <Single {...sheets} view="original" />}
    </>
  );
}

/** `6 safe fixes are in; press one to take it back.` */
function acceptedWords(accepted: number, suggested: number): string {
  if (accepted === 0) {
    return suggested === 0
      ? 'Write in the text to change it.'
      : 'No fix is in yet. Write in the text to change it.';
  }
  const fixes = accepted === 1 ? 'One fix is in; press it' : `${accepted} fixes are in; press one`;
  return `${fixes} to see why or take it back. Write in the text to change it.`;
}
