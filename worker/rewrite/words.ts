/** Words of a line and their lemmas; private-use characters stand for protected spans and count as words. */
import { rememberByText } from '#worker/nlp/remember.ts';
import { verbLemma, type Verb } from '#worker/nlp/verbs.ts';
import type { LineContext } from './model.ts';

const TOKEN =
  /[$€£¥₹]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|bn\b|[kKmMbBxX]\b))?\+?|[\p{L}\uE000-\uF8FF][\p{L}\p{M}\d'’+#\uE000-\uF8FF]*|[%$€£&]/gu;

/** Words, numbers with their currency and unit signs; hyphens part words. */
export function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => (token === '&' ? 'and' : token));
}

/** One form for all inflections of a word; numbers lose their thousands commas only. */
export const lemmaOf: (token: string) => string = rememberByText((token) => {
  const word = token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=ing)'s$/, 's')
    .replace(/'s?$/, '');
  if (/^[$€£¥₹]?\d/.test(word)) return word.replaceAll(/[,\s]/g, '');
  return /^(?:am|are|were)$/.test(word) ? 'be' : (verbLemma(word) ?? singular(word));
});

export const lemmasOf = (text: string): string[] => tokensOf(text).map(lemmaOf);

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** For each of `words` whether `others` lack it, counted one by one: the second 'the' needs a second one there. */
export function lacksEach(words: readonly string[], others: readonly string[]): boolean[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.map((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** The word that opens a line with a capital, in small letters; empty where none does. */
export const openingWord = (text: string): string =>
  /^[A-Z][a-z]+/.exec(text)?.[0].toLowerCase() ?? '';

/** Upper-cases the first letter unless the first word has capitals of its own (iOS, eBay). */
export function capitalise(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Present role → base form, ended role → past; an opening that is itself in the past stays there. */
export function conjugate(verb: Verb, context: Pick<LineContext, 'current'>, opening = ''): string {
  return context.current && !PAST_OPENING.test(opening) ? verb.base : verb.past;
}

const PAST_OPENING =
  /\b(?:was|were|had|helped|assisted|supported|participated|included|consisted|entailed|took|did|made|carried|performed|conducted|undertook|handled|provided|utili[sz]ed|lent|gave|played|contributed|offered|joined)\b/i;
