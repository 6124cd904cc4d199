import { useId } from 'react';
import { VERDICTS, type ChangeMatchRequest, type OwnAnswer } from '#contract/match.ts';
import { VERDICT_WORDS } from '#contract/match-words.ts';
import type { Numbered } from './ad-places.ts';

interface OwnWordProps {
  requirement: Numbered;
  onChange: (change: ChangeMatchRequest) => void;
}

/** What the user may say about a requirement: a tick, another verdict, another need, or that it is not asked. */
export function OwnWord({ requirement, onChange }: OwnWordProps) {
  const { id, quote, found, need, answer, takenIn } = requirement;
  const field = useId();
  const say = (change: {
    answer?: OwnAnswer | null;
    need?: 'must' | 'nice';
    counts?: boolean | null;
  }) => onChange({ requirementId: id, ...change });
  const other = need === 'must' ? 'nice' : 'must';
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {found === 'only-you-know' && (
        <fieldset className="flex items-center gap-1">
          <legend className="sr-only">{quote}</legend>
          {(['yes', 'no'] as const).map((word) => (
            <button
              key={word}
              type="button"
              className="toggle"
              aria-pressed={answer === word}
              onClick={() => say({ answer: answer === word ? null : word })}
            >
              {word === 'yes' ? 'Yes, I do' : 'No'}
            </button>
          ))}
        </fieldset>
      )}
      <details className="own-word">
        <summary className="quiet-link fine inline-flex min-h-9 items-center">Not right?</summary>
        <div className="grid gap-2 pt-1 pb-2">
          <label htmlFor={field} className="flex flex-wrap items-center gap-2">
            It should say
            <select
              id={field}
              className="field min-h-9! py-1!"
              value={answer === 'yes' || answer === 'no' ? '' : (answer ?? '')}
              onChange={({ target }) =>
                say({ answer: VERDICTS.find((verdict) => verdict === target.value) ?? null })
              }
            >
              <option value="">what was found: {VERDICT_WORDS[found]}</option>
              {VERDICTS.filter((verdict) => verdict !== found).map((verdict) => (
                <option key={verdict} value={verdict}>
                  {VERDICT_WORDS[verdict]}
                </option>
              ))}
            </select>
          </label>
          <span className="flex flex-wrap gap-x-4">
            <button
              type="button"
              className="quiet-link min-h-9"
              onClick={() => say({ need: other })}
            >
              It is a {other === 'must' ? 'must-have' : 'nice-to-have'}
            </button>
            <button
              type="button"
              className="quiet-link min-h-9"
              onClick={() => say({ counts: takenIn ? null : false })}
            >
              It is not asked of me
            </button>
          </span>
        </div>
      </details>
    </div>
  );
}
