import type { Hint } from '#contract/hint.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { detectLanguage } from '#worker/nlp/detect-language.ts';
import { readCertificates } from './certificates.ts';
import { divideCombined } from './combined.ts';
import { readCompetencies } from './competencies.ts';
import { readContact } from './contact.ts';
import { placeDates } from './date-column.ts';
import { headerDates } from './entry-dates.ts';
import { readEducation, readSchools } from './education.ts';
import { readHeader } from './header.ts';
import { splitUnannounced } from './headless.ts';
import { bodySize } from './heading-looks.ts';
import { readWithHints } from './hints.ts';
import { recogniseKind } from './kind.ts';
import { joinLabels } from './label-pairs.ts';
import { placeLabels } from './label-column.ts';
import type { Line } from './line.ts';
import { inOrder, parsedLines, readLines } from './line.ts';
import { readItems, readLanguages } from './lists.ts';
import type { Parsed, ParsedResume, SectionKind } from './model.ts';
import { pairedByYear } from './paired-lists.ts';
import { readProjects } from './projects.ts';
import { describeSections, splitSections, withHeadOfPage, type SectionLines } from './sections.ts';
import { readSkills } from './skills.ts';
import { withSchoolsOfTraining } from './training-schools.ts';
import { readRoles, readWork } from './work.ts';

/**
 * Finds the fields of a resume in a read document, as its owner's hints say; never throws, cost linear in the text.
 * `mayGoOn` is asked before each kind of section: once it says no, the kinds left are not read and the resume says so.
 */
export const parseResume = (
  document: ExtractedDocument,
  hints: readonly Hint[] = [],
  mayGoOn: () => boolean = () => true,
): ParsedResume => {
  const read = (of: ExtractedDocument) => parse(of, mayGoOn);
  return hints.length === 0 ? read(document) : readWithHints(document, hints, read);
};

function parse(document: ExtractedDocument, mayGoOn: () => boolean): ParsedResume {
  const lines = inOrder(placeDates(placeLabels(joinLabels(readLines(document)))));
  const body = bodySize(lines);
  const split = splitSections(lines);
  const contact = readContact(document, split, lines);
  const first = readHeader(split, lines, contact);
  const sections = withHeadOfPage(split, first.nameLine);
  const header = sections === split ? first : readHeader(sections, lines, contact);
  const named = new Set([...contact.lines, ...header.lines]);
  const settled = withSchoolsOfTraining(sections).flatMap(divideCombined);
  const unannounced = readUnannounced(settled, named, body);
  const competencies = readCompetencies(settled, body);
  const certificates = readCertificates(settled, named);
  const taken = new Set([...competencies.lines, ...certificates.lines]);
  const rest = settled.map((section) => without(section, taken));
  let unfinished = false;
  const of = (...kinds: SectionKind[]) => {
    unfinished ||= !mayGoOn();
    return unfinished ? [] : rest.filter((section) => kinds.includes(section.kind));
  };
  const worked = of('experience').flatMap((section) =>
    readWork(section.lines, section.kind, body, section.heading?.piece),
  );
  const taught = of('education').map((section) => readEducation(section.lines, body));
  const found: Omit<ParsedResume, 'kind' | 'language'> = {
    sections: describeSections(sections),
    name: header.name,
    label: header.label,
    email: contact.email,
    phone: contact.phone,
    location: header.location,
    urls: contact.urls,
    summary: readSummary(sections, contact.lines, new Set([...named, ...linesOf(unannounced)])),
    work: worked.concat(readRoles(unannounced.roles, 'experience')),
    volunteer: of('volunteer').flatMap((section) => readWork(section.lines, section.kind, body)),
    education: pairedByYear(taught.flatMap(({ schools }) => schools)).concat(
      readSchools(unannounced.schools),
    ),
    projects: of('projects').flatMap((section) => readProjects(section.lines, body)),
    competencies: competencies.groups,
    skills: unique(of('skills').flatMap((section) => readSkills(section.lines))),
    certificates: unique(
      certificates.values.concat(taught.flatMap((school) => school.certificates)),
    ),
    languages: readSpoken(of('languages'), of('skills', 'personal', 'other')),
    awards: of('awards').flatMap((section) => readItems(section.lines)),
    publications: of('publications').flatMap((section) => readItems(section.lines)),
    references: of('references').flatMap((section) => readItems(section.lines)),
  };
  return withKind(document.text, unfinished ? { ...found, unfinished } : found);
}

function withKind(text: string, found: Omit<ParsedResume, 'kind' | 'language'>): ParsedResume {
  // What was not read to its end cannot be told to be something else.
  const kind = found.unfinished ? 'resume' : recogniseKind(text, found);
  // The first lines of a letter address its reader, who is not the writer, nor a job.
  const letter = kind === 'letter' ? { name: null, label: null, ...announced(found) } : {};
  return { kind, language: detectLanguage(text), ...found, ...letter };
}

/** The jobs and schools of a letter that a heading announces: its date and its reader's address are none. */
const announced = ({
  sections,
  work,
  education,
}: Omit<ParsedResume, 'kind' | 'language'>): Pick<ParsedResume, 'work' | 'education'> => {
  const has = (kind: SectionKind) => sections.some((it) => it.kind === kind && it.heading !== null);
  return {
    work: has('experience') ? work : [],
    education: has('education') ? education : [],
  };
};

/** A section without lines that were read already. */
const without = (section: SectionLines, taken: Set<number>): SectionLines => ({
  ...section,
  lines: section.lines.filter((line) => !taken.has(line.index)),
});

function unique(values: Parsed[]): Parsed[] {
  const seen = new Set<string>();
  return values.filter(({ value }) => {
    const key = value.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Entries in the header block or under unknown headings, where the usual sections are absent. */
function readUnannounced(sections: SectionLines[], named: Set<number>, body: number) {
  const has = (kind: SectionKind) =>
    sections.some((section) => section.kind === kind && section.lines.length > 0);
  const none: ReturnType<typeof splitUnannounced> = { roles: [], schools: [] };
  if (has('experience') && has('education')) return none;
  const pool = sections.filter(
    ({ kind }) => kind === 'header' || kind === 'other' || kind === 'summary',
  );
  const found = pool.map(({ lines }) =>
    splitUnannounced(
      lines.filter((line) => !named.has(line.index) || isDated(line)),
      body,
    ),
  );
  return {
    roles: has('experience') ? [] : found.flatMap((part) => part.roles),
    schools: has('education') ? [] : found.flatMap((part) => part.schools),
  };
}

/** A web address beside a range of dates is an employer's. */
const isDated = (line: Line): boolean => {
  const dates = headerDates(line);
  return dates !== null && !dates.range.single;
};

/** Document lines of entries that no heading announces. */
const linesOf = ({ roles, schools }: ReturnType<typeof splitUnannounced>): number[] =>
  [...roles, ...schools].flatMap(({ head, body }) => [
    ...head.map(({ line }) => line.index),
    ...body.flatMap((item) => item.lines.map((line) => line.index)),
  ]);

/** The summary section, else a paragraph of the header. */
function readSummary(
  sections: SectionLines[],
  contact: Set<number>,
  named: Set<number>,
): Parsed | null {
  const section =
    sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0) ??
    sections.find(({ kind, lines }) => kind === 'objective' && lines.length > 0);
  if (section) return parsedLines(proseOf(section.lines, contact), 0.95);
  const prose = (sections[0]?.lines ?? []).filter(
    (line) => !contact.has(line.index) && !named.has(line.index),
  );
  const first = prose.findIndex(
    (line) => line.words >= 9 && /[\p{Ll}]/u.test(line.text) && !DETAILS.test(line.text),
  );
  if (first < 0) return null;
  let last = first;
  while (
    last + 1 < prose.length &&
    prose[last + 1]!.index === prose[last]!.index + 1 &&
    prose[last + 1]!.words >= 2
  )
    last++;
  const chosen = prose.slice(first, last + 1);
  const words = chosen.reduce((sum, line) => sum + line.words, 0);
  return words >= 9 ? parsedLines(chosen, 0.6) : null;
}

/** 'Height: 6'1"  Hair: Brown': two and more labels. */
const DETAILS = /^\p{Lu}[^:.]{1,24}: .*\s\p{Lu}[^:.]{1,24}: /u;

/** Contact lines of a side column that follow a summary are none of it. */
function proseOf(lines: Line[], contact: Set<number>): Line[] {
  const end = lines.findIndex((line, i) => i > 0 && contact.has(line.index) && line.words < 8);
  return end > 0 ? lines.slice(0, end) : lines;
}

/** Languages of their own section, else those named under skills. */
function readSpoken(own: SectionLines[], others: SectionLines[]): Parsed[] {
  const named = own.flatMap((section) => readLanguages(section.lines, false));
  return named.length > 0 ? named : others.flatMap((section) => readLanguages(section.lines, true));
}
