/** Name, professional title and place of residence, from the lines around the contact details. */
import { fold, foldedWords } from '#worker/nlp/fold.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { isTownLike, startsWithCity, wholePlaceScore } from '#worker/nlp/places.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import type { Contact } from './contact.ts';
import { readHeading } from './headings.ts';
import type { Line, Piece } from './line.ts';
import { parsed, slice } from './line.ts';
import type { Parsed } from './model.ts';
import { companyScore, titleScore } from './roles.ts';
import type { SectionLines } from './sections.ts';

export interface HeaderFields {
  name: Parsed | null;
  label: Parsed | null;
  location: Parsed | null;
  /** Document lines of name and label. */
  lines: Set<number>;
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
  const label = readLabel(top, name, contact);
  if (label) used.add(label.line.index);
  return {
    name: name?.value ?? null,
    label: label?.value ?? null,
    location: readLocation(sections, top, contact, used),
    lines: used,
  };
}

/** The header block, page headers and text boxes, and contact sections: at most 40 lines. */
function headerLines(sections: SectionLines[], lines: Line[]): Line[] {
  const own = new Set<Line>();
  for (const section of sections) {
    if (section.kind === 'header' || section.kind === 'personal')
      for (const line of section.lines) own.add(line);
  }
  for (const line of lines)
    if (line.source.role !== 'body' && line.source.role !== 'cell') own.add(line);
  return lines.filter((line) => own.has(line)).slice(0, 40);
}

interface NameFound {
  value: Parsed;
  lines: Line[];
  /** What follows the name on its line. */
  rest: Piece | null;
}

const TITLED =
  /^(?:curriculum vitae|resume|резюме|życiorys|cv|lebenslauf|bewerbung|hoja de vida|curriculo|curriculum)(?:\s+(?:of|von|de|di|for))?\s*[-–—:|]?\s*/i;
const NAME_LABEL =
  /^(?:full name|name|nom|nombre|nome|naam|imie i nazwisko|vor- und nachname|nombre completo)\s*:\s*/i;
const CREDENTIAL =
  /^(?:ph\.?d|m\.?d|r\.?n|bsn|msn|np|fnp(?:-c)?|cpa|cfa|pmp|mba|esq|p\.?e|jd|j\.d|lpn|dds|dvm|pharm\.?d|facs|rd|lcsw|msw|ms|ma|m\.?s|m\.?a|b\.?sc?|m\.?sc|phr|sphr|shrm(?:-s?cp)?|cissp|cisa|scrum|csm|ccrn|cna|mph|mpa|ed\.?d|ma|aia|leed(?: ap)?|jr|sr|ii|iii|iv|dipl\.?-?ing|cipd|mcips|acca|aca|fca|cipp?|frm|capm)\.?$/i;

function readName(top: Line[], lines: Line[], contact: Contact): NameFound | null {
  const sizes = lines.slice(0, 400).map((line) => line.source.sizePt ?? 0);
  const largest = Math.max(0, ...sizes);
  const local = localParts(contact.email?.value ?? '');
  let best: { found: NameFound; score: number } | null = null;
  // A name may stand below a side column that is read first: large lines of page one count as well.
  const big = lines.filter(
    (line) =>
      largest > 0 && (line.source.sizePt ?? 0) >= largest - 0.5 && (line.source.page ?? 1) === 1,
  );
  const pool = [...new Set([...top.slice(0, 25), ...big.slice(0, 5)])];
  for (const [rank, line] of pool.entries()) {
    for (const found of nameCandidates(line, lines)) {
      const score = nameScore(found, line, rank, largest, local);
      if (score > 1.2 && (!best || score > best.score)) best = { found, score };
    }
  }
  if (!best) return null;
  best.found.value.confidence = Math.min(0.99, Math.max(0.3, Math.round(best.score * 20) / 100));
  return best.found;
}

function nameCandidates(line: Line, lines: Line[]): NameFound[] {
  if (line.text.length > 140 || line.bullet) return [];
  const at = lines.indexOf(line);
  const found: NameFound[] = [];
  const cell = line.cells[0]!;
  let from =
    (TITLED.exec(cell.text)?.[0].length ?? 0) < cell.text.length
      ? (TITLED.exec(cell.text)?.[0].length ?? 0)
      : 0;
  from += NAME_LABEL.exec(cell.text.slice(from))?.[0].length ?? 0;
  const body = cell.text.slice(from);
  const cut = cutName(body);
  const piece = slice(cell, from, from + cut);
  const restText = line.text.slice(cell.start - line.start + from + cut);
  const rest = restText.trim()
    ? slice(
        { text: line.text, start: line.start },
        line.text.length - restText.length,
        line.text.length,
      )
    : null;
  if (looksLikeName(piece.text))
    found.push({ value: parsed(piece, 0.5), lines: [line], rest: rest?.text ? rest : null });
  const next = lines[at + 1];
  if (
    next &&
    isNamePart(line) &&
    isNamePart(next) &&
    (line.source.sizePt ?? 0) === (next.source.sizePt ?? 0)
  ) {
    const value = {
      value: `${line.text} ${next.text}`,
      span: { start: line.start, end: next.start + next.text.length },
      confidence: 0.5,
    };
    if (looksLikeName(value.value) && (line.source.sizePt || line.words === 1))
      found.push({ value, lines: [line, next], rest: null });
  }
  return found;
}

const isNamePart = (line: Line) =>
  line.words <= 2 && line.text.length < 25 && /^[\p{L}\p{M}.'’ -]+$/u.test(line.text);

/** Length of the name at the start: up to a separator, or a comma before a title or credential. */
function cutName(text: string): number {
  const separator = /\s*[|·•\t/]|\s+[-–—]\s+|\s{3,}|\s*\((?=[^)]*\d)/.exec(text);
  const end = separator && separator.index > 0 ? separator.index : text.length;
  const comma = text.slice(0, end).indexOf(',');
  if (comma < 0) return end;
  const after = text.slice(comma + 1, end).trim();
  // 'Doe, Jane' keeps its comma; 'Jane Doe, RN' and 'Jane Doe, Chef' do not.
  const surnameFirst =
    !text.slice(0, comma).trim().includes(' ') &&
    /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*)?$/u.test(after) &&
    titleScore(after) < 1;
  return surnameFirst && !CREDENTIAL.test(after) ? end : comma;
}

const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|du|la|le|van|von|der|den|ter|ten|te|zu|zur|vom|bin|binti|ibn|al|el|y|e|af|av|st\.?|mac|mc|o'|d'|'t|ben|abu)$/i;

/** Two to six capitalised words, particles allowed, or a short run in a script without case. */
export function looksLikeName(text: string): boolean {
  const bare = text.replace(/[“”"'‘’(][\p{L} .-]+[“”"'‘’)]/gu, ' ').trim();
  if (bare.length < 2 || bare.length > 60 || /[\d@:/\\|<>=+*#%&!?;]/.test(bare)) return false;
  const words = bare.split(/[\s,]+/).filter(Boolean);
  if (/^[\p{Lo}·・\s]{2,12}$/u.test(bare)) return true;
  if (words.length < 2 || words.length > 7) return false;
  let names = 0;
  for (const word of words) {
    if (PARTICLE.test(word) || CREDENTIAL.test(word)) continue;
    if (!/^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*|[dl]['’]\p{Lu}[\p{L}'’-]*)$/u.test(word))
      return false;
    names++;
  }
  return names >= 1;
}

function localParts(email: string): string {
  return fold(email.split('@')[0] ?? '');
}

function nameScore(
  found: NameFound,
  line: Line,
  rank: number,
  largest: number,
  local: string,
): number {
  const text = found.value.value;
  const folded = fold(text);
  let score = 2.4 - Math.min(2, rank * 0.22);
  const size = line.source.sizePt ?? 0;
  if (largest > 0) score += size >= largest - 0.3 ? 2 : size >= largest * 0.8 ? 0.6 : -0.6;
  if (line.source.headingLevel === 1) score += 0.5;
  for (const word of foldedWords(text)) {
    const bare = word.replace(/'/g, '');
    if (bare.length >= 3 && local.includes(bare)) score += 1.1;
  }
  if (local.length >= 2 && initialsMatch(folded, local)) score += 0.4;
  if (readHeading(text)) score -= 3.5;
  if (/curriculum|vitae|resume|lebenslauf|hoja de vida|page \d|confidential|bewerbung/.test(folded))
    score -= 5;
  if (titleScore(text) >= 1.4) score -= 2;
  if (companyScore(text) >= 1.2) score -= 1.5;
  if (wholePlaceScore(text) >= 0.8) score -= 2.5;
  if (findEmails(line.text).length === 0 && line.source.role === 'footer') score -= 2;
  return score;
}

function initialsMatch(name: string, local: string): boolean {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return words.length >= 2 && local.startsWith(words[0]![0]! + words.at(-1)!.slice(0, 3));
}

function readLabel(
  top: Line[],
  name: NameFound | null,
  contact: Contact,
): { value: Parsed; line: Line } | null {
  if (
    name?.rest &&
    !findEmails(name.rest.text).length &&
    !/\d{4}/.test(name.rest.text) &&
    wholePlaceScore(name.rest.text) < 0.6
  ) {
    const credentials = name.rest.text.split(',').every((part) => CREDENTIAL.test(part.trim()));
    if (!credentials && name.rest.text.length < 90)
      return { value: parsed(name.rest, 0.8), line: name.lines[0]! };
  }
  const last = name?.lines.at(-1);
  const at = last ? top.indexOf(last) : -1;
  const following = top.slice(at + 1, at + 9);
  for (const [k, line] of following.entries()) {
    if (line.bullet || line.words > 14 || contact.lines.has(line.index) || line.text.length > 110)
      continue;
    const piece = slice(line, 0, line.text.length);
    if (
      wholePlaceScore(piece.text) >= 0.6 ||
      readHeading(piece.text)?.exact ||
      isDetail(piece.text)
    )
      continue;
    const score = titleScore(piece.text.split(/\s*[|•·]\s*/)[0]!);
    const near = k === 0 && at >= 0;
    if (
      score >= 1.3 ||
      (near &&
        line.words >= 2 &&
        line.words <= 8 &&
        !/[.,;:]$/.test(line.text) &&
        !isTownOnly(piece.text))
    ) {
      return { value: parsed(piece, score >= 1.3 ? 0.85 : 0.5), line };
    }
  }
  return null;
}

const isTownOnly = (text: string) =>
  text.split(',').length === 2 && text.split(',').every(isTownLike);

/** A label and its value, a birth date, a number: no title. */
function isDetail(text: string): boolean {
  return (
    findEmails(text).length > 0 ||
    findPhones(text).length > 0 ||
    /\d{3}/.test(text) ||
    /^[\p{L} .-]{2,25}:\s/u.test(text)
  );
}

const PLACE_LABEL =
  /^(?:address|location|based in|lives in|residence|city|home|adresse|anschrift|wohnort|ort|wohnhaft in|domicile|ville|lieu|direccion|ubicacion|domicilio|ciudad|localidad|residencia|morada|endereco|localidade|indirizzo|residenza|citta|domicilio|adres|woonplaats|plaats|miejsce zamieszkania|miasto|lokalizacja)\s*[:.]?\s+/;

function readLocation(
  sections: SectionLines[],
  top: Line[],
  contact: Contact,
  used: Set<number>,
): Parsed | null {
  const pool = top.length > 0 ? top : (sections[0]?.lines ?? []);
  let best: { value: Parsed; score: number } | null = null;
  const offer = (piece: Piece, score: number) => {
    if (score >= 0.45 && (!best || score > best.score + 0.001))
      best = { value: parsed(piece, score), score };
  };
  for (const [at, line] of pool.entries()) {
    if (line.words > 30 || line.text.length > 250) continue;
    const named = used.has(line.index);
    for (const piece of contactPieces(line)) {
      const label = PLACE_LABEL.exec(fold(piece.text))?.[0].length ?? 0;
      const bare =
        fold(piece.text).length === piece.text.length && label > 0
          ? slice(piece, label, piece.text.length)
          : piece;
      const place = wholePlaceScore(bare.text);
      if (label > 0 && bare.text.length < 90 && bare !== piece) offer(bare, Math.max(0.75, place));
      else if (place > 0 && !(named && place < 0.7))
        offer(bare, place * (isSmallCode(bare.text) ? 0.5 : 1));
      else if (
        !named &&
        nearContact(pool, at, contact) &&
        (isTownOnly(bare.text) || startsWithCity(bare.text))
      )
        offer(bare, 0.55);
      else if (
        !named &&
        contact.lines.has(line.index) &&
        isTownLike(bare.text) &&
        titleScore(bare.text) < 0.9 &&
        bare.text.length < 30 &&
        !readHeading(bare.text)
      )
        offer(bare, 0.46);
    }
    const joined = splitAddress(pool, at);
    if (joined) offer(joined, 0.9);
  }
  return best ? (best as { value: Parsed }).value : null;
}

const isSmallCode = (text: string) => /^[A-Z]{2}$/.test(text.trim());

const nearContact = (pool: Line[], at: number, contact: Contact) =>
  [at - 2, at - 1, at, at + 1, at + 2].some((k) => pool[k] && contact.lines.has(pool[k].index));

/** Parts of a contact line between bars, dots, tabs and wide gaps. */
function contactPieces(line: Line): Piece[] {
  return line.cells.flatMap((cell) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of cell.text.matchAll(/\s*[|•·●◦⋅∙§;♦]\s*|\s+[-–—/]\s+/g)) {
      pieces.push(slice(cell, from, match.index));
      from = match.index + match[0].length;
    }
    pieces.push(slice(cell, from, cell.text.length));
    return pieces.flatMap(withoutAddresses);
  });
}

/** Leaves out e-mail, web address and phone; of a list with commas, the parts that are none of them. */
function withoutAddresses(piece: Piece): Piece[] {
  const isAddress = (text: string) =>
    findEmails(text).length > 0 || findUrls(text).length > 0 || findPhones(text).length > 0;
  if (!piece.text) return [];
  if (!isAddress(piece.text)) return [piece];
  const pieces: Piece[] = [];
  let from = 0;
  let open = -1;
  for (const part of `${piece.text},`.split(',').slice(0, -1)) {
    const end = from + part.length;
    if (isAddress(part)) {
      if (open >= 0) pieces.push(slice(piece, open, from));
      open = -1;
    } else if (open < 0) open = from;
    from = end + 1;
  }
  if (open >= 0) pieces.push(slice(piece, open, piece.text.length));
  return pieces.filter((part) => part.text);
}

/** A town on one line and its region or country on the next. */
function splitAddress(pool: Line[], at: number): Piece | null {
  const line = pool[at]!;
  const next = pool[at + 1];
  if (!next || !line.text.endsWith(',') || line.words > 6) return null;
  return wholePlaceScore(`${line.text} ${next.text}`) >= 0.7
    ? { text: `${line.text}\n${next.text}`, start: line.start }
    : null;
}
