import { BULLET_SIGNS } from '#contract/bullet-signs.ts';
import { TYPED_ARROWS } from '#worker/document/bullet-signs.ts';
import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { sentencesOf } from '#worker/nlp/sentences.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type {
  Parsed,
  ParsedBullet,
  ParsedResume,
  ParsedWork,
  SectionKind,
} from '#worker/parse/model.ts';
import { openingIn } from './opening-in.ts';
import { overlapping } from './overlap.ts';
import { countWords } from './words.ts';

/** One statement about what the person did: a bullet, or a sentence where a role has no bullets. */
export interface EvidenceLine {
  text: string;
  span: Span | null;
  /** True for a role that has not ended; null where that is unknown. */
  current: boolean | null;
  bullet: boolean;
  /** The same statement stands further up; it proves nothing twice. */
  repeated: boolean;
}

/**
 * Statements of experience, volunteering and projects, in order. Where reading gave most statements of
 * the page to no job, those count too: what we failed to sort is not the user's gap.
 */
export function evidenceLines(input: CheckInput): EvidenceLine[] {
  const known = cache.get(input.resume);
  if (known) return known;
  const { resume } = input;
  const sorted = [
    ...[...resume.work, ...resume.volunteer].flatMap(ofRole),
    ...[...resume.projects, ...resume.competencies].flatMap(({ highlights }) =>
      highlights.map(({ value, span }) => statement(value, span, null)),
    ),
  ];
  const stray = strays.get(resume) ?? strayLines(input, sorted);
  strays.set(resume, stray);
  const isMost = stray.length >= Math.max(2, sorted.length);
  const lines = isMost ? [...sorted, ...stray.map(strayIn(input))] : sorted;
  const seen = new Set<string>();
  for (const line of lines) {
    const key = keyOf(line.text);
    line.repeated = seen.has(key);
    seen.add(key);
  }
  cache.set(resume, lines);
  return lines;
}

/** Spares the search for statements given to no job where `to` is `from` with other words in its jobs' bullets. */
export function shareStrays(from: CheckInput, to: CheckInput): void {
  evidenceLines(from);
  const known = strays.get(from.resume);
  if (known) strays.set(to.resume, known);
}

const keyOf = rememberByText((text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Share of the statements that pass `test`; a repeated one never does. 0 for none. */
export function shareOf(lines: EvidenceLine[], test: (line: EvidenceLine) => boolean): number {
  if (lines.length === 0) return 0;
  return lines.filter((line) => !line.repeated && test(line)).length / lines.length;
}

const cache = new WeakMap<ParsedResume, EvidenceLine[]>();
/** Indexes of the lines that read like statements about work but were given to no job. */
const strays = new WeakMap<ParsedResume, readonly number[]>();

const statement = (
  text: string,
  span: Span | null,
  current: boolean | null,
  bullet = true,
): EvidenceLine => ({ text, span, current, bullet, repeated: false });

function ofRole(role: ParsedWork): EvidenceLine[] {
  const { current, highlights } = role;
  if (highlights.length > 0) {
    return highlights.flatMap((one) => statementsOf(one, current));
  }
  const prose = role.summary;
  if (!prose) return [];
  return sentencesOf(prose.value)
    .filter((sentence) => countWords(sentence) >= 4)
    .map((text) => statement(text, placeIn(prose, text), current, false));
}

/** A bullet is one statement; a paragraph in its place is one for each sentence, as when it is set in bullets. */
function statementsOf(highlight: ParsedBullet, current: boolean): EvidenceLine[] {
  const { value, span, markerLength } = highlight;
  const sentences = markerLength === 0 && /[.!?]\s/.test(value) ? sentencesOf(value) : [];
  if (sentences.length < 2 || sentences.some((one) => countWords(one) < 4)) {
    return [statement(value, span, current)];
  }
  return sentences.map((text) => statement(text, placeIn(highlight, text), current, false));
}

function placeIn(prose: Parsed, text: string): Span | null {
  const at = prose.value.indexOf(text);
  if (!prose.span || at < 0 || prose.span.end - prose.span.start !== prose.value.length) {
    return prose.span;
  }
  return { start: prose.span.start + at, end: prose.span.start + at + text.length };
}

const GLYPH = new RegExp(`^\\s*(?:[${BULLET_SIGNS}]|${TYPED_ARROWS})\\s+`, 'u');

/** Sections in which a sentence says something else than what the person did at work. */
const OTHER_MATTER = new Set<SectionKind>([
  'personal',
  'summary',
  'objective',
  'languages',
  'awards',
  'publications',
  'interests',
  'references',
]);

function strayLines(
  { document, resume, speller }: CheckInput,
  sorted: readonly EvidenceLine[],
): number[] {
  const isTaken = overlapping(
    [...sorted.map(({ span }) => span), resume.summary?.span, ...headersOf(resume)].filter(
      (it) => it != null,
    ),
  );
  return resume.sections
    .filter(({ kind }) => !OTHER_MATTER.has(kind))
    .filter(({ kind }) => sorted.length === 0 || (kind !== 'education' && kind !== 'skills'))
    .flatMap(({ lineRanges }) => lineRanges.flatMap(([from, to]) => indexes(from, to)))
    .filter((index) => {
      const line = document.lines[index];
      if (!line) return false;
      const { text, start } = line;
      return !isTaken({ start, end: start + text.length }) && isStatement(text, speller);
    });
}

/** What heads a job or a school is no statement, though a form's label before it may open with a verb. */
const headersOf = ({ work, volunteer, education }: ParsedResume) => [
  ...[...work, ...volunteer].flatMap(({ title, company }) => [title?.span, company?.span]),
  ...education.flatMap(({ degree, institution }) => [degree?.span, institution?.span]),
];

const indexes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const strayIn =
  ({ document }: CheckInput) =>
  (index: number): EvidenceLine => {
    const { text, start, list } = document.lines[index]!;
    const marker = GLYPH.exec(text)?.[0].length ?? 0;
    const span = { start: start + marker, end: start + text.length };
    return statement(text.slice(marker), span, null, marker > 0 || list !== undefined);
  };

function isStatement(line: string, speller: Speller | null): boolean {
  const words = countWords(line);
  if (words < 5 || /@|https?:|(?:19|20)\d\d\s*[–—-]|(?:19|20)\d\d$/.test(line)) return false;
  const { kind } = openingIn({ text: line.replace(GLYPH, '') }, speller);
  return kind !== 'other' || (GLYPH.test(line) && words >= 6) || (words >= 8 && /[.]$/.test(line));
}
