import type { DateStyle } from '#contract/document-options.ts';
import { findDates } from '#worker/nlp/dates.ts';

/** A period in `YYYY-MM`, `YYYY` or `present`. */
export interface Period {
  start: string | null;
  end: string | null;
}

/** Dates as written, in another form; unchanged where the form would say less or the dates are not whole. */
export function restyleDates(
  written: string,
  { start, end }: Period,
  style: DateStyle,
  language: string,
): string {
  if (style === 'as-written') return written;
  const [range, ...others] = findDates(written);
  if (!range || others.length > 0) return written;
  // '3 March 2019': the day stands in front of what was read.
  if (/\d[.\s]*$/.test(written.slice(0, range.from))) return written;
  const dates = written.slice(range.from, range.to);
  const points = [start, end].filter((date) => date !== null);
  if (!saysNoMore(dates, points)) return written;
  const shown = points.map((date) =>
    date === 'present' ? presentWord(dates) : dateInStyle(date, style, language),
  );
  return written.slice(0, range.from) + shown.join(' – ') + written.slice(range.to);
}

/** Whether the points hold every figure of the dates: no day, no third year. */
function saysNoMore(dates: string, points: readonly string[]): boolean {
  const years = dates.match(/\d{4}/g) ?? [];
  const known = points.filter((point) => point !== 'present').map((point) => point.slice(0, 4));
  const months = points.filter((point) => point.length > 4 && point !== 'present').length;
  const figures = dates.match(/\d+/g) ?? [];
  return (
    points.length > 0 &&
    years.every((year) => known.includes(year)) &&
    figures.length <= known.length + months &&
    !/\d{1,2}(?:st|nd|rd|th|\.)?\s+\p{L}{3}/u.test(dates)
  );
}

/** The resume's own word for what goes on. */
const presentWord = (dates: string): string =>
  /(?:^|[\s–—-])(\p{L}[\p{L} '’]*)$/u.exec(dates.replace(/[)\s]+$/, ''))?.[1]?.trim() ?? 'Present';

const INTL: Record<'short' | 'long', Intl.DateTimeFormatOptions> = {
  short: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  long: { month: 'long', year: 'numeric', timeZone: 'UTC' },
};

/** `2021-03` as `Mar 2021`, `March 2021` or `03/2021`; a year alone stays a year. */
export function dateInStyle(
  date: string,
  style: Exclude<DateStyle, 'as-written'>,
  language: string,
): string {
  const [year, month] = date.split('-');
  if (!month) return year!;
  if (style === 'numeric') return `${month}/${year}`;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, INTL[style]).format(
    moment,
  );
}
