import { oneLine } from '#contract/one-line.ts';

/** Whether a short text tells a date or a range of dates. */
export const isDateLike = (text: string) =>
  /(?:19|20)\d\d|\b\d{1,2}[/.]\d{2,4}\b|\bpresent\b|\bcurrent\b|\b(?:19|20)XX\b/i.test(text) &&
  withoutTenure(text).length < 40;

/** 'March 2020 - Present (4 years 2 months)' without how long it was. */
export const withoutTenure = (text: string): string => text.replace(TENURE, '');

const TENURE = new RegExp(
  oneLine`
    \s*[·,]?\s*\(?(?:
      \b\d{1,2}\s*
      (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[io]|mes[ei])\b
      \.?(?:[\s,]|and\b|und\b|et\b|y\b)*
    )+\)?$
  `,
  'i',
);

/** A range of dates that its row cuts short: 'Jan 2019 –', 'Sept 2014 – Feb'. */
const OPEN_RANGE = /\d{2}\s?[–—-]\s*(\p{L}{3,9}\.?)?$/u;

/** Whether a range of dates goes on in the next row of a narrow column. */
export function isRangeBroken(text: string, next: string): boolean {
  const open = OPEN_RANGE.exec(text);
  // '2019 –' above '2015 – 2019' goes on to this day.
  if (!open || isRange(next)) return false;
  return open[1] === undefined || /^(?:19|20)\d\d\b/.test(next);
}

/** A range with both of its ends: '2015 – 2019', '03/2012 - present'. */
export const isRange = (text: string) =>
  new RegExp(
    oneLine`
      \d{2}\s?[–—-]\s*(?:\p{L}{3,9}\.?\s*)?(?:\d{1,2}[/.])?
      (?:(?:19|20)\d\d|present|current|now|today|heute|heden|aujourd|actual|obecnie)
    `,
    'iu',
  ).test(text);
