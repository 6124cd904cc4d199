/** What a free wording could claim with words that a rule may add and drop. */
import { wordsIn } from './words.ts';

/** Link what stood side by side: 'Trained staff. Sales rose' is not 'Trained staff so that sales rose'. */
const LINKS = new Set('so that which who whom whose whereby wherein then thus hence'.split(' '));

/** Say that a thing could, would or should be done, not that it was. */
const POSSIBLE = new Set(
  'can could will would should may might able ability expected capable'.split(' '),
);

/** Say that others did it, too. */
const SHARED = new Set('team we us our ours together'.split(' '));

/** Null when the proposal links nothing anew, keeps what is only possible, and keeps the others; else why not. */
export function claimFault(before: string, after: string): string | null {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  const count = (words: readonly string[], kind: ReadonlySet<string>) =>
    words.filter((word) => kind.has(word)).length;
  if (count(is, LINKS) > count(was, LINKS)) return 'a new link between facts';
  if (count(is, POSSIBLE) !== count(was, POSSIBLE)) return 'what was possible became done';
  if (count(is, SHARED) < count(was, SHARED)) return 'the others were left out';
  return null;
}
