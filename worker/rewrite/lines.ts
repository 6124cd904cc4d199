/** Rewrites bare lines, as the engine does from a shell. */
import type { LineRewrite } from './model.ts';
import { rewriteOrRespell, type Respelling } from './respelt.ts';
import { dialectOf, tellsDialect } from './dialect.ts';

const CURRENT = / \(current\)$/;

/**
 * One result for each line; a trailing ' (current)' marks a role that is still held and is not part of the
 * line. `respellingsOf` tells the misspelt words of a line, `unknownOf` those that no dictionary holds.
 */
export function rewriteLines(
  lines: readonly string[],
  respellingsOf: (line: string) => readonly Respelling[] = () => [],
  unknownOf: (line: string) => readonly string[] = () => [],
): LineRewrite[] {
  return lines.map((line) => {
    const text = line.replace(CURRENT, '');
    const context = {
      text,
      current: CURRENT.test(line),
      dialect: dialectOf(text),
      neutral: !tellsDialect(text),
      protectedSpans: [],
      unknown: unknownOf(text),
    };
    return rewriteOrRespell(context, respellingsOf(text));
  });
}
