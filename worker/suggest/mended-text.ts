import { lintedLines } from '#worker/checks/lines/lints.ts';
import { applyLints } from '#worker/lint/lint-line.ts';
import type { SuggestContext } from './draft.ts';

/** A line as its corrections will have it, so that nothing comes to light by them. */
export function mendedText(context: SuggestContext): (text: string) => string {
  const mended = new Map(
    lintedLines(context)
      .filter(({ lints }) => lints.length > 0)
      .map(({ line, lints }) => [line.text, applyLints(line.text, lints)]),
  );
  return (text) => mended.get(text) ?? text;
}
