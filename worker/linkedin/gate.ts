import { truthGate } from '#worker/lint/gate.ts';
import { lemmaOf } from '#worker/nlp/words.ts';
import { LINKEDIN_WORDS } from './own-vocabulary.ts';

/**
 * Whether a sentence of the profile says just what its sources say, in their order. Beyond them it may
 * hold the few words that join facts to a sentence; numbers, names and everything else must be there.
 */
export const isTrue = (sentence: string, sources: readonly string[]): boolean =>
  truthGate(withoutJoints(sources.join(' ')), withoutJoints(sentence)) === null;

/** The sentence if it is true, else nothing: a profile shrinks before it claims. */
export const onlyTrue = (sentence: string, sources: readonly string[]): string =>
  isTrue(sentence, sources) ? sentence : '';

/** Without the words, bars and dots that only join facts. */
const withoutJoints = (text: string): string =>
  text
    .replace(/\s+[|•·]\s+|\s+/g, ' ')
    .replace(/[\p{L}’']+/gu, (word) => (LINKEDIN_WORDS.has(lemmaOf(word)) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim();
