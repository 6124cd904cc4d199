import type { ChangeTextRequest, MatchSuggestion } from '#contract/match.ts';
import { Button } from '../../ui/button.tsx';
import { pointsInWords } from '../../ui/format-points.ts';

interface TailoredChangesProps {
  changes: readonly MatchSuggestion[];
  busy: boolean;
  onChange: (request: ChangeTextRequest) => void;
}

/** What can be brought forward for this ad, and what was; the order changes, no word does. */
export function TailoredChanges({ changes, busy, onChange }: TailoredChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="tailored" className="no-print mt-10">
      <h2 id="tailored" className="text-xl!">
        Put it where it is read first
      </h2>
      <p className="text-sm text-ink-2">
        The order changes, no word does. Undo it here or in Before &amp; After.
      </p>
      <ul className="mt-2">
        {changes.map(({ id, title, description, before, after, points, accepted }) => (
          <li key={id} className="border-t border-rule py-3">
            <h3 className="font-sans! text-base! font-semibold! tracking-normal!">{title}</h3>
            <p className="text-sm text-ink-2">
              {description} {points > 0 && `It also gains ${pointsInWords(points)} of your score.`}
            </p>
            <details className="mt-1">
              <summary className="quiet-link fine inline-flex min-h-9 items-center">
                {accepted ? 'What was changed' : 'Show the new order'}
              </summary>
              <p className="py-2 font-text whitespace-pre-wrap">{after}</p>
              <p className="fine">Before</p>
              <p className="pb-2 font-text whitespace-pre-wrap text-ink-2">{before}</p>
            </details>
            <Button
              small
              className="mt-1"
              busy={busy}
              onClick={() => onChange({ suggestionId: id, accepted: !accepted })}
            >
              {accepted ? 'Take it back' : 'Change the order'}
              <span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
