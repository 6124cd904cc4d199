/** How a slip is looked for in a line. */
import { mayMatch, stands } from '#worker/nlp/needed.ts';
import { hideGenitives, showGenitives } from './shops.ts';

/** A line comes in, the words of the slip come out; null where there is none. */
export type SlipFinder = (text: string) => string | null;

/** The first match that `isSlip` holds for, as written. */
export function finder(
  pattern: RegExp,
  isSlip: (groups: readonly string[]) => boolean = () => true,
): SlipFinder {
  const mayStand = mayMatch(pattern);
  return (text) => {
    if (!mayStand(text) || !stands(pattern, text)) return null;
    const found = [...text.matchAll(pattern)];
    return found.find((match) => isSlip(match.map((part) => part ?? '')))?.[0] ?? null;
  };
}

/** What the first finder that finds anything found. */
export function firstFound(finders: readonly SlipFinder[], text: string): string | null {
  const line = hideGenitives(text);
  for (const find of finders) {
    const found = find(line);
    if (found !== null) return showGenitives(found, text).trim();
  }
  return null;
}
