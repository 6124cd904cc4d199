/** Licences, certificates and courses, under headings of their own, in groups of other sections or in none. */
import { oneLine } from '#contract/one-line.ts';
import { findDates } from '#worker/nlp/dates.ts';
import { fold } from '#worker/nlp/fold.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { CREDENTIAL_GROUP, isCredentialLike, isSureCredential } from './credential-words.ts';
import { headingKey } from './heading-text.ts';
import { isDeed } from './deeds.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import { isDetailLine, isSignature, withoutDate } from './list-details.ts';
import { splitList, splitOn } from './list-items.ts';
import type { Parsed, SectionKind } from './model.ts';
import type { SectionLines } from './sections.ts';

/** Certificates of a resume, and the document lines of those that stand outside sections of their own. */
export interface Certificates {
  values: Parsed[];
  lines: Set<number>;
}

/** Sections in which a licence may stand among other things. */
const MIXED = new Set<SectionKind>(['skills', 'personal', 'other', 'interests', 'header']);

/** Reads licences, certificates and courses; `taken` are document lines that name the person. */
export function readCertificates(sections: SectionLines[], taken: Set<number>): Certificates {
  const values: Parsed[] = [];
  const lines = new Set<number>();
  const seen = new Set<string>();
  const add = (pieces: Piece[], confidence: number) => {
    for (const piece of pieces) {
      const key = fold(piece.text);
      // Behind a comma or in brackets may stand the issuer, which is no part of the name.
      const sure = /[,(]/.test(piece.text) ? Math.min(confidence, 0.75) : confidence;
      if (piece.text.length > 2 && !seen.has(key)) values.push(parsed(piece, sure));
      seen.add(key);
    }
  };
  for (const section of sections.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    if (isOwn(section)) {
      const items = readListed(section);
      const isMember = section.kind === 'memberships';
      for (const { piece, bullet } of items)
        if (!isMember || STATUS.test(piece.text)) add([piece], bullet ? 0.9 : 0.7);
      continue;
    }
    for (const line of section.lines) {
      const pieces = taken.has(line.index) ? [] : readMixed(line, section.kind);
      add(pieces, 0.7);
      // A licence that its owner lists among the skills is one of them as well.
      const listed = section.kind === 'skills' && !namesGroup(line);
      if (pieces.length > 0 && !listed) lines.add(line.index);
    }
  }
  return { values, lines };
}

/** Subjects of a course of study are no certificates. */
function isOwn({ kind, heading }: SectionLines): boolean {
  if (kind === 'certificates' || kind === 'memberships') return true;
  const key = headingKey(heading?.piece.text ?? '');
  return kind === 'training' && !/coursework|^(?:relevant|selected|course)\b/.test(key);
}

/** One value per item of a section; issuer and date lines below an item are left out. */
function readListed({
  kind,
  heading,
  lines,
  own,
}: SectionLines): { piece: Piece; bullet: boolean }[] {
  const items: { piece: Piece; bullet: boolean }[] = [];
  const anyBullet = lines.some((line) => line.bullet);
  const anyGap = lines.some((line, i) => i > 0 && line.gapBefore);
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1];
    if (isSignature(line.text)) continue;
    if (above && items.length > 0 && isDetailLine(line, above, anyBullet, anyGap)) continue;
    if (kind === 'training' && (line.words > 16 || isDeed(line))) continue;
    if (CLASSES.test(line.text) && !/\p{L}{3}/u.test(line.text)) {
      if (own?.index === line.index) items.push({ piece: wholeLine(own), bullet: false });
      continue;
    }
    const isGroup = heading?.inline === true && i === 0;
    for (const piece of (isGroup ? splitGroup : splitCredentials)(itemOf(line)))
      items.push({ piece, bullet: line.bullet });
  }
  return items;
}

/** A membership earned by examination: 'Chartered Member, CIPD', 'MCLIP', 'Fellow of …'. */
const STATUS = new RegExp(oneLine`
  \b(?:
    [Cc]hartered|[Ff]ellow|[Ll]icentiate|[Rr]egistered|[Aa]ccredited|[Cc]ertified|
    [FM]C?I[A-Z]{2,4}|MRICS|FRCS|MRCP|FCCA|ACCA|ACMA|CEng|IEng|CPhys|CSci
  )\b
`);

/** The cell that holds the item: the first that is more than a date. */
function itemOf(line: Line): Piece {
  const named = line.cells.findIndex((cell) => !isOnlyDate(cell.text));
  const cell = line.cells[Math.max(0, named)]!;
  const group = groupLength(cell.text);
  return group > 0 ? slice(cell, group, cell.text.length) : cell;
}

const isOnlyDate = (text: string) => {
  const [date] = findDates(text);
  return date !== undefined && !/\p{L}{2}/u.test(text.slice(0, date.from) + text.slice(date.to));
};

/** Length of 'Scheine:' or 'Certifications –' before the items; 0 where no such group is named. */
function groupLength(text: string): number {
  const sign = /^[\p{L}\p{M}' &/]{3,40}?\s*(?::|\s[–—-]\s|\t)/u.exec(text)?.[0];
  const name = sign && fold(sign.replace(/[\s:–—-]+$/, ''));
  return name && CREDENTIAL_GROUP.test(name) ? sign.length : 0;
}

/** 'Certificates: First aid' and the like, in a cell of its own or before a colon. */
const namesGroup = (line: Line): boolean =>
  groupLength(line.text) > 0 ||
  (line.cells.length > 1 && CREDENTIAL_GROUP.test(fold(line.cells[0]!.text).trim()));

/** Licences of a line in a section about other things. */
function readMixed(line: Line, kind: SectionKind): Piece[] {
  if (line.words > 40 || line.text.length > 300) return [];
  if (MIXED.has(kind)) {
    const label = line.cells.length > 1 && CREDENTIAL_GROUP.test(fold(line.cells[0]!.text).trim());
    const group = label ? line.cells[1]!.start - line.start : groupLength(line.text);
    if (group > 0 && CLASSES.test(line.text.slice(group))) return [wholeLine(line)];
    if (group > 0) return splitGroup(slice(line, group, line.text.length));
    if (line.words <= 10 && isSureCredential(line.text) && splitList(line).length < 4)
      return kind === 'skills' ? sureOf(line) : splitSure(line);
  }
  if (line.bullet || kind === 'skills' || kind === 'languages') return [];
  const parts = splitList(line);
  const like = parts.filter((part) => part.text.length < 60 && isCredentialLike(part.text));
  const isList = parts.length >= 3 && like.length >= 2 && like.length >= parts.length * 0.6;
  return isList && !isOneItem(parts) && !/[.!?]\s/.test(line.text) ? parts.map(trimDetails) : [];
}

/** 'B', 'A1, B', 'Class C, CE': what a licence to drive is good for, and no licence without its name. */
const CLASSES = new RegExp(
  oneLine`
    ^\s*(?:(?:class(?:es)?|categor(?:y|ies)|cat\.?|kl(?:asse|\.)|kat\.?|categor[ií]as?)\s+)?
    (?:A[12M]?|B1?E?|C1?E?|D1?E?|[LMT])
    (?:\s*(?:[,/+&]|and|und|et|y|e)\s*(?:A[12M]?|B1?E?|C1?E?|D1?E?|[LMT]))*\s*$
  `,
  'i',
);

const wholeLine = (line: Line): Piece => slice(line, 0, line.text.length);

/** The licences among the skills of one line; one with its class or what goes with it is the whole line. */
function sureOf(line: Line): Piece[] {
  const parts = splitGroup(slice(line, 0, line.text.length));
  return parts.length < 3
    ? splitSure(line)
    : parts.filter(({ text }) => isSureCredential(text) || isCredentialLike(text));
}

/** 'White Card, working at heights' are two; 'Carné B, vehículo propio' is one with what goes with it. */
function splitSure(line: Line): Piece[] {
  const parts = splitGroup(slice(line, 0, line.text.length));
  const all = parts.every(({ text }) => isCredentialLike(text) || isSureCredential(text));
  return all ? parts : [trimDetails(slice(line, 0, line.text.length))];
}

/** Items of a named group: commas divide, except between the classes of one licence. */
function splitGroup(piece: Piece): Piece[] {
  const parts = splitList(piece);
  return isOneItem(parts) ? [trimDetails(piece)] : parts.map(trimDetails);
}

/** A class, a place, a number or a date behind a comma belongs to the item before it. */
const isOneItem = (parts: Piece[]) =>
  parts
    .slice(1)
    .some(
      ({ text }) =>
        /^[A-Z]{1,2}\d?E?$|\d{5}|^(?:exp|valid|no\.|id|class)\b/i.test(text) ||
        isOnlyDate(text) ||
        wholePlaceScore(text) >= 0.7,
    );

/** 'ACLS, BLS, NIHSS' and 'White Card | Forklift | First Aid' are lists; one title with commas is not. */
function splitCredentials(piece: Piece): Piece[] {
  const strong = splitOn(piece, /\s*[;|•·]\s*/g).filter(({ text }) => /\p{L}/u.test(text));
  if (strong.length > 1) {
    const titled = /;/.test(piece.text) ? strong : withoutIssuer(strong, piece);
    return titled.flatMap(splitCommas);
  }
  return splitCommas(piece);
}

/** 'Scrum Master | Scrum Alliance | 2021' is one certificate. */
function withoutIssuer(parts: Piece[], whole: Piece): Piece[] {
  const dated = findDates(whole.text).length > 0;
  const like = parts.filter(({ text }) => isCredentialLike(text)).length;
  return !dated && parts.length > 2 && like >= 2 ? parts : [parts[0]!];
}

function splitCommas(piece: Piece): Piece[] {
  const slashed = piece.text.split(',')[0]!.split(/\s?\/\s?/);
  // 'ACLS / BLS / PALS, American Heart Association'
  if (slashed.length > 1 && slashed.every((part) => /^[A-Z][A-Z\d-]{1,7}$/.test(part.trim())))
    return splitOn(slice(piece, 0, piece.text.split(',')[0]!.length), /\s?\/\s?/g).map(trimDetails);
  const parts = splitList(piece);
  const ownDates = parts.every(({ text }) => /\(\D{0,12}\d{4}\)$/.test(text));
  const acronyms = parts.every(({ text }) => /^[A-Z][A-Za-z]*[A-Z][A-Z\d+-]*(?: \d)?$/.test(text));
  const like = parts.filter(({ text }) => isCredentialLike(text)).length;
  // 'CPA, CPA Australia' is one, from its issuer.
  const pair = parts.length === 2 && like === 2 && !parts[1]!.text.startsWith(parts[0]!.text);
  const named = pair || (parts.length > 2 && like >= parts.length * 0.6);
  const isList = parts.length > 1 && (ownDates || ((acronyms || named) && !isOneItem(parts)));
  return (isList ? parts : [piece]).map(trimDetails).filter(({ text }) => text.length > 1);
}

/** An item without its date and what is said of it: '(expires 5/2026)', 'renewed 2024'. */
function trimDetails(piece: Piece): Piece {
  const note = NOTE.exec(piece.text);
  return withoutDate(note && note.index > 2 ? slice(piece, 0, note.index) : piece);
}

const NOTE = new RegExp(
  oneLine`
    [\s,;(–—-]+(?:
      (?:commission |licen[cs]e )?expir(?:es|ed|ing|y)|exp|renew(?:ed|al)|
      valid(?: (?:until|to|through|thru))?|issued|adjudicated|awarded|completed|obtained|since|
      seit|gultig bis|gültig bis|depuis|valable|valide|v[aá]lido hasta|vence|
      v[aá]lid[oa] at[eé]|scadenza|herhaling|geldig tot|sinds|wa[zż]n[aey] do
    )\b\.?:?\s*(?:date:?\s*)?[^,;]*\d{2,4}\)?.*$
  `,
  'iu',
);
