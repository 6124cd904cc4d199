import { rememberByObject } from './remember.ts';
import type { Speller } from './speller.ts';

/**
 * Words that a text writes with a capital inside its lines at least as often as without, by their small letters:
 * names, as no dictionary has them as common words. 'daejeon' → 'Daejeon'.
 */
export const nameForms = (text: string, speller: Speller | null): ReadonlyMap<string, string> =>
  speller ? find(speller, text) : NONE;

const NONE: ReadonlyMap<string, string> = new Map();

/** A suggestion is weighed in the same text again and again. */
const find = rememberByObject((speller: Speller, text): ReadonlyMap<string, string> => {
  const forms = new Map<string, string>();
  const isWord = (word: string) => speller.knowsAsWord?.(word) ?? speller.correct(word);
  const small = countsOf(text.match(SMALL) ?? []);
  for (const [name, count] of countsOf(text.match(CAPITAL) ?? [])) {
    const word = name.toLowerCase();
    // 'Society of Ocularists' makes no name of an ocularist.
    const single = word.endsWith('s') ? (small.get(word.slice(0, -1)) ?? 0) : 0;
    const others = (small.get(word) ?? 0) + single;
    if (count >= others && !isWord(word)) forms.set(word, name);
  }
  return forms;
}, 8);

/**
 * Behind a word in small letters, so that no sentence starts there, and in no list or title,
 * where each word has a capital: 'Certificate in Laytime and Demurrage'.
 */
const CAPITAL = new RegExp(
  String.raw`(?<!\p{Lu}\p{Ll}+ (?:and|&) )(?<=(?<![\p{L}\d])\p{Ll}[\p{Ll}’']* )\p{Lu}\p{Ll}{3,}(?![\p{L}’'@.\d-])(?! (?:(?:and|of|for|in|&) )?\p{Lu})`,
  'gu',
);
const SMALL = /(?<![\p{L}\d@./_-])\p{Ll}{4,}(?![\p{L}\d@_-]|\.\p{L})/gu;

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
