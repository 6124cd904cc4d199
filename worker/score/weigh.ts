/** The exact score without a report, for weighing many texts that differ in a few lines. */
import { CHECKS } from '#worker/checks/all.ts';
import type { Check, CheckInput } from '#worker/checks/model.ts';
import { changesBetween, type Change } from './changes.ts';
import { weighFaults } from './faults.ts';
import { exactScore, roundPoints, uncappedScore } from './score.ts';
import { tallyOf, type Tally } from './tally.ts';
import { whyNoScore } from './unfit.ts';
import { sumOf, verdictOf, type Verdict } from './verdicts.ts';

/** A resume and what was found in weighing it. */
export interface Weighed {
  input: CheckInput;
  /** The exact score of its report. */
  points: number;
  /** What it would score, in points, if no grave fault capped it. */
  uncapped: number;
  /** None where it gets no score. */
  verdicts: readonly Verdict[];
}

/** Weighs a resume by running every check. */
export const weighResume = (input: CheckInput): Weighed => weigher()(input);

/**
 * Weighs one resume after another. Where the next is the same reading of the same document but for words
 * inside bullets, only those checks are run again that read something else in the words that differ, and
 * only where they have not yet seen as many bullets of each sort.
 */
export function weigher(checks: readonly Check[] = CHECKS): (input: CheckInput) => Weighed {
  let last: { input: CheckInput; tallies: readonly Tally[] } | null = null;
  return (input) => {
    if (whyNoScore(input) !== null) {
      last = null;
      return { input, points: 0, uncapped: 0, verdicts: [] };
    }
    const changes: readonly Change[] | null = last && changesBetween(last.input, input);
    const tallies: readonly Tally[] =
      changes && last ? last.tallies : checks.map((check) => tallyOf(check));
    last = { input, tallies };
    const verdicts = tallies.map((tally) =>
      tally.verdict(changes ?? [], input, () => verdictOf(tally.check, input)),
    );
    return { input, verdicts, ...pointsOf(verdicts) };
  };
}

/** The exact score that verdicts of all checks make, capped by grave faults and not. */
export function pointsOf(verdicts: readonly Verdict[]): Pick<Weighed, 'points' | 'uncapped'> {
  const { raw, faults } = sumOf(verdicts);
  const weighing = { rawPoints: roundPoints(raw), ...weighFaults(raw, faults) };
  return { points: exactScore(weighing), uncapped: uncappedScore(weighing) };
}
