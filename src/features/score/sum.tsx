import type { ScoreReport } from '#contract/resume.ts';
import { formatMultiplier, formatPoints } from '../../ui/format-points.ts';
import { Tip } from '../../ui/tooltip.tsx';
import { blockersThatCost } from './open-blockers.ts';

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
  const caps = blockersThatCost(enhanced).filter(({ kind }) => kind === 'cap');
  return (
    <p className="num mt-4 text-sm text-ink-2">
      {formatPoints(enhanced.rawPoints)} points
      {factors.map((factor) => (
        <span key={factor.id}>
          {' '}
          {open.has(factor.id) ? (
            <Tip text={factor.title}>
              <span>
                × {formatMultiplier(factor.value)}
                <span className="sr-only"> ({factor.title})</span>
              </span>
            </Tip>
          ) : (
            <Tip text={`Cleared: ${factor.title}`}>
              <del className="mark-del">
                × {formatMultiplier(factor.value)}
                <span className="sr-only"> (cleared: {factor.title})</span>
              </del>
            </Tip>
          )}
        </span>
      ))}
      {caps.map((cap) => (
        <span key={cap.id}>
          , at most{' '}
          <Tip text={cap.title}>
            <span>
              {formatPoints(cap.value)}
              <span className="sr-only"> ({cap.title})</span>
            </span>
          </Tip>
        </span>
      ))}{' '}
      = <b className="font-semibold text-ink">{enhanced.total}</b>
    </p>
  );
}
