/** Lines typed in capitals throughout: read as a sentence, and set in capitals again. */
import type { LineRewrite } from './model.ts';

/** Names that small letters turn into other words: 'IT support', 'the US market', 'a WHO report'. */
const NAMES = /\b(?:IT|US|WHO|AD|SAP|AIDS)\b/;
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 10;

/** The line in sentence case, every letter at its place; null where it is not in capitals or small letters would mislead. */
export function fromCapitals(text: string): string | null {
  if (text !== text.toUpperCase() || text.trim().split(/\s+/).length < FEWEST_WORDS) return null;
  if ((text.match(/\p{Lu}/gu)?.length ?? 0) < FEWEST_LETTERS || NAMES.test(text)) return null;
  const small = text.toLowerCase().replaceAll(/\bi\b/g, 'I');
  const sentence = small.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  return sentence.length === text.length ? sentence : null;
}

/** The rewriting of the sentence as one of the line in capitals; a question is asked in small letters. */
export function toCapitals(before: string, rewrite: LineRewrite): LineRewrite {
  const after = rewrite.after.toUpperCase();
  // What only small letters show, such as the case of a tool's name, is no change.
  if (after === before && rewrite.level !== 'ask')
    return { before, after, level: 'auto', rules: [] };
  const template = rewrite.question?.template
    .split('{answer}')
    .map((part) => part.toUpperCase())
    .join('{answer}');
  const { spelt, wording } = rewrite;
  return {
    ...rewrite,
    before,
    after,
    ...(spelt && { spelt: { ...spelt, text: spelt.text.toUpperCase() } }),
    ...(wording && { wording: { ...wording, text: wording.text.toUpperCase() } }),
    ...(rewrite.question && template && { question: { ...rewrite.question, template } }),
  };
}
