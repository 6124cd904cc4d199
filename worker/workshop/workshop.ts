/** The wordings of one line of an enhanced resume, with lines of the same trade. */
import { filledWording, type LineWordings, type Wording } from '#contract/wording.ts';
import type { KeywordReport } from '#contract/resume.ts';
import { lintContext, lintedLine, lintedLines } from '#worker/checks/lines/lints.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { dialectIn } from '#worker/nlp/dialect.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { SectionKind } from '#worker/parse/model.ts';
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
  if (!tellsOfWork(input, line.start)) return null;
  const trade = tradeAt(line.start, resume, keywords);
  return {
    before: line.text,
    start: line.start,
    end: line.start + line.text.length,
    wordings: wordingsFor({ line, lints, field: trade.id, speller }).filter((wording) =>
      isFaultless(input, line, wording),
    ),
    trade: trade.title,
    examples: [...(EXAMPLES[trade.id] ?? EXAMPLES['general']!)],
  };
}

/** Sections of lists and names, whose lines are no statements. */
const NO_WORK: ReadonlySet<SectionKind> = new Set([
  'header',
  'education',
  'skills',
  'certificates',
  'languages',
  'publications',
  'interests',
  'references',
  'memberships',
  'personal',
]);

function tellsOfWork({ document, resume }: CheckInput, offset: number): boolean {
  const at = document.lines.findLastIndex(({ start }) => start <= offset);
  return !resume.sections.some(
    ({ kind, lineRanges }) =>
      NO_WORK.has(kind) && lineRanges.some(([from, to]) => from <= at && at < to),
  );
}

/** Whether nothing is misspelt or wrong in a wording: a fault that no fix mends would go on with it. */
function isFaultless(input: CheckInput, line: AnalysedLine, wording: Wording): boolean {
  const bare = filledWording(wording, {});
  if (!bare.ok) return false;
  const context = lintContext(input);
  const own = { ...line, text: bare.line, protectedSpans: [] };
  const { lints } = lintedLine(own, dialectIn(input.document.text), context);
  return lints.every(({ category }) => category !== 'spelling' && category !== 'grammar');
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
