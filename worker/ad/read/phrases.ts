import { padded } from './padded.ts';

/** Finds which of many phrases a text holds as whole words, in one walk over its words; `plural` lets an s pass. */
export function phraseFinder(phrases: Iterable<string>, plural: boolean) {
  const byFirst = Map.groupBy(new Set(phrases), firstWord);
  return (text: string): ReadonlySet<string> => {
    const words = padded(text);
    const found = new Set<string>();
    for (let at = 0; at >= 0 && at < words.length - 1; at = words.indexOf(' ', at + 1)) {
      const end = words.indexOf(' ', at + 1);
      const word = words.slice(at + 1, end);
      const known = [
        ...(byFirst.get(word) ?? []),
        ...(plural && word.endsWith('s') ? (byFirst.get(word.slice(0, -1)) ?? []) : []),
      ];
      for (const phrase of known) {
        if (
          words.startsWith(`${phrase} `, at + 1) ||
          (plural && words.startsWith(`${phrase}s `, at + 1))
        )
          found.add(phrase);
      }
    }
    return found;
  };
}

const firstWord = (phrase: string) => phrase.split(' ')[0]!;
