import { truthGate } from '#worker/rewrite/truth-gate.ts';
import { lemmasOf } from '#worker/rewrite/words.ts';
import { LINKEDIN_WORDS } from './own-vocabulary.ts';

/**
 * Whether a sentence of the profile says just what its sources say, in their order. Beyond them it may
 * hold the few words that join facts to a sentence; numbers, names and everything else must be there.
 */
export function isTrue(sentence: string, sources: readonly string[]): boolean {
  const added = lemmasOf(sentence).filter((lemma) => LINKEDIN_WORDS.has(lemma));
  return truthGate(flat(sources.join(' ')), flat(sentence), { added, removed: [] }) === null;
}

/** The sentence if it is true, else nothing: a profile shrinks before it claims. */
export const onlyTrue = (sentence: string, sources: readonly string[]): string =>
  isTrue(sentence, sources) ? sentence : '';

/** The bars and dots between facts, and line ends, say nothing. */
const flat = (text: string): string => text.replace(/\s+[|•·]\s+|\s+/g, ' ').trim();
