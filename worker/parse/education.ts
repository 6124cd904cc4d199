/** Schools: institution, degree, field of study and dates, in any order on one to four lines. */
import { oneLine } from '#contract/one-line.ts';
import { isStateCode, isTownLike } from '#worker/nlp/places.ts';
import { fold } from '#worker/nlp/fold.ts';
import { sureOfArea, sureOfSchool } from './certainty.ts';
import { joinedLine } from './date-column.ts';
import { splitEntries, type Entry, type HeadLine } from './entries.ts';
import { isCredentialLike } from './credential-words.ts';
import { readDates, readHighlights } from './entry-fields.ts';
import { isBelow } from './entry-wraps.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import type { Parsed, ParsedBullet, ParsedEducation } from './model.ts';
import { isDocumentTitle } from './name.ts';
import { titleScore } from './roles.ts';
import { chooseParts } from './school-choice.ts';
import { PROFESSIONAL, splitParts, withoutLabel, type Part } from './school-parts.ts';
import { withoutSchoolLabels } from './school-labels.ts';
import {
  asOne,
  isSame,
  type LeftSchool,
  namesAbove,
  tellsEntering,
  tellsLeaving,
  withoutEvent,
} from './school-events.ts';
import { asHeads } from './school-rows.ts';
import { degreeLength, schoolScore } from './schools.ts';

/** Reads the schools of a section in the order in which they stand, and certificates that stand among them. */
export function readEducation(
  lines: Line[],
  body: number,
): { schools: ParsedEducation[]; certificates: Parsed[] } {
  const whole = withNamesWhole(withoutSchoolLabels(lines));
  const entries = splitEntries(asHeads(whole), body, 0.9);
  const certificates = entries.filter(isCertificate);
  return {
    schools: readSchools(entries.filter((entry) => !certificates.includes(entry))),
    certificates: certificates.flatMap(({ head }) =>
      head.map(({ pieces }) => parsed(withoutNote(pieces[0]!), 0.6)),
    ),
  };
}

/** 'Manchester Metropolitan' over 'University', set alike: what only says that it is a school ends the name above. */
function withNamesWhole(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const ends =
      above &&
      ONLY_SCHOOL.test(line.text) &&
      above.cells.length === 1 &&
      above.words <= 5 &&
      !above.bullet &&
      !line.gapBefore &&
      line.index === above.index + 1 &&
      isBelow(above, line) &&
      degreeLength(above.text) === 0 &&
      schoolScore(above.text) < 1 &&
      /^\p{Lu}[^\d.,:;]*$/u.test(above.text);
    if (ends) whole[whole.length - 1] = joinedLine([above, line]);
    else whole.push(line);
  }
  return whole;
}

const ONLY_SCHOOL =
  /^(?:university|college|school|institute|academy|polytechnic|universität|université|università|universidad|hochschule)$/i;

/** 'Certified Paralegal (CP), NALA' on one row without a school. */
function isCertificate(entry: Entry): boolean {
  const { head } = entry;
  if (areTickets(entry)) return true;
  const text = head[0]?.pieces[0]?.text;
  if (head.length !== 1 || !text || !head[0]!.pieces.slice(1).every(isStatus)) return false;
  return CERTIFIED.test(text) && schoolScore(text) < 1 && degreeLength(text) === 0;
}

/** 'lapsed', 'renewed every year' behind the date of a certificate. */
const isStatus = ({ text }: Piece): boolean =>
  /^(?:lapsed|expired?|current|active|valid|renew(?:ed|al)|in (?:progress|date)|pending|retired|inactive)\b/i.test(
    text,
  );

/** 'First Aid Level 2' over 'Forklift ticket (renewed 2023)': two rows or more, each a licence, none a school. */
const areTickets = ({ head, body }: Entry): boolean =>
  head.length > 1 &&
  body.length === 0 &&
  head.every(
    ({ pieces: [first, ...others] }) =>
      first &&
      others.length === 0 &&
      isCredentialLike(first.text) &&
      schoolScore(first.text) < 1 &&
      degreeLength(first.text) === 0,
  );

/** 'Chainsaw ticket (renewed' without what stood before a year that was cut off. */
const withoutNote = (piece: Piece): Piece => slice(piece, 0, piece.text.search(/\s?\([^()]*$|$/));

const CERTIFIED = /^(?:certified|licen[cs]ed|registered)\b|\b(?:certification|licen[cs]e)\b/i;

/** Reads entries as schools. */
export function readSchools(sectionEntries: Entry[]): ParsedEducation[] {
  const schools: ParsedEducation[] = [];
  const entries = sectionEntries.flatMap(splitBySchool);
  const schoolFirst = entries.reduce((sum, entry) => sum + order(entry), 0) > 0;
  let entered: ParsedEducation | null = null;
  // Schools entered and not yet left, with what stood between: a year abroad.
  const open: ParsedEducation[] = [];
  for (const entry of entries) {
    const made = makeSchool(entry, schoolFirst);
    const { start, end } = readDates(entry, 'end');
    const left: LeftSchool = made ?? { start, end, area: null };
    const before = open.findLast((it) => tellsLeaving(entry) && isSame(it, left));
    if (before && before !== entered) {
      schools.splice(schools.indexOf(before), 1, asOne(before, left));
      open.splice(open.indexOf(before), 1);
      continue;
    }
    const pair: boolean = entered !== null && (namesAbove(entry) || isSame(entered, left));
    const school = pair ? asOne(entered!, left) : made;
    if (pair) {
      schools.pop();
      open.pop();
    }
    entered = made && tellsEntering(entry) ? made : null;
    if (entered) open.push(entered);
    if (school) schools.push(inGroup(school, schools.at(-1)));
    else appendTo(schools.at(-1), entry);
  }
  return schools;
}

/** A degree without a school, below a degree whose school stands above it on a row of its own: earned at the same school. */
function inGroup(school: ParsedEducation, above: ParsedEducation | undefined): ParsedEducation {
  const from = above?.institution?.span;
  const heads = from && above.degree?.span && from.start < above.degree.span.start;
  return school.institution || !heads || !school.start === Boolean(above.start)
    ? school
    : { ...school, institution: { ...above.institution!, confidence: 0.6 } };
}

/** Whether an entry is about a school rather than a role: how surely, about -3..3. */
export function schoolEvidence(entry: Entry): number {
  let score = 0;
  for (const { pieces } of entry.head) {
    for (const { text } of pieces) {
      if (schoolScore(text) >= 1) score += 1;
      if (degreeLength(text) > 0) score += 1.5;
      else if (text.split(', ').some((part) => degreeLength(part) > 0)) score += 0.8;
      if (titleScore(text) >= 1.4 && degreeLength(text) === 0) score -= 1.5;
    }
  }
  return score;
}

/** 1 when the school stands before the degree, -1 when behind, 0 when unclear. */
function order(entry: Entry): number {
  const text = entry.head.flatMap((head) => head.pieces);
  const school = text.findIndex((piece) => schoolScore(piece.text.split(',')[0]!) >= 1);
  const degree = text.findIndex((piece) => degreeLength(piece.text) > 0);
  return school < 0 || degree < 0 ? 0 : Math.sign(degree - school);
}

function appendTo(school: ParsedEducation | undefined, entry: Entry): void {
  if (!school) return;
  school.highlights.push(...readHighlights(entry.body).highlights);
}

function saysAgain(above: HeadLine, below: HeadLine): boolean {
  const [first, second] = [above, below].map((head) => degreeWord(head.pieces));
  return first !== undefined && first === second;
}

/** What reads as a degree is no more than a kind of school. */
const namesKind = ({ pieces }: HeadLine): boolean =>
  pieces.every(({ text }) => {
    const length = degreeLength(text);
    return (
      length === 0 ||
      /^(?:high|secondary|primary|middle|grammar|comprehensive|vocational|technical) school$/i.test(
        text.slice(0, length).trim(),
      )
    );
  });

/** The last word of a degree: 'gcses', 'levels'. */
const degreeWord = (pieces: readonly Piece[]): string | undefined => {
  const piece = pieces.find(({ text }) => degreeLength(text) > 0);
  const degree = piece && fold(piece.text).slice(0, degreeLength(piece.text));
  return degree?.match(/\p{L}+$/u)?.[0];
};

/** Headers that hold two schools (no dates between them) are two entries. */
function splitBySchool(entry: Entry): Entry[] {
  const cuts = schoolCuts(entry.head);
  if (cuts.length === 0) return [entry];
  const bounds = [0, ...cuts, entry.head.length];
  return bounds.slice(1).map((to, k) => {
    const head = entry.head.slice(bounds[k], to);
    const from = head[0]?.line.start ?? 0;
    const until = entry.head[to]?.line.start ?? Infinity;
    const mine = entry.dates && entry.dates.base >= from && entry.dates.base < until;
    return {
      head,
      dates: mine ? entry.dates : null,
      body: to === entry.head.length ? entry.body : [],
    };
  });
}

/** Where the header of the next school begins: at a second school, or at a second degree. */
function schoolCuts(head: HeadLine[]): number[] {
  const rows = head.map(({ pieces }) => {
    const texts = pieces.map((piece) => withoutLabel(piece).text);
    return {
      school: texts.some((text) => schoolScore(text.slice(degreeLength(text))) >= 1),
      degree: texts.some(
        (text) => degreeLength(text) > 0 || PROFESSIONAL.test(text.split(/,|\s[–—-]\s/)[0]!),
      ),
    };
  });
  // '10 GCSEs at grades 9–6' below 'GCSEs, Caludon Castle School' says more of the same.
  for (const [i, row] of rows.entries())
    if (i > 0 && row.degree && !row.school && saysAgain(head[i - 1]!, head[i]!)) row.degree = false;
  // 'Secondary school, Realschule Halden' says what kind of school gave the 'Mittlere Reife' below it.
  for (const [i, row] of rows.entries()) {
    const below = rows[i + 1];
    if (row.degree && row.school && below?.degree && !below.school && namesKind(head[i]!))
      row.degree = false;
  }
  const cuts: number[] = [];
  let school = false;
  let degree = false;
  for (const [i, row] of rows.entries()) {
    if (
      i > 0 &&
      ((row.school && school && !(row.degree && !degree)) ||
        (row.degree && degree && (school || row.school)))
    ) {
      // The degree above a second school is that school's, unless it is the first school's only one.
      const from = cuts.at(-1) ?? 0;
      const own = rows.slice(from, i - 1).some((it) => it.degree);
      const last = rows[i - 1]!;
      const opens = last.degree && !last.school && !row.degree && i - 1 > from;
      const back = opens && (own || !rows[from]!.school) ? i - 1 : i;
      cuts.push(back);
      school = false;
      degree = back < i;
    }
    school ||= row.school;
    degree ||= row.degree;
  }
  return cuts;
}

/** 'IES La Rosaleda (Málaga)' without the town, which joins the places; '(MIT)' is the school's own. */
function withoutTown(school: Piece, places: Piece[]): Piece {
  const bare = { ...school, text: school.text.replace(/(?<=\p{Ll}{3})\.$/u, '') };
  const gap = bare.text.search(
    /(?<=\S)\s{2,}(?=\p{Lu}[\p{L}\p{M}'’., -]+$)(?!(?:Dep|Fac|School|Inst|Coll))/u,
  );
  if (gap > 0 && schoolScore(bare.text.slice(0, gap)) >= 1) {
    places.unshift(slice(bare, gap, bare.text.length));
    return slice(bare, 0, gap);
  }
  const run = TOWN_BEHIND_SCHOOL.exec(bare.text);
  if (run && isStateCode(run[2]!)) {
    places.push(slice(bare, run[1]!.length, bare.text.length));
    return slice(bare, 0, run[1]!.length);
  }
  const town = /\s*\((\p{Lu}[^()]*\p{Ll}[^()]*)\)$/u.exec(bare.text);
  if (!town || !isTownLike(town[1]!) || schoolScore(town[1]!) >= 1) return bare;
  const at = town.index + town[0].indexOf('(') + 1;
  places.push(slice(bare, at, at + town[1]!.length));
  return slice(bare, 0, town.index);
}

/** 'Central High School Memphis TN' */
const TOWN_BEHIND_SCHOOL =
  /^(.*\b(?:School|College|University|Academy|Institute)) (?:\p{Lu}[\p{L}.'’-]+ ){1,3}([A-Z]{2})$/u;

const SCORE = new RegExp(
  oneLine`
    \b(?:with|securing|secured|obtained) (\d{1,3}(?:\.\d+)? ?%)(?: in| marks.*)?\.?$|
    \b(?:
      c?gpa|grade(?! 1[0-2]\b)|note|notendurchschnitt|abschlussnote|gesamtnote|promedio|media|
      voto|moyenne|mention|score|percentage|cijfer|srednia|ocena
    )\b\s*[:=]?\s*([\d][\d.,]*(?:\s*(?:\/|of|von|su|out of)\s*\d+(?:[.,]\d+)?)?\s*%?)|
    \b(\d[.,]\d{1,2}\s*\/\s*\d(?:[.,]\d{1,2})?)\s*(?:c?gpa)?|^(\d{1,3}(?:[.,]\d{1,2})? ?%)$
  `,
  'i',
);

/** 'Major: Forestry Minor: Geology' below the degree. */
function majorIn(highlights: ParsedBullet[]): Parsed | null {
  for (const { value, span } of highlights) {
    const match =
      /^(?:majors?|field of study|speciali[sz]ation|concentration): *(.+?)(?: +minors?:.*)?$/i.exec(
        value,
      );
    const at = match && value.indexOf(match[1]!, match[0].indexOf(':'));
    // Where gaps were closed, the words stand elsewhere in the text.
    const broken = span ? span.end - span.start !== value.length : true;
    if (match && span) return parsed({ text: match[1]!, start: span.start + at!, broken }, 0.75);
  }
  return null;
}

/** Without the bracket before a grade or the word before a year that was cut off. */
const trimEnd = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(
    /\s*\($|,\s*(?:graduated|completed|(?:final|overall|average|total))$|(?<=\s\S.*)\s+(?:in|im year|year)$/i,
    '',
  ),
});

function makeSchool(entry: Entry, schoolFirst: boolean): ParsedEducation | null {
  const { parts, places, score } = partsOf(entry.head);
  if (parts.length === 0) return null;
  const chosen = chooseParts(parts, schoolFirst);
  const { degree, area } = chosen;
  const institution = chosen.institution && withoutTown(chosen.institution, places);
  if (!institution && !degree) return null;
  const dates = readDates(entry, 'end');
  const { highlights } = readHighlights(entry.body);
  return {
    institution: institution ? parsed(institution, sureOfSchool(institution.text)) : null,
    degree: degree ? parsed(degree, 0.9) : null,
    area: area ? parsed(area, sureOfArea(area.text)) : majorIn(highlights),
    location: places[0] ? parsed(places[0], 0.8) : null,
    start: dates.start,
    end: dates.end,
    score,
    highlights,
  };
}

/** 'MSc in Physics EQF level 7' without the level of a framework of qualifications, which is no school. */
const withoutFrame = (piece: Piece): Piece =>
  slice(
    piece,
    0,
    piece.text.search(/\s*\(?\b(?:EQF|NQF|QEQ|QNQ|EQR|DQR|ISCED)(?: level)? ?\d\)?$|$/i),
  );

/** Parts of a header, its places set aside and its grade cut off. */
function partsOf(head: HeadLine[]): { parts: Part[]; places: Piece[]; score: Parsed | null } {
  const parts: Part[] = [];
  const places: Piece[] = [];
  let score: Parsed | null = null;
  for (const [row, { pieces, line }] of head.entries()) {
    // The label of a form has said that it is a school.
    if (line.hint === 'company' && pieces[0]) {
      const [name, ...behind] = splitParts(pieces[0], row).map((part) => ({ ...part, degree: 0 }));
      if (name) parts.push({ ...name, school: 3 });
      places.push(...behind.filter(({ place }) => place >= 0.7));
      continue;
    }
    for (const whole of pieces) {
      const piece = withoutFrame(withoutEvent(whole));
      if (!piece.text || isDocumentTitle(piece.text)) continue;
      const grade = SCORE.exec(piece.text);
      const value = grade?.slice(1).find(Boolean);
      if (grade && value) {
        const at = grade.index + grade[0].indexOf(value);
        score = parsed({ text: value, start: piece.start + at }, 0.8);
      }
      const end = grade ? (grade.index < 3 ? 0 : grade.index) : piece.text.length;
      const bare = grade ? slice(piece, 0, end) : piece;
      for (const part of splitParts(trimEnd(bare), row))
        (part.place >= 0.7 ? places : parts).push(part);
    }
  }
  return { parts, places, score };
}
