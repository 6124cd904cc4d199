import type { Coverage, MatchRequirement, Need, Tally, Verdict } from '#contract/match.ts';

const KEYS: Record<Verdict, Exclude<keyof Tally, 'total'>> = {
  met: 'met',
  partly: 'partly',
  'not-shown': 'notShown',
  'only-you-know': 'onlyYouKnow',
};

/** Counts verdicts by need; no prediction, and no part of the score. */
export function coverageOf(
  requirements: readonly Pick<MatchRequirement, 'need' | 'verdict'>[],
): Coverage {
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
