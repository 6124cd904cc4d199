/** A question whose answer would cost points beside the other answers is not asked. */
import { answeredLikely } from './likely-answers.ts';
import type { Scales } from './scales.ts';
import { together } from './together.ts';
import { acceptAll, isOpenQuestion, type Proposal } from './proposal.ts';

/** Differences below this are rounding. */
const NOTHING = 0.05;

/** The suggestions without open questions that pull down the score of everything accepted and answered. */
export function worthAsking(scales: Scales, suggestions: readonly Proposal[]): Proposal[] {
  let kept = [...suggestions];
  while (kept.some(isOpenQuestion)) {
    const list = answeredLikely(acceptAll(kept));
    const { score, without } = together(scales, list);
    const costs = kept.map((one, index) =>
      isOpenQuestion(one) ? without(list[index]!) - score : 0,
    );
    const worst = costs.indexOf(Math.max(...costs));
    if (costs[worst]! <= NOTHING) break;
    kept = kept.toSpliced(worst, 1);
  }
  return kept;
}
