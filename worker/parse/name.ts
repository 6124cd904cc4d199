/** The person's name: by its looks, its place, its size and its likeness to the e-mail address. */
import { oneLine } from '#contract/one-line.ts';
import { fold, foldedWords } from '#worker/nlp/fold.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { findEmails } from '#worker/nlp/web-addresses.ts';
import type { Contact } from './contact.ts';
import { readHeading } from './heading-text.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import type { Parsed } from './model.ts';
import { CREDENTIAL, lengthWithoutCredentials } from './name-credentials.ts';
import { companyScore, titleScore } from './roles.ts';

/** A name with its lines. */
export interface NameFound {
  value: Parsed;
  lines: Line[];
  /** What follows the name on its line. */
  rest: Piece | null;
}

/** What a resume calls itself, in the languages that people write at its head. */
const TITLE =
  'rirekisho|履歴書|curr[ií]culum(?: v[ií]t(?:ae|æ|a|a[eë]))?|(?:enhanced )?(?:résumé|resume)|' +
  'c\\.?v\\.?|curr[ií]culo|hoja de vida|lebenslauf|tabellarischer lebenslauf|' +
  'bewerbung(?:sunterlagen)?|bio-?data|życiorys|zyciorys|životopis|zivotopis|levensloop|' +
  'önéletrajz|ansioluettelo|meritförteckning|özgeçmiş|резюме|автобиография|біографія|' +
  'βιογραφικό(?: σημείωμα)?';
const TITLED = new RegExp(
  `^(?:${TITLE})(?:\\s+(?:of|for|von|de|di|do|da|van|pour|dla))?(?=[\\s:|–—-])\\s*[-–—:|]?\\s*`,
  'iu',
);
const TITLED_BEHIND = new RegExp(`(?<=\\p{Ll})[\\s,:|–—-]+(?:${TITLE})$`, 'iu');
/** 'Curriculum Vitae', 'Lebenslauf': what a resume calls itself, and nothing else. */
export const isDocumentTitle = (text: string): boolean => ONLY_TITLE.test(text.trim());

const ONLY_TITLE = new RegExp(`^(?:${TITLE})(?:\\s*\\((?:${TITLE})\\))?$`, 'iu');
const IS_TITLE = new RegExp(`(?:^|[^\\p{L}])(?:${TITLE})(?:$|[^\\p{L}])`, 'iu');
const NAME_LABEL = new RegExp(
  oneLine`
    ^(?:
      (?:full )?name of (?:the )?(?:(?:key|proposed) )?
      (?:expert|candidate|applicant|consultant|specialist|staff(?: member)?|personnel|employee)|
      (?:expert|candidate|applicant|consultant)['’]?s? name|full name|
      first name\(?s?\)? ?\/ ?surname\(?s?\)?|surname\(?s?\)? ?\/ ?first name\(?s?\)?|name|
      nom(?: et pr[ée]noms?)?|nombre(?: y apellidos?| completo)?|nome(?: e cognome| completo)?|
      cognome e nome|naam|imi[eę] i nazwisko|vor- und (?:nachname|zuname)|name,? vorname
    )\s*(?::\s*|$)
  `,
  'i',
);
/** 'My name is Ada Quill.' */
const TOLD_NAME =
  /^(?:my name is|mein name ist|je m['’]appelle|me llamo|mi chiamo|meu nome [eé]|mijn naam is)\s+(?=\p{Lu})/iu;
/** 'Mrs', 'Herr', 'SSG' before a name are no part of it; 'Dr.' is kept. */
const ADDRESSED = new RegExp(
  oneLine`
    ^(?:
      mr|mrs|ms|miss|mx|herr|frau|madame|monsieur|mme|mlle|sr|sra|srta|sig|sig\.?ra|dhr|mevr|mw|
      pan|pani|shri|smt|pvt|pfc|spc|cpl|sgt|ssg|sfc|msg|1sg|sgm|csm|cpt|maj|ltc|col|lt|ltjg|
      ssgt|tsgt|msgt|smsgt|cmsgt|gysgt|po[123]|cpo|scpo|mcpo|cw[2-5]|wo1
    )\.?\s+(?=\p{Lu})
  `,
  'iu',
);
/** The likeliest name in the document; null when none is likely. */
export function readName(top: Line[], lines: Line[], contact: Contact): NameFound | null {
  const sizes = lines.slice(0, 400).map((line) => line.source.sizePt ?? 0);
  const largest = Math.max(0, ...sizes);
  const local = localParts(contact.email?.value ?? '');
  let best: { found: NameFound; score: number } | null = null;
  // A name may stand below a side column that is read first: large lines of page one count as well.
  const big = lines.filter(
    (line) =>
      largest > 0 && (line.source.sizePt ?? 0) >= largest - 0.5 && (line.source.page ?? 1) === 1,
  );
  // So may one without sizes, which the e-mail address proves.
  const proved = lines.slice(0, 80).filter((line) => isProved(line.text, local));
  const pool = [...new Set([...top.slice(0, 25), ...big.slice(0, 5), ...proved.slice(0, 2)])];
  for (const [rank, line] of pool.entries()) {
    for (const found of nameCandidates(line, lines, local, largest)) {
      const score = nameScore(found, line, rank, largest, local);
      if (score > 1.2 && (!best || score > best.score)) best = { found, score };
    }
  }
  if (!best) return null;
  best.found.value.confidence = sureOfName(best.score, best.found.lines[0] === lines[0]);
  return best.found;
}

/** How sure a name of this score is, on the first line of the document or elsewhere. */
const sureOfName = (score: number, onTop: boolean): number =>
  score >= 4 ? 0.98 : score >= 3.3 ? 0.95 : score >= 2.4 ? (onTop ? 0.92 : 0.8) : 0.6;

/** Two to four words, each of which the address names: 'ZARA MIKHAILOVA' and zara.mikhailova@… */
function isProved(text: string, local: string): boolean {
  if (text.length > 40 || local.length < 6 || !looksLikeName(text)) return false;
  const words = foldedWords(text);
  return words.length <= 4 && words.every((word) => word.length >= 3 && local.includes(word));
}

function nameCandidates(line: Line, lines: Line[], local: string, largest: number): NameFound[] {
  if (line.text.length > 140 || line.bullet || isDocumentTitle(line.text)) return [];
  const at = lines.indexOf(line);
  const found: NameFound[] = [];
  const [first, second] = line.cells;
  const isLabel =
    NAME_LABEL.exec(first!.text)?.[0] === first!.text ||
    isDocumentTitle(first!.text) ||
    readHeading(first!.text)?.exact === true;
  const cell = second && isLabel ? second : first!;
  const from = leadLength(cell.text);
  const body = cell.text.slice(from);
  const stop = TOLD_NAME.test(cell.text) ? body.search(/[.,]/) : -1;
  const cut = cutName(stop > 0 ? body.slice(0, stop) : body);
  const piece = withoutOrnament(
    slice(cell, from, from + lengthWithoutCredentials(body.slice(0, cut), local)),
  );
  const restText = line.text.slice(cell.start - line.start + from + cut);
  const rest = restText.trim()
    ? slice(
        { text: line.text, start: line.start },
        line.text.length - restText.length,
        line.text.length,
      )
    : null;
  if (
    looksLikeName(piece.text) ||
    isLowerName(piece.text, local, at === 0) ||
    isOneWordName(piece.text, line, lines, largest)
  )
    found.push({ value: parsed(piece, 0.5), lines: [line], rest: rest?.text ? rest : null });
  const next = at < 0 ? undefined : lines[at + 1];
  if (
    next &&
    next.order === (line.order ?? 0) + 1 &&
    (!next.gapBefore || goesOn(line, next, largest)) &&
    isNamePart(line) &&
    isNamePart(next) &&
    (line.source.sizePt ?? 0) === (next.source.sizePt ?? 0)
  ) {
    const third = lines[at + 2];
    const broken = third && isBrokenName(line, next, third, largest) ? [third] : [];
    const parts = [line, next, ...broken];
    const value = {
      value: parts
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('- ', '-'),
      span: { start: line.start, end: parts.at(-1)!.start + parts.at(-1)!.text.length },
      confidence: 0.5,
    };
    if (looksLikeName(value.value) && (line.source.sizePt || line.words === 1))
      found.push({ value, lines: parts, rest: null });
  }
  return found;
}

/** 'Zoë van der' over 'Meer' in the largest type of the page, whatever gap its lines make. */
const goesOn = (line: Line, next: Line, largest: number): boolean =>
  largest > 0 &&
  (line.source.sizePt ?? 0) >= largest - 0.1 &&
  next.source.page === line.source.page &&
  (next.source.y ?? 0) > (line.source.y ?? 0);

/** 'Sofía' over 'Mendoza-' over 'Ríos': the hyphen says that the name goes on, in the same type. */
const isBrokenName = (first: Line, next: Line, third: Line, largest: number): boolean =>
  /\p{L}-$/u.test(next.text) &&
  third.order === (first.order ?? 0) + 2 &&
  isNamePart(third) &&
  (third.source.sizePt ?? 0) === (next.source.sizePt ?? 0) &&
  (!third.gapBefore || goesOn(next, third, largest));

/** At the text's end; begun only where a run of them begins, so that long runs are read once. */
const ORNAMENTS =
  /(?<![\s\p{Extended_Pictographic}\p{Cf}\p{Mn}★☆✦✧❖◆◇♦•|])[\s\p{Extended_Pictographic}\p{Cf}\p{Mn}★☆✦✧❖◆◇♦•|]+$/u;

/** 'Noor Castell 🌿' without the picture. */
const withoutOrnament = (piece: Piece): Piece => {
  const from = /^[^\p{L}(“"']+/u.exec(piece.text)?.[0].length ?? 0;
  const end = ORNAMENTS.exec(piece.text)?.index;
  return slice(
    piece,
    /\p{Extended_Pictographic}/u.test(piece.text) ? from : 0,
    end ?? piece.text.length,
  );
};

/**
 * 'SOLVEIG' on top of the page: one word, alone in the largest type or in capitals, that names nothing else. What the
 * document calls itself may stand above, as large as it will.
 */
function isOneWordName(text: string, line: Line, lines: Line[], largest: number): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(text) || line.cells.length > 1 || line.bullet)
    return false;
  if (readHeading(text) || isDocumentTitle(text) || titleScore(text) >= 0.9) return false;
  if (wholePlaceScore(text) > 0 || companyScore(text) >= 1 || isLabel(text)) return false;
  if (largest === 0) {
    return line.caps && lines.slice(0, lines.indexOf(line)).every((it) => isDocumentTitle(it.text));
  }
  const size = line.source.sizePt ?? 0;
  const isSmall = (other: Line) => (other.source.sizePt ?? 0) < size - 0.3;
  return size > 0 && lines.every((it) => it === line || isSmall(it) || isDocumentTitle(it.text));
}

const isLabel = (text: string): boolean => LABEL_WORD.test(fold(text));

/** 'PERSONAL INFORMATION Ada Quillon': a heading in capitals beside the name, which is written small. */
function headingLength(text: string): number {
  const lead = /^(?:\p{Lu}{2,}\s+){1,3}(?=[^\s]*\p{Ll}|\p{Lo})/u.exec(text)?.[0] ?? '';
  const kind = lead ? readHeading(lead.trim()) : null;
  return kind?.exact && (kind.kind === 'personal' || kind.kind === 'header') ? lead.length : 0;
}

/** Length of what stands before a name: 'Curriculum vitae of', 'Name:', 'Mrs'. */
function leadLength(text: string): number {
  let from = headingLength(text);
  for (const lead of [TITLED, NAME_LABEL, TOLD_NAME, ADDRESSED]) {
    const length = lead.exec(text.slice(from))?.[0].length ?? 0;
    if (from + length < text.length) from += length;
  }
  return from;
}

const isNamePart = (line: Line) =>
  line.words <= 3 && line.text.length < 25 && /^[\p{L}\p{M}.'’ -]+$/u.test(line.text);

/** Length of the name at the start: up to a separator, or a comma before a title or credential. */
function cutName(text: string): number {
  const titled = TITLED_BEHIND.exec(text);
  if (titled) return cutName(text.slice(0, titled.index));
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

/** 'Anschrift', 'Phone': the label of a detail, which is part of no name. */
const LABEL_WORD = new RegExp(oneLine`
  ^(?:
    name|address|phone|telephone|mobile|e-?mail|nationality|birth|gender|website|anschrift|
    adresse|telefon|handy|geburtsdatum|geburtsort|familienstand|staatsangehorigkeit|
    nationalitat|telefono|direccion|correo|nacionalidad|indirizzo|nazionalita|telephone|
    naissance|nationalite|telefoon|geboortedatum|woonplaats|nationaliteit|adres|urodzenia|
    morada|nacionalidade
  )$
`);

/** Small words of sentences and headings, in any capitals: 'WHAT I DID'. */
const SENTENCE_WORD =
  /^(?:I|what|where|who|how|why|my|your|our|the|and|or|for|with|about|did|do|am|is|are|was|have|has)$/i;

const PARTICLE = new RegExp(
  oneLine`
    ^(?:
      de|del|della|di|da|do|dos|das|du|la|le|van|von|der|den|ter|ten|te|zu|zur|vom|bin|binti|
      ibn|al|el|y|e|af|av|st\.?|mac|mc|o'|d'|['’]t|ben|abu
    )$
  `,
  'i',
);

/** Written small within a name they join its parts; elsewhere they are words of sentences. */
const LINK = /^(?:do|los|las|lo|des|dei|degli|dal|dalla|dalle|dello|delle|bint)$/;

/** 'Maria do Carmo', 'Clemens von Ahr und Eifel', 'Josep Puig i Vila', 'Willem in ’t Veld': whether a word joins what stands on its sides. */
function joinsParts(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  const next = words[at + 1];
  if (at === 0 || next === undefined) return false;
  if (word === 'und') return words.slice(1, at).some((above) => /^(?:von|vom|zu|zur)$/.test(above));
  // 'in' and 'and' in other languages: only between two surnames.
  if (word === 'i') return at >= 2 && at === words.length - 2;
  if (/^(?:in|op|aan|uit|onder)$/.test(word)) return /^(?:['’]t|den)$/.test(next);
  return LINK.test(word);
}

/** A word of a name: 'Quill', 'd’Arcy', 'dell’Orto', 'al-Khatib'. */
const NAME_WORD =
  /^(?:(?:(?:d|l|dell|dall)['’]|(?:a[dlnrstz]|ash|e[lsz]|ben|ibn)-)?[\p{Lu}\p{Lo}])[\p{L}\p{M}.'’-]*$/u;

/** Two to six capitalised words, particles allowed, or a short run in a script without case. */
function looksLikeName(text: string): boolean {
  const bare = text.replace(/[“”"'‘’(]{1,2}[\p{L} .-]+[“”"'‘’)]{1,2}/gu, ' ').trim();
  if (bare.length < 2 || bare.length > 80 || /[\d@:/\\|<>=+*#%&!?;]/.test(bare)) return false;
  const words = bare.split(/[\s,]+/).filter(Boolean);
  const others = words.filter((_, at) => !joinsParts(words, at));
  if (others.some((word) => LABEL_WORD.test(fold(word)) || SENTENCE_WORD.test(word))) return false;
  if (/^[\p{Lo}·・\s]{2,12}$/u.test(bare)) return true;
  if (words.length < 2 || words.length > 7) return false;
  let names = 0;
  for (const word of others) {
    if (PARTICLE.test(word) || CREDENTIAL.test(word)) continue;
    if (!NAME_WORD.test(word)) return false;
    names++;
  }
  return names >= 1;
}

/** 'dorota mazurek' above dorota.mazurek@…: a name written small, as its address proves; on top of all, one word of it is proof. */
function isLowerName(text: string, local: string, onTop: boolean): boolean {
  const words = foldedWords(text);
  const isProved = (word: string) =>
    word.length >= (onTop ? 4 : 2) && local.includes(word.replace(/'/g, ''));
  return (
    /^[\p{L}\p{M}'’ -]+$/u.test(text) &&
    words.length >= 2 &&
    words.length <= 4 &&
    (onTop ? words.some(isProved) && titleScore(text) < 0.9 : words.every(isProved))
  );
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
  if (readHeading(text) || /\b(?:your|name|surname|here)\b/.test(folded)) score -= 3.5;
  if (IS_TITLE.test(text) || /curriculum|vitae|page \d|confidential/.test(folded)) score -= 5;
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
