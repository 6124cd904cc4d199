import { contextOf, lintedLines } from '#worker/checks/lines/lints.ts';
import { nameWords } from '#worker/checks/lines/name-words.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { LintContext } from '#worker/lint/model.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';

/** The line of work or summary that reads like this, with what its judge needs; null where there is none. */
export function proposedFor(
  input: CheckInput,
  text: string,
): { line: AnalysedLine; context: LintContext } | null {
  const found = lintedLines(input).find(
    ({ line }) => line.text === text && (line.kind === 'bullet' || line.kind === 'prose'),
  );
  return found ? { line: found.line, context: contextOf(nameWords(input), input.speller) } : null;
}
