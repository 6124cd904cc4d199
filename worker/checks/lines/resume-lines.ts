/** Which lines of a resume are read for faults of language, and what each of them is. */
import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { BULLET_SIGNS, NUMERALS } from '#contract/bullet-signs.ts';
import { TYPED_ARROWS } from '#worker/document/bullet-signs.ts';
import { findDates } from '#worker/nlp/dates.ts';
import type { LineKind } from '#worker/nlp/line/model.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { sentenceSpans } from '#worker/nlp/sentences.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import type { Parsed, ParsedResume, SectionKind } from '#worker/parse/model.ts';
import { overlapping } from './overlap.ts';

/** Text of a line without bullet sign and indentation, with its place in the document. */
export interface ResumeLine {
  text: string;
  start: number;
  kind: LineKind;
  /** Whether the job that it tells of is still held; null where nothing tells. */
  current: boolean | null;
  /** In `text`. */
  protectedSpans: readonly Span[];
}

/** Every line of an English resume but contact lines, titles of publications and the like, in order. */
export function resumeLines({
  document,
  resume,
}: Pick<CheckInput, 'document' | 'resume'>): readonly ResumeLine[] {
  const known = cache.get(resume);
  if (known) return known;
  const lines = resume.language === 'en' ? [...read({ document, resume })] : [];
  cache.set(resume, lines);
  return lines;
}

const cache = new WeakMap<ParsedResume, readonly ResumeLine[]>();

/** In UTF-16 units; what is longer is no line that anybody wrote as one. */
const LONGEST = 2_000;

interface Place {
  span: Span;
  kind: LineKind;
  current: boolean | null;
}

/** What is read as one: a line, or the lines of a paragraph that run on. */
interface Stretch {
  text: string;
  start: number;
  kind: LineKind;
  current: boolean | null;
  marker: number;
  /** Index of its last line in the document. */
  last: number;
}

function* read({ document, resume }: Pick<CheckInput, 'document' | 'resume'>) {
  const names = ownNames(resume);
  for (const { text, start, kind, current, marker } of stretches({ document, resume })) {
    const parts = kind === 'bullet' && marker === 0 ? sentencesIn(text) : [{ text, at: 0 }];
    for (const { text: part, at } of parts) {
      const protectedSpans = protectedIn(part, names, kind);
      yield { text: part, start: start + at, kind, current, protectedSpans };
    }
  }
}

function stretches({ document, resume }: Pick<CheckInput, 'document' | 'resume'>): Stretch[] {
  const found: Stretch[] = [];
  for (const one of singleLines({ document, resume })) {
    const before = found.at(-1);
    const end = one.start + one.text.length;
    if (!before || !runsOn(before, one) || end - before.start > LONGEST) found.push(one);
    else {
      before.text = document.text.slice(before.start, end);
      before.last = one.last;
    }
  }
  return found;
}

/** 'machines like straight stitch,' and 'overlock and buttonhole.' are one sentence. */
const runsOn = (before: Stretch, { kind, current, marker, last, text }: Stretch): boolean =>
  /^(?:bullet|prose)$/.test(kind) &&
  kind === before.kind &&
  current === before.current &&
  marker === 0 &&
  last === before.last + 1 &&
  /^\p{Ll}/u.test(text) &&
  !/[.!?:;]$/.test(before.text) &&
  before.text.length >= WRAPPED;

/** A line that runs on is about as wide as a page; items of a list are not. */
const WRAPPED = 50;

function* singleLines({
  document,
  resume,
}: Pick<CheckInput, 'document' | 'resume'>): Generator<Stretch> {
  const places = statementPlaces(resume).toSorted((a, b) => a.span.start - b.span.start);
  const isContact = overlapping(contactSpans(resume));
  const kinds = sectionKinds(document.lines.length, resume);
  const headings = new Set(resume.sections.flatMap(({ heading }) => heading?.span?.start ?? []));
  let next = 0;
  for (const [index, line] of document.lines.entries()) {
    if (line.text.trim() === '' || line.text.length > LONGEST) continue;
    const end = line.start + line.text.length;
    const marker = MARKER.exec(line.text)![0].length;
    const start = line.start + marker;
    while (next < places.length && places[next]!.span.end <= start) next++;
    const place = places[next];
    const inside = place && place.span.start < end ? place : null;
    const text = line.text.slice(marker).trimEnd();
    const kind = inside?.kind ?? (headings.has(start) ? 'heading' : kindIn(kinds[index], marker));
    if (kind === null || text === '' || (!inside && isContact({ start, end }))) continue;
    const current = inside ? inside.current : kind === 'prose' ? true : null;
    yield { text, start, kind, current, marker, last: index };
  }
}

/** Indentation, a sign or number of a list, and the space behind it. */
const MARKER = new RegExp(
  `^\\s*(?:(?:[${BULLET_SIGNS}]|${TYPED_ARROWS}|${NUMERALS}|o(?= ))\\s+|${TYPED_ARROWS}(?=\\S))?`,
  'u',
);

/** What a job is told in without bullets: each sentence stands for one. */
const sentencesIn = (text: string): { text: string; at: number }[] =>
  sentenceSpans(text).map(({ start, end }) => ({ text: text.slice(start, end), at: start }));

const PROSE = new Set<SectionKind>(['summary', 'objective', 'interests', 'awards', 'other']);
const NOT_READ = new Set<SectionKind>(['header', 'publications', 'personal']);

function kindIn(section: SectionKind | undefined, marker: number): LineKind | null {
  if (section === undefined || NOT_READ.has(section)) return null;
  if (section === 'skills') return 'skills';
  if (PROSE.has(section)) return 'prose';
  return marker > 0 ? 'bullet' : 'entry';
}

function sectionKinds(length: number, { sections }: ParsedResume): (SectionKind | undefined)[] {
  const kinds = Array.from<SectionKind | undefined>({ length });
  for (const { kind, lineRanges } of sections) {
    for (const [from, to] of lineRanges) kinds.fill(kind, from, to);
  }
  return kinds;
}

/** Where the person tells what they did and who they are. */
function statementPlaces(resume: ParsedResume): Place[] {
  const places: Place[] = [];
  const add = (value: Parsed | null, kind: LineKind, current: boolean | null) => {
    if (value?.span) places.push({ span: value.span, kind, current });
  };
  for (const { highlights, summary, current, start, end, dates } of [
    ...resume.work,
    ...resume.volunteer,
  ]) {
    const held = start || end || dates ? current : null;
    for (const one of highlights) add(one, 'bullet', held);
    add(summary, 'prose', held);
  }
  for (const { highlights, end } of resume.projects) {
    for (const one of highlights) add(one, 'bullet', end ? end.value === 'present' : null);
  }
  for (const { highlights } of resume.competencies) {
    for (const one of highlights) add(one, 'bullet', null);
  }
  for (const { highlights } of resume.education) {
    for (const one of highlights) add(one, 'bullet', null);
  }
  // Who someone is and what they look for is told in the present.
  add(resume.summary, 'prose', true);
  return places;
}

const contactSpans = ({ name, email, phone, location, urls }: ParsedResume): Span[] =>
  [name, email, phone, location, ...urls].flatMap((value) => value?.span ?? []);

/** Names that no fix may touch wherever they stand. */
function ownNames(resume: ParsedResume): string[] {
  const values = [
    resume.name,
    resume.location,
    ...[...resume.work, ...resume.volunteer].flatMap((work) => [work.company, work.location]),
    ...resume.projects.map((project) => project.name),
    ...resume.education.flatMap((entry) => [entry.institution, entry.location]),
  ];
  return [...new Set(values.flatMap((value) => (value ? [value.value] : [])))].filter(
    (name) => name.length > 2 && name.length < 80 && /^\p{Lu}/u.test(name),
  );
}

function protectedIn(text: string, names: readonly string[], kind: LineKind): Span[] {
  const spans = names.flatMap((name) => {
    const start = text.indexOf(name);
    // At the head of a bullet stands what was done, whatever an employer is called.
    return start < 0 || (start === 0 && kind !== 'entry')
      ? []
      : [{ start, end: start + name.length }];
  });
  if (/[@/.]|\d/.test(text)) {
    spans.push(...findEmails(text).map(spanOf), ...findUrls(text).map(spanOf));
    if (/\d(?:\D{0,3}\d){6}/.test(text)) spans.push(...findPhones(text).map(spanOf));
    if (kind === 'entry') spans.push(...findDates(text).map(spanOf));
  }
  return spans;
}

const spanOf = ({ from, to }: { from: number; to: number }): Span => ({ start: from, end: to });
