/** How a slip is looked for in a line. */
import { mayMatch } from '#worker/nlp/needed.ts';

/** A line and its small letters come in, the words of the slip come out; null where there is none. */
export type SlipFinder = (text: string, small: string) => string | null;

/** The first match that `isSlip` holds for, as written. */
export function finder(
  pattern: RegExp,
  isSlip: (groups: readonly string[]) => boolean = () => true,
): SlipFinder {
  const mayStand = mayMatch(pattern);
  return (text, small) => {
    if (!mayStand(small)) return null;
    const found = [...text.matchAll(pattern)];
    return found.find((match) => isSlip(match.map((part) => part ?? '')))?.[0] ?? null;
  };
}

/** What the first finder that finds anything found. */
export function firstFound(finders: readonly SlipFinder[], text: string): string | null {
  const small = text.toLowerCase();
  for (const find of finders) {
    const found = find(text, small);
    if (found !== null) return found.trim();
  }
  return null;
}
