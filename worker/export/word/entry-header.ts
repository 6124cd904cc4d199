import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { DURATION } from '#worker/parse/entry-dates.ts';
import type { Parsed, ParsedBullet, ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { linesOf, lineWithout } from './places.ts';

/** The header lines of one job, school or project. */
export interface EntryHeader {
  /** Lines that the blocks replace, in order. */
  lines: number[];
  blocks: Block[];
}

/** Left and right part of a line that still fit beside each other at our size and margins. */
export const LINE_CHARS = 84;

/** 'September 2018 – September 2021' and the like. */
const PERIOD_CHARS = 40;

/** Second lines are joined as long as they are short. */
const DETAIL_CHARS = 80;

/** Whether short lines below the first are joined by commas. */
export type Details = 'joined' | 'each on its line';

/** The header of every entry. A bullet that the page has on a header line comes behind the header. */
export function entryHeaders(
  document: ExtractedDocument,
  resume: ParsedResume,
  details: Details,
): EntryHeader[] {
  const entries = headerLinesOf(document, resume);
  const bullets = bulletsOf(resume);
  return entries.map((entry) => {
    const beside = bullets.filter(({ line }) => entry.lines.includes(line));
    const others = entries.filter((other) => other !== entry).flatMap(({ parts }) => parts);
    const own = { ...entry, parts: entry.parts.filter((part) => !hasSpan(others, part)) };
    const foreign = [
      ...others.filter((part) => !hasSpan(entry.parts, part)),
      ...beside.flatMap((bullet) => withMarker(bullet) ?? []),
    ];
    const blocks = headerBlocks(document, own, foreign, details);
    const items = beside.map(({ value }): Block => ({ kind: 'bullet', text: flat(value) }));
    return { lines: entry.lines, blocks: [...blocks, ...items] };
  });
}

const hasSpan = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start === start && span.end === end);

/** Every bullet of the resume. */
export function bulletsOf(resume: ParsedResume): ParsedBullet[] {
  const { work, volunteer, education, projects, competencies } = resume;
  return [...work, ...volunteer, ...education, ...projects, ...competencies].flatMap(
    ({ highlights }) => highlights,
  );
}

/** The place of a bullet with its glyph. */
export const withMarker = ({ span, markerLength }: ParsedBullet): Span | null =>
  span && { start: span.start - markerLength, end: span.end };

/** White space as single spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Which lines head which entry; a line that two entries share belongs to the first. */
export function headerLinesOf(
  document: ExtractedDocument,
  resume: ParsedResume,
): (EntryParts & { lines: number[] })[] {
  const taken = new Set<number>();
  return partsOf(resume).flatMap((entry) => {
    const lines = headerLines(document, entry.parts).filter((line) => !taken.has(line));
    for (const line of lines) taken.add(line);
    return lines.length === 0 ? [] : [{ ...entry, lines }];
  });
}

interface EntryParts {
  parts: Span[];
  /** What is set in bold. */
  strong: Span | null;
  dates: Span | null;
}

function partsOf({ work, volunteer, education, projects }: ParsedResume): EntryParts[] {
  const entry = (values: (Parsed | null)[], strong: Parsed | null, dates: Span | null) => ({
    parts: [...values.flatMap((value) => value?.span ?? []), ...(dates ? [dates] : [])],
    strong: strong?.span ?? null,
    dates,
  });
  const all = [
    ...[...work, ...volunteer].map((role) =>
      entry(
        [role.title, role.company, role.location],
        role.title ?? role.company,
        role.dates?.span ?? null,
      ),
    ),
    ...education.map((school) =>
      entry(
        [school.degree, school.area, school.institution, school.location],
        school.degree ?? school.institution,
        periodOf(school),
      ),
    ),
    ...projects.map((project) => entry([project.name], project.name, periodOf(project))),
  ];
  const first = ({ parts }: EntryParts) => Math.min(...parts.map(({ start }) => start));
  return all.filter(({ parts }) => parts.length > 0).toSorted((a, b) => first(a) - first(b));
}

/** From the start's to the end's place, brackets left aside; null unless both stand in one line. */
function periodOf({ start, end }: { start: Parsed | null; end: Parsed | null }): Span | null {
  const spans = [start, end].flatMap((date) => date?.span ?? []);
  if (spans.length === 0) return null;
  const period = {
    start: Math.min(...spans.map((span) => span.start)),
    end: Math.max(...spans.map((span) => span.end)),
  };
  return period.end - period.start <= PERIOD_CHARS ? period : null;
}

/** Dates together with the length of time that stands behind them: '· 8 yrs 2 mos', '(1 year)'. */
function withTenure({ text }: ExtractedDocument, dates: Span): Span {
  const lineEnd = text.indexOf('\n', dates.end);
  const rest = text.slice(dates.end, lineEnd < 0 ? undefined : lineEnd);
  const [tenure] = rest.matchAll(DURATION);
  return tenure?.index === 0 ? { ...dates, end: dates.end + tenure[0].trimEnd().length } : dates;
}

/** The lines that hold the parts; prose that merely mentions them further away does not count. */
function headerLines(document: ExtractedDocument, parts: readonly Span[]): number[] {
  const lines = new Set(parts.flatMap((part) => linesOf(document, part)));
  for (const line of lines) if (isTenure(document.lines[line + 1]?.text)) lines.add(line + 1);
  return [...lines].toSorted((a, b) => a - b);
}

/** Whether a line says only how long: '5 yrs' under an employer. */
const isTenure = (text = ''): boolean => text.trim() !== '' && text.replace(DURATION, '') === '';

function headerBlocks(
  document: ExtractedDocument,
  { lines, parts, strong, dates: bare }: EntryParts & { lines: number[] },
  foreign: readonly Span[],
  details: Details,
): Block[] {
  const dates = bare && withTenure(document, bare);
  const right = dates ? flat(document.text.slice(dates.start, dates.end)) : '';
  const apart = dates ? [dates, ...foreign] : foreign;
  // Of a line that belongs to another entry, only what is this one's.
  const elsewhere = parts
    .filter((part) => part !== bare && !lines.includes(linesOf(document, part)[0]))
    .map((part) => flat(document.text.slice(part.start, part.end)));
  const texts = withTenureBeside([
    ...elsewhere,
    ...lines.map((line) => lineWithout(document, line, apart)).filter((text) => text !== ''),
  ]);
  if (texts.length === 0) return [{ kind: 'entry', text: right, strong: null, right: '' }];
  const [above] = texts;
  const own = texts.length > 1 && right !== '' ? withOwnDates(above!) : null;
  const [lead = '', ...others] = own ? texts.slice(1) : texts;
  const rest = (details === 'joined' ? joinShort(others) : others).map(untabbed);
  const beside = lead.length + right.length <= LINE_CHARS;
  const entry: Block = {
    kind: 'entry',
    text: lead,
    strong: strongRange(document, lead, strong),
    right: beside ? right : '',
  };
  const blocks: Block[] = own ? [own, entry] : [entry];
  if (!beside && rest.length === 0) rest.push('');
  return [...blocks, ...detailBlocks(rest, beside ? '' : right)];
}

const untabbed = (text: string): string => text.replace(/\s*\t\s*/g, ', ');

/** A first line that has dates of its own behind a tab: an employer above several roles. */
function withOwnDates(text: string): Block | null {
  const parts = /^(.+?)\s*\t\s*([^\t]*\b(?:19|20)\d\d\b[^\t]*)$/.exec(text);
  if (!parts) return null;
  return { kind: 'entry', text: parts[1]!, strong: null, right: parts[2]! };
}

/** A length of time goes to what stands above it: 'Brightdock Software, 5 yrs'. */
function withTenureBeside(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    if (joined.length > 0 && isTenure(text)) joined.push(`${joined.pop()}, ${text}`);
    else joined.push(text);
  }
  return joined;
}

/** Details, the first with `right` at the margin; an empty first one is `right` alone. */
function detailBlocks(texts: readonly string[], right: string): Block[] {
  return texts.map((text, index) => {
    const beside = index === 0 ? right : '';
    return text === ''
      ? { kind: 'entry-detail', text: beside, right: '' }
      : { kind: 'entry-detail', text, right: beside };
  });
}

function joinShort(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + text.length <= DETAIL_CHARS) {
      joined[joined.length - 1] = `${last}, ${text}`;
    } else joined.push(text);
  }
  return joined;
}

function strongRange(
  document: ExtractedDocument,
  text: string,
  strong: Span | null,
): { start: number; end: number } | null {
  if (!strong) return null;
  const words = document.text.slice(strong.start, strong.end);
  const start = text.indexOf(words);
  return start < 0 ? null : { start, end: start + words.length };
}
