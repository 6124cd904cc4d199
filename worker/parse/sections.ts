import type { Heading } from './heading-candidates.ts';
import { findDates } from '#worker/nlp/dates.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import { isCredentialLike } from './credential-words.ts';
import { headerDates } from './entry-dates.ts';
import { lineOf } from './entry-lines.ts';
import { headingKey, readHeading } from './heading-text.ts';
import { isRule } from './heading-looks.ts';
import { findHeadings } from './headings.ts';
import { languageLength } from './language-names.ts';
import type { Line } from './line.ts';
import { parsed } from './line.ts';
import type { Section, SectionKind } from './model.ts';
import { titleScore } from './roles.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { columnHints, isEventHead } from './table-heads.ts';

/** A section with its lines, heading excluded; a label beside content leaves the content. */
export interface SectionLines {
  kind: SectionKind;
  heading: Heading | null;
  lines: Line[];
  /** Line of the heading. */
  own?: Line;
}

/** Splits a document at its headings; what stands before the first is the header. */
export function splitSections(lines: Line[]): SectionLines[] {
  const headings = findHeadings(lines);
  const sections: SectionLines[] = [{ kind: 'header', heading: null, lines: [] }];
  let next = 0;
  let current = sections[0]!;
  let alone = current;
  for (const [at, line] of lines.entries()) {
    const heading = headings[next]?.at === at ? headings[next++]! : null;
    if (heading) {
      const section: SectionLines = { kind: heading.kind, heading, lines: [], own: line };
      sections.push(section);
      current = section;
      if (!heading.inline) alone = section;
      // A table's row of names says what stands in the rows below.
      if (heading.kind === 'experience' && columnHints(line)) section.lines.push(line);
      // 'EXPERIENCE  EDUCATION' in one line are two headings, torn from their sections.
      if (heading.rest && !readHeading(heading.rest.text)?.exact)
        section.lines.push(restLine(line, heading.rest));
    } else if (!isRule(line) && !isEventHead(line) && current.heading?.through !== at) {
      // A page's head or foot may hold contact details; it is part of no section that it interrupts.
      const running = line.source.role === 'header' || line.source.role === 'footer';
      if (!running && current.heading?.inline && isNextGroup(line, alone)) current = alone;
      (running ? sections[0]! : current).lines.push(line);
    }
  }
  const settled = withContactsAtFoot(withSkillRows(withoutEmpty(sections)));
  return settled.map((section, i) => ({ ...section, kind: settleKind(section, settled, i) }));
}

/** 'EDV: SAP' behind 'Scheine: …' under 'Kenntnisse' is a group of the skills again, 'Address: …' behind 'Languages known: …' a detail of the person. */
const isNextGroup = (line: Line, { kind }: SectionLines): boolean =>
  (kind === 'skills' || kind === 'personal') &&
  /^[\p{Lu}][\p{L}\p{M}'’ &/-]{1,32}:\s/u.test(line.text.replace(/ :/, ':'));

/** Two or more unknown headings in a row with nothing below are a list set like headings. */
function withoutEmpty(sections: SectionLines[]): SectionLines[] {
  const isEmpty = (section: SectionLines | undefined) =>
    section?.kind === 'other' && section.lines.length === 0;
  const result: SectionLines[] = [];
  for (const [i, section] of sections.entries()) {
    const last = result.at(-1);
    if (isEmpty(section) && last?.heading === null && isEmpty(sections[i - 1]))
      last.lines.push(section.own!);
    else if (isEmpty(section) && isEmpty(sections[i + 1])) {
      result.push({ kind: 'other', heading: null, lines: [section.own!] });
    } else result.push(section);
  }
  return result;
}

/** Rows of skills behind the languages that follow an empty 'Personal skills', as a Europass sets them, are that section's. */
function withSkillRows(sections: SectionLines[]): SectionLines[] {
  const at = sections.findIndex(({ kind, lines }) => kind === 'skills' && lines.length === 0);
  if (at < 0) return sections;
  const behind = sections.slice(at + 1);
  const next = behind.findIndex(({ kind }) => kind !== 'languages');
  const tongues = next < 0 ? behind : behind.slice(0, next);
  const rows = tongues.flatMap(({ lines }) => lines.filter(isSkillRow));
  if (rows.length === 0) return sections;
  return sections.map((section, i) => {
    if (i === at) return { ...section, lines: rows.map((line) => lineOf(line, line.cells[1]!)) };
    return tongues.includes(section)
      ? { ...section, lines: section.lines.filter((line) => !rows.includes(line)) }
      : section;
  });
}

/** 'Kitchen  Butchery, Pastry, Food costing': a label and a list that name no language. */
const isSkillRow = (line: Line): boolean =>
  line.cells.length === 2 &&
  line.cells[1]!.text.split(',').length > 1 &&
  line.cells.every(({ text }) => text.split(', ').every((part) => languageLength(part) === 0));

/** Address, phone and e-mail at the end of a document that has none on top are the person's, not the last section's. */
function withContactsAtFoot(sections: SectionLines[]): SectionLines[] {
  const [header, last] = [sections[0]!, sections.at(-1)!];
  if (header === last || KEEPS_CONTACTS.has(last.kind) || header.lines.some(isReachable))
    return sections;
  let from = last.lines.length;
  while (from > 0 && isContactLine(last.lines[from - 1]!)) from--;
  const foot = last.lines.slice(from);
  if (from === 0 || foot.length > 6 || !foot.some(isReachable)) return sections;
  return [
    { ...header, lines: [...header.lines, ...foot] },
    ...sections.slice(1, -1),
    { ...last, lines: last.lines.slice(0, from) },
  ];
}

const KEEPS_CONTACTS = new Set<SectionKind>([
  'header',
  'personal',
  'references',
  'experience',
  'education',
]);

const isReachable = ({ text }: Line): boolean =>
  text.length < 200 && (findEmails(text).length > 0 || findPhones(text).length > 0);

const isContactLine = (line: Line): boolean =>
  !line.bullet &&
  line.words <= 12 &&
  (isReachable(line) || findUrls(line.text).length > 0 || wholePlaceScore(line.text) >= 0.6);

/** Corrects a heading's first meaning by what stands below it. */
function settleKind(section: SectionLines, sections: SectionLines[], at: number): SectionKind {
  const { kind, lines } = section;
  if (kind === 'summary' && tellsJobs(lines)) return 'experience';
  // French 'Stage' is an internship, an actor's is none.
  if (
    section.heading &&
    headingKey(section.heading.piece.text) === 'stage' &&
    speaksEnglish(sections)
  )
    return 'projects';
  if (kind === 'summary' && !lines.some((line) => line.words >= 9)) {
    // 'About' over an address and a phone number.
    const contact = lines.slice(0, 8).some((line) => /@|\d{3}.*\d{4}/.test(line.text));
    if (contact) return 'header';
  }
  const title = section.heading?.piece.text ?? '';
  const known = readHeading(title)?.kind === 'other';
  const posts = at > 0 && (!known || headingKey(title) === 'teaching') && tellsPosts(lines);
  if (kind === 'other' && posts) return 'experience';
  const named = headingKey(title).includes(' ') && known;
  if (kind === 'other' && at > 0 && !named && isItemList(lines)) {
    const beside = [sections[at - 1], sections[at + 1]].some((other) => other?.kind === 'skills');
    return beside || !sections.some((other) => other.kind === 'skills') ? 'skills' : kind;
  }
  if (kind === 'education' && isTraining(lines)) return 'training';
  // An actor's 'Training' names a school and a degree, where no section of education does.
  if (kind === 'training' && isSchooling(lines) && !sections.some((it) => it.kind === 'education'))
    return 'education';
  return kind;
}

const speaksEnglish = (sections: SectionLines[]): boolean =>
  sections.some(
    ({ heading }) =>
      heading && /\b(?:employment|work|training|education)\b/i.test(heading.piece.text),
  );

/** 'Career Summary' over headers with ranges of dates tells jobs. */
const tellsJobs = (lines: Line[]): boolean =>
  lines.filter((line) => line.words <= 14 && headerDates(line)?.range.single === false).length >= 2;

/** 'Teaching' over 'Teaching Assistant, Pell University, 2017 – 2020' tells jobs: each range of dates stands beside a post. */
function tellsPosts(lines: Line[]): boolean {
  const dated = lines.filter(
    (line) => !line.bullet && line.words <= 16 && headerDates(line)?.range.single === false,
  );
  const isPost = ({ text }: Line) =>
    text.split(/[,|\t:]|\s[–—-]\s/).some((part) => titleScore(part) >= 1.3);
  return dated.length > 0 && dated.every(isPost);
}

const isSchooling = (lines: Line[]) =>
  lines.some(
    ({ text }) =>
      degreeLength(behindDates(text)) > 0 && schoolScore(text) >= 1 && !isCredentialLike(text),
  );

/** 'Qualifications' over tickets and courses, without a school or a degree. */
const isTraining = (lines: Line[]) =>
  lines.some(({ text }) => isCredentialLike(text)) &&
  lines.every(({ text }) => schoolScore(text) < 1 && degreeLength(behindDates(text)) === 0);

/** '2013 – 2017: BA Business' names its degree behind the years. */
function behindDates(text: string): string {
  const first = findDates(text)[0];
  return first?.from === 0 ? text.slice(first.to).replace(/^[\s:,|–—-]+/, '') : text;
}

/** Short items without dates or sentences, as in a list of skills under a heading of its own. */
function isItemList(lines: Line[]): boolean {
  return (
    lines.length > 0 &&
    lines.length <= 25 &&
    lines.every((line) => line.words > 0 && line.words <= 7 && !/[.!?:@]$|\d{4}|@/.test(line.text))
  );
}

function restLine(line: Line, rest: { text: string; start: number }): Line {
  const cells = line.cells.filter((cell) => cell.start >= rest.start);
  return {
    ...line,
    ...rest,
    cells: cells.length > 0 ? cells : [rest],
    words: rest.text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0,
    markerLength: 0,
    bullet: false,
  };
}

/** What a name opens inside a section, where a side column was read before the head of the page, is the header's. */
export function withHeadOfPage(sections: SectionLines[], nameLine: number | null): SectionLines[] {
  const [header, ...others] = sections;
  const place = ({ lines }: SectionLines) => lines.findIndex(({ index }) => index === nameLine);
  const holder = others.find((section) => place(section) > 0);
  if (!header || !holder || nameLine === null) return sections;
  const at = place(holder);
  if (!ASIDE.has(holder.kind) && !isBesideAbove(holder.lines, at)) return sections;
  return [
    { ...header, lines: [...header.lines, ...holder.lines.slice(at)] },
    ...others.map((section) =>
      section === holder ? { ...section, lines: section.lines.slice(0, at) } : section,
    ),
  ];
}

/** The line opens another column than the one above it stands in. */
const isBesideAbove = (lines: Line[], at: number): boolean => {
  const [above, own] = [lines[at - 1]?.source.column, lines[at]?.source.column];
  return above != null && own != null && above !== own;
};

/** Sections of short items, such as side columns hold. */
const ASIDE = new Set<SectionKind>([
  'skills',
  'languages',
  'certificates',
  'interests',
  'awards',
  'training',
  'memberships',
  'references',
]);

/** The sections as the model describes them: ranges of line indices. */
export function describeSections(sections: SectionLines[]): Section[] {
  const owner = new Map<number, SectionLines>();
  for (const section of sections) for (const { index } of section.lines) owner.set(index, section);
  return sections
    .filter((section) => section.heading || section.lines.length > 0)
    .map((section) => ({
      kind: section.kind,
      heading: section.heading ? parsed(section.heading.piece, section.heading.confidence) : null,
      standardHeading: section.heading?.standard ?? false,
      lineRanges: ranges(section.lines, (index) => (owner.get(index) ?? section) === section),
    }));
}

/** Ranges of line indices; blanks and rules between two lines belong to them, lines of another section do not. */
function ranges(lines: Line[], isFree: (index: number) => boolean): [number, number][] {
  const result: [number, number][] = [];
  for (const { index } of lines) {
    const last = result.at(-1);
    const gap = last ? [0, 1, 2].map((k) => last[1] + k).filter((at) => at < index) : [];
    if (last && index >= last[1] && index <= last[1] + 3 && gap.every(isFree)) last[1] = index + 1;
    else result.push([index, index + 1]);
  }
  return result;
}
