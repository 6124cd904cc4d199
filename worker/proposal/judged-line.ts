import type { JudgedLine } from '#contract/proposal.ts';
import { lintContext, lintedLines } from '#worker/checks/lines/lints.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { judgeProposal } from './judge.ts';

/** What is proposed for a line of work or of the summary, if it may be shown; null where no line reads like that. */
export function judgedLine(input: CheckInput, before: string, proposed: string): JudgedLine | null {
  const found = lintedLines(input).find(
    ({ line }) => line.text === before && (line.kind === 'bullet' || line.kind === 'prose'),
  );
  if (!found) return null;
  const context = lintContext(input);
  const refused = judgeProposal(found.line, proposed, context);
  return { line: refused === null ? proposed : null };
}
