/** Lines with several slips: where two were found, a third is likely left, and only the writer can tell. */
import { verbLemma } from '#worker/nlp/verbs.ts';
import type { LineRewrite } from './model.ts';
import { slipsQuestion } from './questions.ts';
import { SPELLING } from './residue.ts';
import { openingWord } from './words.ts';

/** The rewrite, or a question with the new wording ready where it puts more than one slip right. */
export function unlessManySlips(rewrite: LineRewrite): LineRewrite {
  const { before, after, rules, level } = rewrite;
  if (after === before || !hasManySlips(before, after, rules)) return rewrite;
  const isCertain = level === 'auto' && rules.every((rule) => SPELLING.has(rule));
  return {
    before,
    after: before,
    level: 'ask',
    rules: [],
    question: slipsQuestion(after),
    ...(isCertain && { spelt: { text: after, rules } }),
  };
}

/** True where `rules` mended slips at two or more places, or slips of two kinds in a line that was told anew. */
function hasManySlips(before: string, after: string, rules: readonly string[]): boolean {
  const kinds = rules.filter((rule) => SPELLING.has(rule) || rule === 'spelling');
  if (kinds.length === 0) return false;
  // ', what reduced the scrap': where one frame is another language's, so may be more.
  if (/, what [a-z]+/.test(before)) return true;
  if (!rules.every((rule) => SPELLING.has(rule) || MENDING.has(rule))) return kinds.length > 1;
  const isMoved = openingWord(before) !== openingWord(after);
  const was = wordsOf(before, isMoved);
  const is = wordsOf(after, isMoved);
  return Math.max(placesOf(was, is), placesOf(is, was)) > 1;
}

/** Rules that put a form right and leave the telling as it is. */
const MENDING: ReadonlySet<string> = new Set([
  'spelling',
  'one-tense',
  'role-tense',
  'tool-names',
  'tidy-spacing',
  'capital-start',
  'loose-compounds',
  'compound-hyphens',
  'final-period',
]);

/** How many runs of `words` the `others` lack. */
function placesOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const isMissing = words.map((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
  return isMissing.filter((missing, at) => missing && !isMissing[at - 1]).length;
}

/**
 * Words in small letters without what ends them: a capital or a comma is no slip to be counted, nor is a verb
 * that follows the opening into another time, as `isMoved` tells.
 */
const wordsOf = (text: string, isMoved: boolean): string[] => {
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return isMoved ? words.map((word) => verbLemma(word) ?? word) : words;
};
