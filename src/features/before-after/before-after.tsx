import { useMemo, useState } from 'react';
import type { Resume, Suggestion } from '#contract/resume.ts';
import type { UndoRedo } from '../../api/edition-history.ts';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import { useGrowing } from '../../ui/use-growing.ts';
import { lineKinds } from './line-kind.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { rowsFromEdits } from './rows.ts';
import { Pair, Single, VIEWS, type View } from './sheets.tsx';
import { useWide } from './use-wide.ts';
import type { Sought } from './sought.ts';

const SheetEditor = later(async () => (await import('./editor/sheet-editor.tsx')).SheetEditor);

interface BeforeAfterProps {
  resume: Resume;
  undoRedo: UndoRedo;
  /** Leads to a suggestion by its number in the list, counted from 1. */
  onSuggestion: (number: number) => void;
  /** Words to put the cursor at; null for none. */
  sought: Sought | null;
}

/** Rows rendered in one go: more than fit a window. */
const ROWS_AT_ONCE = 24;

/** Original and enhanced resume: side by side where there is room, else one at a time. The enhanced one is an editor. */
export function BeforeAfter({ resume, undoRedo, onSuggestion, sought }: BeforeAfterProps) {
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
  const sheets = { rows: visible, kindOf, onSuggestion };
  const toRead = view === 'edit' ? <Pair {...sheets} /> : <Single {...sheets} view={view} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">{acceptedWords(suggestions)}</p>
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
            sought={sought}
            beside={view === 'edit' && <Single {...sheets} view="original" />}
          />
        </LazyPart>
      )}
      {view === 'marked' && (wide ? <Pair {...sheets} /> : <Single {...sheets} view="marked" />)}
      {view === 'original' && <Single {...sheets} view="original" />}
    </>
  );
}

/** `6 safe fixes are in, and 2 that you accepted. Press one to see why, or to undo it.` */
function acceptedWords(suggestions: readonly Suggestion[]): string {
  const write = 'Click in the text to edit it.';
  const accepted = suggestions.filter((one) => one.accepted);
  const safe = accepted.filter(({ level }) => level === 'auto').length;
  const chosen = accepted.length - safe;
  if (accepted.length === 0)
    return suggestions.length === 0 ? write : `No fixes are in yet. ${write}`;
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 'es'}`;
  const are = accepted.length === 1 ? 'is' : 'are';
  const undo =
    accepted.length === 1
      ? 'Select it to see why, or to undo it.'
      : 'Select one to see why, or to undo it.';
  if (safe === 0) return `${counted(chosen, 'fix')} that you accepted ${are} in. ${undo} ${write}`;
  const yours = chosen === 0 ? '' : `, and ${chosen} that you accepted`;
  return `${counted(safe, 'safe fix')} ${are} in${yours}. ${undo} ${write}`;
}
