import { isJobTitle } from '#worker/keywords/job-titles.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';

/** After two consonants, or two vowels and one, nothing is doubled or dropped before '-er': corp, teach, train. */
const MADE_OF = /^(\p{L}+(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))ers?$/iu;

/** What people call each other at work, of a word that is known: speechies, sparkies; joinees. */
const FAMILIAR = /^(\p{L}{3,}[^aeiouy\P{L}])(?:ies?|ees?)$/iu;

/**
 * Whether a word that no dictionary holds may be a name for people, made of a known word ('youth corpers', of
 * the corps): none of the words that it is nearly is a trade that resumes name, 'carpers' and 'corers' least.
 */
export function isCoinedPeople(word: string, speller: Speller): boolean {
  const familiar = FAMILIAR.exec(word)?.[1];
  if (familiar !== undefined && speller.correct(familiar)) return true;
  const root = MADE_OF.exec(word)?.[1];
  if (root === undefined || !(speller.correct(root) || speller.correct(`${root}s`))) return false;
  return !speller.suggest(word).some((near) => namesTrade(near.toLowerCase().replace(/s$/, '')));
}

function namesTrade(word: string): boolean {
  if (isJobTitle(word)) return true;
  const root = word.replace(/[eo]r$/, '');
  const roots = [root, `${root}e`, root.replace(/(.)\1$/, '$1')];
  return root !== word && roots.some((one) => verbOfBase(one) !== undefined);
}
