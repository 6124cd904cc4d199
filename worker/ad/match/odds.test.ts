import { describe, expect, it } from 'vitest';
import type { Verdict } from '#contract/match.ts';
import { VERDICT_ROWS } from '../data/verdict-votes.ts';
import { oddsOf, verdictBy, verdictWeightsOf } from './odds.ts';

const WEIGHTS = verdictWeightsOf(`
-5 -10 2|
3 0 -4|kind skill
0 10|all>1
4 0|line>1
20|willing calm
-3|tool
`);
const none = { clause: [], words: [], shown: [] };

describe('the odds of a verdict', () => {
  it('are the sum of the weights of its signs, in tenths of a logarithm', () => {
    const odds = oddsOf(
      { clause: ['kind skill', 'unknown'], words: ['willing', 'tool'], shown: ['all>1', 'line>1'] },
      WEIGHTS,
    );
    expect(odds.met).toBeCloseTo(Math.exp((-5 + 3 + 10 + 4) / 10), 10);
    expect(odds.partly).toBeCloseTo(Math.exp((-10 + 4) / 10), 10);
    expect(odds['only-you-know']).toBeCloseTo(Math.exp((2 - 4 + 20 - 3) / 10), 10);
    expect(odds['not-shown']).toBe(1);
  });

  it('never turn against the better verdict with what more the resume shows', () => {
    const { shown } = verdictWeightsOf(VERDICT_ROWS);
    expect(shown.size).toBeGreaterThan(10);
    for (const [sign, weights] of shown) {
      expect(Math.min(...weights), sign).toBeGreaterThanOrEqual(0);
    }
    const rank: readonly Verdict[] = ['not-shown', 'partly', 'met'];
    const signs: string[] = [];
    let before = -1;
    for (const sign of shown.keys()) {
      signs.push(sign);
      const said = verdictBy(oddsOf({ ...none, shown: signs }));
      expect(rank.indexOf(said), sign).toBeGreaterThanOrEqual(before);
      before = rank.indexOf(said);
    }
    expect(before).toBe(2);
  });
});

describe('the choice of a verdict', () => {
  const choice = (odds: Partial<Record<Verdict, number>>) =>
    verdictBy({ met: 0.1, partly: 0.1, 'not-shown': 1, 'only-you-know': 0.1, ...odds });

  it('takes the likeliest where it is far ahead', () => {
    expect(choice({ met: 4 })).toBe('met');
    expect(choice({ partly: 4 })).toBe('partly');
    expect(choice({ 'only-you-know': 4 })).toBe('only-you-know');
    expect(choice({})).toBe('not-shown');
  });

  it('says not met where nothing shown is nearly as likely, and not missing where met is', () => {
    expect(choice({ met: 1.1, partly: 0.3 })).not.toBe('met');
    expect(choice({ met: 0.9, partly: 0.7 })).toBe('partly');
  });
});
