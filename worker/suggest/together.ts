import type { Scales } from './scales.ts';
import { acceptedEdits, type Proposal } from './proposal.ts';

/** Suggestions accepted together, and what one more or one fewer makes of their score, in exact points. */
export interface Together {
  score: number;
  with: (one: Proposal) => number;
  without: (one: Proposal) => number;
}

/** Scores the text with all of `list` accepted, questions with an answer among them. */
export function together({ weigh }: Scales, list: readonly Proposal[]): Together {
  const all = list.map(accepted);
  const scoreOf = (some: readonly Proposal[]) => weigh(acceptedEdits(some));
  return {
    score: scoreOf(all),
    with: (one) => scoreOf([...all, accepted(one)]),
    without: (one) => scoreOf(all.filter((_, index) => list[index] !== one)),
  };
}

const accepted = (one: Proposal): Proposal => (one.accepted ? one : { ...one, accepted: true });
