import { rememberByObject } from './remember.ts';
import type { Speller } from './speller.ts';

/**
 * Words in small letters that no dictionary has and that a text writes the same way more than once: a trade's own
 * ('gulets') rather than a slip, unless a word of every resume is near. Empty without a speller.
 */
export const repeatedTerms = (text: string, speller: Speller | null): ReadonlySet<string> =>
  speller ? find(speller, text) : NONE;

const NONE: ReadonlySet<string> = new Set();

/** A suggestion is weighed in the same text again and again. */
const find = rememberByObject((speller: Speller, text): ReadonlySet<string> => {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const [word] of text.matchAll(WORD)) (once.has(word) ? twice : once).add(word);
  return new Set([...twice].filter((word) => !speller.correct(word)));
}, 8);

const WORD = /(?<![\p{L}\d@./_-])\p{Ll}{5,}(?![\p{L}\d@_-]|\.\p{L})/gu;
