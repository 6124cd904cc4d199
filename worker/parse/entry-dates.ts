/** The date of an entry's header line, and what else is said of time there. */
import { oneLine } from '#contract/one-line.ts';
import { findDates, isPresent, type DateRange } from '#worker/nlp/dates.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { isDeed, isDuty } from './deeds.ts';
import type { Line } from './line.ts';
import { degreeLength, schoolScore } from './schools.ts';

/** A range and the text that its offsets count from. */
export interface FoundDates {
  range: DateRange;
  /** Offset of the text that the range's offsets count from. */
  base: number;
  text: string;
  /** The range's end as written, where it stands on another line. */
  ends?: string;
}

/** The date of a line, when it stands at an edge of the line as an entry's date does. */
export function headerDates(line: Line): FoundDates | null {
  if (line.text.length > 220) return null;
  const found = findDates(line.text);
  if (found.length === 0) return null;
  const range = withSeason(
    found.find((r) => !r.single) ??
      besideEachOther(line) ??
      yearAndMonth(line) ??
      joined(found, line.text) ??
      found.at(-1)!,
    line.text,
  );
  const before = line.text.slice(0, range.from);
  const after = line.text.slice(range.to);
  const outside = `${before} ${after}`;
  const words = outside.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const noted = /^\s*[.;]\s+\p{Lu}/u.test(after) && degreeLength(line.text) > 0;
  const edge = before.trim().length === 0 || noted || isTail(after) || /[|·•\t(]\s*$/.test(before);
  if (!edge || words > 18) return null;
  // 'Apprenticeship, then charge hand from 2004.' tells it in a sentence.
  if (/^\s*\.$/.test(after) && /\p{Ll} \S+$/u.test(before.trimEnd()) && !range.end) return null;
  if (line.bullet && (isDeed(line) || isDuty(line))) return null;
  if (line.bullet && (isInNote(before) || isSinceInText(before, range))) return null;
  if (line.bullet && (range.single || words > 12 || /[.;]\s*$/.test(after))) return null;
  if (range.single) {
    // 'in 2019' and 'by 2020' end sentences, not headers.
    const degree =
      degreeLength(line.text) > 0 || (schoolScore(before) >= 1 && /\sfrom\s/.test(before));
    if (degree && words <= 18 && (/\bin\s*$/i.test(before) || DATE_LEAD.test(before)))
      return { range, base: line.start, text: line.text };
    const inColumn = range.from === 0 && line.cells[0]!.text.length === range.to;
    if (inColumn && line.cells.length > 1) return { range, base: line.start, text: line.text };
    if (
      words > 12 ||
      (/\b(?:in|by|of|for|during|than|im|en|em|nel|w|by the end of)\s*$/i.test(before) && words > 3)
    )
      return null;
    if (words > 6 && line.text.trim().endsWith('.')) return null;
    // 'Cooper High School diploma 2016' ends in its year without a sign before it.
    const school = words <= 8 && !after.trim() && schoolScore(before) >= 1 && !isDeed(line);
    if (words > 4 && before.trim().length > 0 && !DATE_LEAD.test(before) && !school) return null;
  } else if (words > 10 && /[.;]\s*$/.test(after)) return null;
  return { range, base: line.start, text: line.text };
}

/** 'Summers 2021 – 2023', 'July to November, every year since 2018': the season is part of the date. */
function withSeason(range: DateRange, text: string): DateRange {
  const before = text.slice(0, range.from);
  return before.trim() !== '' && SEASON_OF_EACH.test(before)
    ? { ...range, from: before.length - before.trimStart().length }
    : range;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const SEASON =
  '(?:summer|winter|spring|autumn|fall|season|harvest|christmas|easter|holiday|weekend)(?:e?s)?';
const PART_OF_YEAR = `(?:${MONTH}|${SEASON})`;
const SEASON_OF_EACH = new RegExp(
  String.raw`^\s*(?:${PART_OF_YEAR}(?:\s*(?:to|and|&|[-–])\s*${PART_OF_YEAR})?,?\s+)?(?:(?:every|each)\s+(?:year|${SEASON}),?\s+)?$`,
  'iu',
);

/** 'Arte, Paris (14 films since 2015)', '… (2017, 2018, 2021–)': years in a bracket that says more. */
const isInNote = (before: string): boolean => /\([^()]*[\p{L}\d][^()]*$/u.test(before);

/** 'Shift trainer from 2021' below a job: a day from which on something was so. */
const isSinceInText = (before: string, { current, end }: DateRange): boolean =>
  current && !end && /[\p{L})]\s+$/u.test(before);

/** '03/2018' and 'Present' in cells side by side: the columns 'From' and 'To' of a table. */
function besideEachOther({ cells, start }: Line): DateRange | null {
  for (const [i, cell] of cells.slice(0, -1).entries()) {
    const next = cells[i + 1]!;
    const [from] = findDates(cell.text);
    const current = isPresent(next.text);
    const to = current ? null : findDates(next.text)[0];
    const whole = from?.single && from.from === 0 && from.to === cell.text.length;
    if (!whole || !from.start || !(current || (to?.single && to.to === next.text.length))) continue;
    const [a, b] = [cell.start - start, next.start - start];
    const end = {
      value: current ? 'present' : to!.start!.value,
      from: b,
      to: b + next.text.length,
    };
    const first = { ...from.start, from: a + from.start.from, to: a + from.start.to };
    return { start: first, end, from: first.from, to: end.to, current, single: false };
  }
  return null;
}

/** '2014  4  Joined …': the columns 'Year' and 'Month' of a table, as a rirekisho has them. */
function yearAndMonth({ text }: Line): DateRange | null {
  const match = /^((?:19|20)\d\d)(?:\t+| {1,4})(0?[1-9]|1[0-2])(?:\t+| {2,})(?=\S)/.exec(text);
  if (!match) return null;
  const value = `${match[1]}-${match[2]!.padStart(2, '0')}`;
  const place = { from: 0, to: match[0].trimEnd().length };
  return { start: { value, ...place }, end: null, ...place, current: false, single: true };
}

/** 'Summer 2021, Summer 2022': several times at one place, from the first to the last. */
function joined(all: readonly DateRange[], text: string): DateRange | null {
  const end = all.findIndex(
    ({ to }, i) =>
      i === all.length - 1 ||
      !/^\s*(?:,|&|\+|,?\s*and|und|et)\s*$/.test(text.slice(to, all[i + 1]!.from)),
  );
  const found = all.slice(0, end + 1);
  const [first, last] = [found[0]!, found.at(-1)!];
  if (found.length < 2 || found.some((range) => !range.start || range.end)) return null;
  const named = found.every(({ from, to }) => /^\p{L}/u.test(text.slice(from, to)));
  const season = SEASONS_BEFORE.exec(text.slice(0, first.to));
  if (season ? false : !named || found.length < all.length) return null;
  const [a, b] = [first.start!, last.start!].sort((x, y) => x.value.localeCompare(y.value));
  const from = season ? season.index : first.from;
  return { start: a!, end: b!, from, to: last.to, current: false, single: false };
}

/** 'Winters 2012, 2013 and 2015': years of a season that the first alone names. */
const SEASONS_BEFORE = new RegExp(
  oneLine`
    (?<![\p{L}\d])(?:(?:every|each) )?(?:
      summers?|winters?|springs?|autumns?|falls|seasons?|harvests?|vintages?|christmas(?:es)?|
      holidays
    )\s+\d{4}$
  `,
  'iu',
);

/** What stands before a date that ends a line: a separator, a wide gap, or 'Expected'. */
const DATE_LEAD =
  /(?:[,|·•\t(\]–—-]|\s{2}|\b(?:expected|anticipated|graduated|graduation|completed|class of|exp\.|voraussichtlich|prevu|previsto))\s*$/i;

/** Nothing, a closing bracket, a duration, a place or a few words behind a separator. */
function isTail(after: string): boolean {
  const rest = after
    .replace(DURATION, '')
    .replace(/^\s*(?:with|securing|secured|scoring)\s(?=.*\d)/, '')
    .replace(/^[\s)\],.;:|·•–—-]+/, '')
    .trim();
  if (rest.length === 0) return true;
  if (/^[\s)\]]*[|·•,\t–—:]/.test(after) || /^\s{3}/.test(after)) return true;
  return (
    wholePlaceScore(rest) >= 0.6 ||
    GRADE.test(rest) ||
    OUTLOOK.test(rest) ||
    /^[)\]]/.test(after.trim())
  );
}

/** '2027 (expected)'. */
const OUTLOOK = new RegExp(
  oneLine`
    ^\(?(?:
      expected|anticipated|in progress|ongoing|pending|projected|voraussichtlich|erwartet|prevu|
      prévu|en cours|previsto|prevista|en curso|in corso|verwacht|w toku
    )[).\s]*$
  `,
  'i',
);

/** A grade behind a school's dates: 'CGPA 8.7/10', '92.4%', 'First Class'. */
const GRADE = new RegExp(
  oneLine`
    ^(?:
      (?:c\.?)?g\.?p\.?a|grade|marks?|percentage|score|note|mention|moyenne|promedio|media|voto|
      ocena|cijfer
    )\b.{0,20}$|^\d{1,3}(?:[.,]\d+)?\s?(?:%|\/\s?\d{1,3})(?: marks)?\.?$|
    ^(?:first|second|upper|lower|2[:.][12]|distinction|merit|pass|cum laude|magna|summa)\b
    .{0,20}$
  `,
  'i',
);

/** '3 yrs 4 mos', with the signs around it. */
export const DURATION = new RegExp(
  oneLine`
    \s*\(?less than a (?:year|month)\)?|
    [(\s·,]*(?:
      \b(?:ca\.?\s*)?\d{1,2}(?:[.,]\d)?\+?[^\S\t]*(?:
        years?|yrs?|y|months?|mos?|mths?|jahre?n?|monate?n?|ans?|annees?|années?|mois|anos?|
        años?|meses|mes|anni|anno|mesi|jaar|maanden|lat|lata|rok|mies\w*
      )\b\.?[\s,&]*(?:and|und|et|y|e|en|i)?\s*
    )+\)?
  `,
  'gi',
);

/** Whether a line says only how long: '5 yrs' under an employer, 'a year' under dates. */
export const isDurationAlone = (text: string): boolean =>
  text.trim() !== '' &&
  text
    .replace(DURATION, '')
    .trim()
    .replace(/^an? (?:year|month)$/i, '') === '';
