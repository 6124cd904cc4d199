/** Words of a line and their lemmas. */
import { rememberByText } from '#worker/nlp/remember.ts';
import { verbLemma } from '#worker/nlp/verbs.ts';

const TOKEN =
  /[$€£¥₹]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|bn\b|[kKmMbBxX]\b))?\+?|[\p{L}][\p{L}\p{M}\d'’+#]*|[%$€£&]/gu;

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

/** Upper-cases the first letter unless the first word has capitals of its own (iOS, eBay). */
export function capitalise(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
