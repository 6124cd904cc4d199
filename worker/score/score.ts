import type { ScoreReport } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';

/** Runs every check of the rubric and weighs the results into 0-100. */
export function scoreResume(_input: CheckInput): ScoreReport {
  return {
    total: 0,
    band: 'needs-work',
    rawPoints: 0,
    multiplier: 1,
    blockers: [],
    categories: [],
    checks: [],
    partial: false,
    engineVersion: '1.0.0',
  };
}
