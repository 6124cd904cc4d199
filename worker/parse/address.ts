/** Addresses: the town in which a person lives, without street and house. */
import { oneLine } from '#contract/one-line.ts';
import {
  isStateCode,
  isTownLike,
  isTownWithCode,
  placeScore,
  wholePlaceScore,
} from '#worker/nlp/places.ts';
import { slice, type Line, type Piece } from './line.ts';

/** The part of an address from its town on, such as 'Bozeman, MT 59715'; null where no street stands before a town. */
export function townOfAddress(piece: Piece): Piece | null {
  if (piece.text.length > LONGEST_ADDRESS) return null;
  const run = RUN_TOGETHER.exec(piece.text);
  if (run && isStateCode(run[2]!)) return slice(piece, run[1]!.length, piece.text.length);
  let street = false;
  for (const { index, 0: sign } of piece.text.matchAll(/,\s*|\s[–—-]\s(?!\d{3} ?\d{3}\b)|\n/g)) {
    const from = piece.text.slice(0, index).search(/[^,–—\n]*$/);
    const part = piece.text.slice(from, index).trim();
    if (COMES_FIRST.test(part) && !STREET.test(part))
      return from > 0 ? slice(piece, from, piece.text.length) : null;
    street ||= /\d/.test(part) || BOX.test(part) || STREET_FIRST.test(part) || STREET.test(part);
    // 'The Old Forge, Church Street, Otley LS21 3AA': a house with a name.
    const next = piece.text.slice(index + sign.length).split(',')[0]!;
    if (!street && from === 0 && STREET.test(next.trim())) continue;
    if (!street || part.length > 45) return null;
    const rest = slice(piece, index + sign.length, piece.text.length);
    if (!/\p{L}{3}/u.test(rest.text)) return null;
    const parts = rest.text.split(/,|\s[–—]\s/);
    if (parts.some((text, i) => isStreet(text) && (i === 0 || i < parts.length - 1))) continue;
    if (wholePlaceScore(rest.text) >= 0.6 || isTownWithCode(rest.text)) return rest;
  }
  return null;
}

/** Characters of an address on one line at most; what is longer is a paragraph. */
const LONGEST_ADDRESS = 400;

/** '1183 E 79th st Cleveland OH 44103': house, street and town without a comma. */
const RUN_TOGETHER = new RegExp(
  oneLine`
    ^(
      \d{1,5} (?:[\p{L}\d.'’-]+ ){1,4}(?:
        street|road|avenue|ave|boulevard|blvd|lane|drive|court|terrace|place|way|circle|st|rd|
        ln|dr|ct|pl
      )\.? )\p{L}[\p{L}.'’ -]{2,24} ([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$
  `,
  'iu',
);

/** 'D-85055 Ingolstadt', '4020 Linz': a town behind its postcode. */
const COMES_FIRST = /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?(?: [A-Z]{2})? \p{Lu}\p{Ll}/u;

/**
 * An address among the details of a person whose town no list knows: 'Lot 9, Palm Gardens, Black River, St.
 * Mary' and 'Bago, Cebu City, Central Visayas'. It is told by its house or street, or by three parts of which
 * one is known. The part from its town on; null where it may be something else.
 */
export function homeTown(piece: Piece): Piece | null {
  const parts = [...piece.text.matchAll(/[^,]+/g)].map(({ 0: text, index }) => ({
    text: text.trim(),
    at: index + text.search(/\S/),
  }));
  if (parts.length < 2 || parts.length > 6 || piece.text.length > 90) return null;
  const isHouse = ({ text }: { text: string }) => BOX.test(text) || isStreet(text);
  const street = parts.findLastIndex(isHouse);
  const towns = parts.slice(street + 1);
  const lead = parts.slice(0, street + 1);
  if (
    towns.length === 0 ||
    towns.length > 3 ||
    !lead.every((one) => isHouse(one) || isTownLike(one.text))
  ) {
    return null;
  }
  if (
    !towns.every(({ text }) => isTownLike(text.replace(/ \d{1,2}$/, '')) || placeScore(text) >= 0.7)
  ) {
    return null;
  }
  const known = towns.filter(({ text }) => placeScore(text) >= 0.7 || REGION.test(text)).length;
  const isAddress = street >= 0 && (isHouse(parts[0]!) || known > 0);
  if (!isAddress && !(towns.length === 3 && known > 0)) return null;
  return slice(piece, towns[0]!.at, piece.text.length);
}

/** 'Kogi State', 'Metro Cebu' */
const REGION = /^(?:greater|metro) \p{Lu}|\p{L} (?:state|province|county|region|district)$/iu;

/** The town below a street, with its region and postcode on lines of their own: 'Hexham', 'NE46 1AB'. */
export function townBelow(lines: Line[], at: number): Piece | null {
  const town = lines[at + 1];
  if (!town || !isStreetLine(lines[at]!.text) || !isTownLike(town.text)) return null;
  let last = town;
  for (const line of lines.slice(at + 2, at + 5)) {
    if (wholePlaceScore(line.text) < 0.7 && !isTownLike(line.text)) break;
    if (wholePlaceScore(line.text) >= 0.7) last = line;
  }
  if (last === town && wholePlaceScore(town.text) < 0.7) return null;
  const between = lines.slice(at + 1, lines.indexOf(last) + 1).map((line) => line.text);
  return { text: between.join('\n'), start: town.start, broken: between.length > 1 };
}

/** '8 Station Road', 'Flat 2, 14 Quay Street': a house and its street, nothing else. */
const isStreetLine = (text: string) =>
  text.length < 50 && /\d/.test(text) && STREET.test(text.replace(/,$/, ''));

/** A unit, a floor or a street, none of which is a town: '3.º B', 'Flat 2', '12 Smith Street', '2º'. */
function isStreet(text: string): boolean {
  const part = text.trim();
  return UNIT.test(part) || /^\d{1,4}[a-z]?$/i.test(part) || /^\d{1,5}[a-z]? \p{L}/iu.test(part)
    ? !/^\d{4,6}(?:-\d{3})? /.test(part)
    : STREET.test(part);
}

const BOX = /^(?:p\.? ?o\.? box|postfach|apartado|casella postale|bp)\b/i;
const UNIT = new RegExp(
  oneLine`
    ^(?:
      (?:
        apt|apartment|flat|unit|suite|floor|fl|plot|lot|sector|phase|block|room|rm|piso|esc|int|
        app|bât|esc|escalera|puerta|dto|esq|no|h\.? ?no|door no|house
      )\b\.?|#
    )\s*[\d\p{L}]|^\d{1,2}(?:\.?[ºª°]|er|e|de|ème|st|nd|rd|th)\b
  `,
  'iu',
);
const STREET_FIRST =
  /^(?:rue|avenue|bd|boulevard|place|calle|c\/|avenida|av\.|paseo|plaza|rua|via|viale|piazza|corso|ul\.|al\.) ?\p{L}/iu;
const STREET = new RegExp(
  oneLine`
    \b(?:
      street|road|avenue|ave|boulevard|blvd|lane|drive|court|terrace|crescent|close|nagar|
      colony|row|grove|place|way|gardens|view|hill|square|st|rd|ln
    )\.?$
  `,
  'i',
);
