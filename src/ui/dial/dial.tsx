import { inkOf, pointAt } from './ticks.ts';
import './dial.css';

interface DialMark {
  at: number;
  label: string;
}

interface DialProps {
  now: number;
  accepted?: number;
  possible?: number;
  /** Longer ticks with a word or number outside. */
  marks?: readonly DialMark[];
  /** What the drawing says, in words; without it the dial is decoration. */
  label?: string;
  small?: boolean;
}

const INNER = { now: 84, gain: 84, more: 86, rest: 93 } as const;

const NO_MARKS: readonly DialMark[] = [];

/** One tick per point of a score from 0 to 100. */
export function Dial({
  now,
  accepted = now,
  possible = accepted,
  marks = NO_MARKS,
  label,
  small,
}: DialProps) {
  const ticks = Array.from({ length: small ? 41 : 101 }, (_, i) => (small ? i * 2.5 : i));
  return (
    <svg
      className={small ? 'dial dial-small' : 'dial'}
      viewBox={small ? '-6 -6 232 202' : '-24 -14 270 210'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {ticks.map((score) => {
        const ink = inkOf(score, now, accepted, possible);
        const marked = marks.some(({ at }) => at === score);
        const from = pointAt(score, small ? 82 : INNER[ink]);
        const to = pointAt(score, marked ? 103 : 99);
        return (
          <line
            key={score}
            className={`tick-${ink}`}
            x1={from.x.toFixed(2)}
            y1={from.y.toFixed(2)}
            x2={to.x.toFixed(2)}
            y2={to.y.toFixed(2)}
          />
        );
      })}
      {marks.map(({ at, label: text }) => {
        const { x, y } = pointAt(at, 108);
        const anchor = x < 100 ? 'end' : x > 120 ? 'start' : 'middle';
        return (
          <text key={at} x={x.toFixed(1)} y={(y + 2.5).toFixed(1)} textAnchor={anchor}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}
