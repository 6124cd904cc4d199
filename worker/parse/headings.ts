/** Which lines are section headings: by their words, then by the looks that the certain ones share. */
import { findDates } from '#worker/nlp/dates.ts';
import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { AMBIGUOUS, DECIDING, HEAD_NOUNS, PHRASES, SUBLABELS } from './heading-words.ts';
import { languageLength } from './language-names.ts';
import type { Line, Piece } from './line.ts';
import { isCaps } from './line.ts';
import type { SectionKind } from './model.ts';
import { degreeLength, schoolScore } from './schools.ts';

export interface Heading {
  /** Index in the list of lines. */
  at: number;
  kind: SectionKind;
  piece: Piece;
  confidence: number;
  standard: boolean;
  /** Text after 'Skills:' or beside a label column, on the same line. */
  rest: Piece | null;
}

interface Candidate extends Heading {
  certain: boolean;
  inline: boolean;
}

const phrases = new Map<string, SectionKind>();
const squeezed = new Map<string, SectionKind>();
for (const [kind, list] of PHRASES) {
  for (const phrase of list.split('|')) {
    if (!phrases.has(phrase)) phrases.set(phrase, kind);
    const key = phrase.replaceAll(' ', '');
    if (!squeezed.has(key)) squeezed.set(key, kind);
  }
}

/** Heading kinds that the parsers in use know by exactly these names. */
const STANDARD =
  /^(?:(?:work |professional |relevant )?experience|employment(?: history)?|work history|education|(?:technical |key |core )?skills|(?:professional )?summary|profile|objective|projects|certifications|certificates|languages|awards|honors|publications|volunteer(?:ing| experience)?|references|interests|contact)$/;

const FILLER = new Set(
  'and & + of the my a in for with und der die das et de des du la le les l d y e i ed en of van oraz en met het del della degli delle dei do da dos das'.split(
    ' ',
  ),
);

/** Key of a heading: folded, letter-spacing undone by the caller, counts and decoration gone, filler words dropped. */
export function headingKey(text: string): string {
  return (
    fold(text)
      .replace(/\(\s*\d+\s*\)/g, ' ')
      .match(/[\p{L}][\p{L}']*/gu)
      ?.map((word) => word.replace(/^[ld]'/, ''))
      .filter((word) => !FILLER.has(word))
      .join(' ') ?? ''
  );
}

/** Kind of section that a text names, and how surely by its words alone (0..1); null when none. */
export const readHeading = rememberByText(computeHeading);

function computeHeading(
  text: string,
): { kind: SectionKind; confidence: number; exact: boolean } | null {
  if (text.length > 60 || /[@\d]{3}|[.!?]$/.test(text)) return null;
  const spaced = isLetterSpaced(text) ? squeezed.get(lettersOf(text)) : undefined;
  if (spaced) return { kind: spaced, confidence: 0.95, exact: true };
  const key = headingKey(text);
  if (!key) return null;
  const words = key.split(' ');
  if (words.length > 6) return null;
  const exact = phrases.get(key);
  if (exact) return { kind: exact, confidence: AMBIGUOUS.has(key) ? 0.6 : 0.95, exact: true };
  const deciding = words.map((word) => DECIDING[word]).find(Boolean);
  if (deciding && words.length <= 4) return { kind: deciding, confidence: 0.6, exact: false };
  const joined = joinedHeading(text);
  if (joined) return { kind: joined, confidence: 0.8, exact: false };
  const noun = HEAD_NOUNS[words.at(-1)!];
  if (noun && words.length <= 4) return { kind: noun, confidence: 0.5, exact: false };
  return null;
}

/** 'Skills & Languages', 'Awards / Publications': each side a heading; the first decides. */
function joinedHeading(text: string): SectionKind | null {
  const parts = text
    .split(/\s*(?:&|\/|\+|,|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\bi\b|\boraz\b)\s*/i)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map(
    (part) => phrases.get(headingKey(part)) ?? HEAD_NOUNS[headingKey(part).split(' ').at(-1)!],
  );
  return kinds.every(Boolean) ? kinds[0]! : null;
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');

/** 'S U M M A RY': most tokens are one or two letters. */
export function isLetterSpaced(text: string): boolean {
  const tokens = text.match(/\p{L}+/gu) ?? [];
  return (
    tokens.length >= 4 && tokens.filter((token) => token.length <= 2).length >= tokens.length * 0.7
  );
}

/** Headings of the document in order, decided together. */
export function findHeadings(lines: Line[]): Heading[] {
  const body = bodySize(lines);
  const candidates: Candidate[] = [];
  for (const [at, line] of lines.entries()) {
    const candidate = readCandidate(at, line);
    if (candidate) candidates.push(candidate);
  }
  const looks = commonLooks(lines, candidates, body);
  const alone = standaloneKeys(candidates);
  const kept = candidates.filter((candidate) => isHeading(lines, candidate, looks, body, alone));
  return withUnknownHeadings(lines, withoutGroups(kept), looks, body);
}

/** 'Tools: Git, Docker' under 'Skills' is a group of it. */
function withoutGroups(kept: Candidate[]): Candidate[] {
  let alone: SectionKind | null = null;
  return kept.filter((candidate) => {
    if (!candidate.inline) alone = candidate.kind;
    return !candidate.inline || candidate.kind !== alone;
  });
}

function readCandidate(at: number, line: Line): Candidate | null {
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
      standard: STANDARD.test(headingKey(line.text)),
    };
  }
  // A label column on one baseline with its content.
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
      standard: STANDARD.test(headingKey(first.text)),
    };
  }
  return readInline(base, line);
}

const NEVER_INLINE = new Set<SectionKind>(['header', 'experience', 'other', 'personal']);

/** 'Skills: Python, SQL' on one line. */
function readInline(
  base: Omit<Candidate, 'kind' | 'piece' | 'confidence'>,
  line: Line,
): Candidate | null {
  const colon = line.text.slice(0, 45).indexOf(':');
  if (colon < 4 || colon >= line.text.length - 1 || line.bullet) return null;
  const label = readHeading(line.text.slice(0, colon));
  if (!label?.exact || NEVER_INLINE.has(label.kind)) return null;
  if (SUBLABELS.has(headingKey(line.text.slice(0, colon)))) return null;
  if (label.kind === 'languages' && languageLength(line.text.slice(colon + 1).trim()) === 0) {
    return null;
  }
  let from = colon + 1;
  while (line.text[from] === ' ' || line.text[from] === '\t') from++;
  return {
    ...base,
    kind: label.kind,
    piece: { text: line.text.slice(0, colon), start: line.start },
    confidence: label.confidence * 0.9,
    rest: { text: line.text.slice(from), start: line.start + from },
    inline: true,
    standard: STANDARD.test(headingKey(line.text.slice(0, colon))),
  };
}

const strip = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');

function trimHeading(line: Line): Piece {
  const from = /\p{L}/u.exec(line.text)?.index ?? 0;
  const text = line.text.slice(from).replace(/[\s:_\-–—=*#|.]+$/u, '');
  return { text, start: line.start + from };
}

/** What the certain headings look like. */
export interface Looks {
  count: number;
  size: Set<number>;
  caps: number;
  bold: number;
  level: number;
  levels: Set<number>;
  underlined: number;
  colon: number;
  x: Set<number>;
}

const half = (value: number) => Math.round(value * 2) / 2;

function commonLooks(lines: Line[], candidates: Candidate[], body: number): Looks {
  const looks: Looks = {
    count: 0,
    size: new Set(),
    caps: 0,
    bold: 0,
    level: 0,
    levels: new Set(),
    underlined: 0,
    colon: 0,
    x: new Set(),
  };
  for (const candidate of candidates) {
    if (!candidate.certain) continue;
    const line = lines[candidate.at]!;
    looks.count++;
    if (line.source.sizePt && line.source.sizePt > body + 0.4)
      looks.size.add(half(line.source.sizePt));
    if (isCaps(candidate.piece.text)) looks.caps++;
    if (line.source.bold && !candidate.rest) looks.bold++;
    if (line.source.headingLevel) {
      looks.level++;
      looks.levels.add(line.source.headingLevel);
    }
    if (isRule(lines[candidate.at + 1])) looks.underlined++;
    if (line.text.endsWith(':')) looks.colon++;
    if (line.source.x != null) looks.x.add(Math.round(line.source.x));
  }
  return looks;
}

/** Likeness to the certain headings, from -1 (none) to about 3. */
function likeness(lines: Line[], at: number, looks: Looks, body: number): number {
  const line = lines[at]!;
  const most = (count: number) => looks.count > 0 && count >= looks.count * 0.6;
  const size = line.source.sizePt ?? 0;
  let score = 0;
  if (looks.size.size > 0 && size > 0) score += looks.size.has(half(size)) ? 1.2 : -1;
  else if (size > body + 0.4) score += 0.6;
  if (most(looks.caps)) score += line.caps ? 0.9 : looks.caps >= looks.count * 0.85 ? -0.9 : 0;
  else if (looks.count > 1 && looks.caps === 0 && line.caps) score -= 0.5;
  if (most(looks.bold)) score += line.source.bold ? 0.6 : -0.8;
  else if (looks.count > 1 && looks.bold === 0 && line.source.bold) score -= 0.8;
  if (most(looks.level)) score += looks.levels.has(line.source.headingLevel ?? 0) ? 1.5 : -1;
  if (most(looks.underlined)) score += isRule(lines[at + 1]) ? 2 : -1.5;
  if (most(looks.colon)) score += line.text.endsWith(':') ? 0.7 : -0.7;
  if (line.gapBefore) score += 0.4;
  if (line.source.x != null && looks.x.has(Math.round(line.source.x))) score += 0.2;
  return score;
}

export const isRule = (line: Line | undefined): boolean =>
  line != null && line.text.length >= 3 && line.words === 0 && /^[-–—=_*~.•·\s]+$/.test(line.text);

function isHeading(
  lines: Line[],
  candidate: Candidate,
  looks: Looks,
  body: number,
  alone: Set<string>,
): boolean {
  const line = lines[candidate.at]!;
  if (candidate.inline) return !alone.has(headingKey(candidate.piece.text));
  const like = likeness(lines, candidate.at, looks, body) + confirmation(lines, candidate);
  if (candidate.certain) return like > -2 && !isInList(lines, candidate.at);
  if (candidate.rest) return candidate.confidence > 0.75 || like > 0 || fits(candidate, looks);
  const own = (line.caps ? 0.4 : 0) + (line.source.bold ? 0.3 : 0) + (line.gapBefore ? 0.3 : 0);
  const isLower = line.text[0] !== line.text[0]!.toUpperCase();
  if (isLower || isInList(lines, candidate.at)) return false;
  if (looks.count === 0) return candidate.confidence >= 0.6 && own >= 0.3;
  return like + own * 0.5 > (candidate.confidence >= 0.6 ? 0.3 : 0.9);
}

/** What stands below speaks for an everyday word as a heading: languages, schools, dated entries, a list. */
function confirmation(lines: Line[], { at, kind }: Candidate): number {
  const below = lines.slice(at + 1, at + 4);
  const first = below[0]?.text ?? '';
  if (kind === 'languages') {
    return below.some((line) => line.cells.some((cell) => languageLength(cell.text) > 0))
      ? 1
      : -1.5;
  }
  if (kind === 'education') {
    return below.some(({ text }) => schoolScore(text) >= 1 || degreeLength(text) > 0) ? 0.8 : 0;
  }
  if (kind === 'experience' || kind === 'volunteer') {
    return below.some((line) => findDates(line.text).some((range) => !range.single)) ? 0.8 : 0;
  }
  return kind === 'skills' && first.split(/[,|•;]/).length > 2 ? 0.6 : 0;
}

/** A label beside its content that the content confirms, or that is in capitals as the headings are. */
function fits({ kind, rest, piece }: Candidate, looks: Looks): boolean {
  if (kind === 'languages' && languageLength(rest!.text) > 0) return true;
  return looks.count > 0 && looks.caps >= looks.count * 0.6 && isCaps(piece.text);
}

/** Headings that stand on a line of their own: beside them, 'Skills: x' is a group inside the section. */
function standaloneKeys(candidates: Candidate[]): Set<string> {
  return new Set(candidates.filter((c) => !c.inline).map((c) => headingKey(c.piece.text)));
}

/** A line amid bullets of its own kind is an item, whatever it says. */
function isInList(lines: Line[], at: number): boolean {
  const line = lines[at]!;
  return (
    line.bullet &&
    line.source.headingLevel == null &&
    Boolean(lines[at - 1]?.bullet || lines[at + 1]?.bullet)
  );
}

/** Lines that look exactly like the certain headings but name no known section. */
function withUnknownHeadings(
  lines: Line[],
  kept: Heading[],
  looks: Looks,
  body: number,
): Heading[] {
  if (kept.length < 2) return kept;
  const known = new Set(kept.map((heading) => heading.at));
  const texts = new Set(kept.map((heading) => lines[heading.at]!.text));
  const result = [...kept];
  const from = kept[0]!.at;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (
      known.has(at) ||
      line.bullet ||
      line.words > 5 ||
      line.cells.length > 1 ||
      line.text.length > 45
    )
      continue;
    if (isRule(line) || /[@\d,;|.]/.test(line.text) || line.words === 0) continue;
    if (!isDistinct(line, looks, lines[at + 1]) || likeness(lines, at, looks, body) < 1.1) continue;
    if (heads(lines, at)) continue;
    if (texts.has(line.text)) continue;
    result.push({
      at,
      kind: 'other',
      piece: trimHeading(line),
      confidence: 0.5,
      standard: false,
      rest: null,
    });
  }
  return result.sort((a, b) => a.at - b.at);
}

/** A date on one of the next lines makes a line the head of an entry. */
function heads(lines: Line[], at: number): boolean {
  return lines
    .slice(at + 1, at + 4)
    .some((line) => !line.bullet && line.words <= 12 && findDates(line.text).length > 0);
}

/** Only a look that entries do not have: an own size, a heading style, or a rule below. */
function isDistinct(line: Line, looks: Looks, next: Line | undefined): boolean {
  const bold = line.source.bold === true;
  if ((bold && looks.bold === 0) || (!bold && looks.bold === looks.count)) return false;
  if (looks.underlined >= looks.count * 0.6 && looks.count > 1) return isRule(next);
  if (looks.level >= looks.count * 0.6 && looks.levels.has(line.source.headingLevel ?? 0))
    return true;
  if (looks.size.size === 1 && looks.size.has(half(line.source.sizePt ?? 0))) return true;
  return looks.caps === looks.count && looks.count >= 3 && isCaps(line.text) && line.gapBefore;
}

/** The size of most characters. */
export function bodySize(lines: Line[]): number {
  const chars = new Map<number, number>();
  for (const line of lines) {
    const size = line.source.sizePt;
    if (size) chars.set(half(size), (chars.get(half(size)) ?? 0) + line.text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of chars) {
    if (count > most) {
      best = size;
      most = count;
    }
  }
  return best;
}
