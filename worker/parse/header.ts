/** Name, professional title and place of residence, from the lines around the contact details. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { trailingPlace, wholePlaceScore } from '#worker/nlp/places.ts';
import { findEmails } from '#worker/nlp/web-addresses.ts';
import { homeTown } from './address.ts';
import type { Contact } from './contact.ts';
import { headerDates } from './entry-dates.ts';
import { readHeading } from './heading-text.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import type { Parsed } from './model.ts';
import { isDocumentTitle, readName, type NameFound } from './name.ts';
import { isCredential } from './name-credentials.ts';
import { isTownOnly, readLocation } from './residence.ts';
import { titleScore } from './roles.ts';
import type { SectionLines } from './sections.ts';

/** Who the person is. */
export interface HeaderFields {
  name: Parsed | null;
  label: Parsed | null;
  location: Parsed | null;
  /** Document lines of name and label. */
  lines: Set<number>;
  /** Document line that opens with the name. */
  nameLine: number | null;
}

/** Reads who the person is; what cannot be told apart is left null. */
export function readHeader(
  sections: SectionLines[],
  lines: Line[],
  contact: Contact,
): HeaderFields {
  const top = headerLines(sections, lines);
  const name = readName(top, lines, contact);
  const used = new Set<number>(name?.lines.map((line) => line.index));
  const label = readLabel(top, name, contact, sections.length > 1);
  if (label) used.add(label.line.index);
  return {
    name: name?.value ?? null,
    label: label?.value ?? null,
    location: readLocation(sections, top, contact, used),
    lines: used,
    nameLine: name?.lines[0]?.index ?? null,
  };
}

/** The header block, page headers and text boxes, and contact sections: at most 40 lines. */
function headerLines(sections: SectionLines[], lines: Line[]): Line[] {
  // By index: the rest of a line whose label is a heading is a line of its own making.
  const own = new Map<number, Line>();
  for (const section of sections) {
    if (section.kind === 'header' || section.kind === 'personal')
      for (const line of section.lines) own.set(line.index, line);
  }
  for (const line of lines)
    if (line.source.role !== 'body' && line.source.role !== 'cell' && !own.has(line.index))
      own.set(line.index, line);
  return lines.flatMap((line) => own.get(line.index) ?? []).slice(0, 40);
}

interface Label {
  value: Parsed;
  line: Line;
}

function readLabel(
  top: Line[],
  name: NameFound | null,
  contact: Contact,
  headed: boolean,
): Label | null {
  const beside = name && besideName(name);
  if (beside) return beside;
  const last = name?.lines.at(-1);
  const at = last ? top.indexOf(last) : -1;
  for (const [k, line] of top.slice(at + 1, at + 9).entries()) {
    if (line.bullet || line.words > 14 || contact.lines.has(line.index) || line.text.length > 110)
      continue;
    // A sentence above the first heading sums the person up; it is no title.
    if (headed && line.words >= 9 && /[.!]$/.test(line.text)) continue;
    // Below dates stands the title of a job.
    if (headerDates(line)?.range.single === false) break;
    const piece = slice(line, 0, line.text.length);
    const { text } = piece;
    if (wholePlaceScore(text) >= 0.6 || readHeading(text)?.exact || isDetail(text)) continue;
    const score = titleScore(text.split(/\s*[|•·]\s*/)[0]!);
    if (score >= 1.3) return { value: parsed(withoutPlace(piece), 0.92), line };
    const cut = /^I\s|\s(?:for|to|of|and|the|with|in|at|a)$/.test(line.text);
    const short = !cut && line.words >= 2 && line.words <= 8 && !/[.,;:]$/.test(line.text);
    if (
      k === 0 &&
      at >= 0 &&
      short &&
      !isTownOnly(text) &&
      trailingPlace(text) < 0 &&
      !homeTown(piece)
    )
      return { value: parsed(piece, 0.5), line };
  }
  return null;
}

/** 'Barber · Cheetham, Leeds' and 'Line Cook, Moncton, NB' without the place. */
function withoutPlace(piece: Piece): Piece {
  const { text } = piece;
  const bar = /\s*[|•·]\s*(?=[^|•·]*$)/.exec(text);
  if (bar && isPlace(text.slice(bar.index + bar[0].length))) return slice(piece, 0, bar.index);
  const comma = trailingPlace(text);
  return comma > 0 && titleScore(text.slice(0, comma)) >= 1.3 ? slice(piece, 0, comma) : piece;
}

const isPlace = (text: string) => wholePlaceScore(text) >= 0.6 || isTownOnly(text);

/** 'Jane Marlowe | Workshop Manager': what follows the name on its line, where it is no detail and no credential. */
function besideName({ rest, lines }: NameFound): Label | null {
  if (!rest || rest.text.length >= 90 || /\d{4}/.test(rest.text)) return null;
  if (findEmails(rest.text).length > 0 || wholePlaceScore(rest.text) >= 0.6) return null;
  const idle = isDocumentTitle(rest.text) || rest.text.split(/[\s,]+/).every(isCredential);
  return idle ? null : { value: parsed(rest, 0.8), line: lines[0]! };
}

const SALUTATION = new RegExp(oneLine`
  ^(?:
    dear|to whom|hello|hi|sehr geehrte|liebes?r? |madame|monsieur|cher|chere|estimad[oa]s?|
    muy senor|prezad[oa]s?|car[oa]s? |egregi[oa]?|gentile|spett|geachte|beste|szanown[aiy]|
    droga|drogi
  )\b
`);

/** A label and its value, a birth date, a number, a street, a British postcode or what the document is called: no title. */
function isDetail(text: string): boolean {
  return (
    isDocumentTitle(text) ||
    findEmails(text).length > 0 ||
    findPhones(text).length > 0 ||
    /\d{3}|^\d{1,4} \p{L}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u.test(text) ||
    SALUTATION.test(fold(text)) ||
    /^[\p{L} .-]{2,25}:\s/u.test(text)
  );
}
