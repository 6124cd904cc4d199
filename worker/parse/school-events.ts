/** Schools told as events: 'Entered Sendai High School' on one date, 'Graduated from the above (BSc)' on the next. */
import { fold } from '#worker/nlp/fold.ts';
import type { Entry } from './entries.ts';
import { NAMED_ABOVE } from './event-rows.ts';
import { slice, type Piece } from './line.ts';
import type { Parsed, ParsedEducation } from './model.ts';

const ENTERED = /^(?:entered|enrolled|admitted|matriculated)\b/i;
const VERB =
  /^(?:entered|enrolled (?:in|at)|admitted to|matriculated at|graduated (?:from|as|with(?: an?)?)|attended|studied at|completed)\s+(?=\S)/i;

/** What the row says that tells of leaving: perhaps no more than when. */
export type LeftSchool = Pick<ParsedEducation, 'area' | 'start' | 'end'> & Partial<ParsedEducation>;

type Named = Partial<Pick<ParsedEducation, 'institution'>>;

const opening = ({ head }: Entry): string => head[0]?.pieces[0]?.text ?? '';

export const tellsEntering = (entry: Entry): boolean => ENTERED.test(opening(entry));

export const tellsLeaving = (entry: Entry): boolean =>
  /^(?:graduated|left|completed|finished)\b/i.test(opening(entry));

/** The entry says whose school it means by the row above alone. */
export const namesAbove = (entry: Entry): boolean => NAMED_ABOVE.test(opening(entry));

/** What a row tells of, without its verb; a school that only the row above names is left out. */
export function withoutEvent(piece: Piece): Piece {
  const above = NAMED_ABOVE.exec(piece.text)?.[0].length ?? 0;
  if (above > 0) {
    const rest = slice(piece, above, piece.text.length);
    return /^\([^()]*\)$/.test(rest.text) ? slice(rest, 1, rest.text.length - 1) : rest;
  }
  return slice(piece, VERB.exec(piece.text)?.[0].length ?? 0, piece.text.length);
}

/** Entering and leaving one school. */
export const isSame = (a: Named, b: Named): boolean => {
  const [x, y] = [a, b].map((it) => fold(it.institution?.value ?? ''));
  return Boolean(x && y) && (x!.startsWith(y!) || y!.startsWith(x!));
};

/** One school of both events. */
export const asOne = (entered: ParsedEducation, left: LeftSchool): ParsedEducation => ({
  ...entered,
  ...left,
  institution: left.institution ?? entered.institution,
  ...departmentOf(entered, left.area ?? entered.area),
  start: left.start ?? entered.end,
});

/** 'Setouchi College, Department of Offset Printing' names what was studied. */
function departmentOf({ institution }: ParsedEducation, area: Parsed | null) {
  const match = /^(.+), (?:Department|School|Course) of ([^,]+)$/.exec(institution?.value ?? '');
  const { span } = institution ?? {};
  if (area || !match || !span || span.end - span.start !== match[0].length) return { area };
  const start = span.end - match[2]!.length;
  return { area: { value: match[2]!, span: { start, end: span.end }, confidence: 0.7 } };
}
