/** What a text must hold for a pattern to match at all: looking for it spares the search, and the compiling of most patterns. */
import { holdsAny, lookAt, runsOf } from './letter-runs.ts';

/** Tells of a text whether `pattern` may match in it: false only where it cannot. */
export function mayMatch(pattern: RegExp): (text: string) => boolean {
  const needs = neededWords(pattern)
    .toSorted((a, b) => a.length - b.length)
    .map(runsOf);
  return (text) => {
    lookAt(text);
    for (let list = 0; list < needs.length; list++) if (!holdsAny(needs[list]!)) return false;
    return true;
  };
}

/** Whether a global pattern is found at all: where it mostly is not, asking first is the cheapest way to go through its finds. */
export function stands(pattern: RegExp, text: string): boolean {
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

/** Replaces as `String.replaceAll` does, without a search where `pattern`, one of a table, cannot match. */
export function replaceWhere(text: string, pattern: RegExp, by: string | Replacer): string {
  const mayStand = LOOKS.get(pattern) ?? mayMatch(pattern);
  LOOKS.set(pattern, mayStand);
  if (!mayStand(text)) return text;
  return typeof by === 'string' ? text.replaceAll(pattern, by) : text.replaceAll(pattern, by);
}

type Replacer = (whole: string, ...groups: string[]) => string;

const LOOKS = new WeakMap<RegExp, (text: string) => boolean>();

/** Lists of words in small letters: of each list one word stands in every text that `pattern` matches. */
export function neededWords({ source, flags }: RegExp): readonly Words[] {
  // There 'k' is also the sign of the kelvin, and a class may hold classes.
  return /[uv]/.test(flags) ? [] : listsOfChoice(source);
}

type Words = readonly string[];

/** To look for more words takes longer than most searches. */
const MOST = 60;
/** A single letter stands in every line. */
const SHORTEST = 2;

/** What all alternatives of `source` need; of several each gives its rarest words. */
function listsOfChoice(source: string): readonly Words[] {
  const rarest: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const { lists, end } = readAlternative(source, at);
    if (at === 0 && end === source.length) return lists;
    const [first, ...others] = lists;
    if (first === undefined) return [];
    rarest.push(
      ...others.reduce((best, list) => (rarity(list) > rarity(best) ? list : best), first),
    );
    at = end + 1;
  }
  return rarest.length > MOST ? [] : [[...new Set(rarest)]];
}

/** The words that the alternative at `from` cannot do without, and where it ends. */
function readAlternative(source: string, from: number) {
  const lists: Words[] = [];
  let stems: Words = [''];
  let letters = '';
  const close = () => {
    if (stems.length === 1 && letters === '') return;
    const words = stems.map((stem) => stem + letters);
    if (rarity(words) >= SHORTEST) lists.push(words);
    stems = [''];
    letters = '';
  };
  let at = from;
  while (at < source.length && source[at] !== '|') {
    const end = endOfPart(source, at);
    const next = endOfRepeat(source, end);
    const mayLack = next > end && source[end] !== '+' && !/[{][1-9]/.test(source.slice(end, next));
    const signs = mayLack ? '' : signsAt(source, at, end);
    const goesOn = signs !== '' && stems.length * signs.length <= MOST_SPELLINGS;
    if (goesOn && signs.length > 1) {
      stems = stems.flatMap((stem) => signs.split('').map((sign) => stem + letters + sign));
      letters = '';
    } else if (goesOn) letters += signs;
    if (!goesOn || next > end) close();
    if (source[at] === '(' && !mayLack) lists.push(...listsOfGroup(source.slice(at, end)));
    at = next;
  }
  close();
  return { lists, end: at };
}

/** As of 'sen[dt]'. */
const MOST_SPELLINGS = 4;

/** What may stand for a letter or a class of a few, in small letters; empty where the pattern does not say. */
function signsAt(source: string, at: number, end: number): string {
  if (
    source.startsWith('\\d', at) ||
    source.startsWith('[1-9]', at) ||
    source.startsWith('[2-9]', at)
  )
    return '1';
  if (end === at + 1)
    return SIGNS.has(source[at]!) || source[at]! > '~' ? '' : source[at]!.toLowerCase();
  if (source[at] !== '[' || end > at + 2 + MOST_SPELLINGS) return '';
  const signs = source.slice(at + 1, end - 1).replaceAll('’', "'");
  return /[^ -~]|[\\^-]/.test(signs) ? '' : [...new Set(signs.toLowerCase())].join('');
}

const SIGNS: ReadonlySet<string> = new Set('\\^$.*+?()[]{}');

/** Letters of the shortest; an apostrophe or a digit is rare by itself. */
const rarity = (words: Words) =>
  Math.min(...words.map((word) => word.length + (/['\d]/.test(word) ? 2 : 0)));

/** What may not stand there is not needed; what a look around finds is. */
function listsOfGroup(group: string): readonly Words[] {
  const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(group)!;
  return opening.endsWith('!') ? [] : listsOfChoice(group.slice(opening.length, -1));
}

/** Behind the letter, escape, class or group at `at`. */
function endOfPart(source: string, at: number): number {
  if (source[at] === '\\') return at + lengthOfEscape(source, at);
  if (source[at] === '[') return endOfClass(source, at);
  if (source[at] !== '(') return at + 1;
  let end = at + 1;
  while (source[end] !== ')') end = endOfPart(source, end);
  return end + 1;
}

function endOfClass(source: string, at: number): number {
  let end = at + 1;
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function lengthOfEscape(source: string, at: number): number {
  const kind = source[at + 1]!;
  if (kind === 'u') return 6;
  if (kind === 'x') return 4;
  if (kind === 'c') return 3;
  if (kind === 'k') return source.indexOf('>', at) + 1 - at;
  if (kind < '0' || kind > '9') return 2;
  let end = at + 2;
  while (source[end]! >= '0' && source[end]! <= '9') end++;
  return end - at;
}

/** Behind what says how often the part before it may stand. */
function endOfRepeat(source: string, at: number): number {
  const sign = source[at];
  let end = at;
  if (sign === '{') end = source.indexOf('}', at) + 1;
  else if (sign === '*' || sign === '+' || sign === '?') end = at + 1;
  return end > at && source[end] === '?' ? end + 1 : end;
}
