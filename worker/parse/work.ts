/** Roles: who employed the person as what, where and when, with what was done. */
import { fold } from '#worker/nlp/fold.ts';
import { trailingPlace, wholePlaceScore, isTownLike } from '#worker/nlp/places.ts';
import type { BodyItem, Entry } from './entries.ts';
import { splitEntries } from './entries.ts';
import type { Line, Piece } from './line.ts';
import { parsed, parsedLines, slice } from './line.ts';
import type { Parsed, ParsedBullet, ParsedWork, SectionKind } from './model.ts';
import { companyScore, titleScore } from './roles.ts';
import { LEGAL_FORM } from './title-words.ts';

/** A part of an entry's header between strong separators. */
interface Chunk extends Piece {
  row: number;
  /** Joined to the chunk before it by 'at'. */
  at: boolean;
  place: number;
}

interface Draft {
  entry: Entry;
  chunks: Chunk[];
  places: Piece[];
  shape: string;
  endsInPlace: boolean;
}

/** Reads the roles of a section in the order in which they stand. */
export function readWork(lines: Line[], section: SectionKind, body: number): ParsedWork[] {
  return readRoles(splitEntries(lines, body), section);
}

/** Reads entries as roles. */
export function readRoles(entries: Entry[], section: SectionKind): ParsedWork[] {
  const filled = entries.filter((entry) => entry.head.length > 0 || entry.body.length > 0);
  let drafts = filled.map((entry) => draft(entry, false));
  // Where one entry ends in a known town, an unknown name at the end of another is a town as well.
  if (drafts.some((item) => item.endsInPlace)) drafts = filled.map((entry) => draft(entry, true));
  const named = assign(drafts, countNames(drafts));
  const work: ParsedWork[] = [];
  for (const [i, { entry, places }] of drafts.entries()) {
    const { title, company, extra } = named[i]!;
    const previous = work.at(-1);
    if (!title && !company && !entry.dates && previous && entry.head.length === 0) {
      previous.highlights.push(...readHighlights(entry.body).highlights);
      continue;
    }
    work.push(
      makeWork(entry, { title, company, places: [...places, ...extra] }, section, previous),
    );
  }
  return work;
}

function draft(entry: Entry, lenient: boolean): Draft {
  const chunks: Chunk[] = [];
  const places: Piece[] = [];
  let endsInPlace = false;
  for (const [row, head] of entry.head.entries()) {
    for (const chunk of head.pieces.flatMap((piece) => splitStrong(piece, row))) {
      if (chunk.place >= 0.7) {
        places.push(chunk);
        continue;
      }
      const bare = { ...chunk };
      const bracket = /\s*\(([^()]{2,40})\)$/.exec(bare.text);
      if (bracket && wholePlaceScore(bracket[1]!) >= 0.7) {
        const start = bare.start + bare.text.length - bracket[1]!.length - 1;
        places.push({ text: bracket[1]!, start });
        bare.text = bare.text.slice(0, bracket.index);
      }
      const at = placeStart(bare.text, lenient);
      if (at > 0 && !inBrackets(bare.text, at)) {
        endsInPlace = true;
        places.push(slice(bare, at, bare.text.length));
        bare.text = slice(bare, 0, at).text;
      }
      if (bare.text && !EMPLOYMENT_TYPE.test(bare.text)) chunks.push(bare);
    }
  }
  const shape = chunks.map((chunk) => chunk.row).join('');
  return { entry, chunks, places, shape, endsInPlace };
}

/** Where a place begins at the end of a chunk, its comma included; -1 when there is none. */
function placeStart(text: string, lenient: boolean): number {
  const known = trailingPlace(text);
  if (known > 0) return known;
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return -1;
  const last = text.slice(comma + 2);
  const before = text.slice(0, comma);
  const town =
    isTownLike(last) && last.length < 30 && companyScore(last) < 0.6 && titleScore(last) < 0.4;
  const closed = lenient && (before.includes(',') || companyScore(before) >= 0.4);
  return town && (closed || LEGAL_FORM.test(fold(before))) ? comma : -1;
}

const EMPLOYMENT_TYPE =
  /^\(?(?:full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|internship|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|jornada completa|tempo pieno|voltijd|deeltijd)\)?$/i;

const STRONG =
  /\s*[|•·●⋅∙‖]\s*|\s+[–—―]\s+|\s+-\s+|\s+@\s+|\s+(?:at|bei|chez)\s+(?=[\p{Lu}\d]|the\s)|:\s+(?=\p{Lu})/gu;

function splitStrong(piece: Piece, row: number): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let at = false;
  const add = (to: number) => {
    const part = slice(piece, from, to);
    if (part.text) chunks.push({ ...part, row, at, place: placeOf(part.text) });
  };
  for (const match of piece.text.matchAll(STRONG)) {
    const word = match[0].trim();
    const preposition = /^(?:at|bei|chez|@)$/i.test(word);
    // 'Teacher at the Academy at Austin' splits once; a town after 'at' belongs to the name.
    const left = piece.text.slice(from, match.index);
    if (
      preposition &&
      (at || (word !== '@' && titleScore(left) < 0.9 && left.split(' ').length > 3))
    ) {
      continue;
    }
    if (match.index === 0 || inBrackets(piece.text, match.index)) continue;
    add(match.index);
    at = preposition;
    from = match.index + match[0].length;
  }
  add(piece.text.length);
  return chunks;
}

/** 'Trattoria Bella, Texas' is an employer with its state, not a town. */
function placeOf(text: string): number {
  const first = text.split(',')[0]!;
  return companyScore(first) >= 1 || titleScore(first) >= 1.3 ? 0 : wholePlaceScore(text);
}

function inBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && text.indexOf(')', open) > at;
}

/** How often a name stands in the headers: a repeated one is an employer. */
function countNames(drafts: Draft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { chunks } of drafts) {
    const names = new Set<string>();
    for (const chunk of chunks) {
      names.add(fold(chunk.text));
      for (const atom of atoms(chunk)) names.add(fold(atom.text));
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

interface Named {
  title: Piece | null;
  company: Piece | null;
  extra: Piece[];
}

interface Option extends Named {
  score: number;
  /** Names the choice across entries of one shape. */
  key: string;
}

/** Chooses title and employer for all entries together: entries of one shape are read the same way when in doubt. */
function assign(drafts: Draft[], repeated: Map<string, number>): Named[] {
  const inRows = drafts.filter(
    (item) => new Set(item.chunks.map((chunk) => chunk.row)).size > 1,
  ).length;
  const options = drafts.map((item) =>
    listOptions(item, repeated, inRows > drafts.length * 0.3 ? 0.9 : 0),
  );
  const votes = new Map<string, { sum: number; count: number }>();
  const voteKey = (i: number, option: Option) => `${drafts[i]!.shape}:${option.key}`;
  for (const [i, list] of options.entries()) {
    const best = new Map<string, number>();
    for (const option of list)
      best.set(option.key, Math.max(best.get(option.key) ?? -9, option.score));
    for (const [key, score] of best) {
      const vote = votes.get(`${drafts[i]!.shape}:${key}`) ?? { sum: 0, count: 0 };
      votes.set(`${drafts[i]!.shape}:${key}`, { sum: vote.sum + score, count: vote.count + 1 });
    }
  }
  return options.map((list, i) => {
    let best: Option | null = null;
    let top = -Infinity;
    for (const option of list) {
      const vote = votes.get(voteKey(i, option))!;
      const score =
        option.score + (vote.count > 1 ? (0.9 * (vote.sum - option.score)) / (vote.count - 1) : 0);
      if (score > top) {
        top = score;
        best = option;
      }
    }
    return best ?? { title: null, company: null, extra: [] };
  });
}

function listOptions(
  { chunks }: Draft,
  repeated: Map<string, number>,
  splitCost: number,
): Option[] {
  if (chunks.length === 0) return [];
  const company = (text: string) =>
    companyScore(text) + ((repeated.get(fold(text)) ?? 0) > 1 ? 0.8 : 0);
  if (chunks.length === 1) return oneChunk(chunks[0]!, company, splitCost);
  const options: Option[] = [];
  const limit = Math.min(chunks.length, 5);
  for (let t = 0; t < limit; t++) {
    for (let c = 0; c < limit; c++) {
      if (t === c) continue;
      const title = chunks[t]!;
      const employer = chunks[c]!;
      let score =
        titleScore(title.text) -
        0.6 * company(title.text) +
        company(employer.text) -
        0.6 * titleScore(employer.text);
      if (employer.at && c === t + 1) score += 3;
      score -= 0.35 * (Math.max(t, c) - 1) + 0.1 * Math.min(t, c);
      const extra = chunks.filter((chunk) => chunk !== title && chunk !== employer);
      for (const chunk of extra) if (chunk.place > 0 || isTownLike(chunk.text)) score += 0.2;
      options.push({
        title,
        company: employer,
        extra: extra.filter((chunk) => isTownLike(chunk.text)),
        score,
        key: `${t}${c}`,
      });
    }
  }
  return options;
}

/** A header in one piece: title alone, employer alone, or both divided by a comma. */
function oneChunk(chunk: Chunk, company: (text: string) => number, splitCost: number): Option[] {
  const title = titleScore(chunk.text);
  const employer = company(chunk.text);
  const options: Option[] = [
    { title: chunk, company: null, extra: [], score: title - 0.5 * employer, key: 't' },
    { title: null, company: chunk, extra: [], score: employer - 0.5 * title, key: 'c' },
  ];
  const parts = atoms(chunk);
  for (let k = 1; k < parts.length && k < 6; k++) {
    const left = join(chunk, parts[0]!, parts[k - 1]!);
    const right = join(chunk, parts[k]!, parts.at(-1)!);
    const leftAtoms = parts.slice(0, k).map((atom) => atom.text);
    const rightAtoms = parts.slice(k).map((atom) => atom.text);
    options.push({
      title: left,
      company: right,
      extra: [],
      key: 'tc',
      score: 0.35 - splitCost + titleOf(leftAtoms, company) + companyOf(rightAtoms, company),
    });
    options.push({
      title: right,
      company: left,
      extra: [],
      key: 'ct',
      score: 0.35 - splitCost + companyOf(leftAtoms, company) + titleOf(rightAtoms, company),
    });
  }
  return options;
}

const DEPARTMENT =
  /^(?:school|department|dept\.?|faculty|institute|division|college|cent(?:er|re)|office|bureau|section|unit|laboratory|lab|chair|fakultat|institut|lehrstuhl|departamento|facultad|departement|dipartimento|wydzial)\s+(?:of|for|de|fur|di|du|des)\b|\b(?:department|division|team|group)$/;

function titleOf(list: string[], company: (text: string) => number): number {
  let score = titleScore(list[0]!) - 0.6 * company(list[0]!);
  for (const atom of list.slice(1)) {
    if (DEPARTMENT.test(fold(atom))) score += 0.1;
    else score -= 0.7 * Math.max(0, company(atom)) + 0.1;
  }
  return score;
}

function companyOf(list: string[], company: (text: string) => number): number {
  let score =
    company(list[0]!) -
    0.6 * titleScore(list[0]!) -
    (DEPARTMENT.test(fold(list[0]!)) && list.length > 1 ? 0.8 : 0);
  for (const atom of list.slice(1))
    score += 0.15 * company(atom) - 0.8 * Math.max(0, titleScore(atom)) - 0.1;
  return score;
}

/** Parts between commas; a legal form stays with its name. */
function atoms(piece: Piece): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (let i = 0; i <= piece.text.length; i++) {
    if (i < piece.text.length && (piece.text[i] !== ',' || inBrackets(piece.text, i))) continue;
    const atom = slice(piece, from, i);
    const last = result.at(-1);
    if (
      last &&
      /^(?:inc|llc|ltd|llp|corp|co|s\.?a|plc|gmbh|lp|pllc|pc|p\.c|n\.a|jr|sr)\.?$/i.test(atom.text)
    ) {
      last.text = piece.text.slice(
        last.start - piece.start,
        atom.start - piece.start + atom.text.length,
      );
    } else if (atom.text) result.push(atom);
    from = i + 1;
  }
  return result;
}

function join(whole: Piece, first: Piece, last: Piece): Piece {
  return {
    text: whole.text.slice(first.start - whole.start, last.start - whole.start + last.text.length),
    start: first.start,
  };
}

interface Fields {
  title: Piece | null;
  company: Piece | null;
  places: Piece[];
}

function makeWork(
  entry: Entry,
  fields: Fields,
  section: SectionKind,
  previous: ParsedWork | undefined,
): ParsedWork {
  const dates = readDates(entry);
  const { highlights, summary } = readHighlights(entry.body);
  const inherited =
    !fields.company && fields.title && previous?.company
      ? { ...previous.company, confidence: 0.6 }
      : null;
  return {
    title: fields.title
      ? parsed(fields.title, 0.5 + 0.2 * Math.min(2, titleScore(fields.title.text)))
      : null,
    company: fields.company
      ? parsed(fields.company, 0.55 + 0.2 * Math.min(2, companyScore(fields.company.text)))
      : inherited,
    location: fields.places[0] ? parsed(fields.places[0], 0.8) : null,
    ...dates,
    summary,
    highlights,
    section,
  };
}

/** Dates of an entry as fields; a single date is an end for schools and a start for roles (`single`). */
export function readDates(
  entry: Entry,
  single: 'start' | 'end' = 'start',
): Pick<ParsedWork, 'start' | 'end' | 'dates' | 'current'> {
  const found = entry.dates;
  if (!found) return { start: null, end: null, dates: null, current: false };
  const { range, base, text } = found;
  const point = (p: { value: string; from: number; to: number } | null): Parsed | null =>
    p
      ? { value: p.value, span: { start: base + p.from, end: base + p.to }, confidence: 0.9 }
      : null;
  const isEnd = range.single && single === 'end';
  return {
    start: isEnd ? null : point(range.start),
    end: isEnd ? point(range.start) : point(range.end),
    dates: parsed({ text: text.slice(range.from, range.to), start: base + range.from }, 0.9),
    current: range.current,
  };
}

/** Bullets, or paragraphs where there are none; a paragraph before bullets is the summary. */
export function readHighlights(body: BodyItem[]): {
  highlights: ParsedBullet[];
  summary: Parsed | null;
} {
  const bullets = body.filter((item) => item.bullet);
  const prose = body.filter((item) => !item.bullet);
  const leading =
    bullets.length > 0 && !body[0]!.bullet
      ? body.slice(
          0,
          body.findIndex((item) => item.bullet),
        )
      : [];
  const chosen = bullets.length === 0 ? prose : body.filter((item) => !leading.includes(item));
  return {
    highlights: chosen.map(({ lines }) => makeBullet(lines)),
    summary:
      leading.length > 0
        ? parsedLines(
            leading.flatMap((item) => item.lines),
            0.7,
          )
        : null,
  };
}

function makeBullet(lines: Line[]): ParsedBullet {
  const first = lines[0]!;
  const place = { line: first.index, markerLength: first.markerLength };
  return Object.assign(parsedLines(lines, first.bullet ? 0.95 : 0.6), place);
}
