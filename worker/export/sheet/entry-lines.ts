import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { DURATION, isDurationAlone } from '#worker/parse/entry-dates.ts';
import type { Parsed, ParsedBullet, ParsedEducation, ParsedResume } from '#worker/parse/model.ts';
import { linesOf } from './places.ts';

/** Left and right part of a line that still fit beside each other at our size and margins. */
export const LINE_CHARS = 84;

/** 'September 2018 – September 2021' and the like. */
const PERIOD_CHARS = 40;

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

/** The line that a bullet begins on, -1 for one without a place; the parser counts the lines of the whole document, where headings are not cut off. */
export function bulletLine(document: ExtractedDocument, bullet: ParsedBullet): number {
  const span = withMarker(bullet);
  return span ? linesOf(document, span)[0] : -1;
}

/** White space as single spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Which lines head which entry; a line that two entries share belongs to the first. */
export function headerLinesOf(
  document: ExtractedDocument,
  resume: ParsedResume,
): (EntryParts & { lines: number[] })[] {
  const taken = new Set<number>();
  return partsOf(document, resume).flatMap((entry) => {
    const lines = headerLines(document, entry.parts).filter((line) => !taken.has(line));
    for (const line of lines) taken.add(line);
    return lines.length === 0 ? [] : [{ ...entry, lines }];
  });
}

export interface EntryParts {
  parts: Span[];
  /** What is set in bold. */
  strong: Span | null;
  dates: Span | null;
  /** Start and end where they stand on two lines, as in a column of dates; else empty. */
  points: Span[];
  /** `YYYY-MM`, `YYYY` or `present`. */
  start: string | null;
  end: string | null;
  isSchool: boolean;
  /** As in a comparison of fields: 'work.0'; '' for what is not compared. */
  path: string;
}

function partsOf(
  { text }: ExtractedDocument,
  { work, volunteer, education, projects }: ParsedResume,
): EntryParts[] {
  // 'July 2010 – April' over '2016': the place of the end is its year alone, and its month stays behind.
  const isWhole = ({ value, span }: Parsed) =>
    span !== null && (value.length <= 4 || !/^\s*\d{4}\s*$/.test(text.slice(span.start, span.end)));

  const entry = (
    values: (Parsed | null)[],
    strong: Span | null,
    dates: Span | null,
    { start, end }: { start: Parsed | null; end: Parsed | null },
    path = '',
  ): EntryParts => {
    const ends = dates ? [] : [start, end].flatMap((date) => date?.span ?? []);
    const isPair = ends.length === 2 && [start, end].every((date) => date && isWhole(date));
    const points = isPair ? ends : [];
    const own = values.flatMap((value) => value?.span ?? []);
    return {
      parts: [...own, ...(dates ? [dates] : points)],
      strong,
      dates,
      points,
      start: start?.value ?? null,
      end: end?.value ?? null,
      isSchool: path.startsWith('education.'),
      path,
    };
  };
  const all = [
    ...[...work, ...volunteer].map((role, at) =>
      entry(
        [role.title, role.company, role.location],
        (role.title ?? role.company)?.span ?? null,
        role.dates?.span ?? null,
        role,
        at < work.length ? `work.${at}` : '',
      ),
    ),
    ...education.map((school, at) =>
      entry(
        [school.degree, school.area, school.institution, school.location],
        boldOf(school),
        periodOf(school),
        school,
        `education.${at}`,
      ),
    ),
    ...projects.map((project) =>
      entry([project.name], project.name.span, periodOf(project), project),
    ),
  ];
  const first = ({ parts }: EntryParts) => Math.min(...parts.map(({ start }) => start));
  return all.filter(({ parts }) => parts.length > 0).toSorted((a, b) => first(a) - first(b));
}

/** The degree with its field where the two stand together, else the school. */
function boldOf({ degree, area, institution }: ParsedEducation): Span | null {
  const first = degree?.span ?? institution?.span ?? null;
  const field = degree?.span && area?.span;
  if (!first || !field) return first;
  const gap = field.start - first.end;
  return gap >= 0 && gap <= GAP_CHARS ? { start: first.start, end: field.end } : first;
}

/** ' in ' and the like. */
const GAP_CHARS = 6;

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
export function withTenure({ text }: ExtractedDocument, dates: Span): Span {
  const lineEnd = text.indexOf('\n', dates.end);
  const rest = text.slice(dates.end, lineEnd < 0 ? undefined : lineEnd);
  const [tenure] = rest.matchAll(DURATION);
  return tenure?.index === 0 ? { ...dates, end: dates.end + tenure[0].trimEnd().length } : dates;
}

/** The lines that hold the parts; prose that merely mentions them further away does not count. */
function headerLines(document: ExtractedDocument, parts: readonly Span[]): number[] {
  const lines = new Set(parts.flatMap((part) => linesOf(document, part)));
  for (const line of lines) {
    const tenure = tenureBelow(document, line);
    if (tenure !== null) lines.add(tenure);
  }
  return [...lines].toSorted((a, b) => a - b);
}

/** The next line that says something, where that is only how long. */
export function tenureBelow({ lines }: ExtractedDocument, line: number): number | null {
  const next = lines.findIndex(({ text }, at) => at > line && text.trim() !== '');
  return next > line && isTenure(lines[next]!.text) ? next : null;
}

/** Whether a line says only how long: '5 yrs' under an employer. */
export const isTenure = (text = ''): boolean => isDurationAlone(text);
