/** Addresses: the town in which a person lives, without street and house. */
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { slice, type Piece } from './line.ts';

/** The part of an address from its town on, such as 'Bozeman, MT 59715'; null where no street stands before a town. */
export function townOfAddress(piece: Piece): Piece | null {
  let street = false;
  for (const { index, 0: sign } of piece.text.matchAll(/,\s*|\s[–—-]\s(?!\d{3} ?\d{3}\b)|\n/g)) {
    const from = piece.text.slice(0, index).search(/[^,–—\n]*$/);
    const part = piece.text.slice(from, index).trim();
    street ||= /\d/.test(part) || BOX.test(part) || STREET_FIRST.test(part);
    if (!street || part.length > 45) return null;
    const rest = slice(piece, index + sign.length, piece.text.length);
    if (!/\p{L}{3}/u.test(rest.text)) return null;
    if (!isStreet(rest.text.split(/,|\s[–—]\s/)[0]!) && wholePlaceScore(rest.text) >= 0.6)
      return rest;
  }
  return null;
}

/** A unit, a floor or a street, none of which is a town: '3.º B', 'Flat 2', '12 Smith Street', '2º'. */
function isStreet(text: string): boolean {
  const part = text.trim();
  return UNIT.test(part) || /^\d{1,4}[a-z]?$/i.test(part) || /^\d{1,5}[a-z]? \p{L}/iu.test(part)
    ? !/^\d{4,6}(?:-\d{3})? /.test(part)
    : STREET.test(part);
}

const BOX = /^(?:p\.? ?o\.? box|postfach|apartado|casella postale|bp)\b/i;
const UNIT =
  /^(?:(?:apt|apartment|flat|unit|suite|floor|fl|plot|lot|room|rm|piso|esc|int|app|bât|esc|escalera|puerta|dto|esq|no|h\.? ?no|door no|house)\b\.?|#)\s*[\d\p{L}]|^\d{1,2}(?:\.?[ºª°]|er|e|de|ème|st|nd|rd|th)\b/iu;
const STREET_FIRST =
  /^(?:rue|avenue|bd|boulevard|place|calle|c\/|avenida|av\.|paseo|plaza|rua|via|viale|piazza|corso|ul\.|al\.) ?\p{L}/iu;
const STREET =
  /\b(?:street|road|avenue|ave|boulevard|blvd|lane|drive|court|terrace|crescent|close|nagar|colony|st|rd|ln)\.?$/i;
