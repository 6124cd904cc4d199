import type { AdLine, ChangeMatchRequest } from '#contract/match.ts';

interface OtherLinesProps {
  title: string;
  note?: string;
  lines: readonly AdLine[];
  /** Whether each line says why it is here. */
  reasons: boolean;
  onChange: (change: ChangeMatchRequest) => void;
}

/** Lines of the ad that are not counted, folded; one press takes a line in. */
export function OtherLines({ title, note, lines, reasons, onChange }: OtherLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details className="other-lines">
      <summary>
        {title} <span className="num text-ink-3">{lines.length}</span>
      </summary>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <ul className="mt-2">
        {lines.map(({ id, quote, why }) => (
          <li key={id} className="border-t border-rule py-2.5">
            <p className="font-text">{quote.replaceAll(/\s+/g, ' ')}</p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
              {reasons && <span>{why}</span>}
              <button
                type="button"
                className="quiet-link no-print min-h-9"
                aria-label={`This is asked: ${quote}`}
                onClick={() => onChange({ requirementId: id, counts: true })}
              >
                This is asked
              </button>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
