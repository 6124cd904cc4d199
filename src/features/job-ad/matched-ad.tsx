import { useState } from 'react';
import type { ChangeMatchRequest, ChangeTextRequest, Match, Verdict } from '#contract/match.ts';
import { AD_TITLE, FILTERS, numbered, ROWS_TITLE } from './ad-places.ts';
import { AdText } from './ad-text.tsx';
import { BetweenRowsAndAd } from './between-rows-and-ad.tsx';
import { CheckFirst } from './check-first.tsx';
import { CoverageFigure } from './coverage-figure.tsx';
import { OtherLines } from './other-lines.tsx';
import { RequirementList } from './requirement-list.tsx';
import { TailoredChanges } from './tailored-changes.tsx';
import './job-ad.css';

interface MatchedAdProps {
  match: Match;
  /** A change of the resume is on its way. */
  busy: boolean;
  onChange: (change: ChangeMatchRequest) => void;
  onChangeText: (request: ChangeTextRequest) => void;
}

/** One job ad held against the resume: the figure, the rows, the ad beside them, and what was left out. */
export function MatchedAd({ match, busy, onChange, onChangeText }: MatchedAdProps) {
  const [filter, setFilter] = useState<Verdict | null>(null);
  const rows = numbered(match.requirements);
  const actions = { roles: match.roles, busy, onChange, onChangeText };
  const lists = { requirements: rows, filter, actions };
  return (
    <>
      {match.stale && (
        <p role="status" className="mb-6">
          Your resume has changed since you last looked. Everything here is worked out anew.
        </p>
      )}
      {match.warnings.length > 0 && (
        <ul className="mb-6 grid gap-1 border-l-3 border-edge pl-4">
          {match.warnings.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <CoverageFigure coverage={match.coverage} />
      <CheckFirst requirements={rows} />
      <TailoredChanges changes={match.tailored} busy={busy} onChange={onChangeText} />
      <div className="match-columns">
        <section aria-labelledby={ROWS_TITLE} className="min-w-0">
          <div className="titled">
            <h2 id={ROWS_TITLE} tabIndex={-1}>
              What this ad asks
            </h2>
            <BetweenRowsAndAd to={AD_TITLE}>Read the ad</BetweenRowsAndAd>
          </div>
          {rows.length > 1 && (
            <div role="group" aria-label="Show" className="no-print mt-3 flex flex-wrap gap-1">
              {FILTERS.map(([label, verdict]) => (
                <button
                  key={label}
                  type="button"
                  className="toggle"
                  aria-pressed={filter === verdict}
                  onClick={() => setFilter(verdict)}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
          {rows.length === 0 && (
            <p className="mt-3 text-ink-2">
              No requirement was found. Mark the lines that are asked in the lists below.
            </p>
          )}
          <RequirementList need="must" {...lists} />
          <RequirementList need="nice" {...lists} />
          <div className="mt-10">
            <OtherLines
              title="Left out, and why"
              lines={match.leftOut}
              reasons
              onChange={onChange}
            />
            <OtherLines
              title="What you would do"
              note="Duties say what the job is. They are not counted."
              lines={match.duties}
              reasons={false}
              onChange={onChange}
            />
            <OtherLines
              title="The rest of the ad"
              note="Nothing in these lines reads as asked of you."
              lines={match.rest}
              reasons={false}
              onChange={onChange}
            />
          </div>
        </section>
        <section aria-labelledby={AD_TITLE} className="ad-sheet sheet">
          <div className="titled">
            <h2 id={AD_TITLE} tabIndex={-1} className="text-xl!">
              The ad
            </h2>
            <BetweenRowsAndAd to={ROWS_TITLE}>Back to what it asks</BetweenRowsAndAd>
          </div>
          <AdText match={match} onGo={() => setFilter(null)} />
        </section>
      </div>
    </>
  );
}
