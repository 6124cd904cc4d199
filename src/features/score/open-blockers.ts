import type { Blocker, ScoreReport } from '#contract/resume.ts';

/**
 * The blockers that take points away: of those that cost nothing one by one, only multipliers that
 * reached their common floor together.
 */
export function blockersThatCost({ blockers, multiplier }: ScoreReport): Blocker[] {
  const product = blockers
    .filter(({ kind }) => kind === 'multiplier')
    .reduce((factor, { value }) => factor * value, 1);
  const atFloor = product < multiplier - 1e-9;
  return blockers.filter(({ kind, costs }) => costs > 0 || (atFloor && kind === 'multiplier'));
}
