import type { Analysis, Suggestion } from '#contract/resume.ts';

export interface CategoryBar {
  id: string;
  title: string;
  now: number;
  accepted: number;
  /** At least `accepted`; what open suggestions of this category could still add, at most `max`. */
  possible: number;
  max: number;
}

/** The categories on one point scale, so that a longer track weighs more. */
export function categoryBars(
  analysis: Analysis,
  suggestions: readonly Suggestion[],
): CategoryBar[] {
  const categoryOf = new Map(analysis.original.checks.map((check) => [check.id, check.category]));
  return analysis.original.categories.map(({ id, title, points, max }) => {
    const accepted =
      analysis.enhanced.categories.find((other) => other.id === id)?.points ?? points;
    const open = suggestions
      .filter(
        (one) => !one.accepted && one.decision !== 'rejected' && categoryOf.get(one.check) === id,
      )
      .reduce((sum, one) => sum + Math.max(0, one.points), 0);
    return { id, title, now: points, accepted, possible: Math.min(max, accepted + open), max };
  });
}
