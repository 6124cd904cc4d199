/** Rewrites bare lines, as the engine does from a shell. */
import type { LineRewrite } from './model.ts';
import { rewriteLine } from './rewrite.ts';
import { dialectOf } from './words.ts';

const CURRENT = / \(current\)$/;

/** One result for each line; a trailing ' (current)' marks a role that is still held and is not part of the line. */
export function rewriteLines(lines: readonly string[]): LineRewrite[] {
  return lines.map((line) => {
    const text = line.replace(CURRENT, '');
    return rewriteLine({
      text,
      current: CURRENT.test(line),
      dialect: dialectOf(text),
      protectedSpans: [],
    });
  });
}
