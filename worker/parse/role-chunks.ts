/** Parts of a role's header between strong separators, with its places set aside. */
import { oneLine } from '#contract/one-line.ts';
import { fold, foldedWords } from '#worker/nlp/fold.ts';
import {
  isCountry,
  isStateCode,
  isTownLike,
  isTownWithCode,
  placeScore,
  trailingPlace,
  wholePlaceScore,
} from '#worker/nlp/places.ts';
import type { Entry } from './entries.ts';
import { style } from './entry-runs.ts';
import { slice, type Line, type Piece } from './line.ts';
import { splitRunOn } from './role-run-on.ts';
import { isPortrait } from './portraits.ts';
import { companyScore, titleScore } from './roles.ts';
import { COMPANY_WORDS, LEGAL_FORM, TITLE_MODIFIERS } from './title-words.ts';

/** A part of an entry's header between strong separators. */
export interface Chunk extends Piece {
  row: number;
  /** How its row is set: with or without the dates, in which type. */
  set: string;
  /** Joined to the chunk before it by 'at'. */
  at: boolean;
  /** What the label of a form said of it. */
  hint?: Line['hint'];
  place: number;
}

/** An entry with the chunks of its header; `shape` names the row of each. */
export interface Draft {
  entry: Entry;
  chunks: Chunk[];
  places: Piece[];
  shape: string;
  endsInPlace: boolean;
}

/** An entry's header in chunks; `lenient` takes an unknown name at the end for a town. */
export function draft(entry: Entry, lenient: boolean): Draft {
  const chunks: Chunk[] = [];
  const places: Piece[] = [];
  let endsInPlace = false;
  for (const [row, head] of entry.head.entries()) {
    const { hint } = head.line;
    const dated = entry.dates?.base === head.line.start;
    const set = `${dated ? 'd' : row > 0 ? 'b' : 'a'}${style(head.line)}`;
    const divided = hint
      ? head.pieces.map((piece) => ({
          ...piece,
          row,
          set,
          at: false,
          hint,
          place: hint === 'place' ? 1 : 0,
        }))
      : head.pieces
          .map(withoutKind)
          .flatMap(splitRunOn)
          .flatMap(splitStops)
          .flatMap((piece) => splitSlash(piece, head.pieces.length === 1))
          .flatMap((piece) => splitStrong(piece, row, set))
          .flatMap(withoutPlaceInside);
    for (const chunk of divided) {
      if (chunk.place >= 0.7) {
        places.push(chunk);
        continue;
      }
      const bare = { ...chunk };
      const bracket = /\s*\(([^()]{2,80})\)$/.exec(bare.text);
      const rest = bracket ? bare.text.slice(0, bracket.index) : '';
      if (bracket && isTownInBrackets(bracket[1]!, rest)) {
        const start = bare.start + bare.text.length - bracket[1]!.length - 1;
        // 'Studio Montedoro, Urbino (Italy)': the town before the bracket is part of the place.
        const comma = isCountry(bracket[1]!) ? rest.lastIndexOf(', ') : -1;
        const withTown = comma > 0 && isTownLike(rest.slice(comma + 2));
        if (withTown) places.push(slice(bare, comma, bare.text.length));
        else places.push({ text: bracket[1]!, start });
        bare.text = withTown ? rest.slice(0, comma) : rest;
      } else if (bracket && isDescription(bracket[1]!, rest)) bare.text = rest;
      const at = placeStart(bare.text, lenient, lenient && isPostElsewhere(entry, row));
      if (at > 0 && !inBrackets(bare.text, at)) {
        endsInPlace = true;
        const town = slice(bare, at, bare.text.length);
        places.push({ ...town, text: town.text.replace(/(?<=\p{Ll}{3})\.$/u, '') });
        bare.text = slice(bare, 0, at).text;
      }
      // 'Choir, two years' says how long, and names no employer.
      const length = bare.text.lastIndexOf(', ');
      if (length > 0 && isTerms(bare.text.slice(length + 2)))
        bare.text = bare.text.slice(0, length);
      if (bare.text && !EMPLOYMENT_TYPE.test(bare.text) && !isTerms(bare.text) && !isNote(bare))
        chunks.push(bare);
    }
  }
  const named = chunks.filter(({ text }) => !isPortrait(text));
  if (named.length > 0 && named.length < chunks.length) chunks.splice(0, Infinity, ...named);
  const shape = chunks.map((chunk) => chunk.row).join('');
  return { entry, chunks, places, shape, endsInPlace };
}

/** 'Summer jobs: waiter at Pier Cafe' without the kind of job. */
const withoutKind = (piece: Piece): Piece =>
  slice(piece, KIND_OF_JOB.exec(piece.text)?.[0].length ?? 0, piece.text.length);

const KIND_OF_JOB = new RegExp(
  oneLine`
    ^(?:
      (?:
        various|other|early|earlier|previous|short|seasonal|summer|winter|holiday|vacation|
        part[- ]time|student|casual|temporary|temp|freelance|weekend|first|side
      ) )+(?:jobs?|work|positions?|roles?|posts?|employment|gigs?) ?: +
  `,
  'iu',
);

/** 'Boyne Mechanical, Navan. Plumber.': parts that each end with a full stop. */
function splitStops(piece: Piece): Piece[] {
  const parts = piece.text.split(STOP);
  if (parts.length < 2 || !(parts.length > 2 || /\p{Ll}{3}\.$/u.test(piece.text))) return [piece];
  if (!parts.some((part) => titleScore(part) >= 1.3)) return [piece];
  let from = 0;
  return parts.map((part) => {
    const at = piece.text.indexOf(part, from);
    from = at + part.length;
    return slice(piece, at, at + part.replace(/\.$/, '').length);
  });
}

/** A full stop that ends a part: behind a whole word or a legal form, not behind 'Asst.' or 'St.'. */
const STOP = new RegExp(
  oneLine`
    (?<!\b(?:[Aa]ss(?:is)?t|[Aa]ssoc|[Dd]ept|[Ee]xec|[Mm]gr|[Pp]rof|[Dd]ipl|[Ee]ng))
    (?<=\p{L}{3}|\b(?:SA|AG|SL|Co|LLC|S\.A|S\.L))\.\s+(?=\p{Lu})
  `,
  'u',
);

/** 'Patapsco High School / Chemistry Teacher': an employer and a title; 'Barista / Shift Lead' are two titles. */
function splitSlash(piece: Piece, alone: boolean): Piece[] {
  const parts = piece.text.split(' / ');
  const [left = '', right = ''] = parts;
  if (parts.length !== 2 || /\s{2}/.test(piece.text)) return [piece];
  // 'Junior Planner / Water Management (Wasserwerk Main)' names the employer in its bracket.
  const bracket = /\(([^()]{3,60})\)$/.exec(right)?.[1];
  if (bracket && companyScore(bracket) >= 1) return [piece];
  // 'Research Fellow / Drug Safety - Donau Clinics' has another sign between title and employer.
  const sure = alone && !/\s[-–—|@]\s|\)$/.test(piece.text) ? 0 : 1;
  const isTitle = (text: string) => titleScore(text) >= Math.max(1.3, companyScore(text) + 0.5);
  const isEmployer = (text: string) =>
    titleScore(text) < 0.5 &&
    !/\s[-–—|@]\s/.test(text) &&
    (companyScore(text) >= 1 || (sure === 0 && /^\p{Lu}\S* \p{Lu}/u.test(text) && !isBranch(text)));
  const divided = (isEmployer(left) && isTitle(right)) || (isTitle(left) && isEmployer(right));
  if (!divided) return [piece];
  return [slice(piece, 0, left.length), slice(piece, left.length, piece.text.length)];
}

/** A known place, or what may be a town behind a likely employer: 'Laboratorios Ebro S.L. (Huesca)'. */
const isTownInBrackets = (text: string, before: string) =>
  wholePlaceScore(text) >= 0.7 ||
  (isTownLike(text) &&
    /\p{Ll}/u.test(text) &&
    !isBranch(text) &&
    titleScore(text) < 0.4 &&
    companyScore(before) >= 1 &&
    titleScore(before) < 0.9);

/** '(24 beds, Level II)', '(11–16, 780 on roll)' say how large an employer is. */
const isDescription = (text: string, before: string) =>
  /\d|,/.test(text) && companyScore(before.split(',')[0]!) > titleScore(before.split(',')[0]!);

/** Where a place begins at the end of a chunk, its comma included; -1 when there is none. */
function placeStart(text: string, lenient: boolean, aside: boolean): number {
  const known = trailingPlace(text);
  if (known > 0) {
    // 'Signaller, Fort Lowe, NY and Kandara, Jordan': two towns, each with its region.
    const other = /, \p{Lu}[\p{L}.' -]+, [A-Z]{2} (?:and|&) \p{Lu}[\p{L}.' -]+$/u.exec(
      text.slice(0, known),
    );
    const both = other && wholePlaceScore(other[0].slice(2).split(/ (?:and|&) /)[0]!) >= 0.7;
    return both ? other.index : behindEmployer(text, known);
  }
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return -1;
  const last = text.slice(comma + 2);
  if (isTownWithCode(last) && titleScore(last) < 0.9) return comma;
  const before = text.slice(0, comma);
  // 'Self-employed, Decorator' says what as, not where.
  if (/^(?:self[- ]employed|freelance)$/i.test(before)) return -1;
  const town =
    isTownLike(last) && last.length < 30 && companyScore(last) < 0.6 && titleScore(last) < 0.4;
  const named = before.replaceAll(LATER, '');
  const isTitle = titleScore(named) >= 1.3 && !named.includes(',');
  const closed = lenient && !isTitle && (named.includes(',') || companyScore(named) >= 0.4);
  // The post stands on another row, so 'Hilltop Hand Laundry, Carstow' is an employer with its town.
  const behindName =
    aside && !isBranch(last) && last.split(' ').length <= 3 && titleScore(before) < 1.3;
  const certain =
    behindName || LEGAL_FORM.test(fold(before)) || (endsEmployer(before) && !isBranch(last));
  return town && (closed || certain) ? comma : -1;
}

/** Another row of the header is a sure title. */
const isPostElsewhere = ({ head }: Entry, row: number): boolean =>
  head.some(
    ({ pieces }, i) =>
      i !== row && pieces.some(({ text }) => titleScore(text) >= 1.3 && companyScore(text) < 1),
  );

/** 'Research Fellow, Institut Ehrenfeld, Germany' names its employer where a town might stand. */
function behindEmployer(text: string, at: number): number {
  const next = text.indexOf(',', at + 1);
  const first = text.slice(at + 1, next < 0 ? undefined : next).trim();
  const before = text.slice(0, at);
  // 'Cashier, Dollar Depot, Phenix City, AL': the employer stands before the town and its state.
  const named = before.slice(before.lastIndexOf(', ') + 2);
  const isNamed = before.includes(', ') && titleScore(named) < 0.9 && !isBranch(named);
  if (isNamed && next > 0 && isStateCode(text.slice(next + 1).trim())) return at;
  const isEmployer = next > 0 && companyScore(first) >= 1 && titleScore(before) >= 1.3;
  return isEmployer && wholePlaceScore(text.slice(next + 1)) >= 0.7 ? next : at;
}

/** A sure employer alone, or a sure title with a likely employer beside it: what follows is its town. */
function endsEmployer(text: string): boolean {
  const parts = text.split(', ');
  if (parts.length === 1) return companyScore(text) >= 1 && titleScore(text) < 0.9;
  const title = parts.findIndex((part) => titleScore(part) >= 1.3 && companyScore(part) < 1);
  return title >= 0 && parts.some((part, i) => i !== title && companyScore(part) >= 0.4);
}

/** 'Marketing', 'Clinical Research': a branch of the employer, no town. */
const isBranch = (text: string) =>
  foldedWords(text).some((word) => TITLE_MODIFIERS.has(word) || COMPANY_WORDS.has(word));

const EMPLOYMENT_TYPE = new RegExp(
  oneLine`
    ^\(?(?:
      full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|internship|vollzeit|
      teilzeit|temps plein|temps partiel|cdi|cdd|jornada completa|tempo pieno|voltijd|deeltijd
    )\)?$
  `,
  'i',
);

/** '40 hours/week', 'Salary: $58,203/year' tell the terms of a job. */
const TERMS = new RegExp(
  oneLine`
    ^(?:
      \(?(?:about |approx\.? |ca\.? |for )?
      (?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several) (?:
        hours?|days?|weeks?|months?|years?|summers?|seasons?|terms?
      )\)?$|\d{1,2}(?:\.\d)? ?(?:hours?|hrs?)(?: ?(?:\/|per|a|each) ?(?:week|wk))?|
      (?:salary|pay|hours|grade|supervisor):? .*
    )$
  `,
  'i',
);

/** 'Grade 4 Teacher' is a post, 'Grade 4' none. */
const isTerms = (text: string): boolean => TERMS.test(text) && titleScore(text) < 1.3;

/** '(two weeks)', '(shut in winter)': a bracket that stands alone beside the dates and names no employer. */
const isNote = ({ text }: Chunk): boolean =>
  /^\([^()]+\)$/.test(text) && companyScore(text.slice(1, -1)) < 1;

const STRONG = new RegExp(
  oneLine`
    \s*[|•·●⋅∙‖]\s*|\s+\/\/\s+|\s+[–—―]\s+|\s+-\s+|\s+@\s+|
    \s+(?:at|bei|bij|chez|presso|hos)\s+(?=[\p{Lu}\d]|(?:the|der|de|het)\s)|:\s+(?=\p{Lu})|
    (?<=[\p{L}\p{N}.)])\s{2,}(?=[\p{L}\d(])
  `,
  'gu',
);

function splitStrong(piece: Piece, row: number, set: string): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let at = false;
  const add = (to: number) => {
    const part = slice(piece, from, to);
    if (part.text) chunks.push({ ...part, row, set, at, place: placeOf(part.text) });
  };
  for (const match of piece.text.matchAll(STRONG)) {
    const word = match[0].trim();
    const preposition = /^(?:at|bei|bij|chez|presso|hos|@)$/i.test(word);
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

/** 'Larkfield, Nampa, ID, Nurse': a town with its region between commas belongs to neither of what stands beside it. */
function withoutPlaceInside(chunk: Chunk): Chunk[] {
  if (chunk.place >= 0.7 || !chunk.text.includes(',')) return [chunk];
  const parts = atoms(chunk);
  for (let k = 0; k < parts.length - 2 || (k === 0 && parts.length > 2); k++) {
    const town = join(chunk, parts[k]!, parts[k + 1]!);
    const area = parts[k + 1]!.text;
    if (!isTownLike(parts[k]!.text) || wholePlaceScore(town.text) < 0.9 || placeScore(area) < 0.7)
      continue;
    if (titleScore(parts[k]!.text) >= 1.3 || companyScore(parts[k]!.text) >= 1) continue;
    const left = k > 0 ? [{ ...chunk, ...join(chunk, parts[0]!, parts[k - 1]!) }] : [];
    const right = parts[k + 2]
      ? [{ ...chunk, ...join(chunk, parts[k + 2]!, parts.at(-1)!), at: false }]
      : [];
    if (right.length === 0) continue;
    return [
      ...left,
      { ...chunk, ...town, at: false, place: 1 },
      ...right.flatMap(withoutPlaceInside),
    ];
  }
  return [chunk];
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

/** 'Porter, then head porter': the second post of one job. */
const IS_LATER = /^(?:then|later|latterly|finally|subsequently|promoted to|rising to) \p{L}/iu;
const LATER = /, (?:then|later|latterly|finally|subsequently|promoted to|rising to) [^,]+/giu;

/** Parts between commas; a legal form stays with its name. */
export function atoms(piece: Piece): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (let i = 0; i <= piece.text.length; i++) {
    if (i < piece.text.length && (piece.text[i] !== ',' || inBrackets(piece.text, i))) continue;
    const atom = slice(piece, from, i);
    const last = result.at(-1);
    if (
      last &&
      (/^(?:inc|llc|ltd|llp|corp|co|s\.?a|plc|gmbh|lp|pllc|pc|p\.c|n\.a|jr|sr)\.?$/i.test(
        atom.text,
      ) ||
        IS_LATER.test(atom.text))
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

/** The stretch of a piece from one of its parts to another. */
export function join(whole: Piece, first: Piece, last: Piece): Piece {
  return {
    text: whole.text.slice(first.start - whole.start, last.start - whole.start + last.text.length),
    start: first.start,
  };
}
