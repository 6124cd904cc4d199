/** The truth gate counts words; a free wording must also leave them with each other. */
import { CREDIT, FILLER, FREE } from '#worker/lint/gate-words.ts';
import { isActionNounOf, isSameWord } from '#worker/lint/word-forms.ts';
import { wordsIn } from './words.ts';

/** Null when the words of content stand in the order of the line, behind the same prepositions; else what moved. */
export function orderFault(before: string, after: string): string | null {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  return movedWord(was, is) ?? relationFault(was, is);
}

const isContent = (word: string) => !FREE.has(word) && !FILLER.has(word);

/**
 * '30 tables and 4 bars' may not become '30 bars and 4 tables'. Only the opening verb may come from further on
 * ('stock management' → 'managed stock'), and not where the credit is shared: 'helped train' stays.
 */
function movedWord(was: readonly string[], is: readonly string[]): string | null {
  const source = was.filter(isContent);
  const isShared = was.some((word) => CREDIT.has(word));
  let from = 0;
  for (const [at, word] of is.filter(isContent).entries()) {
    if (at === 0 && !isShared && source.some((other) => isActionNounOf(other, word))) continue;
    if (!source.some((other) => isForm(other, word))) continue;
    const found = source.findIndex((other, index) => index >= from && isForm(other, word));
    if (found < 0) return `moved «${word}»`;
    from = found + 1;
  }
  return null;
}

const isForm = (a: string, b: string) => isSameWord(a, b) || isActionNounOf(a, b);

/** Prepositions that say who did what to whom, whence and when. */
const RELATIONS = new Set(
  'from by against before after until without under over between into than during except'.split(
    ' ',
  ),
);

/** Each of them stays with the word that it stood before; 'to' where it ends a way that 'from' began. */
function relationFault(was: readonly string[], is: readonly string[]): string | null {
  const pairs = (words: readonly string[]) =>
    words.flatMap((word, at) =>
      RELATIONS.has(word) || (word === 'to' && words.slice(0, at).includes('from'))
        ? [[word, words.slice(at + 1).find(isContent) ?? ''] as const]
        : [],
    );
  const [source, output] = [pairs(was), pairs(is)];
  const same =
    source.length === output.length &&
    source.every(([word, next], at) => word === output[at]![0] && isForm(next, output[at]![1]));
  return same ? null : 'a preposition moved';
}
