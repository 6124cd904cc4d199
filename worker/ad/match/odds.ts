/** How likely each verdict is by the signs for and against it: weights learnt from labelled ads. */
import type { Verdict } from '#contract/match.ts';
import { VERDICT_ROWS } from '../data/verdict-votes.ts';
import type { Signs } from './signs.ts';

/** Weights in tenths. 'Not shown' is what the others are weighed against, and has none. */
export interface VerdictWeights {
  /** By sign of the clause: for met, partly and only you know. */
  clause: ReadonlyMap<string, readonly [met: number, partly: number, only: number]>;
  /** By sign of the words: for only you know. */
  words: ReadonlyMap<string, number>;
  /** By sign of the resume: for partly and met alike, and for met besides; none is below nothing. */
  shown: ReadonlyMap<string, readonly [either: number, met: number]>;
}

/** 'met partly only|sign' of a clause, 'either met|sign' of a resume, 'only|sign sign …' of words; a row each. */
export function verdictWeightsOf(rows: string): VerdictWeights {
  const clause = new Map<string, [number, number, number]>();
  const words = new Map<string, number>();
  const shown = new Map<string, [number, number]>();
  for (const row of rows.trim().split('\n')) {
    const [weights = '', signs = ''] = row.split('|');
    const [first = 0, second, third] = weights.split(' ').map(Number);
    if (second === undefined) for (const sign of signs.split(' ')) words.set(sign, first);
    else if (third === undefined) shown.set(signs, [first, second]);
    else clause.set(signs, [first, second, third]);
  }
  return { clause, words, shown };
}

const LEARNT = verdictWeightsOf(VERDICT_ROWS);

/** Tenths are the exponents: e^(1/10), e^(2/10) … by multiplying, so that every device has the same. */
const TENTH = 1.1051709180756477;
const LOUDEST = 100;
const POWERS: readonly number[] = Array.from({ length: 2 * LOUDEST + 1 }).reduce<number[]>(
  (powers) => [...powers, powers.length === 0 ? 1 : powers.at(-1)! * TENTH],
  [],
);
const oddsAt = (tenths: number): number => {
  const power = POWERS[Math.min(LOUDEST, Math.abs(tenths))]!;
  return tenths < 0 ? 1 / power : power;
};

/** Odds of each verdict against 'not shown'. More signs of the resume never make a better one less likely against a worse one. */
export function oddsOf(signs: Signs, weights: VerdictWeights = LEARNT): Record<Verdict, number> {
  let [met, partly, only] = weights.clause.get('') ?? [0, 0, 0];
  for (const sign of signs.clause) {
    const own = weights.clause.get(sign);
    if (!own) continue;
    met += own[0];
    partly += own[1];
    only += own[2];
  }
  for (const sign of signs.words) only += weights.words.get(sign) ?? 0;
  for (const sign of signs.shown) {
    const [either, more] = weights.shown.get(sign) ?? [0, 0];
    met += either + more;
    partly += either;
  }
  return {
    met: oddsAt(met),
    partly: oddsAt(partly),
    'not-shown': 1,
    'only-you-know': oddsAt(only),
  };
}

/** What an error costs against any other: to say met of what is not shown, and to say of what is met that nothing shows it. */
const SAID_MET = 3;
const SAID_MISSING = 1.5;

/** The verdict with the least to be feared. */
export function verdictBy(odds: Record<Verdict, number>): Verdict {
  const worth: Record<Verdict, number> = {
    ...odds,
    met: odds.met - (SAID_MET - 1) * odds['not-shown'],
    'not-shown': odds['not-shown'] - (SAID_MISSING - 1) * odds.met,
  };
  return ORDER.reduce((best, one) => (worth[one] > worth[best] ? one : best));
}
const ORDER: readonly Verdict[] = ['not-shown', 'only-you-know', 'partly', 'met'];
