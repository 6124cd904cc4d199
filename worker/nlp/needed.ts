/** What a text must hold for a pattern to match at all: looking for a word spares the search, and the compiling of most patterns. */

/** Tells of a text, given in small letters, whether `pattern` may match in it: false only where it cannot. */
export function mayMatch(pattern: RegExp): (small: string) => boolean {
  const words = neededWords(pattern);
  if (words === null) return () => true;
  const [only] = words;
  return words.length === 1
    ? (small) => small.includes(only!)
    : (small) => words.some((word) => small.includes(word));
}

/** Replaces as `String.replaceAll` does, without a search where `pattern`, one of a table, cannot match. */
export function replaceWhere(text: string, pattern: RegExp, by: string | Replacer): string {
  const mayStand = LOOKS.get(pattern) ?? mayMatch(pattern);
  LOOKS.set(pattern, mayStand);
  if (!mayStand(text.toLowerCase())) return text;
  return typeof by === 'string' ? text.replaceAll(pattern, by) : text.replaceAll(pattern, by);
}

type Replacer = (whole: string, ...groups: string[]) => string;

const LOOKS = new WeakMap<RegExp, (small: string) => boolean>();

/** Words in small letters, one of which stands in every text that `pattern` matches; null where none can be told. */
export function neededWords({ source, flags }: RegExp): readonly string[] | null {
  // There 'k' is also the sign of the kelvin, and a class may hold classes.
  return /[uv]/.test(flags) ? null : wordsOfChoice(source);
}

/** To look for more words takes longer than the pattern itself. */
const MOST = 8;
/** Fewer letters stand in nearly every line. */
const SHORTEST = 3;
/** Found in few lines, so that nothing better need be sought. */
const LONG = 5;

function wordsOfChoice(source: string): readonly string[] | null {
  const all: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const one = readAlternative(source, at);
    if (one.words === null || all.push(...one.words) > MOST) return null;
    at = one.end + 1;
  }
  return all;
}

/** The rarest words that the alternative at `from` cannot do without, and where it ends. */
function readAlternative(source: string, from: number) {
  let words: readonly string[] | null = null;
  let letters = '';
  const groups: string[] = [];
  const offer = (found: readonly string[] | null) => {
    if (found && rarity(found) > (words ? rarity(words) : SHORTEST - 1)) words = found;
  };
  let at = from;
  while (at < source.length && source[at] !== '|') {
    const end = endOfPart(source, at);
    const next = endOfRepeat(source, end);
    const mayLack = next > end && source[end] !== '+';
    const isLetter = !SIGNS.has(source[at]!) && source.charCodeAt(at) < 128;
    if (isLetter && !mayLack) letters += source[at]!;
    if (!isLetter || next > end) {
      offer([letters.toLowerCase()]);
      letters = '';
    }
    if (source[at] === '(' && !mayLack) groups.push(source.slice(at, end));
    at = next;
  }
  offer([letters.toLowerCase()]);
  if (words === null || rarity(words) < LONG)
    for (const group of groups) offer(wordsOfGroup(group));
  return { words: words as readonly string[] | null, end: at };
}

const SIGNS: ReadonlySet<string> = new Set('\\^$.*+?()[]{}');

/** Length of the shortest. */
const rarity = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));

/** What may not stand there is not needed; what a look around finds is. */
function wordsOfGroup(group: string): readonly string[] | null {
  const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(group)!;
  return opening.endsWith('!') ? null : wordsOfChoice(group.slice(opening.length, -1));
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
