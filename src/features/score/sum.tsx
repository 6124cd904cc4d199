import type { ScoreReport } from '#contract/resume.ts';
import { formatMultiplier, formatPoints } from './format-points.ts';

interface SumProps {
  original: ScoreReport;
  enhanced: ScoreReport;
}

/** How the points become the number: the sum, times each open blocker; cleared ones are struck out. */
export function Sum({ original, enhanced }: SumProps) {
  if (enhanced.total === null) return null;
  const open = new Set(enhanced.blockers.map(({ id }) => id));
  const factors = [
    ...enhanced.blockers,
    ...original.blockers.filter(({ id }) => !open.has(id)),
  ].filter(({ kind }) => kind === 'multiplier');
  const caps = enhanced.blockers.filter(({ kind }) => kind === 'cap');
  return (
    <p className="num mt-4 text-sm text-ink-2">
      {formatPoints(enhanced.rawPoints)} points
      {factors.map((factor) => (
        <span key={factor.id}>
          {' '}
          {open.has(factor.id) ? (
            <span title={factor.title}>× {formatMultiplier(factor.value)}</span>
          ) : (
            <del className="mark-del" title={`Cleared: ${factor.title}`}>
              × {formatMultiplier(factor.value)}
            </del>
          )}
        </span>
      ))}
      {caps.map((cap) => (
        <span key={cap.id} title={cap.title}>
          , at most {formatPoints(cap.value)}
        </span>
      ))}{' '}
      = <b className="font-semibold text-ink">{enhanced.total}</b>
    </p>
  );
}
