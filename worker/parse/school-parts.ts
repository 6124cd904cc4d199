/** Parts of a school's header: schools, degrees, places and the rest. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { trailingPlace, wholePlaceScore } from '#worker/nlp/places.ts';
import { isWholeField } from './field-words.ts';
import { slice, type Piece } from './line.ts';
import { degreeLength, schoolScore } from './schools.ts';

/** A part of a header with its likeness to a school, a degree (its length) and a place. */
export interface Part extends Piece {
  row: number;
  school: number;
  degree: number;
  place: number;
}

/** 'Hay High School diploma': a leaving certificate right behind the word that ends the school's name. */
const LATE_DIPLOMA =
  /(?<=\b(?:[Ss]chool|[Cc]ollege|[Aa]cademy|[Ii]nstitute|[Uu]niversity))\s+(?=(?:diploma|ged|g\.e\.d\.?|certificate|degree)\b)/iu;

/** A degree after a school's name on one line: 'Northern University MSc - Zoology'. */
const LATE_DEGREE = new RegExp(
  oneLine`
    \s(?:
      Ph\.?D|M\.?Sc|B\.?Sc|M\.?B\.?A|B\.?A|M\.?A|B\.?S|M\.?S|B\.?Eng|M\.?Eng|LL\.?[BM]|B\.?E|
      BBA|BFA|MFA|BDes|BSE|Bachelor|Master|Diploma|Associate|Doctor
    )\b\.?
  `,
  'u',
);

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
export function splitParts(labelled: Piece, row: number): Part[] {
  const piece = withoutLabel(labelled);
  if (!piece.text) return [];
  const college = withoutAffiliation(piece);
  if (college) return splitParts(college, row);
  const school = schoolInBrackets(piece);
  if (school)
    return [
      ...splitParts(slice(piece, 0, school.from), row),
      makePart(slice(piece, school.from + 1, school.to - 1), row),
    ];
  const bracket = degreeInBrackets(piece);
  if (bracket) {
    const behind = slice(piece, bracket.to, piece.text.length);
    return [
      ...splitParts(slice(piece, 0, bracket.from), row),
      makePart(slice(piece, bracket.from + 1, bracket.to - 1), row),
      ...splitParts(behind, row),
    ];
  }
  const dash = /\s+[–—-]\s+(?=[^–—]*$)/.exec(piece.text);
  const end = dash ? dash.index + dash[0].length : 0;
  if (dash && wholePlaceScore(piece.text.slice(end)) >= 0.7) {
    const rest = splitParts(slice(piece, 0, dash.index), row);
    return [...rest, { ...makePart(slice(piece, end, piece.text.length), row), place: 1 }];
  }
  const bar = /\s*[|•·]\s*/.exec(piece.text);
  if (bar && bar.index > 0) {
    const end = bar.index + bar[0].length;
    return [
      ...splitParts(slice(piece, 0, bar.index), row),
      ...splitParts(slice(piece, end, piece.text.length), row),
    ];
  }
  const slash = piece.text.indexOf(' / ');
  if (slash > 0 && isSchoolAndDegree(piece.text.slice(0, slash), piece.text.slice(slash + 3))) {
    return [
      ...splitParts(slice(piece, 0, slash), row),
      ...splitParts(slice(piece, slash, piece.text.length), row),
    ];
  }
  const comma = trailingPlace(piece.text);
  if (comma <= 0 || CAMPUSES.test(fold(piece.text.slice(0, comma)))) return splitBare(piece, row);
  const place = makePart(slice(piece, comma + 1, piece.text.length), row);
  return [
    ...splitBare(slice(piece, 0, comma), row),
    ...(place.text ? [{ ...place, place: 1 }] : []),
  ];
}

/** 'Tidewater College / B.S. Chemistry', in either order. */
const isSchoolAndDegree = (left: string, right: string): boolean =>
  (schoolScore(left) >= 1 && degreeLength(left) === 0 && degreeLength(right) > 0) ||
  (degreeLength(left) > 0 && schoolScore(right) >= 1 && degreeLength(right) === 0);

/** Marks of professions, which an institute awards: 'FCA, Institute of Chartered Accountants'. */
export const PROFESSIONAL = new RegExp(oneLine`
  ^(?:
    F?CA|ACA|FCA|ACCA|FCCA|CPA|CFA|CIMA|ACMA|CGMA|CMA|CIPD|MCIPS|MRICS|PGCE|PGDE|NPQSL|NPQH|
    NEBOSH|AAT|CILEX|LPC|BPTC|GDL|MRCP|FRCS|MRCS
  )$
`);

/** Divides what no bar, bracket or place divides. */
function splitBare(bare: Piece, row: number): Part[] {
  const atoms = splitAtoms(bare, row);
  const [first] = atoms;
  const named = atoms.slice(1).some((atom) => atom.school >= 1 && atom.degree === 0);
  const isMark =
    first &&
    first.degree === 0 &&
    named &&
    /^\p{Lu}{3,5} \p{L}/u.test(first.text) &&
    wholePlaceScore(first.text.slice(first.text.indexOf(' ') + 1)) < 0.7 &&
    first.school < 1;
  if (first && atoms.length > 1 && (isMark || PROFESSIONAL.test(first.text))) {
    first.degree = isMark ? first.text.indexOf(' ') : first.text.length;
    return [first, ...groupAtoms(atoms.slice(1), bare)];
  }
  const studied = STUDIES.exec(first?.text ?? '')?.[0].length ?? 0;
  if (first && studied > 0 && named) {
    const field = makePart(slice(first, studied, first.text.length), row);
    return [field, ...groupAtoms(atoms.slice(1), bare)];
  }
  const last = atoms.at(-1);
  if (first && last && first !== last) {
    // 'Chartered Studies at Foo': what follows 'at' is the school, whatever its name.
    const at = /\sat\s+$/i.test(bare.text.slice(0, last.start - bare.start));
    // 'Mestrado em Finanças – ISEG': a mark in capitals behind a degree is where it was earned.
    const mark = first.degree > 0 && last.school === 0.5;
    if (at || mark) last.school = Math.max(1, last.school);
  }
  const hasSchool = atoms.some((atom) => atom.school >= 1);
  const hasDegree = atoms.some((atom) => atom.degree > 0);
  const late =
    hasSchool && !hasDegree ? (LATE_DEGREE.exec(bare.text) ?? LATE_DIPLOMA.exec(bare.text)) : null;
  if (late && late.index > 8) {
    return [
      makePart(slice(bare, 0, late.index), row),
      makePart(slice(bare, late.index, bare.text.length), row),
    ];
  }
  if (first && !hasDegree && isFieldOf(first, atoms[1]))
    return [first, ...groupAtoms(atoms.slice(1), bare)];
  if (hasSchool && !hasDegree) return splitAtoms(bare, row, /\s*[|•·]\s*|\t/g);
  return !hasSchool && first && first.degree > 0 ? [makePart(bare, row)] : groupAtoms(atoms, bare);
}

/** 'Civil Engineering, University of Larissa': the field studied stands before the school. */
const isFieldOf = (first: Part, next: Part | undefined): boolean =>
  next !== undefined &&
  next.school >= 1 &&
  first.school < 1 &&
  first.place < 0.7 &&
  isWholeField(first.text);

/** 'Studies of Geology, University of Kiel' names a field, no degree. */
const STUDIES = /^(?:studies|study|studium|études) (?:of|in|der|des|de|d['’]) ?(?=\p{Lu})/iu;

/** 'Degree: Bachelor of Arts', 'Abschluss: Mittlere Reife' without what it is called. */
export const withoutLabel = (piece: Piece): Piece =>
  slice(piece, LABEL.exec(piece.text)?.[0].length ?? 0, piece.text.length);

const LABEL = new RegExp(
  oneLine`
    ^(?:
      degree|highest (?:grade|standard|qualification)(?: passed| obtained)?|qualification|award|
      school|institution|university|college|abschluss|schule|hochschule|diplôme|établissement|
      título|titulación|centro|escola|instituição|curso|titolo di studio|titolo|istituto|
      diploma|school|instelling|uczelnia|szkoła|tytuł
    )\s*:\s*
  `,
  'iu',
);

const ATOM =
  /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s*[|•·;]\s*|\s+[–—-]\s+|,\s*|\s+(?:at|from|an der|am|bei|à|en la|presso)\s+(?=\p{Lu}|the\s|l')/gu;

/** 'Studium der Sozialen Arbeit (B.A.), Hochschule X', 'HTL Steyr (Reifeprüfung)': a degree told in brackets alone. */
function degreeInBrackets({ text }: Piece): { from: number; to: number } | null {
  const match = /\(([^()]{2,40})\)(?=$|\s*[,|–—-])/u.exec(text);
  if (!match || match.index < 4) return null;
  const inner = match[1]!;
  const before = text.slice(0, match.index);
  const degree = degreeLength(inner);
  const whole =
    degree >= inner.length - 1 || (degree >= 5 && /^ (?:of|in) /.test(inner.slice(degree)));
  const named = before.split(ATOM).some((part) => degreeLength(part) > 0);
  return whole && !named ? { from: match.index, to: match.index + match[0].length } : null;
}

/** 'Amala College, Thrissur (Calicut University)' without the university that the college belongs to; null where there is none. */
function withoutAffiliation(piece: Piece): Piece | null {
  const match = /\s*\(([^()]{4,70})\)$/u.exec(piece.text);
  if (!match || !/universit|\bboard\b/.test(fold(match[1]!))) return null;
  const college = piece.text.slice(0, match.index);
  return /\b(?:college|institute|polytechnic|school)\b(?! of \p{L}+$)/u.test(fold(college)) &&
    !/\b(?:faculty|department|universit\p{L}*)\b/u.test(fold(college))
    ? slice(piece, 0, match.index)
    : null;
}

/** 'Master Studies Landscape Planning (University of Kassel)': the school in brackets behind what was studied. */
function schoolInBrackets({ text }: Piece): { from: number; to: number } | null {
  const match = /\(([^()]{4,70})\)$/u.exec(text);
  if (!match || match.index < 4) return null;
  const studied = text.slice(0, match.index);
  return schoolScore(match[1]!) >= 1 && schoolScore(studied) < 1 && degreeLength(match[1]!) === 0
    ? { from: match.index, to: text.length }
    : null;
}

/** Universities that name their campus behind a comma: 'University of California, Berkeley'. */
const CAMPUSES = new RegExp(
  oneLine`
    universit\p{L}* of (?:
      california|texas|illinois|wisconsin|massachusetts|maryland|missouri|nebraska|colorado|
      alaska|hawaii|alabama|tennessee|michigan|minnesota|north carolina|nevada
    )$
  `,
  'u',
);

function splitAtoms(piece: Piece, row: number, pattern: RegExp = ATOM): Part[] {
  const atoms: Part[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(pattern)) {
    const open = piece.text.lastIndexOf('(', match.index);
    if (open >= from && piece.text.indexOf(')', open) > match.index) continue;
    // 'Realschule am Berg' is one name.
    if (
      /^\s+(?:am|an der|à)\s/.test(match[0]) &&
      schoolScore(piece.text.slice(from, match.index)) >= 1
    )
      continue;
    if (/at|from/.test(match[0]) && from > 0 && atoms.some((atom) => atom.school >= 1)) continue;
    const atom = withoutLabel(slice(piece, from, match.index));
    if (atom.text) atoms.push(makePart(atom, row));
    from = match.index + match[0].length;
  }
  const last = withoutLabel(slice(piece, from, piece.text.length));
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
