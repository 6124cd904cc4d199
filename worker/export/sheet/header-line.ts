import type { DateStyle } from '#contract/document-options.ts';
import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { isPresent } from '#worker/nlp/dates.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { restyleDates } from './date-style.ts';
import { flat, withTenure, type EntryParts } from './entry-lines.ts';
import type { Details, HeaderText } from './header-rows.ts';
import type { Range } from './model.ts';
import { linesOf, lineWithout } from './places.ts';
import { inOneLine, type Between } from './plain-line.ts';

/** What stands between two cells of a line. */
export const betweenCells = (details: Details): Between =>
  details === 'in cells' || details === 'in rows' ? ' | ' : details === 'with labels' ? ': ' : ', ';

/** Whether the parts of a header stay on the lines where they stood. */
export const staysPut = (details: Details): boolean =>
  details === 'as it stands' || details === 'with labels' || details === 'in rows';

/** One header line, its dates aside unless it holds another entry, too. */
export function headerLine(
  document: ExtractedDocument,
  entry: EntryParts,
  line: number,
  apart: { shared: readonly Span[]; marks: readonly Span[]; items: readonly Span[] },
  { language }: ParsedResume,
  { dates: style, details }: { dates: DateStyle; details: Details },
): HeaderText {
  const isHere = (span: Span) => linesOf(document, span).every((at) => at === line);
  const dates = entry.dates && isHere(entry.dates) ? withTenure(document, entry.dates) : null;
  const mayMove = !staysPut(details) && !apart.shared.some(isHere);
  const points = mayMove ? entry.points.filter(isHere) : [];
  const aside = dates !== null && mayMove ? [dates] : points;
  const gone = [...aside, ...apart.marks.filter(isHere)];
  const rest = lineWithout(document, line, gone);
  // What stood around the dates, as '` `' of Markdown, says nothing without them.
  const left = /[\p{L}\p{N}]/u.test(rest) ? rest : '';
  const text = gone.length > 0 ? left : document.lines[line]!.text.trim();
  const right =
    aside.length > 0
      ? aside.map(({ start, end }) => inOneRange(document.text.slice(start, end))).join(' – ')
      : '';
  const isLabelled =
    details === 'with labels' && announces(document, [...entry.parts, ...apart.items], line);
  const isWhole = isLabelled || details === 'in rows';
  const own = right === '' && !isWhole ? (withOwnDates(text) ?? withOwnEnd(text, entry)) : null;
  const cells = (own?.text ?? text).split(/\s*\t\s*/);
  const shown = inOneLine(isLabelled ? withColon(cells) : cells, betweenCells(details));
  return {
    text: shown,
    right: own?.right ?? (points.length > 0 ? right : restyleDates(right, entry, style, language)),
    strong: strongRange(
      document,
      shown,
      entry.strong && isHere(entry.strong) ? entry.strong : null,
    ),
    lines: [line],
  };
}

/** From and to of two cells as one period; a year and the number of its month as one date; a month in a cell of its own belongs to the year beside it. */
const inOneRange = (dates: string): string =>
  flat(
    dates.replace(/(?<=\w)\s*\t\s*(?=\p{L}|[^\t]*\d{4})/u, ' – ').replace(YEAR_AND_MONTH, '$1/$2'),
  );

/** '2014  4': the columns 'Year' and 'Month' of a table. */
const YEAR_AND_MONTH = /^((?:19|20)\d\d)\s+(\d{1,2})$/;

/** A line that has dates of its own behind a tab: an employer above several roles. */
function withOwnDates(text: string): { text: string; right: string } | null {
  const parts = /^(.+?)\s*\t\s*([^\t]*\b(?:19|20)\d\d\b[^\t]*)$/.exec(text);
  return parts && { text: parts[1]!, right: parts[2]! };
}

/** The same for a period that goes on: 'Start: 05/2016' and 'End: Present'. */
function withOwnEnd(text: string, { end }: EntryParts): { text: string; right: string } | null {
  const parts = /^(.+?)\s*\t\s*((?:[^\t]*\P{L})?(\p{L}+)) *$/u.exec(text);
  return end === 'present' && parts && isPresent(parts[3]!)
    ? { text: parts[1]!, right: parts[2]! }
    : null;
}

/** Whether the first cell of a line is none of the values, and the second one is. */
export function announces(
  document: ExtractedDocument,
  parts: readonly Span[],
  line: number,
): boolean {
  const { text, start } = document.lines[line]!;
  const [before, label] = /^\s*([^\t\d]{2,70}?)\s*\t\s*/.exec(text) ?? [];
  if (before === undefined || label === undefined) return false;
  const value = start + before.length;
  return (
    parts.some((part) => part.start === value) &&
    !parts.some((part) => part.start < value && part.end > start)
  );
}

/** A label with its colon. */
const withColon = ([label = '', ...cells]: readonly string[]): string[] =>
  cells.length === 0 ? [label] : [label.replace(/\s*:?$/, ':'), ...cells];

export function strongRange(
  document: ExtractedDocument,
  text: string,
  strong: Span | null,
): Range | null {
  if (!strong) return null;
  const words = flat(document.text.slice(strong.start, strong.end));
  const start = text.indexOf(words);
  return start < 0 ? null : { start, end: start + words.length };
}
