/** Header lines of an entry that are known apart from their dates, and the rows that they become. */
import { isTenure, LINE_CHARS } from './entry-lines.ts';
import type { Range, Row } from './model.ts';

/** Second lines are joined as long as they are short. */
const DETAIL_CHARS = 80;

/**
 * How the lines of a header are set: short ones joined, dates aside; each on its line, dates aside; as they
 * stand; with bars between the cells of a table row, which commas would make one name; as they stand, with
 * a colon behind what announces a value; or as they stand, with bars between the cells.
 */
export const DETAILS = [
  'joined',
  'each on its line',
  'as it stands',
  'in cells',
  'with labels',
  'in rows',
] as const;
export type Details = (typeof DETAILS)[number];

/** One line or more of a header; `right` are its dates. */
export interface HeaderText {
  text: string;
  right: string;
  strong: Range | null;
  lines: number[];
}

/** A length of time goes to what stands above it: 'Brightdock Software, 5 yrs'. */
export function withTenureBeside(texts: readonly HeaderText[]): HeaderText[] {
  const joined: HeaderText[] = [];
  for (const text of texts) {
    const above = joined.at(-1);
    if (above && isTenure(text.text) && text.right === '')
      joined[joined.length - 1] = above.text === '' ? datesWith(above, text) : join(above, text);
    else joined.push(text);
  }
  return joined;
}

/** Dates on a line of their own, and how long that was. */
const datesWith = (dates: HeaderText, { text, lines }: HeaderText): HeaderText => ({
  ...dates,
  right: `${dates.right} (${text})`,
  lines: [...dates.lines, ...lines],
});

export function join(
  above: HeaderText,
  { text, right, strong, lines }: HeaderText,
  between = ', ',
): HeaderText {
  const shift = above.text.length + between.length;
  return {
    text: above.text + between + text,
    right: above.right || right,
    strong: above.strong ?? (strong && { start: strong.start + shift, end: strong.end + shift }),
    lines: [...above.lines, ...lines],
  };
}

/** Dates on a line of their own go to the first line without dates; short lines below it are joined. */
export function headerRows(texts: readonly HeaderText[], details: Details): Row[] {
  const rows: HeaderText[] = texts.filter(({ text }) => text !== '').map((text) => ({ ...text }));
  for (const { text, right, lines } of texts) {
    if (text !== '' || right === '') continue;
    const free = rows.find(
      (row) => row.right === '' && row.text.length + right.length <= LINE_CHARS,
    );
    if (free) Object.assign(free, { right, lines: [...free.lines, ...lines] });
    else rows.push({ text: right, right: '', strong: null, lines });
  }
  const [first, ...rest] = rows;
  if (!first) return [];
  const below = details === 'joined' ? joinShort(rest) : rest;
  // Dates of its own make a role below its employer an entry, too.
  const opens = (row: HeaderText) => row.right !== '' && first.right !== '';
  return [entryRow(first), ...below.map((row) => (opens(row) ? entryRow(row) : detailRow(row)))];
}

const entryRow = (row: HeaderText): Row => ({
  ...row,
  kind: 'entry',
  strong: row.strong ?? whole(row.text),
  links: [],
});

const detailRow = (row: HeaderText): Row => ({ ...row, kind: 'detail', links: [] });

const whole = (text: string): Range => ({ start: 0, end: text.length });

function joinShort(rows: readonly HeaderText[]): HeaderText[] {
  const joined: HeaderText[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const fits = last && last.right === '' && last.text.length + row.text.length <= DETAIL_CHARS;
    if (fits) joined[joined.length - 1] = join(last, row);
    else joined.push(row);
  }
  return joined;
}
