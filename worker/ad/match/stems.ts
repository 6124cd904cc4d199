import { stemmer } from 'stemmer';
import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { COMMON_WORDS, FRAME_WORDS } from '../data/plain-words.ts';
import { SAME_STEMS } from '../data/same-stems.ts';

const listOf = (words: string) => words.trim().split(/\s+/);
const FRAME = new Set(listOf(FRAME_WORDS));
const COMMON = new Set(listOf(COMMON_WORDS).map((word) => stemmer(word)));

/** Each stem of a group by the first of them. */
const EQUAL: ReadonlyMap<string, string> = new Map(
  SAME_STEMS.trim()
    .split('\n')
    .flatMap((row) => {
      const [first = '', ...others] = row.split(' ');
      return others.map((stem): [string, string] => [stem, first]);
    }),
);

export interface Stem {
  stem: string;
  /** 1 for a telling word, less for one that many resumes share. */
  weight: number;
}

/** In capitals, save the joining words that ads shout: 'unit tests AND a pipeline'. */
const SHORT_NAME =
  /(?<![\p{L}\p{N}])(?!(?:AND|OR|NOT|NO|THE|ALL|BUT|FOR|YOU|ARE|WITH|MUST)\b)\p{Lu}{2,4}(?![\p{L}\p{N}])/gu;

/** Telling words of a text, stemmed (Porter), each once, in order. */
export const stemsOf: (text: string) => readonly Stem[] = rememberByText((text) => {
  const seen = new Map<string, Stem>();
  // An acronym is no joining word: 'CAN', 'IT', 'WAS'.
  for (const [short] of /\p{Ll}/u.test(text) ? text.matchAll(SHORT_NAME) : []) {
    const stem = `${short.toLowerCase()}.`;
    if (FRAME.has(short.toLowerCase())) seen.set(stem, { stem, weight: 1 });
  }
  for (const word of fold(text)
    .replace(PHYSICAL_THERAPY, 'physiotherap')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu) ?? []) {
    const bare = word.replace(/(?:'(?:s|ve|re|ll|d|m)?|n't)$/, '');
    if (bare.length < 2 || FRAME.has(bare) || /^\d+$/.test(bare)) continue;
    const stem = stemOf(bare);
    if (!seen.has(stem)) seen.set(stem, { stem, weight: COMMON.has(stem) ? 0.4 : 1 });
  }
  return [...seen.values()];
});

/** America's name of it. */
const PHYSICAL_THERAPY = /\bphysical therap(?=y|ies|ist)/g;

/** 'CIS' is no plural of 'CI'. */
const SHORTEST = 3;

/** 'Supervise' and 'revise' are written with s everywhere. */
const NO_SUFFIX =
  /(?:superv|adv|rev|dev|telev|improv|exerc|prom|compr|enterpr|surpr|franch|merchand|disgu|pra|ra)is(?:e|ed|es|ing)$/;

/** One word without its endings, spelling variants and near-synonyms made one. */
export function stemOf(word: string): string {
  if (word.length <= SHORTEST) return EQUAL.get(word) ?? word;
  const stem = stemmer(
    NO_SUFFIX.test(word)
      ? word
      : word.replace(/isation/, 'ization').replace(/is(e|ed|es|ing)$/, 'iz$1'),
  );
  return EQUAL.get(stem) ?? stem;
}

/** Share 0..1 of a requirement's weight that a set of stems covers. */
export function coverage(wanted: readonly Stem[], present: ReadonlySet<string>): number {
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  return wanted.reduce((sum, { stem, weight }) => sum + (present.has(stem) ? weight : 0), 0) / all;
}
