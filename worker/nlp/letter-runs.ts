/** Which runs of three letters a text holds, so that looking for a word in it is a matter of a few bits. */

/** A word to look for: for each pair of letters its place, and the bit of the letter that follows. */
export type Runs = readonly number[];

/** The runs of a word; letters are alike in any case, as are both apostrophes and all digits. */
export function runsOf(word: string): Runs {
  if (word.length === 1) return [ALL_SIGNS, 1 << signAt(word, 0)];
  if (word.length === 2) return [pairOf(signAt(word, 0), signAt(word, 1)), ANY];
  const runs: number[] = [];
  for (let at = 2; at < word.length; at++)
    runs.push(pairOf(signAt(word, at - 2), signAt(word, at - 1)), 1 << signAt(word, at));
  return runs;
}

/** Whether the text last looked at holds all runs of one of the words: true where a word stands, and hardly elsewhere. */
export function holdsAny(words: readonly Runs[]): boolean {
  for (let word = 0; word < words.length; word++) if (holds(words[word]!)) return true;
  return false;
}

function holds(runs: Runs): boolean {
  for (let at = 0; at < runs.length; at += 2)
    if ((following[runs[at]!]! & runs[at + 1]!) === 0) return false;
  return true;
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

const pairOf = (first: number, second: number) => (first << SIGN_BITS) | second;

/** For each pair of signs the signs that follow it somewhere, a bit each; and behind them all signs there are. */
const following = new Int32Array(LAST_PAIR + 2);
const ALL_SIGNS = LAST_PAIR + 1;
let looked: string | null = null;
