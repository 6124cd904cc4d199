import { useMemo, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { useGrowing } from '../../ui/use-growing.ts';
import { lineKinds } from './line-kind.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { rowsFromEdits } from './rows.ts';
import { Pair, Single, VIEWS, type View } from './sheets.tsx';
import { useWide } from './use-wide.ts';

interface BeforeAfterProps {
  resume: Resume;
  /** Leads to a suggestion by its number in the list, counted from 1. */
  onSuggestion: (number: number) => void;
}

/** Rows rendered in one go: more than fit a window. */
const ROWS_AT_ONCE = 24;

/** Original and enhanced resume: side by side where there is room, else one at a time. */
export function BeforeAfter({ resume, onSuggestion }: BeforeAfterProps) {
  const [view, setView] = useState<View>('marked');
  const wide = useWide();
  const { originalContent, enhancedContent, suggestions, questions, readout } = resume;
  const rows = useMemo(
    () =>
      rowsFromEdits(originalContent, enhancedContent ?? originalContent, {
        suggestions,
        questions,
      }) ?? rowsByDiff(originalContent, enhancedContent ?? originalContent),
    [originalContent, enhancedContent, suggestions, questions],
  );
  const kindOf = useMemo(() => lineKinds(readout), [readout]);
  const visible = rows.slice(0, useGrowing(rows.length, ROWS_AT_ONCE));
  const applied = new Set(rows.flatMap(({ refs }) => refs)).size;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">{appliedWords(applied, suggestions.length)}</p>
        <div role="group" aria-label="Version" className="flex flex-wrap gap-1.5">
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

function appliedWords(applied: number, suggested: number): string {
  if (suggested === 0) return 'Nothing to correct: both are the same.';
  if (applied === 0) return 'No edit accepted yet: both are the same.';
  const edits = applied === 1 ? '1 edit applied.' : `${applied} edits applied.`;
  return `${edits} Numbers lead to the reason for each.`;
}
