/** Splits a section of roles, schools or projects into entries: header lines with a date, then the text below. */
import { oneLine } from '#contract/one-line.ts';
import { findDates } from '#worker/nlp/dates.ts';
import { fold } from '#worker/nlp/fold.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { DURATION, type FoundDates } from './entry-dates.ts';
import { asEntryLines } from './entry-lines.ts';
import { mark, type Marked } from './entry-marks.ts';
import { collectRuns, learnHabits, splitRun, style } from './entry-runs.ts';
import { hangsBelow } from './entry-wraps.ts';
import { slice, type Line, type Piece } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { schoolScore } from './schools.ts';
import { COMPANY_WORDS, LEGAL_FORM } from './title-words.ts';

/** A header line with its dates and durations cut out. */
export interface HeadLine {
  line: Line;
  pieces: Piece[];
}

/** A bullet or paragraph: its first line and those that continue it. */
export interface BodyItem {
  lines: Line[];
  bullet: boolean;
}

/** Header, dates and text of one role, school or project. */
export interface Entry {
  head: HeadLine[];
  dates: FoundDates | null;
  body: BodyItem[];
}

/** Entries of a section in order, `headBonus` favouring short lines as headers; lines before the first header are returned as an entry without header. */
export function splitEntries(lines: Line[], body: number, headBonus = 0): Entry[] {
  const marked = mark(asEntryLines(lines), body, headBonus);
  const entries: Entry[] = [];
  const runs = collectRuns(marked);
  const habits = learnHabits(runs);
  for (const run of runs) {
    if (run.head.length > 0) {
      for (const part of splitRun(run.head, habits)) entries.push(makeEntry(part));
    }
    const target = entries.at(-1) ?? push(entries, { head: [], dates: null, body: [] });
    for (const item of run.body) {
      const last = target.body.at(-1);
      if (item.kind === 'more' && last) last.lines.push(item.line);
      else target.body.push({ lines: [item.line], bullet: item.line.bullet });
    }
  }
  return withHeadsFromText(entries);
}

/** Where headers hold nothing but dates, the first short line below each names the role or the school. */
function withHeadsFromText(entries: Entry[]): Entry[] {
  const dated = entries.filter((entry) => entry.dates);
  const bare = dated.filter(({ head }) => head.every(({ pieces }) => pieces.length === 0));
  if (bare.length === 0 || bare.length < dated.length * 0.6) return entries;
  const isBare = new Set(bare);
  return entries.map((entry) => {
    const [first, ...rest] = entry.body;
    const line = first?.lines[0];
    if (!isBare.has(entry) || !line || first.lines.length > 1) return entry;
    if (line.words > 16 || /\p{Ll}{3}[.!?]$/u.test(line.text)) return entry;
    return { ...entry, head: [...entry.head, { line, pieces: line.cells }], body: rest };
  });
}

function push(entries: Entry[], entry: Entry): Entry {
  entries.push(entry);
  return entry;
}

const DATE_WORD = new RegExp(
  oneLine`
    ^(?:
      expected|anticipated|graduated|graduation(?: date)?|expected graduation|completed|
      finished|passed|awarded|obtained|gained|class of|dates?|(?:start|end)(?:ing)?(?: date)?|
      dates? (?:of employment|employed)|employment dates?|employed|from|since|seit|depuis|desde|
      dal|od|sinds|period|zeitraum
    )[\s:)\].]*$
  `,
  'i',
);

/** Joins a header line to the line above when the date to its right made it wrap. */
function joinWrapped(head: HeadLine[]): HeadLine[] {
  const result: HeadLine[] = [];
  for (const item of head) {
    const above = result.at(-1);
    const start = item.pieces[0];
    const end = above && start && endOver(above, item.line, start);
    if (!above || !end || !start || !wraps(above.line, end.text, item.line, start.text)) {
      result.push(item);
      continue;
    }
    const joined = { text: `${end.text} ${start.text}`, start: end.start, broken: true };
    above.pieces = above.pieces.flatMap((piece) =>
      piece === end ? [joined, ...item.pieces.slice(1)] : [piece],
    );
  }
  return result;
}

/** The part of a header that a line below may go on with: its last, or where that is a place in a cell of its own and 'Ltd.' follows, the name before it. */
function endOver({ pieces }: HeadLine, line: Line, start: Piece): Piece | undefined {
  const [last, before] = [pieces.at(-1), pieces.at(-2)];
  const isForm = line.words === 1 && LEGAL_FORM.test(` ${fold(start.text)}`);
  return isForm && before && last && wholePlaceScore(last.text) >= 0.7 ? before : last;
}

/** 'Konkan College of' in a cell over 'Engineering', which stands alone below and further in than its row begins. */
const goesOnInCell = (above: Line, end: string, line: Line): boolean =>
  above.cells.length > 1 &&
  line.cells.length === 1 &&
  line.words <= 4 &&
  !line.gapBefore &&
  /\s(?:of|and|for|the|&|de|für|und)$/i.test(end) &&
  (above.source.x ?? 0) < (line.source.x ?? 0);

const OPEN_END = /(?:\s(?:of|and|the|for|at|in|de|du|des|für|und|y|e)|[&,–-])$/i;

/** 'Research Center' or 'Inc.' cut off its name by the end of a narrow line. */
function isCutOff(above: Line, line: Line, start: string): boolean {
  const { x, y, page, sizePt } = above.source;
  const word = fold(start);
  if (x == null || line.source.page !== page || line.words !== 1 || line.source.x! < x - 2)
    return false;
  if (line.source.y! - y! > 1.35 * (sizePt ?? 10) || line.source.x! > x + 40) return false;
  return LEGAL_FORM.test(` ${word}`) || COMPANY_WORDS.has(word);
}

function wraps(above: Line, end: string, line: Line, start: string): boolean {
  if (isCutOff(above, line, start) || hangsBelow(above, line)) return true;
  if (goesOnInCell(above, end, line)) return true;
  if (above.source.x == null || findDates(above.text).length === 0 || style(above) !== style(line))
    return false;
  if (Math.abs(above.source.x - line.source.x!) > 2 || wholePlaceScore(start) >= 0.7) return false;
  if (OPEN_END.test(end) || /^\p{Ll}/u.test(start)) return true;
  // 'at Pine Post, Swansea' has its place already, and 'University of Hawai‘i at Mānoa' is a name.
  const isOpenName = /\sat\s\p{Lu}[^\s,]*(?:\s[^\s,]+){0,2}$/u.test(end) && schoolScore(end) < 1;
  return isOpenName && titleScore(start) < 1 && companyScore(start) >= 1;
}

function makeEntry(head: Marked[]): Entry {
  const dates =
    head.find((item) => item.dates && !item.dates.range.single)?.dates ??
    head.find((item) => item.dates)?.dates ??
    null;
  return {
    head: joinWrapped(head.map((item) => ({ line: item.line, pieces: withoutDates(item) }))),
    dates,
    body: [],
  };
}

/** Cells of a header line without dates, durations and empty brackets. */
function withoutDates({ line, dates }: Marked): Piece[] {
  const cuts: [number, number][] = dates ? [[dates.range.from, dates.range.to]] : [];
  // 'Duration: March 2019 - December 2021'
  const label = dates ? /^(?:duration|period|tenure|dates?)\s*[:–-]\s*/i.exec(line.text) : null;
  if (label) cuts.push([0, label[0].length]);
  for (const match of line.text.matchAll(DURATION))
    cuts.push([match.index, match.index + match[0].length]);
  return line.cells.flatMap((cell) => {
    const offset = cell.start - line.start;
    const pieces: Piece[] = [];
    let from = 0;
    for (const [a, b] of cuts.sort((x, y) => x[0] - y[0])) {
      const left = Math.max(0, a - offset);
      const right = Math.min(cell.text.length, b - offset);
      if (right <= 0 || left >= cell.text.length || right <= from) continue;
      pieces.push(withoutOutlook(trimBrackets(slice(cell, from, left))));
      from = right;
    }
    pieces.push(trimBrackets(slice(cell, from, cell.text.length)));
    return pieces
      .map((piece) => slice(piece, /^[.)]\s+/.exec(piece.text)?.[0].length ?? 0, piece.text.length))
      .filter(({ text }) => /[\p{L}\d]/u.test(text) && !DATE_WORD.test(text));
  });
}

/** 'Ridge High School, Boise, expected' before its date. */
const withoutOutlook = (piece: Piece): Piece =>
  slice(
    piece,
    0,
    piece.text.search(
      new RegExp(
        oneLine`
          [\s,(–—-]+(?:
            expected|anticipated|graduating|graduated|class of|completed|finished|summers?|
            winters?|weekends|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|
            seasonal(?:ly)?
          )(?: in)?:?$|$
        `,
        'i',
      ),
    ),
  );

function trimBrackets(piece: Piece): Piece {
  let { text, start } = piece;
  for (;;) {
    const opens = (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
    if (opens > 0 && /[([]\s*$/.test(text)) text = text.replace(/[\s,;|·•–—:-]*[([]\s*$/, '');
    else if (opens < 0 && /^[)\]]/.test(text)) {
      const lead = /^[)\]][\s,;|·•–—:-]*/.exec(text)![0].length;
      text = text.slice(lead);
      start += lead;
    } else return { text, start };
  }
}
