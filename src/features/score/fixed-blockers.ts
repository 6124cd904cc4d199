import type { Blocker, ScoreReport } from '#contract/resume.ts';
import { blockersThatCost } from './open-blockers.ts';

/** The blockers that cost the original points and that the enhanced text does not have any more. */
export function fixedBlockers(original: ScoreReport, enhanced: ScoreReport): Blocker[] {
  const open = new Set(enhanced.blockers.map(({ id }) => id));
  return blockersThatCost(original).filter(({ id }) => !open.has(id));
}

/** A blocker's title without what to do about it: `No job has dates: add month and year`. */
export const faultOf = ({ title }: Blocker): string => title.split(': ')[0]!;
