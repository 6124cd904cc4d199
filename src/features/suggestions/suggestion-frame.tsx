import type { ReactNode } from 'react';
import { inTenths } from '../../ui/format-points.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import './suggestion-frame.css';

interface SuggestionFrameProps {
  points: number;
  /** The user wants none of it. */
  rejected: boolean;
  number: number;
  /** What the points depend on: `points`, `if answered`, `points left`. */
  unit: string;
  note: ReactNode;
  children: ReactNode;
  /** Opens its kind, of which it is the first. */
  heading?: ReactNode;
  actions: ReactNode;
  /** Whatever changes which controls are there. */
  state: string;
}

/** Points on the left, the edit in the middle, the reason in the margin. */
export const SuggestionFrame = ({
  points,
  rejected,
  number,
  unit,
  note,
  children,
  heading,
  actions,
  state,
}: SuggestionFrameProps) => (
  <li
    ref={useKeptFocus<HTMLLIElement>(state)}
    id={`s${number}`}
    tabIndex={-1}
    className="suggestion grid grid-cols-1 gap-x-6 gap-y-2 pt-6 pb-6 first:pt-2 sm:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[4.75rem_minmax(0,1fr)_12.5rem]"
  >
    {heading}
    <p
      className={`numeral flex items-baseline gap-2 text-[2.125rem] leading-none sm:block ${rejected ? 'text-ink-3' : 'text-pencil'}`}
    >
      <Worth points={points} rejected={rejected} />
      <small className="font-sans text-xs leading-snug tracking-normal text-ink-3 sm:mt-1 sm:block">
        {unit}
      </small>
    </p>
    <div className="min-w-0">{children}</div>
    <div className="margin-note self-start border-l border-pencil pl-4 sm:col-start-2 xl:col-start-3">
      {note}
    </div>
    <div className="flex flex-wrap items-center gap-1 empty:hidden sm:gap-2 sm:col-start-2">
      {actions}
    </div>
  </li>
);

/** What is to be gained or lost, on one line: smaller where it would not fit. */
function Worth(props: { points: number; rejected: boolean }) {
  const shown = worth(props);
  return (
    <span className={`whitespace-nowrap ${shown.length > ROOM ? 'sm:text-[1.625rem]' : ''}`}>
      {shown}
    </span>
  );
}

/** Characters that fit into the column at full size: '+9.8', not '+11.2'. */
const ROOM = 4;

function worth({ points, rejected }: { points: number; rejected: boolean }): string {
  const value = inTenths(points);
  if (value === 0) return '0';
  return rejected || value < 0 ? value.toString() : `+${value}`;
}
