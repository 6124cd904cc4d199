import type { CategoryReport, CheckReport, CheckStatus, ScoreReport } from '#contract/resume.ts';
import { CHECKS } from '#worker/checks/all.ts';
import { countWords } from '#worker/checks/lines/words.ts';
import type { Check, CheckInput, CheckResult, Fault } from '#worker/checks/model.ts';
import { BANDS, CATEGORIES, ENGINE_VERSION, WEIGHTS } from './rubric.ts';
import { weighFaults } from './faults.ts';

/** Fewer words than this are no resume that a number could describe. */
const FEWEST_WORDS = 20;

/**
 * Runs every check of the rubric and weighs the results into 0-100. Checks that do not apply or could
 * not judge leave the denominator; one that fails earns nothing and marks the score as partial.
 */
export function scoreResume(input: CheckInput, checks: readonly Check[] = CHECKS): ScoreReport {
  const unfit = whyNoScore(input);
  if (unfit !== null) return withoutScore(unfit, checks);
  const { outcomes, scale, raw, faults } = weighed(input, checks);
  const reports = outcomes.map(({ check, result, counts }) =>
    reportOf(check, result, counts ? scale : 0),
  );
  const { total, multiplier, blockers } = weighFaults(raw, faults);
  return {
    total,
    band: BANDS.find(([, least]) => total >= least)![0],
    rawPoints: round(raw),
    multiplier,
    blockers,
    categories: categoriesOf(reports),
    checks: reports,
    partial: reports.some(({ status }) => status === 'error'),
    engineVersion: ENGINE_VERSION,
  };
}

/** Score in points before rounding, its cap included; 0 for a report without a score. */
export const exactScore = ({ rawPoints, multiplier, blockers }: Weighing): number =>
  blockers
    .filter(({ kind }) => kind === 'cap')
    .reduce((lowest, { value }) => Math.min(lowest, value), rawPoints * multiplier);

/** The exact score that the report of the same input has, without the report. */
export function pointsOf(input: CheckInput, checks: readonly Check[] = CHECKS): number {
  if (whyNoScore(input) !== null) return 0;
  const { raw, faults } = weighed(input, checks);
  return exactScore({ rawPoints: round(raw), ...weighFaults(raw, faults) });
}

type Weighing = Pick<ScoreReport, 'rawPoints' | 'multiplier' | 'blockers'>;

/** What the checks say, and the points that it makes of 100 before grave faults count. */
function weighed(input: CheckInput, checks: readonly Check[]) {
  const outcomes = checks.map((check) => ({ check, ...runCheck(check, input) }));
  const inAll = outcomes.reduce(
    (sum, { check, counts }) => sum + (counts ? weightOf(check) : 0),
    0,
  );
  const scale = inAll === 0 ? 0 : 100 / inAll;
  const raw = outcomes.reduce(
    (sum, { check, result }) =>
      sum + (result?.kind === 'scored' ? weightOf(check) * scale * result.fraction : 0),
    0,
  );
  const faults: Fault[] = outcomes.flatMap(({ result }) =>
    result?.kind === 'scored' ? (result.faults ?? []) : [],
  );
  return { outcomes, scale, raw, faults };
}

const weightOf = ({ id }: Check) => WEIGHTS[id] ?? 0;

/** Points are shown with two decimals. */
const round = (points: number) => Math.round(points * 100) / 100;

interface Run {
  /** Null where the check threw. */
  result: CheckResult | null;
  /** Whether its weight stays in the denominator. */
  counts: boolean;
}

function runCheck(check: Check, input: CheckInput): Run {
  if (check.englishOnly && input.resume.language !== 'en') {
    return { result: { kind: 'skipped', reason: NOT_ENGLISH }, counts: false };
  }
  try {
    const result = check.run(input);
    if (result.kind !== 'scored') return { result, counts: false };
    if (!Number.isFinite(result.fraction)) return { result: null, counts: true };
    const fraction = Math.min(1, Math.max(0, result.fraction));
    return { result: { ...result, fraction }, counts: true };
  } catch {
    return { result: null, counts: true };
  }
}

const NOT_ENGLISH = 'This check only understands English, so it was left out of the score.';
const FAILED =
  'Something went wrong in this check. It earned no points; the score is not complete.';

function reportOf(check: Check, result: CheckResult | null, scale: number): CheckReport {
  const { id, category, title, why } = check;
  const max = round(weightOf(check) * scale);
  const base = { id, category, title, why, points: 0, max, findings: [] };
  if (result === null) return { ...base, status: 'error', reason: FAILED };
  if (result.kind !== 'scored') return { ...base, status: result.kind, reason: result.reason };
  const points = round(weightOf(check) * scale * result.fraction);
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
      round(own.reduce((total, check) => total + check[key], 0));
    return { id, title, points: sum('points'), max: sum('max') };
  });
}

const NOT_A_RESUME = {
  letter: 'This reads like a letter, not like a resume, so it gets no score.',
  invoice: 'This reads like an invoice, not like a resume, so it gets no score.',
  other: 'This does not read like a resume, so it gets no score.',
};

function whyNoScore({ document, resume }: CheckInput): string | null {
  let words = 0;
  for (const { text } of document.lines) words += countWords(text);
  if (words === 0) return 'No text could be read in this file, so it gets no score.';
  if (resume.kind !== 'resume') return NOT_A_RESUME[resume.kind];
  if (words < FEWEST_WORDS) return 'There is too little text in this file to score it.';
  return null;
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
