/** Schools: institution, degree, field of study and dates, in any order on one to four lines. */
import { findDates } from '#worker/nlp/dates.ts';
import { fold } from '#worker/nlp/fold.ts';
import { trailingPlace, wholePlaceScore } from '#worker/nlp/places.ts';
import type { Entry } from './entries.ts';
import { splitEntries } from './entries.ts';
import type { Line, Piece } from './line.ts';
import { parsed, slice } from './line.ts';
import type { Parsed, ParsedEducation } from './model.ts';
import { titleScore } from './roles.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { readDates, readHighlights } from './work.ts';

interface Part extends Piece {
  row: number;
  school: number;
  degree: number;
  place: number;
}

/** Reads the schools of a section in the order in which they stand. */
export function readEducation(lines: Line[], body: number): ParsedEducation[] {
  return readSchools(splitEntries(asHeads(lines), body, 0.9));
}

/** Reads entries as schools. */
export function readSchools(sectionEntries: Entry[]): ParsedEducation[] {
  const schools: ParsedEducation[] = [];
  const entries = sectionEntries.flatMap(splitBySchool);
  const schoolFirst = entries.reduce((sum, entry) => sum + order(entry), 0) > 0;
  for (const entry of entries) {
    const school = makeSchool(entry, schoolFirst);
    if (school) schools.push(school);
    else appendTo(schools.at(-1), entry);
  }
  return schools;
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

/** Bulleted schools ('• BSc, University of X, 2012') are headers as well. */
function asHeads(lines: Line[]): Line[] {
  return besideEachOther(lines).map((line) =>
    line.bullet &&
    line.words <= 18 &&
    schoolScore(line.text) > 0 &&
    (degreeLength(line.text) > 0 || /\d{4}/.test(line.text))
      ? { ...line, bullet: false }
      : line,
  );
}

/** Schools in cells of one row: the rows below are dealt out to them, cell by cell or date by date. */
function besideEachOther(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let i = 0; i < lines.length;) {
    const cells = lines[i]!.cells;
    const isRow =
      cells.length > 1 &&
      cells.every((cell) => schoolScore(cell.text) >= 1 && findDates(cell.text).length === 0);
    let end = i + 1;
    if (isRow)
      while (
        end < lines.length &&
        !(lines[end]!.cells.length > 1 && schoolScore(lines[end]!.text) >= 1)
      )
        end++;
    const dealt = isRow ? dealOut(lines[i]!, lines.slice(i + 1, end)) : null;
    result.push(...(dealt ?? lines.slice(i, end)));
    i = end;
  }
  return result;
}

function dealOut(row: Line, below: Line[]): Line[] | null {
  const count = row.cells.length;
  const schools = row.cells.map((cell) => cellLine(row, cell));
  if (below.length > 0 && below.every((line) => line.cells.length === count)) {
    return schools.flatMap((school, k) => [
      school,
      ...below.map((line) => cellLine(line, line.cells[k]!)),
    ]);
  }
  const dated = below.flatMap((line, i) => (findDates(line.text).length > 0 ? [i] : []));
  if (dated.length !== count) return null;
  const step = dated[0] === 0 ? dated : [0, ...dated.slice(1).map((at) => at - dated[0]!)];
  return schools.flatMap((school, k) => [
    school,
    ...below.slice(step[k], step[k + 1] ?? below.length),
  ]);
}

const cellLine = (line: Line, cell: Piece): Line => ({ ...line, ...cell, cells: [cell] });

function appendTo(school: ParsedEducation | undefined, entry: Entry): void {
  if (!school) return;
  school.highlights.push(...readHighlights(entry.body).highlights);
}

/** Headers that hold two schools (no dates between them) are two entries. */
function splitBySchool(entry: Entry): Entry[] {
  const rows = entry.head.map((head) => ({
    school: head.pieces.some((piece) => schoolScore(piece.text) >= 1),
    degree: head.pieces.some((piece) => degreeLength(piece.text) > 0),
  }));
  const cuts: number[] = [];
  let school = false;
  let degree = false;
  for (const [i, row] of rows.entries()) {
    if (
      i > 0 &&
      ((row.school && school && !(row.degree && !degree)) ||
        (row.degree && degree && (school || row.school)))
    ) {
      const back =
        rows[i - 1]!.degree && !row.degree && !rows[i - 1]!.school && i - 1 > (cuts.at(-1) ?? 0)
          ? i - 1
          : i;
      cuts.push(back);
      school = false;
      degree = back < i;
    }
    school ||= row.school;
    degree ||= row.degree;
  }
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

/** A degree after a school's name on one line: 'Northern University MSc - Zoology'. */
const LATE_DEGREE =
  /\s(?:Ph\.?D|M\.?Sc|B\.?Sc|M\.?B\.?A|B\.?A|M\.?A|B\.?S|M\.?S|B\.?Eng|M\.?Eng|LL\.?[BM]|B\.?E|BBA|BFA|MFA|BDes|BSE|Bachelor|Master|Diploma|Associate|Doctor)\b\.?/u;

const SCORE =
  /\b(?:c?gpa|grade|note|notendurchschnitt|abschlussnote|gesamtnote|promedio|media|voto|moyenne|mention|score|percentage|cijfer|srednia|ocena)\b\s*[:=]?\s*([\d][\d.,]*(?:\s*(?:\/|of|von|su|out of)\s*\d+(?:[.,]\d+)?)?\s*%?)|\b(\d[.,]\d{1,2}\s*\/\s*\d(?:[.,]\d{1,2})?)\s*(?:c?gpa)?/i;

function makeSchool(entry: Entry, schoolFirst: boolean): ParsedEducation | null {
  const parts: Part[] = [];
  let score: Parsed | null = null;
  const places: Piece[] = [];
  for (const [row, head] of entry.head.entries()) {
    for (const piece of head.pieces) {
      const grade = SCORE.exec(piece.text);
      const value = grade?.[1] ?? grade?.[2];
      if (grade && value) {
        score = parsed(
          { text: value, start: piece.start + grade.index + grade[0].indexOf(value) },
          0.8,
        );
      }
      const bare =
        grade && grade.index < 3
          ? { text: '', start: piece.start }
          : grade
            ? slice(piece, 0, grade.index)
            : piece;
      for (const part of splitParts(bare, row)) {
        if (part.place >= 0.7) places.push(part);
        else parts.push(part);
      }
    }
  }
  if (parts.length === 0) return null;
  const { institution, degree, area } = chooseParts(parts, places, schoolFirst);
  if (!institution && !degree) return null;
  const dates = readDates(entry, 'end');
  return {
    institution: institution
      ? parsed(institution, schoolScore(institution.text) >= 1 ? 0.95 : 0.5)
      : null,
    degree: degree ? parsed(degree, 0.9) : null,
    area: area ? parsed(area, 0.75) : null,
    location: places[0] ? parsed(places[0], 0.8) : null,
    start: dates.start,
    end: dates.end,
    score,
    highlights: readHighlights(entry.body).highlights,
  };
}

function makePart(piece: Piece, row: number): Part {
  return {
    ...piece,
    row,
    school: schoolScore(piece.text),
    degree: degreeLength(piece.text),
    place: wholePlaceScore(piece.text),
  };
}

/** Divides a header piece where a school meets a degree; a piece about one of them stays whole. */
function splitParts(piece: Piece, row: number): Part[] {
  if (!piece.text) return [];
  const comma = trailingPlace(piece.text);
  const dash = /\s+[–—-]\s+(?=[^–—]*$)/.exec(piece.text);
  if (dash && wholePlaceScore(piece.text.slice(dash.index + dash[0].length)) >= 0.7) {
    const rest = splitParts(slice(piece, 0, dash.index), row);
    return [
      ...rest,
      { ...makePart(slice(piece, dash.index + dash[0].length, piece.text.length), row), place: 1 },
    ];
  }
  const bar = /\s*[|•·]\s*/.exec(piece.text);
  if (bar && bar.index > 0) {
    const end = bar.index + bar[0].length;
    return [
      ...splitParts(slice(piece, 0, bar.index), row),
      ...splitParts(slice(piece, end, piece.text.length), row),
    ];
  }
  const cut =
    comma > 0 && !/universit\p{L}* (?:of|de|di) [\p{L} ]+$/iu.test(piece.text.slice(0, comma))
      ? comma
      : -1;
  const place = cut > 0 ? slice(piece, cut + 1, piece.text.length) : null;
  const bare = cut > 0 ? slice(piece, 0, cut) : piece;
  const atoms = splitAtoms(bare, row);
  // 'Chartered Studies at Foo': what follows 'at' is the school, whatever its name.
  const last = atoms.at(-1);
  if (last && atoms.length > 1 && /\sat\s+$/i.test(bare.text.slice(0, last.start - bare.start))) {
    last.school = Math.max(1, last.school);
  }
  const hasSchool = atoms.some((atom) => atom.school >= 1);
  const hasDegree = atoms.some((atom) => atom.degree > 0);
  const result: Part[] = [];
  const late = hasSchool && !hasDegree ? LATE_DEGREE.exec(bare.text) : null;
  if (late && late.index > 8) {
    result.push(
      makePart(slice(bare, 0, late.index), row),
      makePart(slice(bare, late.index, bare.text.length), row),
    );
  } else if (hasSchool && !hasDegree) {
    const bars = splitAtoms(bare, row, /\s*[|•·]\s*|\t/g);
    result.push(...bars);
  } else if (!hasSchool && atoms[0] && atoms[0].degree > 0) result.push(makePart(bare, row));
  else result.push(...groupAtoms(atoms, bare));
  if (place) result.push({ ...makePart(place, row), place: 1 });
  return result;
}

const ATOM =
  /\s*[|•·;]\s*|\s+[–—-]\s+|,\s*|\s+(?:at|from|an der|am|bei|à|en la|presso)\s+(?=\p{Lu}|the\s|l')/gu;

function splitAtoms(piece: Piece, row: number, pattern: RegExp = ATOM): Part[] {
  const atoms: Part[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(pattern)) {
    const open = piece.text.lastIndexOf('(', match.index);
    if (open >= from && piece.text.indexOf(')', open) > match.index) continue;
    if (/at|from/.test(match[0]) && from > 0 && atoms.some((atom) => atom.school >= 1)) continue;
    const atom = slice(piece, from, match.index);
    if (atom.text) atoms.push(makePart(atom, row));
    from = match.index + match[0].length;
  }
  const last = slice(piece, from, piece.text.length);
  if (last.text) atoms.push(makePart(last, row));
  return atoms;
}

/** Joins neighbouring atoms of a kind: school atoms with their departments, the degree with its field. */
function groupAtoms(atoms: Part[], whole: Piece): Part[] {
  const groups: Part[] = [];
  let kind = '';
  for (const atom of atoms) {
    const next =
      atom.degree > 0
        ? 'degree'
        : atom.school >= 1
          ? 'school'
          : atom.place >= 0.7
            ? 'place'
            : kind === 'school'
              ? 'rest'
              : kind || 'rest';
    const last = groups.at(-1);
    if (last && next === kind && next !== 'place') {
      last.text = whole.text.slice(
        last.start - whole.start,
        atom.start - whole.start + atom.text.length,
      );
      last.school = Math.max(last.school, atom.school);
    } else groups.push({ ...atom });
    kind = next;
  }
  return groups;
}

interface Chosen {
  institution: Piece | null;
  degree: Piece | null;
  area: Piece | null;
}

/** Two unknown parts are read in the order of the section's clear entries. */
function chooseUnknown(parts: Part[], schoolFirst: boolean): Chosen {
  const [first, second, third] = parts;
  if (!second) return { institution: first!, degree: null, area: null };
  return schoolFirst
    ? { institution: first!, degree: second, area: third ?? null }
    : { institution: third ?? second, degree: first!, area: third ? second : null };
}

function chooseParts(parts: Part[], places: Piece[], schoolFirst: boolean): Chosen {
  if (parts.every((part) => part.school === 0 && part.degree === 0)) {
    return chooseUnknown(parts, schoolFirst);
  }
  const bySchool = parts.filter(
    (part) => part.school >= 1 && !(part.degree > 0 && isDegreeOnly(part)),
  );
  // 'PhD' in a column of its own and 'PhD in Physics' beside it: the fuller one counts.
  const degrees = parts
    .filter((part) => part.degree > 0 && part !== bySchool[0])
    .sort((a, b) => b.text.length - a.text.length);
  const degreePart =
    degrees.find((part) => fold(part.text).startsWith(fold(degrees.at(-1)!.text))) ?? null;
  let institution: Piece | null = bySchool.find((part) => part !== degreePart) ?? null;
  const others = parts.filter(
    (part) =>
      part !== institution &&
      part !== degreePart &&
      !bySchool.includes(part) &&
      !(degreePart && degreePart.text.startsWith(part.text)),
  );
  if (!institution) {
    const rest =
      others.find((part) => part.school > 0) ??
      (degreePart ? nearest(others, degreePart) : others[0]);
    institution = rest ?? null;
    if (rest) others.splice(others.indexOf(rest), 1);
    else if (!degreePart && places.length > 0) institution = null;
  }
  let degree: Piece | null = null;
  let area: Piece | null = null;
  if (degreePart) {
    const split = splitDegree(degreePart);
    degree = split.degree;
    area = split.area;
  }
  const field = others.find(
    (part) => part.text.length > 2 && part.text.length < 90 && /^\p{L}/u.test(part.text),
  );
  if (!area && field) area = field;
  if (institution && degreePart && !area) {
    const comma = institution.text.lastIndexOf(', ');
    const tail = institution.text.slice(comma + 2);
    if (
      comma > 0 &&
      schoolScore(tail) === 0 &&
      wholePlaceScore(tail) === 0 &&
      !DEPARTMENT.test(fold(tail))
    ) {
      area = slice(institution, comma + 1, institution.text.length);
      institution = slice(institution, 0, comma);
    }
  }
  const within = degree && !institution && area ? /\s+(?:in|en)\s+/.exec(degree.text) : null;
  if (within && degree) {
    // 'Diploma in Pastry Arts, Le Fournil': the field is named, so what follows is the school.
    institution = area;
    area = slice(degree, within.index + within[0].length, degree.text.length);
    degree = slice(degree, 0, within.index);
  } else if (!institution && area) {
    // 'BSc, Biology, Uppsala': the last of three parts is the school.
    const comma = area.text.lastIndexOf(', ');
    if (comma > 0) {
      institution = slice(area, comma + 1, area.text.length);
      area = slice(area, 0, comma);
    }
  }
  return { institution, degree, area };
}

const DEPARTMENT =
  /^(?:department|dept|faculty|division|campus|section|fakultat|facultad|faculte|facolta|wydzial)\b|\bcampus$/;

/** The part most likely a school: on another row than the degree, else before it, else any. */
const nearest = (others: Part[], to: Part) =>
  others.find((part) => part.row !== to.row) ??
  others.find((part) => part.start < to.start) ??
  others[0];

const isDegreeOnly = (part: Part) =>
  part.school < 1 || /^(?:high|secondary) school diploma/.test(fold(part.text));

/** 'BSc (Hons) in Biology' → degree and field; 'Bachelor of Business, Accountancy' keeps its 'of'. */
function splitDegree(part: Part): { degree: Piece; area: Piece | null } {
  const { text } = part;
  let end = part.degree + (LEVEL.exec(text.slice(part.degree))?.[0].length ?? 0);
  const spelled = part.degree >= 5;
  const phrase = spelled ? OF_PHRASE.exec(text.slice(end))?.[0] : undefined;
  if (phrase) end += phrase.length;
  const within = spelled && !phrase ? IN_PHRASE.exec(text.slice(end))?.[0] : undefined;
  if (within) end += within.length;
  const rest = text.slice(end);
  const area = slice(part, end + LINK.exec(rest)![0].length, text.length);
  const degree = slice(part, 0, end);
  return { degree: degree.text ? degree : part, area: area.text ? area : null };
}

const LEVEL =
  /^(?:['’]?s)?(?:\s+(?:degree|diploma|honou?rs|studies))?(?:\s*\((?:hons?|honou?rs|first|2:1|2\.1|upper[^)]{0,20}|with [^)]{1,20}|\p{Lu}[^)]{0,16})\.?\)?\))?(?:\s+hons\b\.?)?/iu;
/** 'of Science', up to a separator or 'in'. */
const OF_PHRASE =
  /^\s+of\s+[^,;:(|–—]+?(?=\s+in\s|\s+-\s|\s*[,;:(|–—]|$)(?:\s*\((?:hons?|honou?rs)\.?\))?/i;
/** 'in Management' when the field follows behind a separator. */
const IN_PHRASE = /^\s+(?:in|en)\s+[^,;:(|–—]+?(?=\s+-\s\S|\s*[,|–—]\s*\p{L})/iu;
const LINK =
  /^[\s,:;–—-]*(?:d['’]|(?:degree\s+)?(?:in|of|en|de|di|em|im|w|im fach|auf|mit schwerpunkt|with a (?:major|focus|specialization) in|major(?:ing)? in)\s+)?/i;
