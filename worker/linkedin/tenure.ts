import type { ParsedWork } from '#worker/parse/model.ts';

/**
 * Dates and length of a role as LinkedIn shows them: 'Mar 2021 – Present · 4 yrs 9 mos'. Both months
 * count. `today` is `YYYY-MM-DD`. Empty without a date; no length where a month is unknown on one side.
 */
export function durationOf(
  role: Pick<ParsedWork, 'start' | 'end' | 'current'>,
  today: string,
): string {
  const start = momentOf(role.start?.value);
  const end = role.current ? momentOf(today) : momentOf(role.end?.value);
  const period = [start && shown(start), role.current ? 'Present' : end && shown(end)].filter(
    Boolean,
  );
  const only = new Set(period);
  const length =
    start && end ? lengthOf(start, role.current ? atPrecisionOf(end, start) : end) : '';
  return [[...only].join(' – '), length].filter(Boolean).join(' · ');
}

interface Moment {
  year: number;
  /** 1-12; null where only the year is known. */
  month: number | null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function momentOf(date: string | undefined): Moment | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '');
  if (!match) return null;
  const month = Number(match[2]);
  return { year: Number(match[1]), month: month >= 1 && month <= 12 ? month : null };
}

const shown = ({ year, month }: Moment): string =>
  month === null ? String(year) : `${MONTHS[month - 1]} ${year}`;

/** Today without its month, when the start has none. */
const atPrecisionOf = (today: Moment, start: Moment): Moment =>
  start.month === null ? { ...today, month: null } : today;

function lengthOf(start: Moment, end: Moment): string {
  if (start.month === null && end.month === null) return years(end.year - start.year);
  if (start.month === null || end.month === null) return '';
  const months = (end.year - start.year) * 12 + end.month - start.month + 1;
  if (months < 1) return '';
  const rest = months % 12;
  const tail = rest === 0 ? '' : `${rest} ${rest === 1 ? 'mo' : 'mos'}`;
  return [years(Math.floor(months / 12)), tail].filter(Boolean).join(' ');
}

function years(count: number): string {
  if (count < 1) return '';
  return `${count} ${count === 1 ? 'yr' : 'yrs'}`;
}
