/** Single dates in the words of a line: years, months with years, days, quarters, and words for today. */
import { fold } from './fold.ts';
import { isSeason, monthOf } from './month-names.ts';

/** A place in time: `YYYY-MM`, `YYYY` or `present`, with its offsets in the line. */
export interface DatePoint {
  value: string;
  from: number;
  to: number;
}

/** A word, a number or a sign of a line with its offsets. */
export interface Token {
  text: string;
  from: number;
  to: number;
}

const TOKEN = /\d+|[\p{L}][\p{L}\p{M}'’]*|[^\s]/gu;

/** Words, numbers and signs of a line, left to right. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Words that end a range which goes on, folded. */
export const PRESENT = new Set(
  (
    'present actually current currently now moment today ongoing continuing date heute jetzt aktuell laufend gegenwart gegenwartig ' +
    'present actuel actuelle actuellement maintenant presente actual actualidad actualmente hoy fecha ' +
    'atual atualmente momento hoje attuale oggi heden nu obecnie teraz nadal dzis dnes soucasnost halen ' +
    "aujourd'hui curso corso ce idag nuvarande prezent " +
    'дотепер нині зараз теперішніи сьогодні настоящее сеичас сегодня час время σημερα παρον τωρα'
  ).split(' '),
);

/** A date with its tokens. */
export interface Point extends DatePoint {
  /** Token indices, `last` inclusive. */
  first: number;
  last: number;
  /** A month without year ('Jan – Mar 2019'): takes the year of the end. */
  monthOnly?: number;
}

/** All dates among the tokens of a line, left to right. */
export function readPoints(tokens: Token[]): Point[] {
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
  if (month) return isSea(tokens, i) ? null : readMonth(tokens, i, month, make);
  const folded = fold(word).replace(/^d'/, '');
  // 'End Date: …' names a field.
  // … but 'date' is today in '2017 – Date: Upholsterer'.
  const isField = folded === 'date' && at(1) === ':' && !/^(?:to|[-‐‑–—])$/i.test(at(-1));
  if (!PRESENT.has(folded) || isField) return null;
  // 'настоящее время', 'теперішній час'
  return make('present', PRESENT.has(fold(at(1))) && !/^date$/i.test(at(1)) ? 2 : 1);
}

/** 'Universidade Serra do Mar, 2018', 'Viña del Mar': the sea, behind a name; not the Polish 'sty 2016 do mar 2018'. */
const isSea = (tokens: Token[], i: number): boolean =>
  fold(tokens[i]!.text) === 'mar' &&
  /^(?:do|da|del|al)$/i.test(tokens[i - 1]?.text ?? '') &&
  /^\p{Lu}\p{L}+$/u.test(tokens[i - 2]?.text ?? '') &&
  monthOf(tokens[i - 2]!.text) === null;

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
  // '8.4/10' is a mark, '1,500' an amount: what stands behind a point or a comma in a number begins no date.
  const inNumber = i >= 2 && joined(0) && joined(-1) && /^[.,]$/.test(at(-1));
  if (!year && inNumber && /^\d+$/.test(at(-2))) return null;
  if (year) {
    // 2019-03, 2019/03, 2019/3, 2019.03.15; '2018-19' is a school year, '2010-12' is read as December, '2019.1' a version.
    if (separated(1) && isMonth(at(2)) && (at(2).length === 2 || at(1) === '/')) {
      const day = separated(3) && /^\d{1,2}$/.test(at(4)) ? 2 : 0;
      return make(`${year}-${two(Number(at(2)))}`, 3 + day);
    }
    // '2018 / 04'
    if (at(1) === '/' && isMonth(at(2)) && at(2).length === 2 && at(3) !== '/')
      return make(`${year}-${two(Number(at(2)))}`, 3);
    return (
      seasonBehind(tokens, i, year, make) ??
      monthBehind(tokens, i, year, make) ??
      make(String(year), 1)
    );
  }
  if (at(0).length > 2) return null;
  if (separated(1) && separated(3) && readYear(at(4))) {
    // 02-Jan-2018; 15.03.2019 or 03/15/2019: the part that can be no month is the day.
    const month = monthOf(at(2)) ?? [Number(at(2)), first].find((part) => isMonth(String(part)));
    if (month) return make(`${at(4)}-${two(month)}`, 5);
  }
  if (separated(1) && isMonth(at(0)) && readYear(at(2))) return make(`${at(2)}-${two(first)}`, 3);
  // '3 / 2019' and '03/19'
  if (isMonth(at(0)) && at(1) === '/' && readYear(at(2))) return make(`${at(2)}-${two(first)}`, 3);
  const tight = joined(1) && joined(2) && (!separated(3) || goesOn(at(3), at(4), at(5)));
  if (isMonth(at(0)) && at(1) === '/' && /^\d\d$/.test(at(2)) && tight)
    return make(`${shortYear(at(2))}-${two(first)}`, 3);
  // '4 March 2019', '1. März 2019': the day is skipped, the month word follows.
  return null;
}

/** '2016 (summer)' and '2016, Summer'; in '2016, Summer 2017' the season is that of the year behind it. */
function seasonBehind(tokens: Token[], i: number, year: number, make: Make): Point | null {
  const at = (k: number) => tokens[i + k]?.text ?? '';
  const opened = /^[(,]$/.test(at(1)) ? 1 : 0;
  const season = isSeason(at(opened + 1)) ? monthOf(at(opened + 1)) : null;
  const closed = at(1) === '(' ? 1 : 0;
  if (!season || (closed ? at(3) !== ')' : readYear(at(opened + 2)))) return null;
  return make(`${year}-${two(season)}`, 2 + opened + closed);
}

/** '2018 October - 2019 May', as Hungarians write it: no year and no sentence follows the month. */
function monthBehind(tokens: Token[], i: number, year: number, make: Make): Point | null {
  const at = (k: number) => tokens[i + k]?.text ?? '';
  const month = /^\p{Lu}\p{Ll}{2,}/u.test(at(1)) && !isSeason(at(1)) ? monthOf(at(1)) : null;
  const ends = tokens[i + 2] === undefined || /^(?:[-‐‑–—),|;:]|to|until|till)$/.test(at(2));
  // 'May 2018 June': the year belongs to the month before it.
  const isBehindMonth = monthOf(tokens[i - 1]?.text ?? '') !== null;
  return month !== null && ends && !isBehindMonth ? make(`${year}-${two(month)}`, 2) : null;
}

function readYear(text: string): number | null {
  if (!/^(19[4-9]\d|20[0-4]\d)$/.test(text)) return null;
  return Number(text);
}

const shortYear = (text: string) => (Number(text) > 50 ? 1900 : 2000) + Number(text);
/** A month in two digits. */
export const two = (n: number) => String(n).padStart(2, '0');

/** '6/19-8/21', '9/21-now': the dash glued to a month and short year opens the other end. */
const goesOn = (sign: string, word: string, after: string) =>
  /^[-‐‑–]$/.test(sign) && (after === '/' || PRESENT.has(fold(word)));
