import type { KeywordHit, KeywordReport, Suggestion } from '#contract/resume.ts';

export interface KeywordLists {
  found: KeywordHit[];
  missing: KeywordHit[];
  /** Terms of `missing` that accepted suggestions have put under Skills. */
  added: Set<string>;
}

const sameTerm = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The lists as shown: a term that was added stays where it was clicked, so that it can be taken back. */
export function keywordLists(
  report: KeywordReport,
  suggestions: readonly Suggestion[],
): KeywordLists {
  const terms = suggestions
    .filter((one) => one.keyword !== undefined && one.accepted)
    .map((one) => one.keyword!);
  const isAdded = (term: string) => terms.some((added) => sameTerm(added, term));
  const known = [...report.missing, ...report.found];
  const missing = [
    ...report.missing,
    ...report.found.filter(({ term }) => isAdded(term)),
    ...terms
      .filter((term) => !known.some((hit) => sameTerm(hit.term, term)))
      .map((term) => ({ term, kind: 'hard' as const, present: true, addable: true })),
  ];
  return {
    found: report.found.filter(({ term }) => !isAdded(term)),
    missing,
    added: new Set(missing.filter(({ term }) => isAdded(term)).map(({ term }) => term)),
  };
}
