/** Lines of a section of entries as they would stand had each header a line of its own, set as a header. */
import { findDates } from '#worker/nlp/dates.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import { headerDates } from './entry-dates.ts';
import { withNoteApart } from './event-rows.ts';
import { slice, type Line, type Piece } from './line.ts';
import { companyScore, titleScore } from './roles.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { withTablesAsText } from './table-text.ts';

/** Header lines freed of their bullets and of the sentences that follow their dates. */
export const asEntryLines = (lines: Line[]): Line[] =>
  withListsAsText(
    withoutHeadBullets(
      withListedAsText(
        withTablesAsText(lines)
          .flatMap(withNoteApart)
          .flatMap(withTextApart)
          .flatMap(withNameApart),
      ),
    ),
  );

/** Bullets below 'Own kit of six channels. Some of the projects:' are text of that job, whatever years they name. */
function withListedAsText(lines: Line[]): Line[] {
  let inside = false;
  return lines.map((line, i) => {
    const above = lines[i - 1];
    if (line.bullet) {
      inside ||= above !== undefined && (tellsOfList(above) || announcesItems(lines, i - 1));
    } else if (inside) inside = !line.gapBefore && !line.hint;
    return inside ? { ...line, part: 'text' } : line;
  });
}

/** A sentence, not a heading, that ends in a colon: another ends or a line in lower case runs on before it. */
const tellsOfList = ({ text, bullet, hint }: Line): boolean =>
  !bullet && !hint && text.endsWith(':') && /^\p{Ll}|\p{Ll}[.;] \p{Lu}/u.test(text);

/** '• Clients, among others:', itself an item, and below it items of which none names a post. */
function announcesItems(lines: Line[], at: number): boolean {
  const { text, words, bullet } = lines[at]!;
  if (!bullet || !text.endsWith(':') || words > 6 || findDates(text)[0]) return false;
  const end = lines.findIndex((line, i) => i > at && !line.bullet);
  const items = lines.slice(at + 1, end < 0 ? undefined : end);
  return items.every((item) => titleScore(item.text) < 1.3);
}

/** 'Clients, among others:' and the rows below it, up to the next gap, are text of a job, dated or not. */
function withListsAsText(lines: Line[]): Line[] {
  let inside = false;
  return lines.map((line, i) => {
    if (line.gapBefore) inside = false;
    if (inside) return { ...line, part: 'text' };
    inside = opensList(line) && endsAtGap(lines, i);
    return inside ? { ...line, part: 'text' } : line;
  });
}

const opensList = ({ text, words, bullet, hint }: Line): boolean =>
  text.endsWith(':') && words <= 6 && !bullet && !hint && !findDates(text)[0];

/** Rows behind a colon that name no post, then a gap before the next header. */
function endsAtGap(lines: Line[], at: number): boolean {
  const next = lines.findIndex((line, i) => i > at && line.gapBefore);
  const rows = lines.slice(at + 1, next < 0 ? undefined : next);
  const isPost = (line: Line) =>
    !line.bullet && line.cells.some(({ text }) => titleScore(text) >= 1.3);
  const apart = lines.slice(1, at).some((line) => line.gapBefore) || next > 0;
  return apart && rows.length > 0 && rows.length <= 12 && !rows.some(isPost);
}

/** 'Buyer, Pinewick, Reno (2016 – 2020) Wrote the range plan.': what follows the dates begins the text. */
function withTextApart(line: Line): Line[] {
  if (line.bullet || line.cells.length > 1 || line.text.length > 400) return [line];
  const range = findDates(line.text).find((it) => !it.single);
  if (!range || range.from === 0) return [line];
  const before = line.text.slice(0, range.from);
  const after = line.text.slice(range.to);
  const gap = /^[\s)\].;:]*[\s)\].;:]\s*(?=\p{Lu})/u.exec(after)?.[0];
  if (!gap || !/^[^.!?]*(?:[.!?](?!\p{L})|$)/u.test(before.replace(/\.\s*\(?$/, ''))) return [line];
  const text = after.slice(gap.length);
  const told = /[.;]/.test(gap)
    ? countWords(text) >= 2
    : /\s\p{Ll}/u.test(text) && countWords(text) >= 3;
  const isText = told && /[.!?]$/.test(text);
  if (!isText || countWords(before) > 14 || wholePlaceScore(text) > 0) return [line];
  const cut = range.to + gap.length;
  return [
    part(line, 0, cut),
    { ...part(line, cut, line.text.length), gapBefore: false, part: 'text' },
  ];
}

/** 'Universidade do Vouga, Aveiro (Portugal) Thesis on silts.': a name with its country, then a sentence that a column ran on with. */
function withNameApart(line: Line): Line[] {
  if (line.bullet || line.part || line.cells.length > 1 || !/[.!?]$/.test(line.text)) return [line];
  const [whole, lead, country] =
    /^([^.()]{5,80}\(([^()]{3,40})\))\s+(?=\p{Lu})/u.exec(line.text) ?? [];
  if (!whole || !lead || wholePlaceScore(country!) < 0.7) return [line];
  if (schoolScore(lead) < 1 && companyScore(lead) < 1) return [line];
  const told = part(line, whole.length, line.text.length);
  return [
    { ...part(line, 0, lead.length), part: 'head' },
    { ...told, gapBefore: false, part: 'text' },
  ];
}

function part(line: Line, from: number, to: number): Line {
  const text = line.text.slice(from, to).trimEnd();
  const piece = { text, start: line.start + from };
  return { ...line, ...piece, cells: [piece], words: countWords(text), markerLength: 0 };
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** The level of a list: its sign and how far in it stands. */
const levelOf = ({ source, start, markerLength, indent }: Line): string => {
  const mark = source.text.slice(start - source.start - markerLength, start - source.start).trim();
  const inset = source.x == null ? indent - markerLength : Math.round(source.x / 3);
  return `${/\d/.test(mark) ? '1' : mark}|${inset}`;
};

/** Takes the bullets off the first level of a section's lists where that level holds the headers of its entries. */
function withoutHeadBullets(lines: Line[]): Line[] {
  const first = lines.find((line) => line.bullet && line.part !== 'text');
  if (!first) return lines;
  const level = levelOf(first);
  const isOwn = (line: Line) => line.bullet && line.part !== 'text' && levelOf(line) === level;
  const own = lines.filter(isOwn);
  // One level of bullets alone holds the deeds, unless a bullet opens the section and each names an entry.
  const deeper = lines.some((line) => line.bullet && !isOwn(line));
  const heads = lines.filter((line, i) => isOwn(line) && isHead(lines, i)).length;
  if (heads < own.length * 0.6 || (!deeper && lines[0] !== first) || own.length > 40) return lines;
  if (!deeper && !lines.some((line) => !line.bullet)) return lines;
  return lines.map((line) => (isOwn(line) ? { ...line, bullet: false, part: 'head' } : line));
}

/** A short line that names an employer, a school or a title, or has its place or dates beside or below it. */
function isHead(lines: Line[], at: number): boolean {
  const line = lines[at]!;
  if (line.words > 14 || /[.!?;]$/.test(line.text.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/, '')))
    return false;
  const below = lines[at + 1];
  const dated = (it: Line | undefined) => it && headerDates({ ...it, bullet: false }) !== null;
  if (dated(line) && line.cells.length > 1) return true;
  // '■ Apr. 2014 – Mar. 2017: Hamanako Soft Co., Ltd.'
  const [range] = findDates(line.text);
  if (range?.from === 0 && !range.single && line.words > 3) return true;
  const named =
    companyScore(line.cells[0]!.text) >= 1 ||
    schoolScore(line.text) >= 1 ||
    degreeLength(line.text) > 0 ||
    titleScore(line.text) >= 1.3;
  const aside = line.cells.at(-1)!;
  const placed = line.cells.length > 1 && wholePlaceScore(aside.text) >= 0.7;
  return (
    (placed || named || line.words <= 6) &&
    below !== undefined &&
    !below.bullet &&
    Boolean(dated(below))
  );
}

/** The stretch of a line that a piece covers, as a header line of its own. */
export const lineOf = (line: Line, piece: Piece): Line => {
  const bare = slice(piece, 0, piece.text.length);
  return {
    ...line,
    ...bare,
    cells: [bare],
    words: countWords(bare.text),
    markerLength: 0,
    bullet: false,
  };
};
