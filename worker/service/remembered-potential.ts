import type { Proposals } from '#contract/resume.ts';
import { potentialScore, type AssessOptions, type Assessment } from '../pipeline.ts';

/** The score within reach of a working text. */
export type PotentialOf = (
  working: Assessment,
  proposals: Proposals,
  options: AssessOptions,
) => number | null;

/** The score within reach, worked out afresh. */
export const potentialOf: PotentialOf = ({ document }, proposals, options) =>
  potentialScore(document, proposals, options);

/** Makes a `PotentialOf` that remembers the last answer: to accept or reject a suggestion leaves it as it is. */
export function rememberPotential(): PotentialOf {
  let last: { of: readonly unknown[]; potential: number } | undefined;
  return (working, proposals, options) => {
    const { speller, chosenField = null, hints = [] } = options;
    const of = [working, speller, chosenField, JSON.stringify(hints), depends(proposals)];
    if (last && of.every((part, i) => part === last!.of[i])) return last.potential;
    const potential = potentialOf(working, proposals, options);
    // Null means that there was no time for it.
    if (potential !== null) last = { of, potential };
    return potential;
  };
}

/** All of the proposals that the score within reach depends on: what each would do, and what is answered. */
const depends = ({ suggestions, questions }: Proposals): string =>
  JSON.stringify([
    suggestions.map(({ edits }) => edits),
    questions.map(({ id, status, answer }) => [id, status, answer]),
  ]);
