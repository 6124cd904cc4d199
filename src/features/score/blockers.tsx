import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Analysis } from '#contract/resume.ts';
import { pointsInWords } from '../../ui/format-points.ts';
import { Icon } from '../../ui/icon.tsx';
import { faultOf, fixedBlockers } from './fixed-blockers.ts';
import { blockersThatCost } from './open-blockers.ts';

/** What holds the shown score back, in red; and what the accepted edits have cleared, quietly. */
export function Blockers({ analysis }: { analysis: Analysis }) {
  const open = blockersThatCost(analysis.enhanced);
  const fixed = fixedBlockers(analysis.original, analysis.enhanced);
  if (open.length + fixed.length === 0) return null;
  return (
    <section aria-label="Blockers" className="mt-6 grid gap-3 text-sm leading-snug">
      {open.length > 0 && (
        <div className="border-l-3 border-red bg-red-wash px-4 py-3.5">
          <Title className="text-red">
            <Icon of={CircleAlert} />
            {open.length === 1 ? '1 blocker holds' : `${open.length} blockers hold`} this score back
          </Title>
          <ul className="grid gap-2">
            {open.map((blocker) => (
              <li key={blocker.id}>
                {blocker.title}. {blocker.costs > 0 && `It costs ${pointsInWords(blocker.costs)}.`}
                {blocker.quote && <q className="block font-text text-ink-2">{blocker.quote}</q>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fixed.length > 0 && (
        <div className="border-l-3 border-pencil px-4 py-1">
          <Title className="text-pencil">
            <Icon of={Check} />
            {fixed.length === 1 ? '1 blocker' : `${fixed.length} blockers`} fixed
          </Title>
          <ul className="grid gap-1 text-ink-2">
            {fixed.map((blocker) => (
              <li key={blocker.id}>
                {faultOf(blocker)}
                {blocker.costs > 0 && ` (${pointsInWords(blocker.costs)})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const Title = ({ className, children }: { className: string; children: ReactNode }) => (
  <h3
    className={`mb-1 flex items-center gap-2 font-sans! text-sm! font-semibold! tracking-normal! ${className}`}
  >
    {children}
  </h3>
);
