import { FRAMED } from '#worker/document/bullet-signs.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import { readHeading } from '#worker/parse/heading-text.ts';
import type { ParsedResume, Section } from '#worker/parse/model.ts';
import { lineAt } from './places.ts';

/**
 * The document with every heading on a line of its own, 'SKILLS  Excel, Word' in two lines, and each of two
 * schools side by side. A space becomes the line break, so that no offset changes.
 */
export function splitHeadings(
  document: ExtractedDocument,
  resume: ParsedResume,
): { document: ExtractedDocument; resume: ParsedResume } {
  const headed = cutsOf(document, resume);
  const shared = cutsBetweenSchools(document, resume);
  if (headed.size + shared.size === 0) return { document, resume };
  const lines: DocumentLine[] = [];
  /** New index of each line: of the content where a heading was cut off; and of its end. */
  const moved: number[] = [];
  const ends: number[] = [];
  for (const [index, line] of document.lines.entries()) {
    const cut = headed.get(index) ?? shared.get(index);
    const first = lines.length;
    if (cut !== undefined) lines.push({ ...line, text: line.text.slice(0, cut) });
    moved.push(headed.has(index) ? lines.length : first);
    ends.push(lines.length);
    const rest = cut === undefined ? line : cutOff(line, cut);
    lines.push(rest);
  }
  const sections = resume.sections.map((section) => ({
    ...section,
    lineRanges: section.lineRanges.map(([from, to]): [number, number] => [
      moved[from] ?? lines.length,
      to === 0 ? 0 : ends[to - 1]! + 1,
    ]),
  }));
  const text = lines.map((line) => line.text).join('\n');
  return { document: { ...document, text, lines }, resume: { ...resume, sections } };
}

/** Without the heading, the space behind it, and the heading's own look. */
const cutOff = ({ headingLevel: _level, ...line }: DocumentLine, cut: number): DocumentLine => ({
  ...line,
  text: line.text.slice(cut + 1),
  start: line.start + cut + 1,
});

/** 'EXPERIENCE  EDUCATION': two headings side by side, which a line without the columns below them keeps. */
export function isTorn(text: string, headingEnd: number): boolean {
  const [, rest = ''] = /^[:\s]*\t\s*([^\n]*)/.exec(text.slice(headingEnd)) ?? [];
  return readHeading(rest.trim())?.exact === true;
}

/**
 * Sections that are one of the skills: 'Languages: Danish, German' right below them, where their own heading
 * stands alone. As a heading it would take along the skills that follow.
 */
export function labelledLines(
  document: ExtractedDocument,
  sections: readonly Section[],
): Set<Section> {
  const labelled = new Set<Section>();
  let above: Section | undefined;
  for (const section of sections) {
    const span = section.heading?.span;
    const isLabel =
      span != null &&
      above !== undefined &&
      /^ ?:[^\S\n]*\S/.test(document.text.slice(span.end)) &&
      document.lines[lineAt(document, span.start) - 1]?.text.trim() !== '';
    if (isLabel) labelled.add(section);
    else above = section.kind === 'skills' && standsAlone(document, section) ? section : undefined;
  }
  return labelled;
}

const standsAlone = ({ text }: ExtractedDocument, { heading }: Section): boolean =>
  heading?.span != null && /^[:\s]*?(?:\n|$)/.test(text.slice(heading.span.end));

/** Where two schools stand side by side over what was earned there: behind the first of them, by line. */
function cutsBetweenSchools(
  { lines, text }: ExtractedDocument,
  { education }: ParsedResume,
): Map<number, number> {
  const cuts = new Map<number, number>();
  const names = education.flatMap(({ institution }) => institution?.span ?? []);
  for (const [at, { end }] of names.slice(0, -1).entries()) {
    const next = names[at + 1]!;
    if (next.start < end || text.slice(end, next.start) !== '\t') continue;
    const index = lineAt({ lines }, end);
    const { start, text: line } = lines[index]!;
    if (names[at]!.start === start && next.end === start + line.length)
      cuts.set(index, end - start);
  }
  return cuts;
}

/** Where to break a line that goes on behind its heading, by line. */
function cutsOf(document: ExtractedDocument, { sections }: ParsedResume): Map<number, number> {
  const cuts = new Map<number, number>();
  const labels = labelledLines(document, sections);
  for (const section of sections) {
    const { heading } = section;
    if (!heading?.span || labels.has(section)) continue;
    const index = lineAt(document, heading.span.start);
    const { text, start } = document.lines[index]!;
    const space = /^[:\s]*?(?=\s)/.exec(text.slice(heading.span.end - start));
    if (isTorn(document.text, heading.span.end) || FRAMED.test(text.trim())) continue;
    if (!space || text.slice(heading.span.end - start).replace(/[:\s]/g, '') === '') continue;
    cuts.set(index, heading.span.end - start + space[0].length);
  }
  return cuts;
}
