import { rememberByText } from '#worker/nlp/remember.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { openingOf, type Opening } from './opening.ts';

/**
 * How a statement begins, its first word read as it was meant: a slip may neither earn the points of a
 * verb nor lose them, or else correcting it would change more than the spelling.
 */
export function openingIn({ text }: { text: string }, speller: Speller | null): Opening {
  if (!speller) return openingOf(text);
  const read = readers.get(speller) ?? readerWith(speller);
  readers.set(speller, read);
  return read(text);
}

/** What makes two openings the same: the verb's base form, or else the words; in small letters. */
export function openerIn(line: { text: string }, speller: Speller | null): string {
  const { verb, words } = openingIn(line, speller);
  return (verb ?? words).toLowerCase();
}

const readers = new WeakMap<Speller, (text: string) => Opening>();

const readerWith = (speller: Speller) =>
  rememberByText((text) => {
    const word = /^\p{L}{4,}/u.exec(text)?.[0];
    if (!word || speller.correct(word)) return openingOf(text);
    const meant = speller.suggest(word)[0];
    return openingOf(meant === undefined ? text : meant + text.slice(word.length));
  });
