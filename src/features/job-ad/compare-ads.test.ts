import { expect, it } from 'vitest';
import type { MatchSummary, Verdict } from '#contract/match.ts';
import { sharedTerms } from './compare-ads.ts';

const ad = (...asked: [term: string, verdict: Verdict][]): Pick<MatchSummary, 'asked'> => ({
  asked: asked.map(([term, verdict]) => ({ quote: term, terms: [term], need: 'must', verdict })),
});

it('counts terms that several ads ask for, what the resume does not show first', () => {
  const ads = [
    ad(['SAP', 'met'], ['Power BI', 'not-shown'], ['Excel', 'met']),
    ad(['SAP', 'met'], ['Power BI', 'not-shown']),
    ad(['SAP', 'met'], ['Excel', 'partly']),
  ];
  expect(sharedTerms(ads)).toEqual([
    { term: 'Excel', ads: 2, shown: false },
    { term: 'Power BI', ads: 2, shown: false },
    { term: 'SAP', ads: 3, shown: true },
  ]);
});

it('counts a term once for each ad and leaves out what only one asks for', () => {
  expect(sharedTerms([ad(['SAP', 'met'], ['SAP', 'met'])])).toEqual([]);
});
