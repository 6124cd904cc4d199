/** What is accepted from the start never costs points together, even if each alone does not. */
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { acceptedEdits } from './decide.ts';
import { exactScore, scoreAnew } from './price.ts';

/** Differences below this are rounding. */
const NOTHING = 0.05;
/** The whole may fall short of its parts by this before the parts are looked at one by one. */
const SLACK = 0.5;

/** The suggestions without those accepted ones that pull the enhanced score down, `before` points without any. */
export function harmless(
  input: CheckInput,
  suggestions: readonly Suggestion[],
  before: number,
): Suggestion[] {
  let kept = [...suggestions];
  const scoreOf = (list: readonly Suggestion[]) =>
    exactScore(scoreAnew(input, acceptedEdits(list)));
  const hoped = before + kept.reduce((sum, one) => sum + (one.accepted ? one.points : 0), 0);
  let together = scoreOf(kept);
  if (together >= hoped - SLACK && together >= before - NOTHING) return kept;
  for (;;) {
    const without = kept
      .filter(({ accepted }) => accepted)
      .map((one) => ({ one, score: scoreOf(kept.filter((other) => other !== one)) }))
      .toSorted((a, b) => b.score - a.score || a.one.points - b.one.points)[0];
    const gains = without && without.score > together + NOTHING;
    if (!without || (!gains && together >= before - NOTHING)) return kept;
    kept = kept.filter((other) => other !== without.one);
    together = without.score;
  }
}
