/** Which lines of a section are headers of entries and which are the text below, by a score of features. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { withEnds } from './date-ends.ts';
import { FUNCTION_WORD, isDuty } from './deeds.ts';
import { headerDates, type FoundDates } from './entry-dates.ts';
import { fillsLine, hangsBelow, isBelow } from './entry-wraps.ts';
import { headingKey } from './heading-text.ts';
import { SUBLABELS } from './heading-words.ts';
import { slice, type Line, type Piece } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { degreeLength, schoolScore, isWholeSchool } from './schools.ts';
import { LEGAL_FORM } from './title-words.ts';

/** A line with its part in an entry. */
export interface Marked {
  line: Line;
  kind: 'head' | 'body' | 'more';
  dates: FoundDates | null;
}

/** Marks each line of a section as header, text or continuation of the line above. */
export function mark(lines: Line[], body: number, headBonus: number): Marked[] {
  const { dates, spent } = withEnds(
    lines,
    lines.map((line) => (line.part === 'text' ? null : headerDates(line))),
  );
  const marked: Marked[] = [];
  const edges = leftEdges(lines, dates);
  const rightEdge = lines.reduce(
    (most, { source }) => Math.max(most, (source.x ?? 0) + (source.width ?? 0)),
    0,
  );
  const anyBullets = lines.some((line) => line.bullet);
  const tops = headTops(lines, dates);
  const section = { lines, dates, body, edges, anyBullets, tops };
  const gaps = !anyBullets && gapsPart(lines, dates);
  const numbered = numberedHeads(lines);
  for (const [i, line] of lines.entries()) {
    const end = spent.get(line);
    if (isSublabel(line) || (end && line.cells.length === 1)) continue;
    const previous = marked.at(-1);
    const kind =
      dates[i] ||
      line.hint ||
      numbered.has(line) ||
      line.part === 'head' ||
      (end && previous?.kind === 'head' && isNameBeside(line, end)) ||
      isHeadWrapped(line, previous)
        ? 'head'
        : line.part === 'text'
          ? 'body'
          : continues(line, previous, rightEdge)
            ? 'more'
            : line.bullet || (gaps && isAmidText(line, previous, dates.slice(i, i + 3)))
              ? 'body'
              : headScore(section, i, previous) + (line.words <= 7 ? headBonus : 0) >= 1.5
                ? 'head'
                : 'body';
    const shown = end ? withoutCell(line, end) : numbered.has(line) ? withoutNumber(line) : line;
    marked.push({ line: shown, kind, dates: dates[i]! });
  }
  return marked;
}

/** '1. Pharmacist', '2. Trainee Officer' with bullets of another sign below each: jobs are counted, not duties. */
function numberedHeads(lines: Line[]): ReadonlySet<Line> {
  const counted = lines.filter(({ source }) => /^\s*\d{1,2}[.)]\s+\p{Lu}/u.test(source.text));
  const inOrder = counted.every(({ source }, at) => Number.parseInt(source.text, 10) === at + 1);
  const isHead = (line: Line) => {
    const at = lines.indexOf(line);
    const below = lines.slice(at + 1, at + 4);
    return line.words <= 8 && below.some((it) => it.bullet && !counted.includes(it));
  };
  return new Set(counted.length > 1 && inOrder && counted.every(isHead) ? counted : []);
}

function withoutNumber(line: Line): Line {
  const length = /^\d{1,2}[.)]\s+/.exec(line.text)?.[0].length ?? 0;
  const [first, ...others] = line.cells;
  return length === 0 || !first
    ? line
    : {
        ...line,
        ...slice(line, length, line.text.length),
        cells: [slice(first, length, first.text.length), ...others],
      };
}

/** True where an empty line stands above each dated header but the first: what follows text without one is text. */
function gapsPart(lines: Line[], dates: (FoundDates | null)[]): boolean {
  const dated = dates.flatMap((found, at) => (found ? [at] : [])).slice(1);
  return (
    dated.length > 0 &&
    dated.every((at) => lines.slice(Math.max(0, at - 2), at + 1).some((line) => line.gapBefore))
  );
}

/** 'Employee of the Month four times' right below a deed, with no date near. */
const isAmidText = (
  line: Line,
  previous: Marked | undefined,
  near: (FoundDates | null)[],
): boolean =>
  !line.gapBefore &&
  previous !== undefined &&
  previous.kind !== 'head' &&
  near.every((it) => it === null);

/** Lines behind a gap that stand as far above their dates as the section's first line stands above the first dates: more than two rows up. */
function headTops(lines: Line[], dates: (FoundDates | null)[]): Set<number> {
  const rows = dates.findIndex(Boolean);
  const tops = new Set<number>();
  if (rows < 3 || rows > 4 || lines.slice(0, rows).some((line) => line.bullet)) return tops;
  for (const [i, found] of dates.entries()) {
    const at = i - rows;
    const above = lines.slice(Math.max(0, at), i);
    if (!found || at <= 0 || !lines[at]!.gapBefore || above.some((it) => it.bullet || it.words > 9))
      continue;
    if (dates.slice(at, i).every((it) => !it)) for (let k = at; k < i; k++) tops.add(k);
  }
  return tops;
}

/** 'Principal Consultant' or 'Ltd.' beside the end of a range that its narrow cell wrapped. */
function isNameBeside(line: Line, end: Piece): boolean {
  if (end !== line.cells[0]) return false;
  const { text, words } = withoutCell(line, end);
  if (words === 1) return LEGAL_FORM.test(` ${fold(text)}`) || titleScore(text) >= 1.3;
  return (
    words <= 8 && !/[.!?;]$/.test(text) && (titleScore(text) >= 1.3 || companyScore(text) >= 1)
  );
}

/** A line without the cell that ended the range of dates above. */
function withoutCell(line: Line, cell: Piece): Line {
  const cells = line.cells.filter((other) => other !== cell);
  const first = cells[0];
  if (cell !== line.cells[0] || !first) return { ...line, cells };
  // What stands behind the end of the dates begins the line.
  const text = line.text.slice(first.start - line.start);
  return { ...line, cells, text, start: first.start, words: line.words - 1, markerLength: 0 };
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
  line.words <= 6 && line.text.length < 50 && SUBLABELS.has(headingKey(line.text));

/** 'and Social Care' right below 'NVQ Level 2 in Health': a header that its narrow column broke. */
const isHeadWrapped = (line: Line, previous: Marked | undefined): boolean =>
  previous?.kind === 'head' && !previous.dates && hangsBelow(previous.line, line);

function continues(line: Line, previous: Marked | undefined, rightEdge: number): boolean {
  if (!previous || previous.kind === 'head' || line.bullet) return false;
  const last = previous.line;
  // A line that was read as something else stands between them.
  if ((line.order ?? 0) > (last.order ?? 0) + 1) return false;
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
  if (!open || line.source.x != null || line.cells.length > 1 || line.caps) return false;
  return HANGS.test(last.text) || (!looksHeader(line) && !opensDeed(line.text));
}

const HANGS = /\s(?:and|or|of|the|an?|to|for|with|in|by)$/;

/** 'Utilizing scanners to …', 'Was tasked with …': a capital and a verb begin a deed of their own. */
const opensDeed = (text: string) =>
  /^\p{Lu}/u.test(text) && (opensWithVerb(text) || TOLD.test(text) || opensCount(text));

/** 'Turn 55 to 60 hours': a plain verb before a number. */
const opensCount = (text: string) => {
  const verb = /^(\p{Lu}\p{Ll}+)\s\d/u.exec(text)?.[1];
  return verb !== undefined && verbOfBase(verb.toLowerCase()) !== undefined;
};

const isTold = (text: string) => TOLD.test(text) && FUNCTION_WORD.test(text);

/** 'various workshops in Denmark': employers without a name. */
const VARIOUS = /^(?:various|several|different)\s\p{Ll}/u;

/** 'Clients: Arte, TF1', 'Clients include Arte': whom a job was done for. */
const CLIENTS = /^(?:main |key |selected )?clients? ?(?:include[ds]?|were|are|such as|:)/i;

/** Told as a sentence: no header begins like this. */
const TOLD = new RegExp(
  oneLine`
    ^(?:
      was|were|had|have|been|got|duties|responsible|in charge|tasked|talk|speak|deal|keep|look|
      go|do|make|take|give|get|answer|check|clean|serve|help(?:ed)?|assist(?:ed)?|worked|also|i
    )\s(?:\p{Ll}|\d)
  `,
  'iu',
);

const looksHeader = (line: Line) => titleScore(line.text) >= 1.4 || companyScore(line.text) >= 1.3;

const VERB_START = new RegExp(
  oneLine`
    ^(?:
      \p{L}+ed|led|built|made|ran|won|wrote|taught|grew|drove|oversaw|set|cut|met|kept|sold|
      held|took|began|brought|sent|gave|did|put|spoke|own|lead|manage|develop|design|build|
      create|provide|support|teach|run|work|use|assist|help|ensure|maintain|perform|coordinate|
      conduct|prepare|handle|responsible|\p{L}{3,}ing
    )\s+[\p{Ll}\d$€£]
  `,
  'u',
);

const opensWithVerb = (text: string) => VERB_START.test(text[0]!.toLowerCase() + text.slice(1));

/** What is known of a section while its lines are marked. */
interface Section {
  lines: Line[];
  dates: (FoundDates | null)[];
  /** Size of most characters, in points. */
  body: number;
  anyBullets: boolean;
  edges: Map<string, number>;
  /** Lines of headers, by how many rows the first entry has above its dates. */
  tops: Set<number>;
}

/** Likeness of a line to an entry's header: by its words, its looks and its neighbours. */
function headScore(section: Section, i: number, previous: Marked | undefined): number {
  const line = section.lines[i]!;
  if (line.words > 22 || line.text.length > 160) return -1;
  const degree = line.words <= 9 && degreeLength(line.text) > 0;
  return wordScore(line, degree) + lookScore(section, i, degree) + placeScore(section, i, previous);
}

function wordScore(line: Line, degree: boolean): number {
  const { text, words } = line;
  let score = words <= 8 ? 1.2 : words <= 14 ? 0.6 : -0.5;
  if (degree) score += 0.6;
  if (words <= 16 && !line.bullet && isWholeSchool(text)) score += 1.2;
  if (isSentence(text) && !degree) score -= words > 4 ? 2.5 : 1.2;
  if (text.endsWith(':')) score -= 0.8;
  if (/[,&]$|\s(?:and|or|of|the|to|for|with|in)$/.test(text)) score -= 1.2;
  if (/^\p{Ll}/u.test(text) && schoolScore(text) < 1 && !VARIOUS.test(text)) score -= 2;
  if (opensWithVerb(text) || isTold(text) || (!degree && isDuty(line))) score -= 1.6;
  if (CLIENTS.test(text)) score -= 2;
  if (titleScore(text) >= 1.3 || companyScore(text) >= 1) score += 0.8;
  if (wholePlaceScore(text) >= 0.7) score += 0.8;
  return score;
}

/** It ends as sentences do, and not in a short form such as 'Dept.' or 'Ltd.'. */
function isSentence(text: string): boolean {
  const folded = fold(text);
  return (
    /[.!?;]$/.test(text) &&
    !/\b(?:st|dr|jr|sr|dept|hons)\.$/.test(folded) &&
    !LEGAL_FORM.test(folded)
  );
}

function lookScore({ lines, body, edges }: Section, i: number, degree: boolean): number {
  const line = lines[i]!;
  let score = 0;
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
  return score;
}

function placeScore(
  { lines, dates, anyBullets, tops }: Section,
  i: number,
  previous: Marked | undefined,
): number {
  let score = 0;
  const line = lines[i]!;
  if (i === 0 && line.words <= 14) score += 0.5;
  if (tops.has(i)) score += 1.2;
  if (dates[i + 1] || (dates[i - 1] && !isComplete(lines[i - 1]!))) score += 0.6;
  else if (dates[i + 2] && !lines[i + 1]!.bullet) score += 0.4;
  if (lines[i + 1]?.bullet && !lines[i - 1]?.bullet) score += 0.3;
  if (!anyBullets && previous?.kind === 'body') score -= 0.4;
  if (previous?.dates && isTextBelow(line, previous.line, previous.dates)) score -= 1.5;
  if (previous?.kind === 'head' && !previous.dates && isOverDates(line, dates[i + 1])) score += 1.2;
  // 'Sewing hand at Loom & Co, Leeds' behind a gap, over a line of nothing but dates.
  if (line.gapBefore && isOnlyDates(dates[i + 1]) && /^[\p{Lu}\d]/u.test(line.text)) score += 2;
  // 'Conservator, Atelier Rochat, Vevey.' right below its dates ends with a full stop.
  if (
    isOnlyDates(dates[i - 1]) &&
    line.words <= 12 &&
    titleScore(line.text) >= 1.3 &&
    /,/.test(line.text)
  )
    score += 1.5;
  return score;
}

const isOnlyDates = (found: FoundDates | null | undefined): boolean =>
  found != null &&
  found.range.from === 0 &&
  /^\s*(?:\([^()]*\))?$/.test(found.text.slice(found.range.to));

/** 'Labelling of rushes for two films', set further in than the header above that ends in its dates. */
const isTextBelow = (line: Line, head: Line, { range }: FoundDates): boolean =>
  line.source.x == null &&
  line.indent > head.indent &&
  range.from > 0 &&
  FUNCTION_WORD.test(line.text) &&
  titleScore(line.text) < 0.9 &&
  companyScore(line.text) < 1;

/** A short name between a title and a line that holds its range of dates alone. */
const isOverDates = (line: Line, below: FoundDates | null | undefined): boolean =>
  below != null &&
  !below.range.single &&
  below.range.from === 0 &&
  line.words <= 7 &&
  /^[\p{Lu}\d]/u.test(line.text);

/** A header that leaves nothing for the next line: long, of four parts, or of three with a sure title and employer. */
function isComplete({ text, words }: Line): boolean {
  const parts = text.split(/\s[-–—|•·]\s|\t+| {3,}/);
  const title = parts.find((part) => titleScore(part) >= 1.3);
  const employer = parts.some((part) => part !== title && companyScore(part) >= 1.3);
  return words > 9 || parts.length >= 4 || (parts.length === 3 && title !== undefined && employer);
}
