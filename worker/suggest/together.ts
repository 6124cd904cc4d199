import type { Suggestion } from '#contract/resume.ts';
import { acceptedEdits } from './decide.ts';
import type { Scales } from './scales.ts';

/** Suggestions accepted together, and what one more or one fewer makes of their score, in exact points. */
export interface Together {
  score: number;
  with: (one: Suggestion) => number;
  without: (one: Suggestion) => number;
}

/** Scores the text with all of `list` accepted, questions with an answer among them. */
export function together({ weigh }: Scales, list: readonly Suggestion[]): Together {
  const all = list.map(accepted);
  const scoreOf = (some: readonly Suggestion[]) => weigh(acceptedEdits(some));
  return {
    score: scoreOf(all),
    with: (one) => scoreOf([...all, accepted(one)]),
    without: (one) => scoreOf(all.filter((_, index) => list[index] !== one)),
  };
}

const accepted = (one: Suggestion): Suggestion => (one.accepted ? one : { ...one, accepted: true });
