/** What the checks say of a resume, and the points that it makes. */
import type { Check, CheckInput, CheckResult, Fault } from '#worker/checks/model.ts';
import { WEIGHTS } from './rubric.ts';

export interface Verdict {
  check: Check;
  /** Null where the check threw. */
  result: CheckResult | null;
  /** Whether its weight stays in the denominator. */
  counts: boolean;
}

/** Runs a check; one that needs English is skipped for any other language, one that throws is a verdict, too. */
export function verdictOf(check: Check, input: CheckInput): Verdict {
  if (check.englishOnly && input.resume.language !== 'en') {
    return { check, result: { kind: 'skipped', reason: NOT_ENGLISH }, counts: false };
  }
  try {
    const result = check.run(input);
    if (result.kind !== 'scored') return { check, result, counts: false };
    if (!Number.isFinite(result.fraction)) return { check, result: null, counts: true };
    const fraction = Math.min(1, Math.max(0, result.fraction));
    return { check, result: { ...result, fraction }, counts: true };
  } catch {
    return { check, result: null, counts: true };
  }
}

const NOT_ENGLISH = 'This check only understands English, so it was left out of the score.';

/** Points of 100 before grave faults count, the faults, and the points that one unit of weight is worth. */
export function sumOf(verdicts: readonly Verdict[]): {
  raw: number;
  scale: number;
  faults: Fault[];
} {
  const inAll = verdicts.reduce(
    (sum, { check, counts }) => sum + (counts ? weightOf(check) : 0),
    0,
  );
  const scale = inAll === 0 ? 0 : 100 / inAll;
  let raw = 0;
  const faults: Fault[] = [];
  for (const { check, result } of verdicts) {
    if (result?.kind !== 'scored') continue;
    raw += weightOf(check) * scale * result.fraction;
    faults.push(...(result.faults ?? []));
  }
  return { raw, scale, faults };
}

export const weightOf = ({ id }: Check): number => WEIGHTS[id] ?? 0;
