import type { MatchSummary } from '#contract/match.ts';

/** A term that several ads ask for. */
export interface SharedTerm {
  term: string;
  /** How many ads ask for it. */
  ads: number;
  /** Whether the resume shows it wherever it is asked. */
  shown: boolean;
}

/** Terms that at least two ads ask for: what most ask for and the resume does not show comes first. */
export function sharedTerms(ads: readonly Pick<MatchSummary, 'asked'>[]): SharedTerm[] {
  const found = new Map<string, SharedTerm>();
  for (const { asked } of ads) {
    const here = new Map<string, boolean>();
    for (const { terms, verdict } of asked) {
      for (const term of terms) here.set(term, (here.get(term) ?? true) && verdict === 'met');
    }
    for (const [term, shown] of here) {
      const known = found.get(term);
      found.set(term, {
        term,
        ads: (known?.ads ?? 0) + 1,
        shown: (known?.shown ?? true) && shown,
      });
    }
  }
  return [...found.values()]
    .filter(({ ads: count }) => count > 1)
    .toSorted(
      (a, b) => Number(a.shown) - Number(b.shown) || b.ads - a.ads || (a.term < b.term ? -1 : 1),
    );
}
