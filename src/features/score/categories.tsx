import { useId } from 'react';
import type { Analysis, Suggestion } from '#contract/resume.ts';
import { formatPoints } from '../../ui/format-points.ts';
import { categoryBars, type CategoryBar } from './category-bars.ts';

interface CategoriesProps {
  analysis: Analysis;
  suggestions: readonly Suggestion[];
}

/** Six bars on one point scale: ink for now, blue for accepted, hatched for still possible. */
export function Categories({ analysis, suggestions }: CategoriesProps) {
  const bars = categoryBars(analysis, suggestions);
  const hatch = useId();
  const widest = Math.max(...bars.map(({ max }) => max));
  return (
    <>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(35)"
          >
            <line className="hatch-line" x1="0" y1="0" x2="0" y2="4" />
          </pattern>
        </defs>
      </svg>
      <ul aria-label="Points by category" className="mt-7 grid gap-3.5">
        {bars.map((bar) => (
          <li key={bar.id}>
            <p className="mb-1 flex justify-between gap-4 text-sm">
              <span>{bar.title}</span>
              <span className="num text-ink-2">
                <b
                  className={`font-semibold ${bar.accepted > bar.now ? 'text-pencil' : 'text-ink'}`}
                >
                  {formatPoints(bar.accepted)}
                </b>{' '}
                of {formatPoints(bar.max)}
              </span>
            </p>
            <Bar bar={bar} widest={widest} hatch={`url(#${hatch})`} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2" aria-hidden="true">
        <Key className="now" text="now" />
        <Key className="gain" text="accepted" />
        <Key fill={`url(#${hatch})`} text="still possible" />
      </p>
    </>
  );
}

const Bar = ({ bar, widest, hatch }: { bar: CategoryBar; widest: number; hatch: string }) => {
  const share = (points: number) => `${((points / widest) * 100).toFixed(1)}%`;
  return (
    <svg className="bar block h-1.5 w-full" aria-hidden="true">
      <rect className="track" width={share(bar.max)} height="8" />
      <rect
        fill={hatch}
        x={share(bar.accepted)}
        width={share(Math.max(0, bar.possible - bar.accepted))}
        height="8"
      />
      <rect className="gain" width={share(bar.accepted)} height="8" />
      <rect className="now" width={share(Math.min(bar.now, bar.accepted))} height="8" />
    </svg>
  );
};

const Key = ({ className, fill, text }: { className?: string; fill?: string; text: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg viewBox="0 0 16 8" className="bar h-2 w-4">
      <rect className={className} fill={fill} width="16" height="8" />
    </svg>
    {text}
  </span>
);
