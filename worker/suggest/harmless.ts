/** What is accepted from the start never costs points together, even if each alone does not. */
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { undoing } from '#worker/document/edit.ts';
import { scoreResume } from '#worker/score/score.ts';
import { acceptedEdits } from './decide.ts';
import { exactScore, inputWith, scoreAnew, scoreInside } from './price.ts';

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
  const kept = withoutHarm(input, gainful, before);
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

function withoutHarm(
  input: CheckInput,
  suggestions: readonly Suggestion[],
  before: number,
): Scored {
  let kept = [...suggestions];
  const hoped = before + kept.reduce((sum, one) => sum + (one.accepted ? one.points : 0), 0);
  for (let first = true; ; first = false) {
    const whole = inputWith(input, acceptedEdits(kept));
    const together = exactScore(scoreResume(whole));
    if (first && together >= hoped - SLACK && together >= before - NOTHING) {
      return { list: kept, score: together };
    }
    const list = kept;
    const without = list
      .filter(({ accepted }) => accepted)
      .map((one) => ({ one, score: scoreWithout(input, whole, list, one) }))
      .toSorted((a, b) => b.score - a.score || a.one.points - b.one.points)[0];
    const gains = without && without.score > together + NOTHING;
    if (!without || (!gains && together >= before - NOTHING)) {
      return { list: kept, score: together };
    }
    kept = kept.filter((other) => other !== without.one);
  }
}

/** What `list` scores without one of its accepted suggestions; `whole` holds all of them. */
export function scoreWithout(
  input: CheckInput,
  whole: CheckInput,
  list: readonly Suggestion[],
  one: Suggestion,
): number {
  const edits = acceptedEdits(list);
  const back = new Set(one.edits.filter((edit) => edits.includes(edit)));
  const undo = undoing(input.document.text, edits, back);
  const inside = undo.length === one.edits.length ? scoreInside(whole, undo) : null;
  return exactScore(
    inside ?? scoreAnew(input, acceptedEdits(list.filter((other) => other !== one))),
  );
}
