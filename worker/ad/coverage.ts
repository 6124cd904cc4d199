import type { MatchedRequirement, Need, Verdict } from './model.ts';

/** How many demands of one need stand at each verdict. */
export interface Tally {
  total: number;
  met: number;
  partly: number;
  notShown: number;
  onlyYouKnow: number;
}

export interface Coverage {
  must: Tally;
  nice: Tally;
  /** 0..1 of the must-haves that a resume can show; partly counts half. Null where there are none. */
  share: number | null;
}

const KEYS: Record<Verdict, Exclude<keyof Tally, 'total'>> = {
  met: 'met',
  partly: 'partly',
  'not-shown': 'notShown',
  'only-you-know': 'onlyYouKnow',
};

/** Counts verdicts by need; no prediction, and no part of the score. */
export function coverageOf(requirements: readonly MatchedRequirement[]): Coverage {
  const tally = (need: Need): Tally => {
    const counted: Tally = { total: 0, met: 0, partly: 0, notShown: 0, onlyYouKnow: 0 };
    for (const requirement of requirements) {
      if (requirement.need !== need) continue;
      counted.total += 1;
      counted[KEYS[requirement.verdict]] += 1;
    }
    return counted;
  };
  const must = tally('must');
  const answerable = must.total - must.onlyYouKnow;
  return {
    must,
    nice: tally('nice'),
    share: answerable === 0 ? null : (must.met + must.partly / 2) / answerable,
  };
}
