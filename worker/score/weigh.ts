/** The exact score without a report, for weighing many texts that differ in a few lines. */
import { CHECKS } from '#worker/checks/all.ts';
import { evidenceLines } from '#worker/checks/lines/evidence-lines.ts';
import type { Check, CheckInput } from '#worker/checks/model.ts';
import { weighFaults } from './faults.ts';
import { exactScore, roundPoints } from './score.ts';
import { whyNoScore } from './unfit.ts';
import { sumOf, verdictOf, type Verdict } from './verdicts.ts';

/** A resume and what was found in weighing it. */
export interface Weighed {
  input: CheckInput;
  /** The exact score of its report. */
  points: number;
  /** None where it gets no score. */
  verdicts: readonly Verdict[];
}

/**
 * Weighs a resume. Where `last` is the same reading of the same document but for words inside bullets, only
 * those checks are run again that read something else in the words that differ.
 */
export function weighResume(
  input: CheckInput,
  last?: Weighed,
  checks: readonly Check[] = CHECKS,
): Weighed {
  if (whyNoScore(input) !== null) return { input, points: 0, verdicts: [] };
  const changes = last ? changesBetween(last.input, input) : null;
  const verdicts = checks.map((check, index) => {
    const known = changes && last?.verdicts[index];
    return known && readsTheSame(check, changes, input) ? known : verdictOf(check, input);
  });
  const { raw, faults } = sumOf(verdicts);
  const points = exactScore({ rawPoints: roundPoints(raw), ...weighFaults(raw, faults) });
  return { input, points, verdicts };
}

type Change = readonly [before: string, after: string];

const readsTheSame = (check: Check, changes: readonly Change[], input: CheckInput): boolean =>
  check.reads !== undefined &&
  changes.every(([before, after]) => check.reads!(before, input) === check.reads!(after, input));

/** Lines and statements that differ between two texts; null where more than words does. */
function changesBetween(last: CheckInput, input: CheckInput): Change[] | null {
  const [lines, others] = [last.document.lines, input.document.lines];
  const [told, retold] = [evidenceLines(last), evidenceLines(input)];
  const isAlike =
    last.keywords.field === input.keywords.field &&
    lines.length === others.length &&
    told.length === retold.length &&
    told.every(
      ({ bullet, current, repeated }, index) =>
        bullet === retold[index]!.bullet &&
        current === retold[index]!.current &&
        repeated === retold[index]!.repeated,
    );
  return isAlike ? [...changed(lines, others), ...changed(told, retold)] : null;
}

const changed = (
  before: readonly { text: string }[],
  after: readonly { text: string }[],
): Change[] =>
  before.flatMap(({ text }, index) => {
    const now = after[index]!.text;
    return text === now ? [] : [[text, now] as const];
  });
