/** Headers that run employer, town and title together: 'Redwood Tile LLC Salem, OR Lead Setter'. */
import { fold } from '#worker/nlp/fold.ts';
import { isStateCode, isTownLike, placeScore, wholePlaceScore } from '#worker/nlp/places.ts';
import { slice, type Piece } from './line.ts';
import { titleScore } from './roles.ts';
import { COMPANY_WORDS, LEGAL_FORM } from './title-words.ts';

const STATE_INSIDE = /,\s([A-Z]{2,3})(?:\s\d{4,5})?(?=\s\p{Lu}|$)/u;

/** Employer, place and title of such a header one by one; any other piece unchanged. */
export function splitRunOn(piece: Piece): Piece[] {
  const match = STATE_INSIDE.exec(piece.text);
  if (!match || !isStateCode(match[1]!) || wholePlaceScore(piece.text) >= 0.7) return [piece];
  const end = match.index + match[0].length;
  const left = piece.text.slice(0, match.index);
  const right = piece.text.slice(end).trim();
  if (/[,|•·]|\s[-–—]\s/.test(left) || (right && titleScore(right) < 1.3)) return [piece];
  const town = townStart(left);
  if (town <= 0) return [piece];
  return [
    slice(piece, 0, town),
    slice(piece, town, end),
    slice(piece, end, piece.text.length),
  ].filter(({ text }) => text);
}

/** Where the town begins at the end of a name: behind a legal form or a word of companies, else a known city. */
function townStart(text: string): number {
  const starts = [...text.matchAll(/\s(?=\p{Lu})/gu)].map((match) => match.index).slice(-6);
  const isTown = (at: number) => isTownLike(text.slice(at + 1));
  const known = starts.find((at) => placeScore(text.slice(at + 1)) >= 1);
  if (known != null) return known;
  const legal = starts.findLast((at) => LEGAL_FORM.test(fold(text.slice(0, at))) && isTown(at));
  if (legal != null) return legal;
  const employer = starts.findLast(
    (at) =>
      COMPANY_WORDS.has(fold(text.slice(text.lastIndexOf(' ', at - 1) + 1, at))) && isTown(at),
  );
  return employer ?? -1;
}
