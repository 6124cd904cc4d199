import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { linesOf, lineWithout } from './places.ts';

/** The header lines of one job, school or project. */
export interface EntryHeader {
  /** Lines that the blocks replace, in order. */
  lines: number[];
  blocks: Block[];
}

/** Left and right part of a line that still fit beside each other at our size and margins. */
const LINE_CHARS = 92;

/** 'September 2018 – September 2021' and the like. */
const PERIOD_CHARS = 40;

/** Second lines are joined as long as they are short. */
const DETAIL_CHARS = 80;

/** The header of every entry. */
export function entryHeaders(document: ExtractedDocument, resume: ParsedResume): EntryHeader[] {
  return headerLinesOf(document, resume).map(({ lines, strong, dates }) => ({
    lines,
    blocks: headerBlocks(document, lines, strong, dates),
  }));
}

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

/** The lines that hold the parts; prose that merely mentions them further away does not count. */
function headerLines(document: ExtractedDocument, parts: readonly Span[]): number[] {
  const lines = new Set(parts.flatMap((part) => linesOf(document, part)));
  return [...lines].toSorted((a, b) => a - b);
}

function headerBlocks(
  document: ExtractedDocument,
  lines: readonly number[],
  strong: Span | null,
  dates: Span | null,
): Block[] {
  const right = dates ? document.text.slice(dates.start, dates.end).trim() : '';
  const texts = lines
    .map((line) => lineWithout(document, line, dates ? [dates] : []))
    .filter((text) => text !== '');
  if (texts.length === 0) return [{ kind: 'entry', text: right, strong: null, right: '' }];
  const [lead = '', ...details] = texts;
  const rest = joinShort(details);
  const beside = lead.length + right.length <= LINE_CHARS;
  const entry: Block = {
    kind: 'entry',
    text: lead,
    strong: strongRange(document, lead, strong),
    right: beside ? right : '',
  };
  if (!beside) {
    if (rest.length === 0) rest.push('');
    return [entry, ...detailBlocks(rest, right)];
  }
  return [entry, ...detailBlocks(rest, '')];
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
