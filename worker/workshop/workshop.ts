/** The wordings of one line of an enhanced resume, with lines of the same trade. */
import type { LineWordings } from '#contract/wording.ts';
import type { KeywordReport } from '#contract/resume.ts';
import { lintedLines } from '#worker/checks/lines/lints.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { EXAMPLES } from './data/examples.ts';
import { tradeAt } from './trade.ts';
import { wordingsFor } from './wordings.ts';

/** What can be said instead of the line with this number, counted from 0; null where no line of work stands there. */
export function lineWordings(
  input: CheckInput & { keywords: KeywordReport },
  number: number,
): LineWordings | null {
  const { document, resume, keywords, speller } = input;
  const place = lineAt(document.text, number);
  if (!place) return null;
  const found = lintedLines(input).find(
    ({ line }) => line.start >= place.start && line.start < place.end,
  );
  if (!found || (found.line.kind !== 'bullet' && found.line.kind !== 'prose')) return null;
  const { line, lints } = found;
  const trade = tradeAt(line.start, resume, keywords);
  return {
    before: line.text,
    start: line.start,
    end: line.start + line.text.length,
    wordings: wordingsFor({ line, lints, field: trade.id, speller }),
    trade: trade.title,
    examples: [...(EXAMPLES[trade.id] ?? EXAMPLES['general']!)],
  };
}

function lineAt(text: string, number: number): { start: number; end: number } | null {
  let start = 0;
  for (let at = 0; at < number; at++) {
    const next = text.indexOf('\n', start);
    if (next === -1) return null;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end === -1 ? text.length + 1 : end + 1 };
}
