/** What is accepted from the start never costs points together, even if each alone does not. */
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { acceptedEdits } from './decide.ts';
import { exactScore, scoreAnew } from './price.ts';

/** Differences below this are rounding. */
const NOTHING = 0.05;
/** The whole may fall short of its parts by this before the parts are looked at one by one. */
const SLACK = 0.5;

/**
 * The suggestions without those accepted ones that pull the enhanced score down, `before` points
 * without any; then with those that cost points alone but none beside the rest, so that the enhanced
 * text has nothing left to correct.
 */
export function harmless(
  input: CheckInput,
  suggestions: readonly Suggestion[],
  before: number,
): Suggestion[] {
  const scoreOf = (list: readonly Suggestion[]) =>
    exactScore(scoreAnew(input, acceptedEdits(list)));
  const gainful = suggestions.filter((one) => !one.accepted || one.points >= 0);
  const kept = withoutHarm(scoreOf, gainful, before);
  const setAside = suggestions.filter((one) => !kept.list.includes(one));
  return setAside.length === 0 ? kept.list : withHarmless(scoreOf, kept, setAside);
}

type ScoreOf = (list: readonly Suggestion[]) => number;

/** Suggestions with the score of the text that the accepted ones among them make. */
interface Scored {
  list: Suggestion[];
  score: number;
}

/** Takes in what was set aside wherever it costs nothing beside what is kept, until nothing more can. */
function withHarmless(
  scoreOf: ScoreOf,
  kept: Scored,
  setAside: readonly Suggestion[],
): Suggestion[] {
  const list = [...kept.list];
  let waiting = [...setAside];
  let together = kept.score;
  for (let grown = true; grown;) {
    grown = false;
    for (const one of waiting) {
      const score = scoreOf([...list, one]);
      if (score < together - NOTHING) continue;
      list.push({ ...one, points: Math.max(0, Math.round((score - together) * 10) / 10) });
      waiting = waiting.filter((other) => other !== one);
      together = Math.max(score, together);
      grown = true;
    }
  }
  return list;
}

function withoutHarm(scoreOf: ScoreOf, suggestions: readonly Suggestion[], before: number): Scored {
  let kept = [...suggestions];
  const hoped = before + kept.reduce((sum, one) => sum + (one.accepted ? one.points : 0), 0);
  let together = scoreOf(kept);
  if (together >= hoped - SLACK && together >= before - NOTHING) {
    return { list: kept, score: together };
  }
  for (;;) {
    const without = kept
      .filter(({ accepted }) => accepted)
      .map((one) => ({ one, score: scoreOf(kept.filter((other) => other !== one)) }))
      .toSorted((a, b) => b.score - a.score || a.one.points - b.one.points)[0];
    const gains = without && without.score > together + NOTHING;
    if (!without || (!gains && together >= before - NOTHING)) {
      return { list: kept, score: together };
    }
    kept = kept.filter((other) => other !== without.one);
    together = without.score;
  }
}
