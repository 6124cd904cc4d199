/** What a word that no list holds is likely to be, by its ending. The lexicon stores only what this gets wrong. */
import type { Pos } from './model.ts';

const ENDINGS: readonly [RegExp, Pos][] = [
  // 'mise', 'Elise' are too short for a verb made so
  [/.{3}(?:ise|ize|yse|yze|ify)$/, 'verb'],
  [/.{3}ly$/, 'adv'],
  [/wise$|wards?$/, 'adv'],
  [
    /(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|ist|logy|graphy|ware|age|ery|dom|hood|ture|cy)$/,
    'noun',
  ],
  [/.{2}(?:ous|able|ible|ful|less|ive|ish|ic|ical)$/, 'adj'],
  [/.{3}(?:al|ary)$/, 'adj'],
];

/** Class of a base form by its ending; 'noun' where none says otherwise. */
export const guessBase = (word: string): Pos =>
  ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? 'noun';

/** The verb that an unknown word in -ed or -ing is made of, by what is left without its ending: 'camm' → 'cam', 'hardfac' → 'hardface'. */
export function guessStem(rest: string): string {
  // 'bloodied'
  if (/[^aeiou]i$/.test(rest)) return `${rest.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/.test(rest)) return rest.slice(0, -1);
  // 'boning': of 'bon' it would be 'bonning'.
  if (/^[^aeiou]*[aeiou][bdgklmnprtv]$/.test(rest)) return `${rest}e`;
  return /[cvzu]$|[aeiou]s$|[^e]at$/.test(rest) ? `${rest}e` : rest;
}
