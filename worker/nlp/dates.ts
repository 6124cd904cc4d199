/** Dates as resumes write them: single dates and ranges, in a line of an entry's header. */
import {
  PRESENT,
  readPoints,
  readTokens,
  two,
  type DatePoint,
  type Point,
  type Token,
} from './date-points.ts';
import { fold } from './fold.ts';
import { isSeason } from './month-names.ts';
import { rememberByText } from './remember.ts';

/** A range in a line; `from`/`to` enclose all of its characters, brackets excluded. */
export interface DateRange {
  readonly start: DatePoint | null;
  readonly end: DatePoint | null;
  readonly from: number;
  readonly to: number;
  /** Written with an end word, an open dash, or 'since'. */
  readonly current: boolean;
  /** One date only, with no sign of a range. */
  readonly single: boolean;
}

/** Words that may stand before an end word: 'to date', 'bis heute', 'à ce jour', 'en curso'. */
const RANGE_WORDS = new Set(
  "to t m until till thru through bis a au al ate hasta fino do tot tm t/m jusqu jusque jusqu'a la en el w trakcie te in по до εως ως μεχρι το".split(
    ' ',
  ),
);

const SINCE_WORDS = new Set(
  'since from seit ab depuis desde dal dalla od sinds vanaf partir з від с απο'.split(' '),
);

const CUE = /\d|present|current|heute|aujourd/i;
const DASH = /^[-‐‑‒–—―−\u00AD~→>]$/;

/** A word for the end of something that goes on, alone: 'Present', 'heden', 'to date'. */
export function isPresent(text: string): boolean {
  const words = fold(text.trim()).split(/\s+/);
  return (
    words.length <= 3 &&
    words.every((word) => PRESENT.has(word) || RANGE_WORDS.has(word)) &&
    PRESENT.has(words.at(-1)!)
  );
}

/** All date ranges and single dates of a line, left to right; lines of over 400 characters have none. */
export function findDates(text: string): readonly DateRange[] {
  return text.length > 400 ? [] : datesIn(text);
}

const datesIn = rememberByText((text) => {
  if (!CUE.test(text)) return [];
  const tokens = readTokens(text.replace(UNFILLED, UNFILLED_YEAR));
  return joinRanges(text, tokens, readPoints(tokens)).map(withoutUnfilled);
});

/** 'January 20XX' in a template: a date that says nothing yet. */
const UNFILLED = /\b(?:19|20)[Xx]{2}\b/g;
/** A year of as many characters that no resume names. */
const UNFILLED_YEAR = '2049';

const withoutUnfilled = (range: DateRange): DateRange => {
  const said = (point: DatePoint | null) => (point?.value.startsWith(UNFILLED_YEAR) ? null : point);
  return { ...range, start: said(range.start), end: said(range.end) };
};

function joinRanges(text: string, tokens: Token[], points: Point[]): DateRange[] {
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; i++) {
    const left = points[i]!;
    const right = points[i + 1];
    if (right && isRangeGap(tokens, left.last + 1, right.first)) {
      const start = withYear(left, right);
      if (start && right.value && left.value !== 'present') {
        ranges.push(makeRange(start, right, right.value === 'present'));
        i++;
        continue;
      }
    }
    if (!left.value || left.value === 'present') continue;
    const tail = shortEnd(tokens, left);
    if (tail) {
      // 'Summer 2008/09 to summer 2010/11'
      const goesOn = right && isRangeGap(tokens, tail.last + 1, right.first);
      const last = goesOn && left.value.slice(0, 4) < right.value ? shortEnd(tokens, right) : null;
      ranges.push(makeRange(left, last ?? tail, false));
      if (last) i++;
      continue;
    }
    ranges.push(openOrSingle(text, tokens, left));
  }
  return ranges;
}

function openOrSingle(text: string, tokens: Token[], point: Point): DateRange {
  const before = fold(tokens[point.first - 1]?.text ?? '');
  const after = tokens[point.last + 1];
  const afterNext = tokens[point.last + 2];
  const openDash =
    after != null &&
    DASH.test(after.text) &&
    (afterNext == null ||
      /^[)|,·\]]$/.test(afterNext.text) ||
      /^(?:\t|\s{2})/.test(text.slice(after.to, afterNext.from)));
  // 'Nordhydraul AB 2019' names a company; 'ab 2019' means since.
  const since =
    SINCE_WORDS.has(before) && (tokens[point.first - 1]!.text !== 'AB' || point.first === 1);
  return {
    ...makeRange(point, null, openDash || since),
    ...(openDash && { to: after.to }),
    ...(since && { from: tokens[point.first - 1]!.from }),
    single: !openDash && !since,
  };
}

function makeRange(start: DatePoint, end: DatePoint | null, current: boolean): DateRange {
  const plain = ({ value, from, to }: DatePoint): DatePoint => ({ value, from, to });
  return {
    start: plain(start),
    end: end ? plain(end) : null,
    from: start.from,
    to: (end ?? start).to,
    current,
    single: false,
  };
}

/** 'Jan – Mar 2019': the month without year takes the end's year. */
function withYear(left: Point, right: Point): Point | null {
  if (!left.monthOnly) return left.value ? left : null;
  const year = /^\d{4}/.exec(right.value)?.[0];
  return year ? { ...left, value: `${year}-${two(left.monthOnly)}` } : null;
}

/** '2018–19', '2018/19': two digits after a year. */
function shortEnd(tokens: Token[], point: Point): Point | null {
  const [year4] = /^\d{4}/.exec(point.value) ?? [];
  const ends = tokens[point.last]?.text === year4;
  if (!year4 || !ends) return null;
  const dash = tokens[point.last + 1];
  const tail = tokens[point.last + 2];
  if (!dash || !tail || !/^[-/‐‑–—]$/.test(dash.text) || !/^\d\d$/.test(tail.text)) return null;
  // 'July 2017/18' with a month is no span of years; a season, which is written the same way, is one.
  if (point.value !== year4 && !isSeason(tokens[point.first]!.text)) return null;
  const year = Number(year4.slice(0, 2) + tail.text);
  if (year <= Number(year4) || year > Number(year4) + 12) return null;
  return {
    value: String(year),
    from: tail.from,
    to: tail.to,
    first: point.last + 2,
    last: point.last + 2,
  };
}

const textOf = (tokens: Token[]) => tokens.map(({ text }) => text).join(' ');

function isRangeGap(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 4 || to === from) return false;
  // 'Start Date: 06/2019  End Date: 05/2021'
  if (/^end(?:ing)?(?: date)? ?:$/i.test(textOf(tokens.slice(from, to)))) return true;
  let sign = false;
  for (let k = from; k < to; k++) {
    const text = tokens[k]!.text;
    const word = fold(text);
    const isDay = /^\d{1,2}$/.test(text) && k === to - 1;
    // 'up to the present', '- at the moment'
    const isSmall =
      (sign && /^(?:the|this|at)$/.test(word)) ||
      (word === 'up' && /^(?:to|till|until)$/.test(fold(tokens[k + 1]?.text ?? '')));
    if (DASH.test(text) || text === '/' || RANGE_WORDS.has(word)) sign = true;
    // 'From: May 2018 To: now'
    else if (
      !isSmall &&
      !(sign && text === ':') &&
      !isDay &&
      !/^[.,(']$/.test(text) &&
      !PRESENT.has(word)
    )
      return false;
  }
  return sign;
}
