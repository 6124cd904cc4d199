import { BULLET_SIGNS, NUMERALS } from '#contract/bullet-signs.ts';
import { findDates } from '#worker/nlp/dates.ts';

/** A line of a text file and how deep it is indented, in characters. */
interface RawLine {
  text: string;
  indent: number;
}

/** The logical line that is being put together. */
interface OpenLine {
  lineIndent: number;
  last: RawLine;
  isBullet: boolean;
  joined: boolean;
}

/** Job headers end in dates, labels in a colon. */
const ENDS_HEADER = /(?:\d{4}|present|current|now|today|ongoing|[):])\W*$/i;
/** No line ends in such a word on purpose. */
const HANGING_WORD = /\b(?:and|or|of|the|an?|in|to|for|with|by|at|on|from|as|that|which)$/i;
/** Of these, those that end no sentence either: 'with a harness always on' may be whole. */
const SURELY_HANGING = /\b(?:and|or|of|the|an?|for|with|from)$/i;
/** A line of this many words is running prose. */
const PROSE_WORDS = 8;
const CONTACT = /^(?:\S+@\S+\.\p{Ll}{2,}|https?:|www\.|\(?\+?\d[\d() .-]{7,}\d)(?=$|[\s|,;•·])/u;
/** A line that is nothing but dates stands for itself. */
const DATES = /^\(?\d[\d/.]*\W.{0,30}(?:\d{4}|present|current|now)\)?$/i;
const MIN_WIDTH = 50;
/** A line of this length that ends in a comma goes on below in lower case, whatever the file's width. */
const MIN_OPEN = 40;
/** One line alone shows that a file was wrapped only from this column on; a writer may begin a line in lower case. */
const MIN_LONE_WIDTH = 68;
/** 'Designation: Staff Nurse' in a form stands for itself. */
const LABEL = /^\p{Lu}[\p{L}’'/& .-]{1,38}\s?:(?:\s|$)/u;
const MAX_WIDTH = 110;
/** So many sure wraps at one width tell a file that was wrapped there: only then is a line that begins with a capital joined. */
const MIN_SURE = 2;
const BULLET = new RegExp(
  String.raw`^(?:[${BULLET_SIGNS}]|o(?=\s+\p{Lu})|[-=]{1,2}>|${NUMERALS})\s+`,
  'u',
);

/** Joins hard-wrapped lines into logical ones, only where a wrap is the likely reason for the break. */
export function unwrap(lines: readonly string[]): string[] {
  const raw = lines.map((line) => {
    const expanded = line.replaceAll('\t', '    ').trimEnd();
    return { text: line.trim(), indent: expanded.length - expanded.trimStart().length };
  });
  const wrapped = wrapWidth(raw);
  const labels = labelsOf(raw);
  const out: string[] = [];
  let open: OpenLine | undefined;
  for (const line of raw) {
    const opens = labels.has(labelOf(line.text));
    if (open && line.text !== '' && !opens && continues(open, line, wrapped)) {
      out[out.length - 1] = joinWrapped(out.at(-1)!, line.text);
      open.last = line;
      open.joined = true;
      continue;
    }
    out.push(line.text);
    open =
      line.text === ''
        ? undefined
        : { lineIndent: line.indent, last: line, isBullet: BULLET.test(line.text), joined: false };
  }
  return out;
}

/** The label that a line opens with; empty for none. */
const labelOf = (text: string): string => LABEL.exec(text)?.[0].replace(/\s?:\s?$/, '') ?? '';

/** 'Post held:' before several lines, or before a wide gap, is a form's, and each begins a line of its own. */
function labelsOf(lines: readonly RawLine[]): Set<string> {
  const labels = new Set<string>();
  const once = new Set<string>();
  for (const { text } of lines) {
    const label = labelOf(text);
    if (label === '') continue;
    if (once.has(label) || /^[^:]*:(?:\t| {2})/.test(text)) labels.add(label);
    once.add(label);
  }
  return labels;
}

/** A word hyphenated at the break keeps its hyphen: 'cross-' + 'functional'. */
const joinWrapped = (above: string, below: string) =>
  /\p{L}-$/u.test(above) ? above + below : `${above} ${below}`;

const endOf = (line: RawLine) => line.indent + line.text.length;

const firstWord = (text: string) => /^\S+/.exec(text)![0];

/** True when the next line's first word had no room on this line. */
const hadNoRoom = (line: RawLine, next: RawLine, width: number) =>
  endOf(line) <= width && endOf(line) + 1 + firstWord(next.text).length > width;

/** The column at which a file was wrapped, 0 when it was not, and how many breaks there are wraps for sure. */
interface Wrapped {
  width: number;
  sure: number;
}

/**
 * Where the file was wrapped. Each likely wrap allows the widths from
 * its own end to where the next word would have ended; the width that most of them allow wins.
 */
function wrapWidth(lines: readonly RawLine[]): Wrapped {
  const votes = new Map<number, { all: number; sure: number; hangs: boolean }>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next?.text || CONTACT.test(next.text)) continue;
    if (endOf(line) < MIN_WIDTH || !isProse(line) || BULLET.test(next.text)) continue;
    const hangs = HANGING_WORD.test(line.text);
    const isSure = hangs || /^\p{Ll}/u.test(next.text);
    const last = Math.min(MAX_WIDTH, endOf(line) + firstWord(next.text).length);
    for (let width = endOf(line); width <= last; width++) {
      const vote = votes.get(width) ?? { all: 0, sure: 0, hangs: false };
      const [all, sure] = [vote.all + 1, vote.sure + Number(isSure)];
      votes.set(width, { all, sure, hangs: vote.hangs || hangs });
    }
  }
  let best = 0;
  for (const [width, vote] of votes) {
    const lead = votes.get(best)?.all ?? 0;
    const tells = vote.sure > 0 && (vote.all > 1 || vote.hangs || width >= MIN_LONE_WIDTH);
    if (tells && (vote.all > lead || (vote.all === lead && width < best))) best = width;
  }
  return { width: best, sure: votes.get(best)?.sure ?? 0 };
}

/** A line of running text that does not end where a header or a sentence ends. */
const isProse = (line: RawLine) =>
  !ENDS_HEADER.test(line.text) &&
  (line.text.endsWith(',') || line.text.split(/\s+/).length >= PROSE_WORDS);

function continues(open: OpenLine, line: RawLine, { width, sure }: Wrapped): boolean {
  if (BULLET.test(line.text) || /^[-=_*~]{3,}$/.test(line.text)) return false;
  // A line that begins with an address or a number to call is the contact line.
  if (CONTACT.test(line.text)) return false;
  if (/\t| {3,}/.test(open.last.text) || / {3,}/.test(line.text)) return false;
  if (isRange(line.text) || (endsInRange(open.last.text) && !/^\p{Ll}/u.test(line.text)))
    return false;
  if (open.last.text.endsWith(',') && /^\p{Ll}/u.test(line.text) && endOf(open.last) >= MIN_OPEN)
    return true;
  const hangs = open.isBullet && line.indent > open.lineIndent;
  if (hangs && LABEL.test(line.text)) return false;
  if (hangs && endOf(open.last) > (width === 0 ? MIN_WIDTH : width * 0.5)) return true;
  if (width === 0 || !hadNoRoom(open.last, line, width)) return false;
  if (open.isBullet && line.indent < open.lineIndent) return false;
  if (/^[\p{Ll}\d(&"'“‘]/u.test(line.text) && !DATES.test(line.text)) return true;
  const told = sure >= MIN_SURE || SURELY_HANGING.test(open.last.text);
  return told && carriesOn(open) && !isHeading(line.text);
}

/** 'May 2016 to present': nothing but a range of dates. */
const isRange = (text: string): boolean =>
  findDates(text).some(({ from, to, single }) => !single && from === 0 && to === text.length);

/** 'Deckhand | Kotare Line | 4/2009 – 6/2012' ends as the header of a job does. */
const endsInRange = (text: string): boolean => {
  const last = findDates(text).at(-1);
  return last !== undefined && !last.single && /^\W*$/.test(text.slice(last.to));
};

/** A capital after the break is a wrap only inside running prose. */
const carriesOn = (open: OpenLine) =>
  !ENDS_HEADER.test(open.last.text) &&
  (open.joined || (!/[.!?;]$/.test(open.last.text) && isProse(open.last)));

const isHeading = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
