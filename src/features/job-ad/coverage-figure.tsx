import { useId } from 'react';
import type { Coverage, Tally } from '#contract/match.ts';
import { coverageWords } from '#contract/match-words.ts';

/** How much of what is asked the resume shows; no prediction, and no part of the score. */
export function CoverageFigure({ coverage }: { coverage: Coverage }) {
  const { must, nice } = coverage;
  return (
    <section aria-labelledby="coverage" className="sheet p-5 sm:p-7">
      <h2 id="coverage" tabIndex={-1} className="text-xl! outline-none">
        What your resume shows of this ad
      </h2>
      <p role="status" className="mt-3 font-display text-[1.375rem] leading-snug">
        {coverageWords(coverage)}
      </p>
      {must.total > 0 && <Bar tally={must} label="Must-haves" />}
      {nice.total > 0 && <Bar tally={nice} label="Nice-to-haves" />}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2" aria-hidden="true">
        <span className="key key-met">shown</span>
        <span className="key key-partly">partly</span>
        <span className="key key-not">not shown</span>
      </p>
      <p className="mt-3 text-xs leading-normal text-pretty text-ink-2">
        A count, not a prediction, and no part of your ATS score. What only you know is not counted.
      </p>
    </section>
  );
}

function Bar({ tally: { met, partly, notShown }, label }: { tally: Tally; label: string }) {
  const hatch = useId();
  const all = met + partly + notShown;
  if (all === 0) return null;
  const share = (count: number) => `${((count / all) * 100).toFixed(1)}%`;
  return (
    <div className="mt-4">
      <p className="mb-1 flex justify-between gap-4 text-sm">
        {label}
        <span className="num text-ink-2">
          {met} of {all}
        </span>
      </p>
      <svg className="bar block h-2.5 w-full" aria-hidden="true">
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
        <rect className="track" width="100%" height="10" />
        <rect fill={`url(#${hatch})`} x={share(met)} width={share(partly)} height="10" />
        <rect className="gain" width={share(met)} height="10" />
      </svg>
    </div>
  );
}
