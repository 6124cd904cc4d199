/** The one place where the user's own word about the reading enters the parser: before it, and after it. */
import { BULLET_SIGNS } from '#contract/bullet-signs.ts';
import { lineKey, type Hint, type LineRole } from '#contract/hint.ts';
import type { Span } from '#contract/resume.ts';
import { joinLines, type DocumentLine, type ExtractedDocument } from '#worker/document/model.ts';
import { findDates, isPresent } from '#worker/nlp/dates.ts';
import type {
  Parsed,
  ParsedBullet,
  ParsedEducation,
  ParsedResume,
  ParsedWork,
  SectionKind,
} from './model.ts';

type Parse = (document: ExtractedDocument) => ParsedResume;

/** Reads a document as its owner says that it is to be read. */
export function readWithHints(
  document: ExtractedDocument,
  hints: readonly Hint[],
  parse: Parse,
): ParsedResume {
  const roles = rolesIn(document, hints);
  let resume = parse(withRoles(document, roles));
  resume = {
    ...resume,
    sections: resume.sections.map((one) => withOwnHeading(one, document, roles)),
  };
  for (const [at, role] of roles) {
    if (role === 'job') resume = withJobAt(resume, document, at, parse);
    if (role === 'bullet') resume = withoutJobAt(resume, document, at);
  }
  return { ...withValues(resume, document, hints), hints };
}

/** Lines by their index, with what they were told to be. */
function rolesIn({ lines }: ExtractedDocument, hints: readonly Hint[]): Map<number, LineRole> {
  const told = new Map(
    hints.flatMap((hint) => (hint.kind === 'line' ? [[lineKey(hint.line), hint.role]] : [])),
  );
  return new Map(
    [...lines.entries()].flatMap(([at, { text }]) => {
      const role = text.trim() === '' ? undefined : told.get(lineKey(text));
      return role === undefined ? [] : [[at, role]];
    }),
  );
}

/** A heading that every parser knows, in place of one that this one did not. */
const HEADINGS: Partial<Record<LineRole, string>> = {
  summary: 'SUMMARY',
  experience: 'EXPERIENCE',
  education: 'EDUCATION',
  skills: 'SKILLS',
  projects: 'PROJECTS',
  volunteer: 'VOLUNTEERING',
  certificates: 'CERTIFICATIONS',
  languages: 'LANGUAGES',
};

const SIGN = new RegExp(`^\\s*[${BULLET_SIGNS}]\\s`, 'u');

/** The document as the parser is to see it: every offset stays. */
function withRoles(document: ExtractedDocument, roles: ReadonlyMap<number, LineRole>) {
  if (roles.size === 0) return document;
  const lines = document.lines.map((line, at) => {
    const role = roles.get(at);
    return role === undefined ? line : told(line, role);
  });
  return { ...document, lines };
}

function told(line: DocumentLine, role: LineRole): DocumentLine {
  const { headingLevel: _level, list: _list, bold: _bold, ...plain } = line;
  const heading = HEADINGS[role];
  if (heading !== undefined) return { ...plain, text: heading, headingLevel: 1 };
  if (role === 'nothing') return { ...plain, passedOver: true };
  if (role === 'contact') return { ...plain, role: 'header' };
  if (role === 'bullet') return { ...plain, list: 'bullet' };
  // Blanks for its sign, so that every offset stays.
  const text = line.text.replace(SIGN, (sign) => ' '.repeat(sign.length));
  return { ...plain, text, bold: true };
}

/** A heading that stood in for another is shown with the words that are there. */
function withOwnHeading(
  section: ParsedResume['sections'][number],
  { lines }: ExtractedDocument,
  roles: ReadonlyMap<number, LineRole>,
) {
  const start = section.heading?.span?.start;
  const at = start === undefined ? -1 : lines.findIndex((line) => line.start === start);
  const line = lines[at];
  if (!line || HEADINGS[roles.get(at)!] === undefined) return section;
  return { ...section, heading: wholeLine(line), standardHeading: false };
}

const wholeLine = ({ text, start }: DocumentLine): Parsed => ({
  value: text.trim(),
  span: { start, end: start + text.length },
  confidence: 1,
});

/** A job that begins at a line: what was read as part of the job before it is read again as its own. */
function withJobAt(
  resume: ParsedResume,
  document: ExtractedDocument,
  at: number,
  parse: Parse,
): ParsedResume {
  const { start } = document.lines[at]!;
  if (resume.work.some((job) => startOf(job) === start)) return resume;
  const owner = resume.work.findLast((job) => (startOf(job) ?? Infinity) < start);
  const next = resume.work.map(startOf).find((other) => other !== null && other > start);
  const last = lastLine(resume, document, at, next ?? Infinity);
  const own = document.lines
    .slice(at, last + 1)
    .map((line, i) => told(line, i === 0 ? 'job' : roleOf(line)));
  const found = jobsIn(document, own, at, parse);
  const kept = owner && {
    ...owner,
    highlights: owner.highlights.filter(({ line }) => line < at || line > last),
  };
  const place = owner ? resume.work.indexOf(owner) + 1 : 0;
  const work = resume.work
    .map((job) => (job === owner ? kept! : job))
    .toSpliced(place, 0, ...found);
  return { ...resume, work };
}

/** A job that was read where a line of the one before stands: the two are one. */
function withoutJobAt(
  resume: ParsedResume,
  { lines }: ExtractedDocument,
  at: number,
): ParsedResume {
  const line = lines[at]!;
  const end = line.start + line.text.length;
  const index = resume.work.findIndex((job) => {
    const start = startOf(job);
    return start !== null && start >= line.start && start < end;
  });
  const owner = resume.work[index - 1];
  if (!owner) return resume;
  const own: ParsedBullet = { ...wholeLine(line), line: at, markerLength: 0 };
  const highlights = [...owner.highlights, own, ...resume.work[index]!.highlights];
  return { ...resume, work: resume.work.toSpliced(index - 1, 2, { ...owner, highlights }) };
}

const roleOf = ({ text, list }: DocumentLine): LineRole =>
  list !== undefined || /^\s*[•●▪◦‣·*–—-]\s/u.test(text) ? 'bullet' : 'job';

const startOf = (entry: ParsedWork | ParsedEducation): number | null => {
  const values =
    'company' in entry ? [entry.company, entry.title] : [entry.institution, entry.degree];
  const starts = [...values, entry.start, entry.end].flatMap((one) => one?.span?.start ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
};

/** Last line of what stands under a line: before the next job, and within its section. */
function lastLine(
  { sections }: ParsedResume,
  { lines }: ExtractedDocument,
  at: number,
  next: number,
): number {
  const range = sections
    .flatMap(({ lineRanges }) => lineRanges)
    .find(([from, to]) => from <= at && at < to);
  let last = at;
  while (last + 1 < (range?.[1] ?? at + 1) && lines[last + 1]!.start < next) last++;
  return last;
}

/** What the parser makes of some lines as a section of jobs; at least a job of that title. */
function jobsIn(
  document: ExtractedDocument,
  own: DocumentLine[],
  at: number,
  parse: Parse,
): ParsedWork[] {
  const heading: DocumentLine = { text: 'EXPERIENCE', start: 0, role: 'body', headingLevel: 1 };
  const shorter = { ...document, links: [], lines: [heading, ...own] };
  const text = joinLines(shorter.lines.map((line) => ({ ...line })));
  const [first, ...more] = parse({ ...shorter, text }).work.map((job) => ({
    ...job,
    highlights: job.highlights.map((one) => ({ ...one, line: one.line + at - 1 })),
  }));
  if (first?.title || first?.company)
    return [{ ...first, highlights: [first, ...more].flatMap((job) => job.highlights) }];
  const highlights = own
    .slice(1)
    .flatMap((line, i): ParsedBullet[] =>
      line.text.trim() === '' ? [] : [{ ...wholeLine(line), line: at + 1 + i, markerLength: 0 }],
    );
  return [{ ...EMPTY_JOB, title: wholeLine(own[0]!), highlights }];
}

const EMPTY_JOB: ParsedWork = {
  company: null,
  title: null,
  location: null,
  start: null,
  end: null,
  dates: null,
  summary: null,
  highlights: [],
  section: 'experience' satisfies SectionKind,
  current: false,
};

/** Values that the user corrected, in place of those that were read. */
function withValues(
  resume: ParsedResume,
  document: ExtractedDocument,
  hints: readonly Hint[],
): ParsedResume {
  // Where the entries stand is told by what was read, before any value is put right.
  const jobs = placesOf([...resume.work, ...resume.volunteer], document);
  const schools = placesOf(resume.education, document);
  const isAbout = (kind: Hint['kind']) => hints.some((hint) => hint.kind === kind);
  const kept = (place: Place, kind: Hint['kind']) => (isAbout(kind) ? { line: place.line } : {});
  const work = [...resume.work, ...resume.volunteer].map((job, at) => ({
    ...job,
    ...kept(jobs[at]!, 'job'),
  }));
  const education = resume.education.map((school, at) => ({
    ...school,
    ...kept(schools[at]!, 'school'),
  }));
  const next = { ...resume };
  const corrected = (hint: Hint & { field: string; value: string }, within?: Span) =>
    isDate(hint) ? dateOf(hint.value) : valueOf(hint.value, document.text, within);
  for (const hint of hints) {
    if (hint.kind === 'line') continue;
    if (hint.kind === 'value') {
      next[hint.field] = corrected(hint);
      continue;
    }
    const places = hint.kind === 'job' ? jobs : schools;
    const at = places.findIndex(({ line }) => lineKey(line) === lineKey(hint.line));
    if (at < 0) continue;
    const value = corrected(hint, places[at]);
    if (hint.kind === 'job') work[at] = { ...work[at]!, ...jobValue(hint.field, value) };
    else education[at] = { ...education[at]!, [hint.field]: value };
  }
  const [paid, unpaid] = [work.slice(0, resume.work.length), work.slice(resume.work.length)];
  return { ...next, work: paid, volunteer: unpaid, education };
}

/** An entry's own part of the text, with the line that it begins with, or two where others begin alike; '' where it stands nowhere. */
interface Place extends Span {
  line: string;
}

/** Where each entry stands; entries under one employer begin with lines of their own. */
export function placesOf(
  entries: readonly (ParsedWork | ParsedEducation)[],
  document: ExtractedDocument,
): Place[] {
  const starts = entries.map((entry, at) => startOf(withOwnEmployer(entry, entries.slice(0, at))));
  const lines = starts.map((start) =>
    start === null ? -1 : document.lines.findLastIndex((one) => one.start <= start),
  );
  const wordsOf = (at: number) => document.lines[at]?.text ?? '';
  return starts.map((start, i) => {
    const at = lines[i]!;
    if (start === null) return { line: '', start: 0, end: 0 };
    const later = starts.filter((other) => other !== null && other > start);
    // 'Cashier' over two jobs: the line below tells which one.
    const isTwice = lines.some(
      (other, k) => k !== i && lineKey(wordsOf(other)) === lineKey(wordsOf(at)),
    );
    return {
      line: isTwice ? `${wordsOf(at)}\n${wordsOf(at + 1)}` : wordsOf(at),
      start: document.lines[at]?.start ?? start,
      end: Math.min(document.text.length, ...later.map(Number)),
    };
  });
}

/** A job under the employer of the one before does not begin with the employer's line. */
const withOwnEmployer = (
  entry: ParsedWork | ParsedEducation,
  before: readonly (ParsedWork | ParsedEducation)[],
) =>
  'company' in entry &&
  before.some((other) => 'company' in other && isSamePlace(other.company, entry.company))
    ? { ...entry, company: null }
    : entry;

const isSamePlace = (a: Parsed | null, b: Parsed | null) =>
  a?.span != null && b?.span != null && a.span.start === b.span.start;

const isDate = (hint: Hint): boolean =>
  'field' in hint && (hint.field === 'start' || hint.field === 'end');

/** A date in the form of the model; a word for today is `present`. */
function dateOf(value: string): Parsed | null {
  if (value.trim() === '') return null;
  if (isPresent(value)) return { value: 'present', span: null, confidence: 1 };
  return { value: findDates(value)[0]?.start?.value ?? value.trim(), span: null, confidence: 1 };
}

const jobValue = (field: string, value: Parsed | null) => ({
  [field]: value,
  ...(field === 'end' && { current: value?.value === 'present' }),
});

/** A corrected value with its place, where the text, or the entry's part of it, says it in these words. */
function valueOf(value: string, text: string, within?: Span): Parsed | null {
  const words = value.trim();
  if (words === '') return null;
  const at = text.toLowerCase().indexOf(words.toLowerCase(), within?.start);
  const isThere = at >= 0 && (within === undefined || at < within.end);
  return {
    value: words,
    span: isThere ? { start: at, end: at + words.length } : null,
    confidence: 1,
  };
}
