/** Lines that may be headings by their words. */
import { isDeed } from './deeds.ts';
import { headingKey, isStandard, readHeading } from './heading-text.ts';
import { SUBLABELS } from './heading-words.ts';
import { languageLength } from './language-names.ts';
import type { Line, Piece } from './line.ts';
import { isDocumentTitle } from './name.ts';
import type { SectionKind } from './model.ts';

/** A section heading and what stands beside it on its line. */
export interface Heading {
  /** Index in the list of lines. */
  at: number;
  kind: SectionKind;
  piece: Piece;
  confidence: number;
  standard: boolean;
  /** Text after 'Skills:' or beside a label column, on the same line. */
  rest: Piece | null;
  /** Index of its second line, where it takes two. */
  through?: number;
  /** It stands before a colon with its content on the same line. */
  inline?: boolean;
}

/** A line that may be a heading; `certain` by its words alone. */
export interface Candidate extends Heading {
  certain: boolean;
  inline: boolean;
}

/** The heading that a line may be, by its words; null when it names none. */
export function readCandidate(at: number, line: Line): Candidate | null {
  if (line.bullet && line.source.headingLevel == null && line.markerLength > 0 && !line.caps)
    return null;
  if (line.source.role === 'footnote' || line.source.role === 'footer') return null;
  const whole = line.text.length <= 70 ? readHeading(strip(line.text)) : null;
  const base = { at, standard: false, rest: null, inline: false, certain: false };
  if (whole && line.cells.length === 1) {
    return {
      ...base,
      kind: whole.kind,
      piece: trimHeading(line),
      confidence: whole.confidence,
      certain: whole.confidence > 0.75,
      standard: isStandard(headingKey(line.text)),
    };
  }
  // A label column on one baseline with its content.
  const opening = line.cells[0]!.text;
  if (opening.endsWith(')') && isDocumentTitle(opening)) return null;
  const label = line.cells.length > 1 ? readHeading(strip(line.cells[0]!.text)) : null;
  const rest = line.cells[1]?.text ?? '';
  if (label?.exact && !(label.kind === 'languages' && languageLength(rest) === 0)) {
    const first = line.cells[0]!;
    const second = line.cells[1]!;
    const rest = { text: line.text.slice(second.start - line.start), start: second.start };
    return {
      ...base,
      kind: label.kind,
      piece: first,
      confidence: label.confidence,
      rest,
      standard: isStandard(headingKey(first.text)),
    };
  }
  return readTongue(base, line) ?? readInline(base, line);
}

/** 'Mother tongue(s) Italian', 'Digital skills AutoCAD, Rhino': the label of a form close to what it asks for. */
function readTongue(
  base: Omit<Candidate, 'kind' | 'piece' | 'confidence'>,
  line: Line,
): Candidate | null {
  const label = FORM_LABEL.exec(line.text)?.[0];
  if (!label || line.bullet) return null;
  const from = label.length + 1;
  const rest = { text: line.text.slice(from), start: line.start + from };
  const isList = /^\p{Lu}[^.:]*,/u.test(rest.text);
  const kind = /skills$/i.test(label) ? 'skills' : 'languages';
  if (kind === 'skills' ? !isList : languageLength(rest.text) === 0) return null;
  const piece = { text: label, start: line.start };
  return { ...base, kind, piece, confidence: 0.9, rest, inline: true };
}

const FORM_LABEL =
  /^(?:(?:mother tongue|other language)(?:s|\(s\))?|(?:digital|computer|job-related) skills)(?=\s)/i;

/** Lines in which a resume has said who it is of. */
const TOP_LINES = 8;
const NEVER_INLINE = new Set<SectionKind>(['header', 'experience', 'other', 'personal']);

/** 'Skills: Python, SQL' on one line. */
function readInline(
  base: Omit<Candidate, 'kind' | 'piece' | 'confidence'>,
  line: Line,
): Candidate | null {
  const colon = line.text.slice(0, 45).indexOf(':');
  if (colon < 3 || colon >= line.text.length - 1 || line.bullet) return null;
  const label = readHeading(line.text.slice(0, colon));
  if (!label?.exact || NEVER_INLINE.has(label.kind)) return null;
  const isSublabel = SUBLABELS.has(headingKey(line.text.slice(0, colon)));
  // 'Summary: …' on top of the page is the person's; inside a job it is the job's.
  if (isSublabel && !(label.kind === 'summary' && base.at < TOP_LINES)) return null;
  if (label.kind === 'languages' && languageLength(line.text.slice(colon + 1).trim()) === 0) {
    return null;
  }
  const words = line.words - 1;
  const rest = { text: line.text.slice(colon + 1).trim(), words, cells: line.cells };
  // 'TRAINING: Taught 25 soldiers a quarter' tells what was done in a job.
  if (label.kind !== 'summary' && isDeed(rest)) return null;
  let from = colon + 1;
  while (line.text[from] === ' ' || line.text[from] === '\t') from++;
  return {
    ...base,
    kind: label.kind,
    piece: { text: line.text.slice(0, colon), start: line.start },
    confidence: label.confidence * 0.9,
    rest: { text: line.text.slice(from), start: line.start + from },
    inline: true,
    standard: isStandard(headingKey(line.text.slice(0, colon))),
  };
}

const strip = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');

/** The words of a heading without signs around them. */
export function trimHeading(line: Line): Piece {
  const from = /\p{L}/u.exec(line.text)?.index ?? 0;
  const text = line.text.slice(from).replace(/[\s:_\-–—=*#|.]+$/u, '');
  return { text, start: line.start + from };
}
