/** Lines and dates that tell more of a listed item and are no items themselves. */
import { oneLine } from '#contract/one-line.ts';
import { findDates } from '#worker/nlp/dates.ts';
import { isCredentialLike } from './credential-words.ts';
import { slice, type Line, type Piece } from './line.ts';
import { companyScore } from './roles.ts';
import { schoolScore } from './schools.ts';

const ISSUED = new RegExp(
  oneLine`
    ^(?:
      issued|issuer|by|from|ausgestellt von|delivre par|emitido por|rilasciato da|credential id|
      license(?: no| number|:| #)|licence(?: no| number|:| #)|id\b|expires|valid
    )
  `,
  'i',
);

/** Whether a line tells of the item above it: its issuer, its date or the rest of a sentence. */
export function isDetailLine(
  line: Line,
  previous: Line,
  anyBullet: boolean,
  anyGap: boolean,
): boolean {
  if (ISSUED.test(line.text) || onlyDate(line.text)) return true;
  if (anyBullet) return !line.bullet && !line.gapBefore;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  const dated = findDates(line.text).length > 0;
  const datedAbove = findDates(previous.text).length > 0;
  if (anyGap && !line.gapBefore && previous.text.length < 120) return !(dated && datedAbove);
  return isIssuer(line.text) && !dated && !datedAbove && isCredentialLike(previous.text);
}

const isIssuer = (text: string) =>
  !isCredentialLike(text) &&
  /^\p{Lu}/u.test(text) &&
  (companyScore(text) >= 1 ||
    schoolScore(text) >= 1 ||
    /\b(?:Foundation|Board|Association)\b/.test(text));

function onlyDate(text: string): boolean {
  const dates = findDates(text);
  if (dates.length === 0) return false;
  const rest = text.slice(0, dates[0]!.from) + text.slice(dates[0]!.to);
  return (rest.match(/\p{L}/gu)?.length ?? 0) < 4;
}

/** 'Leipzig, den 14.03.2025', 'Lyon, le 3 mai 2025': where and when the document was signed. */
export function isSignature(text: string): boolean {
  const [date, more] = findDates(text);
  if (text.length > 60) return false;
  const end = date && !more && date.to >= text.length - 1 ? date.from : text.length;
  return SIGNED.test(text.slice(0, end)) || (end > 0 && SIGNED_ON.test(text) && end < text.length);
}

/** 'Kassel, 3 February 2024': a town and a day. */
const SIGNED_ON =
  /^\p{Lu}[\p{L} ./-]{2,30}, (?:\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,10}\.? \d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})\.?$/u;

const SIGNED = /^\p{Lu}[\p{L} ./-]{2,30}, (?:den|am|le|il|dnia|a|em|op)(?: \d{1,2}[. ]*)*\s*$/u;

/** An item without the date at its start or end. */
export function withoutDate(piece: Piece): Piece {
  const dates = findDates(piece.text);
  const first = dates[0];
  if (first && first.from < 3 && !/\d{4}.*\p{L}/u.test(piece.text.slice(0, first.from))) {
    const rest = slice(piece, first.to, piece.text.length);
    const stop = /^[.)]\s*/.exec(rest.text)?.[0].length ?? 0;
    return slice(rest, stop, rest.text.length);
  }
  const date = dates.at(-1);
  if (!date) return slice(piece, 0, piece.text.length);
  const rest = piece.text.slice(date.to);
  if ((rest.match(/\p{L}/gu)?.length ?? 0) > 3) return piece;
  const head = slice(piece, 0, date.from);
  return { ...head, text: head.text.replace(/[\s,(–—-]+$/, '') };
}
