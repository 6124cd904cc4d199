/** The place of residence among the contact details. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import {
  isRemote,
  isTownLike,
  startsWithCity,
  trailingPlace,
  wholePlaceScore,
} from '#worker/nlp/places.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import { homeTown, townBelow, townOfAddress } from './address.ts';
import type { Contact } from './contact.ts';
import { readHeading } from './heading-text.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import type { Parsed } from './model.ts';
import { titleScore } from './roles.ts';
import { schoolScore } from './schools.ts';
import type { SectionLines } from './sections.ts';

/** Two town-like parts with a comma between: 'Puchheim, Bayern'. */
export const isTownOnly = (text: string) =>
  text.split(',').length === 2 && text.split(',').every(isTownLike);

const PLACE_LABEL = new RegExp(oneLine`
  ^(?:
    (?:present |current |permanent |home |postal |mailing |residential )?address|location|
    based in|lives(?: in)?|living in|resident in|current location|currently in|residence|city|
    home|adresse|anschrift|wohnort|wohnsitz|standort|wohnhaft in|domicile|ville|lieu|direccion|
    ubicacion|domicilio|ciudad|localidad|residencia|morada|endereco|localidade|indirizzo|
    residenza|citta|domicilio|adres|woonplaats|plaats|miejsce zamieszkania|adres zamieszkania|
    zamieszkal[ya]|miasto|lokalizacja
  )\s*[:.]?\s+
`);

const CONTACT_LABEL =
  /^(?:mobile|cell|tel|telephone|phone|fax|e-?mail|mail|web|url|contact)\s*[.:]?$/i;

/** A place with its likeness to a residence, about 0.45..1. */
interface Offer {
  piece: Piece;
  score: number;
}

/** The likeliest place among the header lines; null when none is likely. */
export function readLocation(
  sections: SectionLines[],
  top: Line[],
  contact: Contact,
  used: Set<number>,
): Parsed | null {
  const pool = top.length > 0 ? top : (sections[0]?.lines ?? []);
  let best: Offer | null = null;
  for (const [at, line] of pool.entries()) {
    if (line.words > 30 || line.text.length > 250) continue;
    const named = used.has(line.index);
    const offers = contactPieces(line).flatMap(
      (piece) => offerOf(piece, pool, at, contact, named) ?? [],
    );
    const joined = splitAddress(pool, at) ?? townBelow(pool, at);
    if (joined) offers.push({ piece: joined, score: 1.01 });
    for (const offer of offers)
      if (offer.score >= 0.45 && (!best || offer.score > best.score + 0.001)) best = offer;
  }
  return best && parsed(townOfAddress(best.piece) ?? best.piece, best.score);
}

/** A part of a contact line as a residence; null where nothing speaks for it. */
function offerOf(
  piece: Piece,
  pool: Line[],
  at: number,
  contact: Contact,
  named: boolean,
): Offer | null {
  const folded = fold(piece.text);
  const label =
    folded.length === piece.text.length ? (PLACE_LABEL.exec(folded)?.[0].length ?? 0) : 0;
  const bare =
    label > 0 ? slice(piece, label, piece.text.length) : withoutTitle(withoutWish(piece));
  // 'Mobile' beside a number names it, and no town in Alabama; so does 'Mail:' beside an address.
  if (CONTACT_LABEL.test(bare.text) || isNetwork(bare.text)) return null;
  const place = townOfAddress(bare) ? 0.95 : wholePlaceScore(bare.text);
  if (label > 0 && bare.text.length < 90) return { piece: bare, score: Math.max(0.75, place) };
  if (place > 0 && !(named && place < 0.7)) {
    const vague = isSmallCode(bare.text) || isRemote(bare.text);
    return { piece: bare, score: place * (vague ? 0.5 : 1) };
  }
  const behind = nearContact(pool, at, contact) ? trailingPlace(bare.text) : -1;
  // 'Department of Geology, Fenwick University, Durban, South Africa'
  if (behind > 0 && isSchoolOnly(bare.text.slice(0, behind)))
    return { piece: slice(bare, behind + 1, bare.text.length), score: 0.6 };
  if (named) return null;
  const home = nearContact(pool, at, contact) && !namesWork(bare.text) ? homeTown(bare) : null;
  if (home) return { piece: home, score: 0.7 };
  if (behind > 0 && isTownLike(bare.text.slice(0, behind))) return { piece: bare, score: 0.6 };
  if (nearContact(pool, at, contact) && (isTownOnly(bare.text) || startsWithCity(bare.text)))
    return { piece: bare, score: 0.55 };
  const alone =
    contact.lines.has(pool[at]!.index) &&
    isTownLike(bare.text) &&
    titleScore(bare.text) < 0.9 &&
    bare.text.length < 30 &&
    !readHeading(bare.text);
  return alone ? { piece: bare, score: 0.46 } : null;
}

/** 'Bricklayer, Leeds' without the trade. */
function withoutTitle(piece: Piece): Piece {
  const title = /^[^,]+, */.exec(piece.text)?.[0] ?? '';
  const isTitle = title !== '' && titleScore(title.replace(/, *$/, '')) >= 0.9;
  return isTitle && wholePlaceScore(piece.text.slice(title.length)) >= 0.6
    ? slice(piece, title.length, piece.text.length)
    : piece;
}

const namesWork = (text: string) =>
  text.split(',').some((part) => titleScore(part) >= 0.9 || schoolScore(part) >= 1);

/** The department and the school of a scholar, no title. */
const isSchoolOnly = (text: string) => schoolScore(text) >= 1 && titleScore(text) < 0.9;

/** 'Asheville, NC (open to remote)' without the wish. */
const withoutWish = (piece: Piece): Piece => {
  const at = piece.text.search(
    /\s*\((?:open|willing|remote|hybrid|relocat|will|can|on-?site|mobil|disponib|umzugs|originally|born|from)[^)]*\)?$/i,
  );
  return at > 0 ? slice(piece, 0, at) : piece;
};

/** The name of a network, which stands for a link: 'LinkedIn', 'GitHub'. */
const isNetwork = (text: string) =>
  new RegExp(
    oneLine`
      ^(?:
        linked ?in|git ?hub|git ?lab|xing|twitter|instagram|facebook|behance|dribbble|medium|
        portfolio|website|blog|resume|cv|orcid|google scholar|stack ?overflow|kaggle|
        hugging ?face|youtube|tik ?tok|skype|telegram|whats ?app|e-?mail|
        (?:u\.?s\.?|eu|uk) citizen
      )$
    `,
    'i',
  ).test(text.trim());

const isSmallCode = (text: string) => /^[A-Z]{2}$/.test(text.trim());

const nearContact = (pool: Line[], at: number, contact: Contact) =>
  [at - 2, at - 1, at, at + 1, at + 2].some((k) => pool[k] && contact.lines.has(pool[k].index));

/** Parts of a contact line between bars, dots, tabs and wide gaps. */
function contactPieces(line: Line): Piece[] {
  return line.cells.flatMap((cell) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of cell.text.matchAll(
      new RegExp(
        oneLine`
          \s*[|•·●◦⋅∙§;♦◆▪■▸❖◊]\s*|\s+\/\/\s+|\s+[*.~]\s+|
          \.\s+(?=(?:ph|tel|phone|mob|mobile|m|t|e|e-?mail)\b|\S+@)|
          \s+[-–—/]\s+(?!\d{4,6}\b|\d{3} \d{3}\b|[A-Z]{2}$)
        `,
        'giu',
      ),
    )) {
      pieces.push(slice(cell, from, match.index));
      from = match.index + match[0].length;
    }
    pieces.push(slice(cell, from, cell.text.length));
    return pieces.flatMap(withoutAddresses).map(withoutIcon);
  });
}

/** '⌂ Fremantle, WA' and '📍 Austin, TX' without the picture. */
function withoutIcon(piece: Piece): Piece {
  const icon = /^[^\p{L}\p{N}\s(#+]+\uFE0F?\s*/u.exec(piece.text)?.[0] ?? '';
  return icon ? slice(piece, icon.length, piece.text.length) : piece;
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
      const own = ownLength(part);
      if (open >= 0 || own > 0) pieces.push(slice(piece, open < 0 ? from : open, from + own));
      open = -1;
    } else if (open < 0) open = from;
    from = end + 1;
  }
  if (open >= 0) pieces.push(slice(piece, open, piece.text.length));
  return pieces.filter((part) => part.text);
}

/** Length of a town before a phone number: ' 61121 Pesaro (Italy) +39 0721 555 018'. */
function ownLength(part: string): number {
  const at = findPhones(part)[0]?.from ?? 0;
  return /^[^:]*\p{L}{3}[^:]*$/u.test(part.slice(0, at)) ? at : 0;
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
