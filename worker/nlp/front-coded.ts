/**
 * Calls `add` with each word of a front-coded list: a base-36 digit for the letters shared with the word before,
 * then the rest; white space between. One pass without patterns, since whole dictionaries go through it at the start.
 */
export function unpackFrontCoded(list: string, add: (word: string) => void): void {
  let last = '';
  let at = 0;
  while (at < list.length) {
    if (list.charCodeAt(at) <= SPACE) {
      at++;
      continue;
    }
    let end = at + 1;
    while (end < list.length && list.charCodeAt(end) > SPACE) end++;
    const digit = list.charCodeAt(at);
    const shared = digit <= NINE ? digit - ZERO : digit - LETTER_A + 10;
    last = last.slice(0, shared) + list.slice(at + 1, end);
    add(last);
    at = end;
  }
}

const SPACE = 32;
const ZERO = 48;
const NINE = 57;
const LETTER_A = 97;
