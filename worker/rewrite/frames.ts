/** Tables of word frames that are looked for in a line, each beside an example of its own. */
import { mayMatch } from '#worker/nlp/needed.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** What a frame finds, for its reader and its test, and the frame. */
export type Frame = readonly [like: string, pattern: RegExp];

/** Tells of a text whether any frame of the tables stands in it. */
export function anyStands(tables: readonly (readonly Frame[])[]): (text: string) => boolean {
  const lookedFor = tables.flat().map(([, pattern]) => ({ pattern, mayStand: mayMatch(pattern) }));
  return rememberByText(
    (text) => lookedFor.some(({ pattern, mayStand }) => mayStand(text) && pattern.test(text)),
    500,
  );
}

/** A group of the alternatives that stand in `rows`, for lists too long for one line. */
export const oneOf = (...rows: readonly string[]): string => `(?:${rows.join('|')})`;
