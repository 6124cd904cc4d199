/** Which runs of three letters a text holds, so that looking for a word in it is a matter of a few bits. */

/** Words to look for: of each, where it ends in the list, and for each pair of letters its place and the bit of the letter that follows. */
export type Runs = Int32Array;

/** The runs of words; letters are alike in any case, as are both apostrophes and all digits. */
export function runsOf(words: readonly string[]): Runs {
  const all: number[] = [];
  for (const word of words) {
    const start = all.push(0);
    if (word.length === 1) all.push(ALL_SIGNS, 1 << signAt(word, 0));
    if (word.length === 2) all.push(pairAt(word, 0), ANY);
    for (let at = 2; at < word.length; at++) all.push(pairAt(word, at - 2), 1 << signAt(word, at));
    all[start - 1] = all.length;
  }
  return Int32Array.from(all);
}

/** Whether the text last looked at holds all runs of one of the words: true where a word stands, and hardly elsewhere. */
export function holdsAny(runs: Runs): boolean {
  let at = 0;
  while (at < runs.length) {
    const end = runs[at++]!;
    while (at < end && (following[runs[at]!]! & runs[at + 1]!) !== 0) at += 2;
    if (at === end) return true;
    at = end;
  }
  return false;
}

/** Tells of a text whether one of the words may stand in it: false only where none does. */
export function mayHold(words: readonly string[]): (text: string) => boolean {
  const runs = runsOf(words);
  return (text) => {
    lookAt(text);
    return holdsAny(runs);
  };
}

/** Takes in a text, unless it is the one last looked at. */
export function lookAt(text: string): void {
  if (text === looked) return;
  looked = text;
  following.fill(0);
  let pair = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = signAt(text, at);
    following[pair]! |= 1 << sign;
    following[ALL_SIGNS]! |= 1 << sign;
    pair = ((pair << SIGN_BITS) | sign) & LAST_PAIR;
  }
  following[pair]! |= 1;
}

/** Thirty-one signs: the letters of English, and the rest by what tells patterns apart. */
const SIGN_BITS = 5;
const LAST_PAIR = (1 << (2 * SIGN_BITS)) - 1;
const ANY = -1;
const [SPACE, APOSTROPHE, DIGIT, HYPHEN, OTHER] = [0, 27, 28, 29, 30];

const SIGNS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z]/i.test(sign)) return code & 31;
  if (/\d/.test(sign)) return DIGIT;
  return sign === ' ' ? SPACE : sign === "'" ? APOSTROPHE : sign === '-' ? HYPHEN : OTHER;
});

function signAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? SIGNS[code]! : code === 0x2019 ? APOSTROPHE : OTHER;
}

const pairAt = (text: string, at: number) => (signAt(text, at) << SIGN_BITS) | signAt(text, at + 1);

/** For each pair of signs the signs that follow it somewhere, a bit each; and behind them all signs there are. */
const following = new Int32Array(LAST_PAIR + 2);
const ALL_SIGNS = LAST_PAIR + 1;
let looked: string | null = null;
