/** A question whose answer would cost points beside the other answers is not asked. */
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { scoreResume } from '#worker/score/score.ts';
import { acceptAll, acceptedEdits, isOpenQuestion } from './decide.ts';
import { scoreWithout } from './harmless.ts';
import { answeredLikely } from './likely-answers.ts';
import { exactScore, inputWith } from './price.ts';

/** Differences below this are rounding. */
const NOTHING = 0.05;

/** The suggestions without open questions that pull down the score of everything accepted and answered. */
export function worthAsking(input: CheckInput, suggestions: readonly Suggestion[]): Suggestion[] {
  let kept = [...suggestions];
  while (kept.some(isOpenQuestion)) {
    const list = answeredLikely(acceptAll(kept));
    const whole = inputWith(input, acceptedEdits(list));
    const together = exactScore(scoreResume(whole));
    const costs = kept.map((one, index) =>
      isOpenQuestion(one) ? scoreWithout(input, whole, list, list[index]!) - together : 0,
    );
    const worst = costs.indexOf(Math.max(...costs));
    if (costs[worst]! <= NOTHING) break;
    kept = kept.toSpliced(worst, 1);
  }
  return kept;
}
