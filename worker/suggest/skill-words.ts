/** Which words of a line about work can stand in a list of skills. */
import { isMatter } from '#worker/keywords/matters.ts';
import type { Term } from '#worker/keywords/term.ts';

/** The words for `term` as written, a tool's name in its makers' letters; null for 'office supplies'. */
export function skillWords(term: Term, words: string): string | null {
  return term.kind === 'hard' && isMatter(words) ? null : inOwnLetters(term, words);
}

/** 'Cold calls' names cold calling; 'minutes' and 'stocked shelves' only hint at a skill. */
export function isNamed({ name, kind }: Term, words: string): boolean {
  if (kind === 'tool') return true;
  // A single word may stand for something near: 'budget' is not yet budgeting.
  if (kind === 'hard' && /^\p{L}+$/u.test(words)) return isSameWord(name, words);
  const said = stems(words);
  return name
    .split(/[()]/)
    .map(stems)
    .some((part) => part !== '' && part === said);
}

const isSameWord = (name: string, words: string) =>
  name
    .toLowerCase()
    .split(/\s*[()]\s*/)
    .some((part) => part.replace(/s$/, '') === words.toLowerCase().replace(/s$/, ''));

/** 'Safety plans' and 'safety planning' are one. */
const stems = (words: string) =>
  (words.toLowerCase().match(/[\p{L}\d+#.]+/gu) ?? [])
    .map((word) => (word.length < 5 ? word.replace(/s$/, '') : word.replace(ENDING, '')))
    .map((word) => word.replace(/([b-df-hj-np-tv-z])\1$/, '$1'))
    .join(' ');
const ENDING = /(?:ies|ings?|es|e|s|y)$/;

/** The name as its makers write it, where `words` is that name in other letters; else `words`. */
export function inOwnLetters({ name, surfaces }: Term, words: string): string {
  const forms = [...name.split(/\s*[()]\s*/), ...surfaces].filter((form) => /\p{Lu}/u.test(form));
  if (forms.includes(words)) return words;
  const own = forms.find((form) => form.toLowerCase() === words.toLowerCase());
  // 'PHOTOSHOP' stands in a resume set in capitals.
  const isLoud = words.length > 3 && words === words.toUpperCase();
  return own !== undefined && (isLoud || capitals(own) > capitals(words)) ? own : words;
}

const capitals = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;
