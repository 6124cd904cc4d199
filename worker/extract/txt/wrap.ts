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

/** A line of this many words is running prose. */
const PROSE_WORDS = 8;
/** A line that is nothing but dates stands for itself. */
const DATES = /^\(?\d[\d/.]*\W.{0,30}(?:\d{4}|present|current|now)\)?$/i;
const MIN_WIDTH = 50;
const MAX_WIDTH = 110;
const BULLET = /^(?:[•*\-–—▪●○◦‣⁃·➢✓]|\(?\d{1,2}[.)])\s+/;

/** Joins hard-wrapped lines into logical ones, only where a wrap is the likely reason for the break. */
export function unwrap(lines: readonly string[]): string[] {
  const raw = lines.map((line) => {
    const expanded = line.replaceAll('\t', '    ').trimEnd();
    return { text: line.trim(), indent: expanded.length - expanded.trimStart().length };
  });
  const width = wrapWidth(raw);
  const out: string[] = [];
  let open: OpenLine | undefined;
  for (const line of raw) {
    if (open && line.text !== '' && continues(open, line, width)) {
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

/** A word hyphenated at the break keeps its hyphen: 'cross-' + 'functional'. */
const joinWrapped = (above: string, below: string) =>
  /\p{L}-$/u.test(above) ? above + below : `${above} ${below}`;

const endOf = (line: RawLine) => line.indent + line.text.length;

const firstWord = (text: string) => /^\S+/.exec(text)![0];

/** True when the next line's first word had no room on this line. */
const hadNoRoom = (line: RawLine, next: RawLine, width: number) =>
  endOf(line) + 1 + firstWord(next.text).length > width;

/** The column at which the file was wrapped; 0 when it was not. */
function wrapWidth(lines: readonly RawLine[]): number {
  const ends = lines.map(endOf);
  const longest = ends.reduce((a, b) => Math.max(a, b), 0);
  if (longest < MIN_WIDTH || longest > MAX_WIDTH) return 0;
  let wraps = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next?.text || !line.text || BULLET.test(next.text)) continue;
    if (/^\p{Ll}/u.test(next.text) && hadNoRoom(line, next, longest)) wraps++;
  }
  return wraps > 0 ? longest : 0;
}

function continues(open: OpenLine, line: RawLine, width: number): boolean {
  if (BULLET.test(line.text) || /^[-=_*~]{3,}$/.test(line.text)) return false;
  if (/\t| {3,}/.test(open.last.text) || / {3,}/.test(line.text)) return false;
  const hangs = open.isBullet && line.indent > open.lineIndent;
  if (hangs && (width === 0 || endOf(open.last) > width * 0.5)) return true;
  if (width === 0 || !hadNoRoom(open.last, line, width)) return false;
  if (open.isBullet && line.indent < open.lineIndent) return false;
  if (/^[\p{Ll}\d(&"'“‘]/u.test(line.text) && !DATES.test(line.text)) return true;
  return carriesOn(open) && !isHeading(line.text);
}

/** A capital after the break is a wrap only inside running prose. */
function carriesOn(open: OpenLine): boolean {
  const { text } = open.last;
  if (/(?:\d{4}|present|current|now|today|ongoing|[):])\W*$/i.test(text)) return false;
  return open.joined || (!/[.!?;]$/.test(text) && text.split(/\s+/).length >= PROSE_WORDS);
}

const isHeading = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
