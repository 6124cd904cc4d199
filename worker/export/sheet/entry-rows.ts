import type { Span } from '#contract/resume.ts';
import type { DateStyle } from '#contract/document-options.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { isEventRow } from '#worker/parse/event-rows.ts';
import type { ParsedBullet, ParsedResume } from '#worker/parse/model.ts';
import { bulletText } from '../heading-rule.ts';
import { restyleDates } from './date-style.ts';
import {
  bulletLine,
  bulletsOf,
  flat,
  headerLinesOf,
  tenureBelow,
  withMarker,
  type EntryParts,
} from './entry-lines.ts';
import { announces, headerLine, staysPut, strongRange } from './header-line.ts';
import {
  headerRows,
  join,
  withTenureBeside,
  type Details,
  type HeaderText,
} from './header-rows.ts';
import { plainRow, type Row } from './model.ts';
import { linesBetween, linesOf, lineWithout } from './places.ts';

export interface EntryStyle {
  details: Details;
  /** The same for schools; as `details` where it is absent. */
  schools?: Details;
  /** The same for single entries, by their paths. */
  single?: ReadonlyMap<string, Details>;
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
  { details: usual, schools = usual, single, dates }: EntryStyle,
): EntryHeader[] {
  const entries = headerLinesOf(document, resume);
  const bullets = bulletsOf(resume);
  return entries.flatMap((entry) => {
    const details = single?.get(entry.path) ?? (entry.isSchool ? schools : usual);
    const headed = entries.filter((other) => other !== entry).flatMap((other) => other.lines);
    const lines = together(document, entry, new Set(headed));
    const others = entries.filter((other) => other !== entry).flatMap(({ parts }) => parts);
    const shared = others.filter((part) => !hasSpan(entry.parts, part));
    const beside = itemsBeside(document, bullets, lines, details);
    const marks = beside.flatMap((bullet) => withMarker(bullet) ?? []);
    const apart = { shared, marks, items: bullets.flatMap(({ span }) => span ?? []) };
    const style = { details, dates };
    const texts = wordsTogether(
      document,
      entry,
      lines.map((line) => headerLine(document, entry, line, apart, resume, style)),
    );
    const dated = datesApart(document, entry, lines, bullets);
    if (dated && texts.every(({ right }) => right === '')) {
      const right = restyleDates(dated.text, entry, dates, resume.language);
      texts.push({ text: '', right, strong: null, lines: dated.lines });
      lines.push(...dated.lines);
    }
    if (entry.points.length > 0 && !texts.every(tellsEvent)) {
      gatherDates(texts, (written) => restyleDates(written, entry, dates, resume.language));
    }
    const beneath = staysPut(details) ? texts : withTenureBeside(texts);
    const rows = headerRows(beneath, details);
    const items = beside.map((bullet) =>
      plainRow('bullet', flat(bullet.value), [bulletLine(document, bullet)]),
    );
    if (lines.length === 0) return [];
    return [...opening(document, entry, lines), { lines, rows: [...rows, ...items] }];
  });
}

/** An employer alone on its line, with more about the job before its title: a job opens there. */
function opening(
  document: ExtractedDocument,
  { lines, parts }: EntryParts & { lines: number[] },
  header: readonly number[],
): EntryHeader[] {
  const [first] = lines;
  if (first === undefined || first >= Math.min(...header)) return [];
  const value = parts.find((part) => linesOf(document, part)[0] === first);
  if (!value || lineWithout(document, first, [value]) !== '') return [];
  const text = flat(document.lines[first]!.text);
  const row: Row = { ...plainRow('entry', text, [first]), strong: { start: 0, end: text.length } };
  return [{ lines: [first], rows: [row] }];
}

/** Bullets on the lines of a header, but for those that a label announces or that stand in their row, which may stay there. */
const itemsBeside = (
  document: ExtractedDocument,
  bullets: readonly ParsedBullet[],
  lines: readonly number[],
  details: Details,
): ParsedBullet[] =>
  bullets.filter((bullet) => {
    const line = bulletLine(document, bullet);
    const mayStay = details === 'with labels' && bullet.span;
    const stays = details === 'in rows' || (mayStay && announces(document, [mayStay], line));
    return lines.includes(line) && !stays;
  });

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
  const tenure = tenureBelow(document, lines.at(-1)!);
  return tenure === null || header.includes(tenure)
    ? { text, lines }
    : {
        text: `${text} (${document.lines[tenure]!.text.trim()})`,
        lines: [...lines, tenure],
      };
}

/** 'Entered Sendai High School' on its date, 'Graduated from the above' on another. */
const tellsEvent = ({ text, right }: HeaderText): boolean => right !== '' && isEventRow(text);

/** Start and end from two lines to the first of them. */
function gatherDates(texts: HeaderText[], restyled: (dates: string) => string): void {
  const dated = texts.filter(({ right }) => right !== '');
  if (dated.length < 2) return;
  dated[0]!.right = restyled(dated.map(({ right }) => right).join(' – '));
  for (const text of dated.slice(1)) text.right = '';
}

const hasSpan = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start === start && span.end === end);

/** Those of its lines that stand together with the bold one, with a short line between two of them; the headers of others part nothing. */
function together(
  document: ExtractedDocument,
  entry: EntryParts & { lines: number[] },
  headed: ReadonlySet<number>,
): number[] {
  const groups: number[][] = [];
  for (const line of entry.lines) {
    const group = groups.at(-1);
    const between =
      group && spokenBetween(document, group.at(-1)!, line).filter((at) => !headed.has(at));
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
