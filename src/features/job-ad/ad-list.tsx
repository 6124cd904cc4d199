import { Link } from 'wouter';
import type { MatchSummary } from '#contract/match.ts';
import { coverageWords } from '#contract/match-words.ts';
import { sharedTerms } from './compare-ads.ts';

interface AdListProps {
  ads: readonly MatchSummary[];
  addressOf: (matchId: string) => string;
}

/** The job ads that this resume was held against, newest first, and what several of them ask for. */
export function AdList({ ads, addressOf }: AdListProps) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="ads" className="mt-12">
      <h2 id="ads" className="text-xl!">
        Your job ads
      </h2>
      <ul className="mt-2 border-b border-rule">
        {ads.map(({ id, name, coverage, stale }) => (
          <li key={id} className="border-t border-rule py-3">
            <Link
              href={addressOf(id)}
              className="font-display text-[1.1875rem] leading-snug no-underline hover:underline"
            >
              {name}
            </Link>
            <p className="text-sm text-ink-2">
              {coverageWords(coverage)}
              {stale && ' Your resume has changed since you looked.'}
            </p>
          </li>
        ))}
      </ul>
      <Shared ads={ads} />
    </section>
  );
}

function Shared({ ads }: { ads: readonly MatchSummary[] }) {
  const terms = sharedTerms(ads).slice(0, 24);
  if (terms.length === 0) return null;
  const missing = terms.filter(({ shown }) => !shown);
  const present = terms.filter(({ shown }) => shown);
  return (
    <div className="mt-8 grid gap-4">
      <h3>What several of them ask for</h3>
      {[
        { title: 'Not shown, or only in part', of: missing },
        { title: 'Shown', of: present },
      ].map(
        ({ title, of }) =>
          of.length > 0 && (
            <div key={title}>
              <h4 className="text-sm font-semibold">{title}</h4>
              <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-2">
                {of.map(({ term, ads: count }) => (
                  <li key={term} className="chip">
                    {term}
                    <span className="fine">
                      asked in {count} of your {ads.length} ads
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
