/** Which part of a school's header is the institution, the degree and the field of study. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { isTownLike, wholePlaceScore } from '#worker/nlp/places.ts';
import { hasFieldWord } from './field-words.ts';
import { slice, type Piece } from './line.ts';
import { isSchoolLeaving } from './national-degrees.ts';
import type { Part } from './school-parts.ts';
import { schoolScore } from './schools.ts';

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

/** Institution, degree and field among a header's parts; `schoolFirst` settles unclear ones. */
export function chooseParts(parts: Part[], schoolFirst: boolean): Chosen {
  markCode(parts);
  if (parts.every((part) => part.school === 0 && part.degree === 0)) {
    return chooseUnknown(parts, schoolFirst);
  }
  const { institution, degreePart, others } = sortOut(parts);
  const split = degreePart ? splitDegree(degreePart) : { degree: null, area: null };
  const field =
    split.area ?? others.find((part) => isField(part, institution ? institution.start : Infinity));
  const chosen = { institution, degree: split.degree, area: field ? bareField(field) : null };
  return withoutIdleField(institution ? withoutTail(chosen) : withSchool(chosen));
}

/** 'NPQSL, Pennine Learning Institute': a mark in capitals before a school is what was earned there. */
function markCode(parts: Part[]): void {
  const [code] = parts;
  const degrees = parts.some((part) => part.degree > 0);
  if (code && parts.length > 1 && !degrees && /^\p{Lu}{3,7}$/u.test(code.text))
    code.degree = code.text.length;
}

/** The parts that are most likely the school and the degree, and all others. */
function sortOut(parts: Part[]): {
  institution: Piece | null;
  degreePart: Part | null;
  others: Part[];
} {
  const bySchool = parts.filter(
    (part) => part.school >= 1 && !(part.degree > 0 && isDegreeOnly(part)),
  );
  // 'PhD' in a column of its own and 'PhD in Physics' beside it: the fuller one counts.
  const degrees = parts
    .filter((part) => part.degree > 0 && part !== bySchool[0])
    .sort((a, b) => b.text.length - a.text.length);
  const degreePart =
    degrees.find((part) => fold(part.text).startsWith(fold(degrees.at(-1)!.text))) ?? null;
  // 'Master Project - DOSIS' beside 'University of Passau': a mark in capitals gives way to a name.
  const named = bySchool
    .filter((part) => part !== degreePart)
    .reduce<Part | undefined>((a, b) => (a && a.school >= b.school ? a : b), undefined);
  const others = parts.filter(
    (part) =>
      part !== degreePart &&
      part !== named &&
      !(bySchool.includes(part) && part.school > 1) &&
      !(degreePart && degreePart.text.startsWith(part.text)),
  );
  if (named) return { institution: named, degreePart, others };
  const rest =
    others.find((part) => part.school > 0) ??
    (degreePart ? nearest(others, degreePart) : others[0]);
  return {
    institution: rest ?? null,
    degreePart,
    others: others.filter((part) => part !== rest),
  };
}

/** What may be a field of study, and is no town behind the school. */
const isField = (part: Part, schoolStart: number) =>
  part.text.length > 2 &&
  part.text.length < 90 &&
  /^[\p{L}(]/u.test(part.text) &&
  !/^(?:dean['’]?s list\b|graduated$|completed$|expected$)/i.test(part.text) &&
  !(part.start > schoolStart && isTownOf(part.text));

/** 'Hill College, Music' with a degree elsewhere: what follows the school's last comma is the field, or its town. */
function withoutTail(chosen: Chosen): Chosen {
  const { institution, degree, area } = chosen;
  const comma = institution?.text.lastIndexOf(', ') ?? -1;
  if (!institution || !degree || area || comma <= 0) return chosen;
  const tail = institution.text.slice(comma + 2);
  if (schoolScore(tail) > 0 || wholePlaceScore(tail) > 0 || DEPARTMENT.test(fold(tail)))
    return chosen;
  return {
    institution: slice(institution, 0, comma),
    degree,
    area: isTownOf(tail) ? null : slice(institution, comma + 1, institution.text.length),
  };
}

/** The school that no word gives away, behind the field or in its place. */
function withSchool(chosen: Chosen): Chosen {
  const { degree, area } = chosen;
  if (!area) return chosen;
  const within = degree ? /\s+(?:in|en)\s+/.exec(degree.text) : null;
  // 'Trade Test (Welding), Atlas Works': the bracket holds the field, so what follows is the school.
  const field = degree && !within ? FIELD_IN_BRACKETS.exec(degree.text) : null;
  if (field && degree && !/^(?:hons?|honou?rs)/i.test(field[1]!)) {
    const at = field.index + field[0].indexOf('(') + 1;
    return {
      institution: area,
      area: slice(degree, at, at + field[1]!.length),
      degree: slice(degree, 0, field.index),
    };
  }
  if (within && degree) {
    // 'Diploma in Pastry Arts, Le Fournil': the field is named, so what follows is the school.
    return {
      institution: area,
      area: slice(degree, within.index + within[0].length, degree.text.length),
      degree: slice(degree, 0, within.index),
    };
  }
  // 'BSc, Biology, Uppsala': the last of three parts is the school.
  const comma = area.text.lastIndexOf(', ');
  if (comma <= 0) return chosen;
  return {
    institution: slice(area, comma + 1, area.text.length),
    degree,
    area: slice(area, 0, comma),
  };
}

const FIELD_IN_BRACKETS = /\s*\((\p{Lu}\p{Ll}[^()]{2,40})\)$/u;

/** 'GED, State of Kentucky': nobody studies a field for it. */
function withoutIdleField({ institution, degree, area }: Chosen): Chosen {
  const idle = !institution && area && degree && isSchoolLeaving(fold(degree.text));
  return idle ? { institution: area, degree, area: null } : { institution, degree, area };
}

/** One or two capitalised words behind a school that name no field of study: its town. */
const isTownOf = (text: string) =>
  isTownLike(text) && text.trim().split(' ').length <= 2 && !hasFieldWord(text);

/** A field of study without its label, brackets, honours before it and minor behind it. */
function bareField(piece: Piece): Piece {
  const lead = FIELD_LEAD.exec(piece.text)?.[0].length ?? 0;
  const end = piece.text.search(FIELD_END);
  const bare = slice(piece, lead, end > lead ? end : piece.text.length);
  return /^\([^()]+\)$/.test(bare.text) ? slice(bare, 1, bare.text.length - 1) : bare;
}

const FIELD_LEAD = new RegExp(
  oneLine`
    ^\s*(?:
      studium (?:der|des)\s+|
      (?:
        fachrichtung|studienrichtung|studiengang|kierunek|specjalność|richting|studierichting|
        profil|profiel
      )\s*:?\s+(?=\p{L})|
      (?:
        major(?:s|ing in)?|field(?: of study)?|speciali[sz]ation|kierunek|specjalnosc|
        specjalność|fachrichtung|studienrichtung|studiengang|schwerpunkt|richting|
        studierichting|filière|option|spécialité|indirizzo|especialidad|mención|área
      )\s*[:–-]\s*|(?:summa |magna )?cum laude,?\s+|
      with (?:first[- ]class |upper second[- ]class )?(?:honou?rs|distinction),?\s+
    )
  `,
  'iu',
);
const FIELD_END = new RegExp(
  oneLine`
    \s*\((?:expected|anticipated|voraussichtlich|prévu|previst)|\s*\((?:level|niveau) \d\)|
    ,?\s+(?:with a )?minors?(?: in\b|:|ing in\b)|,\s+mention\s|,\s+(?:mit )?note\s\d
  `,
  'iu',
);

const DEPARTMENT =
  /^(?:department|dept|faculty|division|campus|section|fakultat|facultad|faculte|facolta|wydzial)\b|\bcampus$/;

/** The part most likely a school: on another row than the degree, else before it, else any. */
const nearest = (others: Part[], to: Part) =>
  others.find((part) => part.row !== to.row) ??
  others.find((part) => part.start < to.start) ??
  others[0];

/** 'Ontario College Diploma, Early Childhood Education': its words of schools name what is earned there. */
const isDegreeOnly = ({ text, degree, school }: Part) =>
  school < 1 ||
  (schoolScore(text.slice(degree)) < 1 &&
    !/^(?:high|secondary) school$/.test(fold(text.slice(0, degree))));

/** 'BSc (Hons) in Biology' → degree and field; 'Bachelor of Business, Accountancy' keeps its 'of'. */
function splitDegree(part: Part): { degree: Piece; area: Piece | null } {
  const { text } = part;
  let end = part.degree + (LEVEL.exec(text.slice(part.degree))?.[0].length ?? 0);
  const spelled = part.degree >= 5;
  const phrase = spelled ? OF_PHRASE.exec(text.slice(end))?.[0] : undefined;
  if (phrase)
    end += phrase.length + (SHORT_FORM.exec(text.slice(end + phrase.length))?.[0].length ?? 0);
  const within = spelled && !phrase ? IN_PHRASE.exec(text.slice(end))?.[0] : undefined;
  if (within) end += within.length;
  const rest = text.slice(end);
  const field = slice(part, end + LINK.exec(rest)![0].length, text.length);
  // '9 GCSEs including Maths': some of its subjects, no field.
  if (/^(?:incl(?:uding|\.)|with) /i.test(field.text)) return { degree: part, area: null };
  if (GRADES.test(field.text))
    return { degree: /grades?\s/i.test(field.text) ? slice(part, 0, end) : part, area: null };
  const result = RESULT.exec(field.text);
  const area = result && result.index > 0 ? slice(field, 0, result.index) : field;
  const degree = slice(part, 0, end);
  return { degree: degree.text ? degree : part, area: area.text ? area : null };
}

/** 'A*-C', '(A, B, B)', 'grades 4 to 8': results, no field. */
const GRADES = new RegExp(oneLine`
  ^(?:at )?grades? [A-E\d]\S*(?: ?[,/–-] ?| to | and )|
  ^\(?(?:(?:at )?grades? )?(?:[A-EU*]{1,6}|\d)[+-]?
  (?:(?:\s*[,/–-]\s*|\s+(?:to|and)\s+)(?:[A-EU*]{1,2}|\d)[+-]?)*\)?$
`);
/** A result in brackets behind the field. */
const RESULT = new RegExp(
  oneLine`
    \s*\((?:
      distinction\*?|merit|pass|first(?: class)?|upper second|2[:.][12]|[A-D][*+-]?|
      d\*?d\*?d\*?|mit auszeichnung|mention [^)]+|cum laude
    )[^)]{0,15}\)$|
    \s*[,–-]\s*(?:
      2[:.][12]|first(?: class)?|upper second(?: class)?|distinction|merit|
      (?:magna |summa )?cum laude|(?:with )?(?:high(?:est)? )?honou?rs
    )(?: honou?rs)?\.?$
  `,
  'i',
);

const LEVEL = new RegExp(
  oneLine`
    ^(?:['’]?s)?(?:
      \s+level\s+[1-8]\b(?:
        \s+(?:(?:extended|national|subsidiary|higher|foundation|first)\s+)*
        (?:diploma|certificate|award)\b
      )?
    )?(?:\s+(?:degree|diploma|honou?rs|studies))?(?:
      \s*\((?:hons?|honou?rs|first|2:1|2\.1|upper[^)]{0,20}|with [^)]{1,20}|\p{Lu}[^)]{0,16})\.?
      \)?\)
    )?(?:\s+hons\b\.?)?
  `,
  'iu',
);
/** 'of Science', up to a separator or 'in'. */
const OF_PHRASE =
  /^\s+of\s+[^,;:(|–—]+?(?=\s+in\s|\s+-\s|\s*[,;:(|–—]|$)(?:\s*\((?:hons?|honou?rs)\.?\))?/i;
/** 'Doctor of Pharmacy (PharmD)' */
const SHORT_FORM = /^\s*\(\p{Lu}[\p{L}.]*\p{Lu}\.?\)|^\s+[-–]\s+\p{Lu}[\p{L}.]{1,5}(?=,|$)/u;
/** 'in Management' when the field follows behind a separator. */
const IN_PHRASE = /^\s+(?:in|en)\s+[^,;:(|–—]+?(?=\s+-\s\S|\s*[,|–—]\s*\p{L})/iu;
const LINK = new RegExp(
  oneLine`
    ^[\s,:;–—-]*(?:
      d['’]|
      (?:degree\s+)?(?:
        in|of|en|de|di|em|im|w|zur|zum|als|im fach|auf|mit schwerpunkt|
        with a (?:major|focus|specialization) in|major(?:ing)? in
      )\s+
    )?
  `,
  'i',
);
