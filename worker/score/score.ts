import type { CategoryReport, CheckReport, CheckStatus, ScoreReport } from '#contract/resume.ts';
import { CHECKS } from '#worker/checks/all.ts';
import type { Check, CheckInput, CheckResult } from '#worker/checks/model.ts';
import { BANDS, CATEGORIES, ENGINE_VERSION } from './rubric.ts';
import { weighFaults } from './faults.ts';
import { whyNoScore } from './unfit.ts';
import { sumOf, verdictOf, weightOf } from './verdicts.ts';

/**
 * Runs every check of the rubric and weighs the results into 0-100. Checks that do not apply or could
 * not judge leave the denominator; one that fails earns nothing and marks the score as partial, as a
 * reading that ran out of time does.
 */
export function scoreResume(input: CheckInput, checks: readonly Check[] = CHECKS): ScoreReport {
  const unfit = whyNoScore(input);
  if (unfit !== null) return withoutScore(unfit, checks);
  const verdicts = checks.map((check) => verdictOf(check, input));
  const { scale, raw, faults } = sumOf(verdicts);
  const reports = verdicts.map(({ check, result, counts }) =>
    reportOf(check, result, counts ? scale : 0),
  );
  const { total, multiplier, blockers } = weighFaults(raw, faults);
  return {
    total,
    band: BANDS.find(([, least]) => total >= least)![0],
    rawPoints: roundPoints(raw),
    multiplier,
    blockers,
    categories: categoriesOf(reports),
    checks: reports,
    partial: input.resume.unfinished === true || reports.some(({ status }) => status === 'error'),
    engineVersion: ENGINE_VERSION,
  };
}

/** Score in points before rounding, its cap included; 0 for a report without a score. */
export const exactScore = (weighing: Weighing): number =>
  weighing.blockers
    .filter(({ kind }) => kind === 'cap')
    .reduce((lowest, { value }) => Math.min(lowest, value), uncappedScore(weighing));

/** The same without its cap: what shows the worth of an edit where a cap holds the score. */
export const uncappedScore = ({
  rawPoints,
  multiplier,
}: Pick<Weighing, 'rawPoints' | 'multiplier'>): number => rawPoints * multiplier;

type Weighing = Pick<ScoreReport, 'rawPoints' | 'multiplier' | 'blockers'>;

/** Points as they are shown, with two decimals. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100;

const FAILED =
  'Something went wrong in this check. It earned no points; the score is not complete.';

function reportOf(check: Check, result: CheckResult | null, scale: number): CheckReport {
  const { id, category, title, why } = check;
  const max = roundPoints(weightOf(check) * scale);
  const base = { id, category, title, why, points: 0, max, findings: [] };
  if (result === null) return { ...base, status: 'error', reason: FAILED };
  if (result.kind !== 'scored') return { ...base, status: result.kind, reason: result.reason };
  const points = roundPoints(weightOf(check) * scale * result.fraction);
  return { ...base, points, status: statusOf(result.fraction), findings: result.findings };
}

function statusOf(fraction: number): CheckStatus {
  if (fraction >= 0.995) return 'pass';
  return fraction > 0.25 ? 'partial' : 'fail';
}

function categoriesOf(reports: CheckReport[]): CategoryReport[] {
  return CATEGORIES.map(([id, title]) => {
    const own = reports.filter(({ category }) => category === id);
    const sum = (key: 'points' | 'max') =>
      roundPoints(own.reduce((total, check) => total + check[key], 0));
    return { id, title, points: sum('points'), max: sum('max') };
  });
}

function withoutScore(reason: string, checks: readonly Check[]): ScoreReport {
  const reports = checks.map((check) => reportOf(check, { kind: 'skipped', reason }, 0));
  return {
    total: null,
    band: null,
    reason,
    rawPoints: 0,
    multiplier: 1,
    blockers: [],
    categories: categoriesOf(reports),
    checks: reports,
    partial: false,
    engineVersion: ENGINE_VERSION,
  };
}
