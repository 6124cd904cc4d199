import type { Edit, Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { undoing } from '#worker/document/edit.ts';
import { scoreResume } from '#worker/score/score.ts';
import { acceptedEdits } from './decide.ts';
import { exactScore, inputWith, scoreInside, scoreWith } from './price.ts';

/** Suggestions accepted together, and what one more or one fewer makes of their score, in exact points. */
export interface Together {
  score: number;
  with: (one: Suggestion) => number;
  without: (one: Suggestion) => number;
}

/** Scores the text with all of `list` accepted, questions with an answer among them. */
export function together(input: CheckInput, list: readonly Suggestion[]): Together {
  const edits = acceptedEdits(list.map(accepted));
  const whole = inputWith(input, edits);
  const scoreOf = (others: readonly Suggestion[]) =>
    exactScore(scoreWith(input, acceptedEdits(others.map(accepted))));
  return {
    score: exactScore(scoreResume(whole)),
    with: (one) => scoreOf([...list, one]),
    without: (one) =>
      scoreUndone(input, whole, edits, one) ?? scoreOf(list.filter((other) => other !== one)),
  };
}

const accepted = (one: Suggestion): Suggestion => (one.accepted ? one : { ...one, accepted: true });

/** The score of the edited text without the edits of one suggestion; null where only parsing tells. */
function scoreUndone(
  input: CheckInput,
  whole: CheckInput,
  edits: readonly Edit[],
  one: Suggestion,
): number | null {
  const back = new Set(one.edits.filter((edit) => edits.includes(edit)));
  if (back.size < one.edits.length) return null;
  const report = scoreInside(whole, undoing(input.document.text, edits, back));
  return report && exactScore(report);
}
