import type { ScoreReport } from '#contract/resume.ts';
import { blockersThatCost } from './open-blockers.ts';

interface Fix {
  id: string;
  title: string;
  /** What to do, in the words of the first finding. */
  advice: string | null;
  /** Points of the score that it would gain at most. */
  worth: number;
}

const MOST = 5;
/** Less than this is no reason to begin with it. */
const LEAST = 0.5;

/** What to fix first: blockers by what they cost, then the checks that lose most. */
export function fixFirst(report: ScoreReport): Fix[] {
  const blockers = blockersThatCost(report)
    .filter(({ costs }) => costs >= LEAST)
    .map(({ id, title, costs, quote }) => ({ id, title, advice: quote ?? null, worth: costs }));
  const checks = report.checks
    .filter(({ status, findings }) => status !== 'pass' && findings.length > 0)
    .map(({ id, title, findings, points, max }) => ({
      id,
      title,
      advice: findings[0]!.message,
      worth: (max - points) * report.multiplier,
    }))
    .filter(({ worth }) => worth >= LEAST);
  const byWorth = (list: Fix[]) => list.toSorted((a, b) => b.worth - a.worth);
  return [...byWorth(blockers), ...byWorth(checks)].slice(0, MOST);
}
