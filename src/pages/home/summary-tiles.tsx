import type { Resume } from '#contract/resume.ts';
import { tilesOf } from './tiles.ts';

/** Four numbers in a row, two by two on phones. */
export const SummaryTiles = ({ resume }: { resume: Resume }) => (
  <dl className="mt-5 mb-7 grid grid-cols-2 border-y border-rule sm:grid-cols-[1.25fr_repeat(3,1fr)]">
    {tilesOf(resume).map(({ name, value, aside, gain }) => (
      <div
        key={name}
        className="border-rule py-3.5 pr-2 pl-4 odd:pl-0 even:border-l nth-[n+3]:border-t sm:border-l sm:py-4.5 sm:pl-6! sm:first:border-l-0 sm:first:pl-0! sm:nth-[n+3]:border-t-0"
      >
        <dt className="text-sm text-ink-2">{name}</dt>
        <dd className="numeral mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-[2.25rem] leading-[1.1] sm:text-3xl sm:leading-[1.1]">
          {value}
          {aside && (
            <small
              className={`font-sans text-sm tracking-normal ${gain ? 'font-[550] text-pencil' : 'text-ink-2'}`}
            >
              {aside}
            </small>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
