import type { Suggestion, SuggestionType } from '#contract/resume.ts';

/** Points from which a fix counts as of high and of medium impact. */
const HIGH = 3;
const MEDIUM = 1;

/** The badge that fits what deciding a proposal is worth now; one that mends a grave fault stays high. */
export function impactNow(
  { type, points: found }: Pick<Suggestion, 'type' | 'points'>,
  points: number,
): SuggestionType {
  if (points >= HIGH || (type === 'high_impact' && found < HIGH)) return 'high_impact';
  return points >= MEDIUM ? 'medium_impact' : 'formatting';
}
