import type { Resume } from '#contract/resume.ts';
import { classNames } from '../../ui/class-names.ts';
import { tilesOf } from './tiles.ts';

/** Four numbers in a row, two by two on phones. */
export const SummaryTiles = ({ resume }: { resume: Resume }) => (
  <div className="@container">
    <dl className="mt-5 mb-7 grid grid-cols-2 border-y border-rule @lg:grid-cols-[1.25fr_repeat(3,1fr)]">
      {tilesOf(resume).map(({ name, value, aside, gain }) => (
        <div
          key={name}
          className={classNames(
            'flex flex-col justify-between border-rule py-3.5 pr-2 pl-4',
            'odd:pl-0 even:border-l nth-[n+3]:border-t @lg:border-l @lg:py-4.5 @lg:pl-6! @lg:first:border-l-0 @lg:first:pl-0! @lg:nth-[n+3]:border-t-0',
          )}
        >
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="numeral mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-[2.25rem] leading-[1.1] @lg:text-3xl @lg:leading-[1.1]">
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
  </div>
);
