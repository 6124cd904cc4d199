import type { Span } from '#contract/resume.ts';
import type { DateStyle } from '#contract/document-options.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedBullet, ParsedResume } from '#worker/parse/model.ts';
import { bulletText } from '../heading-rule.ts';
import { restyleDates } from './date-style.ts';
import {
  bulletLine,
  bulletsOf,
  flat,
  headerLinesOf,
  withMarker,
  withTenure,
  type EntryParts,
} from './entry-lines.ts';
import {
  headerRows,
  join,
  withTenureBeside,
  type Details,
  type HeaderText,
} from './header-rows.ts';
import { plainRow, type Range, type Row } from './model.ts';
import { linesBetween, linesOf, lineWithout } from './places.ts';
import { inOneLine, type Between } from './plain-line.ts';

/** What stands between two cells of a line. */
export const betweenCells = (details: Details): Between => (details === 'in cells' ? ' | ' : ', ');

export interface EntryStyle {
  details: Details;
  /** The same for schools; as `details` where it is absent. */
  schools?: Details;
  dates: DateStyle;
}

/** The header of one job, school or project: lines that stand together, and the rows they become. */
export interface EntryHeader {
  lines: number[];
  rows: Row[];
}

/**
 * The header of every entry, line by line in the order of the document, dates at the right margin. A
 * part that stands elsewhere is left where it is; a bullet on a header line comes below the header.
 */
export function entryHeaders(
  document: ExtractedDocument,
  resume: ParsedResume,
  { details: usual, schools = usual, dates }: EntryStyle,
): EntryHeader[] {
  const entries = headerLinesOf(document, resume);
  const bullets = bulletsOf(resume);
  return entries.flatMap((entry) => {
    const style = { details: entry.isSchool ? schools : usual, dates };
    const lines = together(document, entry);
    const others = entries.filter((other) => other !== entry).flatMap(({ parts }) => parts);
    const shared = others.filter((part) => !hasSpan(entry.parts, part));
    const beside = bullets.filter((bullet) => lines.includes(bulletLine(document, bullet)));
    const marks = beside.flatMap((bullet) => withMarker(bullet) ?? []);
    const texts = wordsTogether(
      document,
      entry,
      lines.map((line) => lineOf(document, entry, line, { shared, marks }, resume, style)),
    );
    const apart = datesApart(document, entry, lines, bullets);
    if (apart && texts.every(({ right }) => right === '')) {
      texts.push({
        text: '',
        right: restyleDates(apart.text, entry, style.dates, resume.language),
        strong: null,
        lines: apart.lines,
      });
      lines.push(...apart.lines);
    }
    if (entry.points.length > 0) {
      gatherDates(texts, (dates) => restyleDates(dates, entry, style.dates, resume.language));
    }
    const beneath = style.details === 'as it stands' ? texts : withTenureBeside(texts);
    const rows = headerRows(beneath, style.details);
    const items = beside.map((bullet) =>
      plainRow('bullet', flat(bullet.value), [bulletLine(document, bullet)]),
    );
    return lines.length === 0 ? [] : [{ lines, rows: [...rows, ...items] }];
  });
}

/** Lines that one value goes over become one: a school whose name was broken between two words. */
function wordsTogether(
  document: ExtractedDocument,
  { parts, strong, dates }: EntryParts,
  texts: readonly HeaderText[],
): HeaderText[] {
  const values = parts.filter((part) => !dates || !hasSpan([dates], part));
  const goesOn = (above: number, below: number) =>
    below === above + 1 &&
    values.some((part) => {
      const [first, last] = linesOf(document, part);
      return first <= above && last >= below;
    });
  const joined: HeaderText[] = [];
  for (const text of texts) {
    const above = joined.at(-1);
    const isOne =
      above &&
      above.text !== '' &&
      (above.right === '' || text.right === '') &&
      goesOn(above.lines.at(-1)!, text.lines[0]!);
    if (!isOne) {
      joined.push(text);
      continue;
    }
    const whole = join(above, text, ' ');
    joined[joined.length - 1] = {
      ...whole,
      strong: whole.strong ?? strongRange(document, whole.text, strong),
    };
  }
  return joined;
}

/** Dates that stand on lines of their own away from the header, as below the items of a job. */
function datesApart(
  document: ExtractedDocument,
  { dates, points }: EntryParts,
  header: readonly number[],
  bullets: readonly ParsedBullet[],
): { text: string; lines: number[] } | null {
  const spans = dates ? [dates] : points;
  const lines = [...new Set(spans.flatMap((span) => linesBetween(document, span)))];
  const items = new Set(
    bullets.flatMap((bullet) => {
      const span = withMarker(bullet);
      return span ? linesBetween(document, span) : [];
    }),
  );
  const isFree = (line: number) =>
    !header.includes(line) && !items.has(line) && lineWithout(document, line, spans) === '';
  if (header.length === 0 || lines.length === 0 || !lines.every(isFree)) return null;
  const text = spans.map(({ start, end }) => flat(document.text.slice(start, end))).join(' – ');
  return { text, lines };
}

/** Start and end from two lines to the first of them. */
function gatherDates(texts: HeaderText[], restyled: (dates: string) => string): void {
  const dated = texts.filter(({ right }) => right !== '');
  if (dated.length < 2) return;
  dated[0]!.right = restyled(dated.map(({ right }) => right).join(' – '));
  for (const text of dated.slice(1)) text.right = '';
}

const hasSpan = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start === start && span.end === end);

/** Those of its lines that stand together with the bold one, with a short line between two of them. */
function together(document: ExtractedDocument, entry: EntryParts & { lines: number[] }): number[] {
  const groups: number[][] = [];
  for (const line of entry.lines) {
    const group = groups.at(-1);
    const between = group && spokenBetween(document, group.at(-1)!, line);
    if (group && between && between.length <= 1 && between.every((at) => isPlain(document, at))) {
      group.push(...between, line);
    } else groups.push([line]);
  }
  const strong = entry.strong && linesOf(document, entry.strong)[0];
  return groups.find((group) => strong !== null && group.includes(strong)) ?? groups[0] ?? [];
}

const spokenBetween = ({ lines }: ExtractedDocument, above: number, below: number): number[] =>
  lines
    .slice(above + 1, below)
    .flatMap(({ text }, at) => (text.trim() === '' ? [] : [above + 1 + at]));

/** Whether a line between two of a header may be one more of it: short, and no item of a list. */
function isPlain({ lines }: ExtractedDocument, at: number): boolean {
  const { text, list } = lines[at]!;
  return list === undefined && text.length <= GAP_CHARS && bulletText(text) === null;
}

const GAP_CHARS = 60;

/** One header line, its dates aside unless it holds another entry, too. */
function lineOf(
  document: ExtractedDocument,
  entry: EntryParts,
  line: number,
  apart: { shared: readonly Span[]; marks: readonly Span[] },
  { language }: ParsedResume,
  { dates: style, details }: EntryStyle,
): HeaderText {
  const isHere = (span: Span) => linesOf(document, span).every((at) => at === line);
  const dates = entry.dates && isHere(entry.dates) ? withTenure(document, entry.dates) : null;
  const mayMove = details !== 'as it stands' && !apart.shared.some(isHere);
  const points = mayMove ? entry.points.filter(isHere) : [];
  const aside = dates !== null && mayMove ? [dates] : points;
  const gone = [...aside, ...apart.marks.filter(isHere)];
  const text =
    gone.length > 0 ? lineWithout(document, line, gone) : document.lines[line]!.text.trim();
  const right =
    aside.length > 0
      ? aside.map(({ start, end }) => inOneRange(document.text.slice(start, end))).join(' – ')
      : '';
  const own = right === '' ? withOwnDates(text) : null;
  const left = inOneLine((own?.text ?? text).split(/\s*\t\s*/), betweenCells(details));
  return {
    text: left,
    right: own?.right ?? (points.length > 0 ? right : restyleDates(right, entry, style, language)),
    strong: strongRange(document, left, entry.strong && isHere(entry.strong) ? entry.strong : null),
    lines: [line],
  };
}

/** From and to of two cells as one period. */
const inOneRange = (dates: string): string => flat(dates.replace(/(?<=\w)\s*\t\s*(?=\w)/, ' – '));

/** A line that has dates of its own behind a tab: an employer above several roles. */
function withOwnDates(text: string): { text: string; right: string } | null {
  const parts = /^(.+?)\s*\t\s*([^\t]*\b(?:19|20)\d\d\b[^\t]*)$/.exec(text);
  return parts && { text: parts[1]!, right: parts[2]! };
}

function strongRange(document: ExtractedDocument, text: string, strong: Span | null): Range | null {
  if (!strong) return null;
  const words = flat(document.text.slice(strong.start, strong.end));
  const start = text.indexOf(words);
  return start < 0 ? null : { start, end: start + words.length };
}
