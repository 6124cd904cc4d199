/** Lines with several slips: where two were found, a third is likely left, and only the writer can tell. */
import { verbLemma } from '#worker/nlp/verbs.ts';
import type { LineContext, LineRewrite } from './model.ts';
import { slipsQuestion } from './questions.ts';
import { mendsSlip, SPELLING } from './residue.ts';
import { lacksEach, openingWord } from './words.ts';

/** The rewrite, or a question with the new wording ready where it puts more than one slip right. */
export function unlessManySlips(
  rewrite: LineRewrite,
  { unknown = [] }: Pick<LineContext, 'unknown'>,
): LineRewrite {
  const { before, after, rules, level } = rewrite;
  if (after === before || !hasManySlips(before, after, rules, unknown)) return rewrite;
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

/** True where `rules` mended slips at two or more places, or one beside a word that no dictionary holds. */
function hasManySlips(
  before: string,
  after: string,
  rules: readonly string[],
  unknown: readonly string[],
): boolean {
  const kinds = rules.filter(mendsSlip);
  if (kinds.length === 0) return false;
  const words = new Set(wordsOf(after, false));
  if (unknown.some((word) => words.has(word))) return true;
  // ', what reduced the scrap': where one frame is another language's, so may be more.
  if (/, what [a-z]+/.test(before)) return true;
  if (!rules.every((rule) => SPELLING.has(rule) || MENDING.has(rule))) return kinds.length > 1;
  const isMoved = openingWord(before) !== openingWord(after);
  const [old, renewed] = [wordsOf(before, isMoved), wordsOf(after, isMoved)];
  const gone = missingFrom(old, renewed);
  const come = missingFrom(renewed, old);
  return Math.max(gone.length, come.length) > 1;
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

/** The runs of `words` that the `others` lack. */
function missingFrom(words: readonly string[], others: readonly string[]): string[] {
  const lacks = lacksEach(words, others);
  const runs: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!lacks[at]) continue;
    runs.push(lacks[at - 1] ? `${runs.pop()!} ${word}` : word);
  }
  return runs;
}

/**
 * Words in small letters without what ends them: a capital or a comma is no slip to be counted, nor is a verb
 * that follows the opening into another time, as `isMoved` tells.
 */
const wordsOf = (text: string, isMoved: boolean): string[] => {
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return isMoved ? words.map((word) => verbLemma(word) ?? word) : words;
};
