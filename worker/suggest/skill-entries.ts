/** Praise of oneself in the list of skills. */
import type { Edit } from '#contract/resume.ts';
import { isCliche, isSoft, isTrait } from '#worker/keywords/soft-skills.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { DocumentLine } from '#worker/document/model.ts';
import type { Parsed } from '#worker/parse/model.ts';
import { cutLines, lineAt } from './cut-line.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** Entries that must stay for the praise to be cut, and terms that can be tested among them: a list of traits is the person's own. */
const FEWEST_LEFT = 2;
const FEWEST_TERMS = 2;

interface Entry {
  text: string;
  start: number;
  end: number;
}

/** One draft that takes out what nobody can test, where enough is left that can be. */
export function praiseInSkills(context: SuggestContext): Draft[] {
  if (context.resume.language !== 'en') return [];
  const entries = entriesOf(context);
  const praise = entries.filter(({ text }) => isCliche(text));
  if (praise.length === 0 || entries.length - praise.length < FEWEST_LEFT) return [];
  if (entries.filter(isTerm).length < FEWEST_TERMS) return [];
  const edits = cutsOf(context, praise, entries);
  if (edits.length === 0) return [];
  return [
    {
      rule: 'praise-in-skills',
      level: 'auto',
      title: 'Keep skills that can be tested',
      description:
        'No search looks for praise of oneself, and no reader believes it. What you can do stays.',
      before: praise.map(({ text }) => text).join(', '),
      after: '',
      check: 'buzzwords',
      edits,
    },
  ];
}

/** A tool, a craft or a method that searches look for. */
const isTerm = ({ text }: Entry): boolean =>
  !isSoft(text) && !isTrait(text) && termsIn(text).size > 0;

function entriesOf({ document, resume }: SuggestContext): Entry[] {
  const entries = resume.skills.flatMap(({ value, span }: Parsed) =>
    span && document.text.slice(span.start, span.end) === value
      ? [{ text: value, start: span.start, end: span.end }]
      : [],
  );
  // A skill that stands twice is read once; what holds for it holds for its other line.
  const names = new Set(entries.map(({ text }) => text));
  const starts = new Set(entries.map(({ start }) => start));
  const again = resume.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lineRanges }) => lineRanges.flatMap(([from, to]) => document.lines.slice(from, to)))
    .filter(({ text, start }) => names.has(text) && !starts.has(start))
    .map(({ text, start }) => ({ text, start, end: start + text.length }));
  return [...entries, ...again].toSorted((a, b) => a.start - b.start);
}

/** Whole lines where nothing else stands in them; else each entry with one of its separators. */
function cutsOf(
  { document }: SuggestContext,
  praise: readonly Entry[],
  entries: readonly Entry[],
): Edit[] {
  const edits: Edit[] = [];
  const whole: DocumentLine[] = [];
  for (const [line, cut] of Map.groupBy(praise, ({ start }) => lineAt(document, start))) {
    const inLine = entries.filter((entry) => line && lineAt(document, entry.start) === line);
    if (!line) continue;
    if (inLine.length > cut.length) {
      if (inLine.some(isTerm)) edits.push(...partCuts(line, cut));
    } else if (isOnlyEntries(line, inLine)) whole.push(line);
  }
  return [...edits, ...runsOf(whole).map(([first, last]) => cutLines(document, first, last))];
}

/** First and last of each run of lines that follow each other, so that their cuts cannot meet. */
function runsOf(lines: readonly DocumentLine[]): [DocumentLine, DocumentLine][] {
  const runs: [DocumentLine, DocumentLine][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && last[1].start + last[1].text.length + 1 === line.start) last[1] = line;
    else runs.push([line, line]);
  }
  return runs;
}

const isOnlyEntries = ({ text, start }: DocumentLine, entries: readonly Entry[]) =>
  entries
    .reduceRight(
      (rest, entry) => rest.slice(0, entry.start - start) + rest.slice(entry.end - start),
      text,
    )
    .replace(/^[^:]{1,40}:/, '')
    .replaceAll(/[^\p{L}\d]/gu, '') === '';

const SEPARATOR_BEFORE = /(?:\s*[,;|•·/]\s*|\s+[–—-]\s+|\s{2,}|\t+)$/;
const SEPARATOR_AFTER = /^(?:\s*[,;|•·/]\s*|\s+[–—-]\s+|\s{2,}|\t+)/;

function partCuts(line: DocumentLine, cut: readonly Entry[]): Edit[] {
  const edits: Edit[] = [];
  for (const { start, end } of cut) {
    const before = SEPARATOR_BEFORE.exec(line.text.slice(0, start - line.start))?.[0];
    const after = SEPARATOR_AFTER.exec(line.text.slice(end - line.start))?.[0];
    const last = edits.at(-1);
    if (before !== undefined && last?.end !== start) {
      edits.push({ start: start - before.length, end, text: '' });
    } else if (after !== undefined) edits.push({ start, end: end + after.length, text: '' });
    else if (last?.end === start) {
      // Everything before it is cut already: the separator in front of that goes, too.
      edits.push({ start, end, text: '' });
    } else return [];
  }
  return edits;
}
