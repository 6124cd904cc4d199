/** Dates as resumes write them: single dates and ranges, in a line of an entry's header. */
import { fold } from './fold.ts';
import { monthOf } from './month-names.ts';

/** A place in time: `YYYY-MM`, `YYYY` or `present`, with its offsets in the line. */
export interface DatePoint {
  value: string;
  from: number;
  to: number;
}

/** A range in a line; `from`/`to` enclose all of its characters, brackets excluded. */
export interface DateRange {
  start: DatePoint | null;
  end: DatePoint | null;
  from: number;
  to: number;
  /** Written with an end word, an open dash, or 'since'. */
  current: boolean;
  /** One date only, with no sign of a range. */
  single: boolean;
}

const PRESENT = new Set(
  (
    'present current currently now today ongoing date heute jetzt aktuell laufend gegenwart gegenwartig ' +
    'present actuel actuelle actuellement maintenant presente actual actualidad actualmente hoy fecha ' +
    'atual atualmente momento hoje attuale oggi heden nu obecnie teraz nadal dzis dnes soucasnost halen ' +
    "aujourd'hui curso corso ce idag nuvarande prezent"
  ).split(' '),
);

/** Words that may stand before an end word: 'to date', 'bis heute', 'à ce jour', 'en curso'. */
const RANGE_WORDS = new Set(
  "to t m until till thru through bis a au al ate hasta fino do tot tm t/m jusqu jusque jusqu'a la en el w trakcie te in".split(
    ' ',
  ),
);

const SINCE_WORDS = new Set(
  'since seit ab depuis desde dal dalla od sinds vanaf partir'.split(' '),
);

const CUE = /\d|present|current|heute|aujourd/i;
const TOKEN = /\d+|[\p{L}][\p{L}\p{M}'’]*|[^\s]/gu;
const DASH = /^[-‐‑‒–—―−~→>]$/;

/** A word for the end of something that goes on, alone: 'Present', 'heden', 'to date'. */
export function isPresent(text: string): boolean {
  const words = fold(text.trim()).split(/\s+/);
  return (
    words.length <= 3 &&
    words.every((word) => PRESENT.has(word) || RANGE_WORDS.has(word)) &&
    PRESENT.has(words.at(-1)!)
  );
}

interface Token {
  text: string;
  from: number;
  to: number;
}

/** All date ranges and single dates of a line, left to right; lines of over 400 characters have none. */
export function findDates(text: string): DateRange[] {
  if (text.length > 400 || !CUE.test(text)) return [];
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ text: match[0], from: match.index, to: match.index + match[0].length });
  }
  return joinRanges(tokens, readPoints(tokens));
}

interface Point extends DatePoint {
  /** Token indices, `last` inclusive. */
  first: number;
  last: number;
  /** A month without year ('Jan – Mar 2019'): takes the year of the end. */
  monthOnly?: number;
}

function readPoints(tokens: Token[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < tokens.length;) {
    const point = readPoint(tokens, i);
    if (point) points.push(point);
    i = point ? point.last + 1 : i + 1;
  }
  return points;
}

function readPoint(tokens: Token[], i: number): Point | null {
  const word = tokens[i]!.text;
  const at = (k: number) => tokens[i + k]?.text ?? '';
  const make = (value: string, length: number, monthOnly?: number): Point => ({
    value,
    from: tokens[i]!.from,
    to: tokens[i + length - 1]!.to,
    first: i,
    last: i + length - 1,
    ...(monthOnly ? { monthOnly } : {}),
  });
  if (/^\d+$/.test(word)) return readNumeric(tokens, i, make);
  if (/^[Qq]$/.test(word)) {
    // 'Q3 2019'
    const year = /^[1-4]$/.test(at(1)) ? readYear(at(2)) : null;
    return year ? make(`${year}-${two(Number(at(1)) * 3 - 2)}`, 3) : null;
  }
  if (/^['’]$/.test(word) && /^\d\d$/.test(at(1))) return make(String(shortYear(at(1))), 2);
  const month = monthOf(word);
  if (month) return readMonth(tokens, i, month, make);
  const folded = fold(word).replace(/^d'/, '');
  return PRESENT.has(folded) ? make('present', 1) : null;
}

type Make = (value: string, length: number, monthOnly?: number) => Point;

function readMonth(tokens: Token[], i: number, month: number, make: Make): Point | null {
  let k = i + 1;
  const skip = (pattern: RegExp) => {
    if (tokens[k] && pattern.test(tokens[k]!.text)) k++;
  };
  skip(/^\.$/);
  // 'March 4, 2019'
  if (
    /^\d{1,2}$/.test(tokens[k]?.text ?? '') &&
    /^(st|nd|rd|th|,)$/.test(tokens[k + 1]?.text ?? '')
  ) {
    if (readYear(tokens[k + 2]?.text ?? '')) k += 2;
  }
  skip(/^(,|\/|-|de|del|of)$/i);
  let token = tokens[k]?.text ?? '';
  if (/^['’]$/.test(token) && /^\d\d$/.test(tokens[k + 1]?.text ?? '')) {
    return make(`${shortYear(tokens[k + 1]!.text)}-${two(month)}`, k + 2 - i);
  }
  token = token.replace(/^['’]/, '');
  const year =
    readYear(token) ?? (/^\d\d$/.test(token) && Number(token) > 12 ? shortYear(token) : null);
  if (year) return make(`${year}-${two(month)}`, k + 1 - i);
  return make('', 1, month);
}

function readNumeric(tokens: Token[], i: number, make: Make): Point | null {
  const at = (k: number) => tokens[i + k]?.text ?? '';
  const joined = (k: number) => tokens[i + k]?.from === tokens[i + k - 1]?.to;
  const separated = (k: number) => /^[-/.‐‑–]$/.test(at(k)) && joined(k) && joined(k + 1);
  const first = Number(at(0));
  const year = readYear(at(0));
  const isMonth = (text: string) =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 12;
  // The end of a phone number, '010-2030', is no year.
  const glued = i >= 2 && joined(0) && /^[-.]$/.test(at(-1)) && /^\d{3}$/.test(at(-2));
  if (year && glued) return null;
  if (year) {
    // 2019-03, 2019/03, 2019.03.15; '2018-19' is a school year, '2010-12' is read as December.
    if (separated(1) && isMonth(at(2)) && at(2).length === 2) {
      const day = separated(3) && /^\d{1,2}$/.test(at(4)) ? 2 : 0;
      return make(`${year}-${two(Number(at(2)))}`, 3 + day);
    }
    return make(String(year), at(0).length === 4 ? 1 : 1);
  }
  if (at(0).length > 2) return null;
  if (separated(1) && separated(3) && readYear(at(4))) {
    // 15.03.2019 or 03/15/2019: the part that can be no month is the day.
    const day = isMonth(at(2)) ? Number(at(2)) : first;
    return make(`${at(4)}-${two(day)}`, 5);
  }
  if (separated(1) && isMonth(at(0)) && readYear(at(2))) return make(`${at(2)}-${two(first)}`, 3);
  // '3 / 2019' and '03/19'
  if (isMonth(at(0)) && at(1) === '/' && readYear(at(2))) return make(`${at(2)}-${two(first)}`, 3);
  if (
    isMonth(at(0)) &&
    at(1) === '/' &&
    /^\d\d$/.test(at(2)) &&
    joined(1) &&
    joined(2) &&
    !separated(3)
  ) {
    return make(`${shortYear(at(2))}-${two(first)}`, 3);
  }
  // '4 March 2019', '1. März 2019': the day is skipped, the month word follows.
  return null;
}

function joinRanges(tokens: Token[], points: Point[]): DateRange[] {
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
      ranges.push(makeRange(left, tail, false));
      continue;
    }
    ranges.push(openOrSingle(tokens, left));
  }
  return ranges;
}

function openOrSingle(tokens: Token[], point: Point): DateRange {
  const before = fold(tokens[point.first - 1]?.text ?? '');
  const after = tokens[point.last + 1];
  const afterNext = tokens[point.last + 2];
  const openDash =
    after != null &&
    DASH.test(after.text) &&
    (afterNext == null || /^[)|,·\]]$/.test(afterNext.text) || afterNext.from > after.to + 1);
  // 'Nordhydraul AB 2019' names a company; 'ab 2019' means since.
  const since =
    SINCE_WORDS.has(before) && (tokens[point.first - 1]!.text !== 'AB' || point.first === 1);
  const range = makeRange(point, null, openDash || since);
  if (openDash) range.to = after.to;
  if (since) range.from = tokens[point.first - 1]!.from;
  range.single = !openDash && !since;
  return range;
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
  if (!/^\d{4}$/.test(point.value)) return null;
  const dash = tokens[point.last + 1];
  const tail = tokens[point.last + 2];
  if (!dash || !tail || !/^[-/‐‑–—]$/.test(dash.text) || !/^\d\d$/.test(tail.text)) return null;
  const year = Number(point.value.slice(0, 2) + tail.text);
  if (year <= Number(point.value) || year > Number(point.value) + 12) return null;
  return {
    value: String(year),
    from: tail.from,
    to: tail.to,
    first: point.last + 2,
    last: point.last + 2,
  };
}

function isRangeGap(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 4 || to === from) return false;
  let sign = false;
  for (let k = from; k < to; k++) {
    const text = tokens[k]!.text;
    const word = fold(text);
    const isDay = /^\d{1,2}$/.test(text) && k === to - 1;
    if (DASH.test(text) || text === '/' || RANGE_WORDS.has(word)) sign = true;
    else if (!isDay && !/^[.,(']$/.test(text) && !PRESENT.has(word)) return false;
  }
  return sign;
}

function readYear(text: string): number | null {
  if (!/^(19[4-9]\d|20[0-4]\d)$/.test(text)) return null;
  return Number(text);
}

const shortYear = (text: string) => (Number(text) > 50 ? 1900 : 2000) + Number(text);
const two = (n: number) => String(n).padStart(2, '0');
