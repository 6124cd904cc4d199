/** Splits a section of roles, schools or projects into entries: header lines with a date, then the text below. */
import { fold } from '#worker/nlp/fold.ts';
import { findDates, type DateRange } from '#worker/nlp/dates.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { headingKey } from './headings.ts';
import { SUBLABELS } from './heading-words.ts';
import type { Line, Piece } from './line.ts';
import { slice } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { LEGAL_FORM } from './title-words.ts';

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

export interface FoundDates {
  range: DateRange;
  /** Offset of the text that the range's offsets count from. */
  base: number;
  text: string;
}

export interface Entry {
  head: HeadLine[];
  dates: FoundDates | null;
  body: BodyItem[];
}

interface Marked {
  line: Line;
  kind: 'head' | 'body' | 'more';
  dates: FoundDates | null;
}

/** Entries of a section in order, `headBonus` favouring short lines as headers; lines before the first header are returned as an entry without header. */
export function splitEntries(lines: Line[], body: number, headBonus = 0): Entry[] {
  const marked = mark(lines, body, headBonus);
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
  return entries;
}

function push(entries: Entry[], entry: Entry): Entry {
  entries.push(entry);
  return entry;
}

// Marking

function mark(lines: Line[], body: number, headBonus: number): Marked[] {
  const dates = lines.map(headerDates);
  const marked: Marked[] = [];
  const edges = leftEdges(lines, dates);
  const rightEdge = lines.reduce(
    (most, { source }) => Math.max(most, (source.x ?? 0) + (source.width ?? 0)),
    0,
  );
  const anyBullets = lines.some((line) => line.bullet);
  for (const [i, line] of lines.entries()) {
    if (isSublabel(line)) continue;
    const previous = marked.at(-1);
    const kind = dates[i]
      ? 'head'
      : continues(line, previous, rightEdge)
        ? 'more'
        : line.bullet
          ? 'body'
          : headScore(lines, i, dates, body, anyBullets, previous, edges) +
                (line.words <= 7 ? headBonus : 0) >=
              1.5
            ? 'head'
            : 'body';
    marked.push({ line, kind, dates: dates[i]! });
  }
  return marked;
}

const edgeKey = (line: Line) => `${line.source.page ?? 0}:${line.source.column ?? 0}`;

/** Left edge of the headers by page and column: the leftmost of the lines beside a date. */
function leftEdges(lines: Line[], dates: (FoundDates | null)[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    const near = dates[i] ?? dates[i + 1] ?? dates[i - 1];
    if (!near || line.bullet || line.source.x == null) continue;
    const key = edgeKey(line);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, line.source.x));
  }
  return edges;
}

/** 'Highlights', 'Responsibilities:' inside an entry. */
const isSublabel = (line: Line) =>
  line.words <= 4 && line.text.length < 40 && SUBLABELS.has(headingKey(line.text));

/** The date of a line, when it stands at an edge of the line as an entry's date does. */
export function headerDates(line: Line): FoundDates | null {
  if (line.text.length > 220) return null;
  const found = findDates(line.text);
  if (found.length === 0) return null;
  const range = found.find((r) => !r.single) ?? found.at(-1)!;
  const before = line.text.slice(0, range.from);
  const after = line.text.slice(range.to);
  const outside = `${before} ${after}`;
  const words = outside.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const edge = before.trim().length === 0 || isTail(after) || /[|·•\t(]\s*$/.test(before);
  if (!edge || words > 18) return null;
  if (line.bullet && (range.single || words > 12 || /[.;]\s*$/.test(after))) return null;
  if (range.single) {
    // 'in 2019' and 'by 2020' end sentences, not headers.
    if (
      words > 12 ||
      (/\b(?:in|by|of|for|during|than|im|en|em|nel|w|by the end of)\s*$/i.test(before) && words > 3)
    )
      return null;
    if (words > 6 && line.text.trim().endsWith('.')) return null;
    if (words > 4 && before.trim().length > 0 && !DATE_LEAD.test(before)) return null;
  } else if (words > 10 && /[.;]\s*$/.test(after)) return null;
  return { range, base: line.start, text: line.text };
}

/** What stands before a date that ends a line: a separator, a wide gap, or 'Expected'. */
const DATE_LEAD =
  /(?:[,|·•\t(\]–—-]|\s{2}|\b(?:expected|anticipated|graduated|graduation|completed|class of|exp\.|voraussichtlich|prevu|previsto))\s*$/i;

const DATE_WORD =
  /^(?:expected|anticipated|graduated|graduation(?: date)?|expected graduation|completed|class of|dates?|from|since|seit|depuis|desde|dal|od|sinds|period|zeitraum)[\s:]*$/i;

/** Nothing, a closing bracket, a duration, a place or a few words behind a separator. */
function isTail(after: string): boolean {
  const rest = after
    .replace(DURATION, '')
    .replace(/^[\s)\],.;:|·•–—-]+/, '')
    .trim();
  if (rest.length === 0) return true;
  if (/^[\s)\]]*[|·•,\t–—:]/.test(after) || /^\s{3}/.test(after)) return true;
  return wholePlaceScore(rest) >= 0.6 || /^[)\]]/.test(after.trim());
}

export const DURATION =
  /[(\s·,]*(?:\b(?:ca\.?\s*)?\d{1,2}(?:[.,]\d)?\+?\s*(?:years?|yrs?|y|months?|mos?|mths?|jahre?n?|monate?n?|ans?|annees?|années?|mois|anos?|años?|meses|mes|anni|anno|mesi|jaar|maanden|lat|lata|rok|mies\w*)\b\.?[\s,&]*(?:and|und|et|y|e|en|i)?\s*)+\)?/gi;

/** The line ends unfinished at the right edge of its column, so the sentence goes on below. */
function fillsLine(line: Line, rightEdge: number): boolean {
  const { x, width } = line.source;
  if (x == null || width == null || /[.!?;:)]$/.test(line.text)) return false;
  return x + width > rightEdge - 60 && line.words >= 6;
}

/** Set in the same type, no further left, and the next line of the page or the top of another. */
function isBelow(last: Line, line: Line): boolean {
  const a = last.source;
  const b = line.source;
  if (a.bold !== b.bold || Math.abs((a.sizePt ?? 0) - (b.sizePt ?? 0)) > 0.3) return false;
  if (a.page !== b.page) return true;
  return (
    (b.x ?? 0) >= (a.x ?? 0) - 2 &&
    (b.y ?? 0) > (a.y ?? 0) &&
    (b.y ?? 0) - (a.y ?? 0) < 2.2 * (b.sizePt ?? 10)
  );
}

function continues(line: Line, previous: Marked | undefined, rightEdge: number): boolean {
  if (!previous || previous.kind === 'head' || line.bullet) return false;
  const last = previous.line;
  if (fillsLine(last, rightEdge) && !looksHeader(line) && isBelow(last, line)) return true;
  if (line.gapBefore) return /^\p{Ll}/u.test(line.text) && !/[.!?;:]$/.test(last.text);
  if (last.source.page !== line.source.page && line.source.page == null) return false;
  if (/^[\p{Ll}(&]/u.test(line.text)) return true;
  // Hanging indent of a wrapped bullet in plain text.
  if (
    previous.line.bullet &&
    last.markerLength > 0 &&
    line.indent >= last.indent &&
    line.indent > 0
  )
    return true;
  if (previous.kind === 'more' && line.indent > 0 && line.indent === last.indent) return true;
  const open = !/[.!?;:)]$/.test(last.text) && last.text.length >= 58;
  return open && line.source.x == null && !looksHeader(line);
}

const looksHeader = (line: Line) => titleScore(line.text) >= 1.4 || companyScore(line.text) >= 1.3;

const VERB_START =
  /^(?:\p{L}+ed|led|built|made|ran|won|wrote|taught|grew|drove|oversaw|set|cut|met|kept|sold|held|took|began|brought|sent|gave|did|put|spoke|own|lead|manage|develop|design|build|create|provide|support|teach|run|work|use|assist|help|ensure|maintain|perform|coordinate|conduct|prepare|handle|responsible|\p{L}{3,}ing)\s+[\p{Ll}\d$€£]/u;

function headScore(
  lines: Line[],
  i: number,
  dates: (FoundDates | null)[],
  body: number,
  anyBullets: boolean,
  previous: Marked | undefined,
  edges: Map<string, number>,
): number {
  const line = lines[i]!;
  const text = line.text;
  if (line.words > 22 || text.length > 160) return -1;
  let score = line.words <= 8 ? 1.2 : line.words <= 14 ? 0.6 : -0.5;
  const folded = fold(text);
  const sentence =
    /[.!?;]$/.test(text) &&
    !/\b(?:st|dr|jr|sr|dept|hons)\.$/.test(folded) &&
    !LEGAL_FORM.test(folded);
  const degree = line.words <= 9 && degreeLength(text) > 0;
  if (degree) score += 0.6;
  if (sentence && !degree) score -= line.words > 4 ? 2.5 : 1.2;
  if (text.endsWith(':')) score -= 0.8;
  if (/[,&]$|\s(?:and|or|of|the|to|for|with|in)$/.test(text)) score -= 1.2;
  if (/^\p{Ll}/u.test(text) && schoolScore(text) < 1) score -= 2;
  if (VERB_START.test(text) || VERB_START.test(text[0]!.toLowerCase() + text.slice(1)))
    score -= 1.6;
  if (line.source.bold) score += 0.8;
  if (line.source.headingLevel) score += 1;
  if (body > 0 && (line.source.sizePt ?? 0) > body + 0.4) score += 0.8;
  if (line.caps) score += 0.4;
  if (line.gapBefore) score += 0.3;
  const edge = edges.get(edgeKey(line));
  if (edge != null && line.source.x != null) {
    const inset = line.source.x - edge;
    if (Math.abs(inset) < 2) score += 0.4;
    else if (inset > 4 && inset < 70 && !degree) score -= 1.2;
  }
  const title = titleScore(text);
  const company = companyScore(text);
  if (title >= 1.3 || company >= 1) score += 0.8;
  if (wholePlaceScore(text) >= 0.7) score += 0.8;
  if (dates[i + 1] || (dates[i - 1] && !isComplete(lines[i - 1]!))) score += 0.6;
  else if (dates[i + 2] && !lines[i + 1]!.bullet) score += 0.4;
  if (lines[i + 1]?.bullet && !lines[i - 1]?.bullet) score += 0.3;
  if (!anyBullets && previous?.kind === 'body') score -= 0.4;
  return score;
}

const isComplete = (line: Line) => line.words > 9;

// Runs: header lines, then body lines

interface Run {
  head: Marked[];
  body: Marked[];
}

function collectRuns(marked: Marked[]): Run[] {
  const runs: Run[] = [];
  for (const item of marked) {
    let run = runs.at(-1);
    if (!run || (item.kind === 'head' && run.body.length > 0)) {
      run = { head: [], body: [] };
      runs.push(run);
    }
    (item.kind === 'head' ? run.head : run.body).push(item);
  }
  return mergeStray(runs);
}

/** A header run without date, title or employer, in a section of dated entries, is text of the entry above. */
function mergeStray(runs: Run[]): Run[] {
  const dated = runs.filter((run) => run.head.some((item) => item.dates)).length;
  const kept: Run[] = [];
  for (const run of runs) {
    const previous = kept.at(-1);
    const stray =
      previous &&
      dated > 0 &&
      dated >= runs.length * 0.4 &&
      run.head.length > 0 &&
      run.head.length <= 2 &&
      !run.head.some((item) => item.dates || item.line.source.headingLevel) &&
      !run.head.some(
        ({ line }) =>
          (titleScore(line.text) >= 1.4 || companyScore(line.text) >= 1.2) && line.words <= 8,
      );
    if (stray) previous.body.push(...run.head, ...run.body);
    else kept.push(run);
  }
  return kept;
}

interface Habits {
  above: number;
  below: number;
  /** Style of first lines of entries. */
  first: Set<string>;
}

const style = (line: Line) =>
  `${Math.round((line.source.sizePt ?? 0) * 2)}${line.source.bold ? 'b' : ''}${line.source.italic ? 'i' : ''}${line.caps ? 'c' : ''}`;

function learnHabits(runs: Run[]): Habits {
  const above: number[] = [];
  const below: number[] = [];
  const first = new Set<string>();
  for (const { head } of runs) {
    const at = head.findIndex((item) => item.dates);
    if (at < 0) continue;
    above.push(at);
    below.push(head.length - 1 - head.findLastIndex((item) => item.dates));
    first.add(style(head[0]!.line));
  }
  return { above: mode(above), below: mode(below), first };
}

/** The most frequent value; the smaller of two equals. */
function mode(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = 0;
  let most = 0;
  for (const [value, count] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (count > most) {
      best = value;
      most = count;
    }
  }
  return best;
}

function splitRun(head: Marked[], habits: Habits): Marked[][] {
  const anchors = head.flatMap((item, i) => (item.dates ? [i] : []));
  if (anchors.length < 2) return anchors.length === 0 ? splitUndated(head) : [head];
  const parts: Marked[][] = [];
  let from = 0;
  for (let k = 1; k < anchors.length; k++) {
    const cut = bestCut(head, anchors[k - 1]!, anchors[k]!, habits);
    parts.push(head.slice(from, cut));
    from = cut;
  }
  parts.push(head.slice(from));
  return parts;
}

function bestCut(head: Marked[], left: number, right: number, habits: Habits): number {
  const between = head.slice(left + 1, right + 1);
  const gaps = between.filter((item) => item.line.gapBefore).length;
  let best = right;
  let top = -Infinity;
  for (let cut = left + 1; cut <= right; cut++) {
    const line = head[cut]!.line;
    let score = 0;
    if (line.gapBefore && gaps <= 2) score += gaps === 1 ? 2 : 1.2;
    if (right - cut === habits.above) score += 1.5;
    if (cut - left - 1 === habits.below) score += 1.2;
    if (habits.first.has(style(line)) && cut > left) score += 0.7;
    if (wholePlaceScore(line.text) >= 0.7) score -= 2;
    if (score > top) {
      top = score;
      best = cut;
    }
  }
  return best;
}

/** Entries without dates: each paragraph gap after two or more lines begins a new one. */
function splitUndated(head: Marked[]): Marked[][] {
  const parts: Marked[][] = [[]];
  for (const item of head) {
    if (item.line.gapBefore && parts.at(-1)!.length >= 1 && head.length > 2) parts.push([]);
    parts.at(-1)!.push(item);
  }
  return parts;
}

/** Joins a header line to the line above when the date to its right made it wrap. */
function joinWrapped(head: HeadLine[]): HeadLine[] {
  const result: HeadLine[] = [];
  for (const item of head) {
    const above = result.at(-1);
    const end = above?.pieces.at(-1);
    const start = item.pieces[0];
    if (!above || !end || !start || !wraps(above.line, end.text, item.line, start.text)) {
      result.push(item);
      continue;
    }
    const joined = { text: `${end.text} ${start.text}`, start: end.start, broken: true };
    above.pieces = [...above.pieces.slice(0, -1), joined, ...item.pieces.slice(1)];
  }
  return result;
}

const OPEN_END = /(?:\s(?:of|and|the|for|at|in|de|du|des|für|und|y|e)|[&,–-])$/i;

function wraps(above: Line, end: string, line: Line, start: string): boolean {
  if (above.source.x == null || findDates(above.text).length === 0 || style(above) !== style(line))
    return false;
  if (Math.abs(above.source.x - line.source.x!) > 2 || wholePlaceScore(start) >= 0.7) return false;
  if (OPEN_END.test(end) || /^\p{Ll}/u.test(start)) return true;
  return (
    /\sat\s\p{Lu}\S*(?:\s\S+){0,2}$/u.test(end) && titleScore(start) < 1 && companyScore(start) >= 1
  );
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
      pieces.push(trimBrackets(slice(cell, from, left)));
      from = right;
    }
    pieces.push(trimBrackets(slice(cell, from, cell.text.length)));
    return pieces.filter(({ text }) => /[\p{L}\d]/u.test(text) && !DATE_WORD.test(text));
  });
}

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
