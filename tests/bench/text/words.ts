import { longestRising } from '#worker/extract/pdf/segment.ts';

/** How much of a true text another holds. */
export interface Likeness {
  /** Share of the true words, each as often as it occurs. */
  recall: number;
  /** Share of the words that occur once in both texts and stand in the true order. */
  order: number;
  missing: string[];
}

/** Words and numbers of a text in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Compares the words of a text with the true ones; an empty truth counts as recovered. */
export function compareWords(truth: readonly string[], words: readonly string[]): Likeness {
  const left = countWords(words);
  const missing = truth.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const [inTruth, inWords] = [countWords(truth), countWords(words)];
  const place = new Map(words.map((word, i) => [word, i]));
  const places = truth
    .filter((word) => inTruth.get(word) === 1 && inWords.get(word) === 1)
    .map((word) => place.get(word)!);
  return {
    recall: truth.length === 0 ? 1 : 1 - missing.length / truth.length,
    order: places.length === 0 ? 1 : longestRising(places) / places.length,
    missing,
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
