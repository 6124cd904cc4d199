import { oneLine } from '#contract/one-line.ts';
import { isPortraitName } from '#worker/parse/line-signs.ts';
import type { Section } from '#worker/parse/model.ts';
import { plainRow, type Row } from './model.ts';

/** Whether a line says nothing: empty, a rule of dashes, or what a portrait is called. */
export const isOrnament = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || isPortraitName(text);

/** Whether a line only counts pages. */
export const isPageNumber = (text: string): boolean =>
  /^page\s+\d+(\s*(of|\/)\s*\d+)?$/i.test(text);

/** A line that belongs to no entry: a date behind a tab goes to the right margin, a label gets a colon, other tabs become commas. */
export function plainLine(text: string, line: number, between: Between = ', '): Row {
  const cells = text.split(/\s*\t\s*/).filter(Boolean);
  if (between === ' | ') return plainRow('paragraph', inOneLine(cells, between), [line]);
  const last = cells.at(-1) ?? '';
  const [label = '', detail = ''] = cells;
  const mayAnnounce = between === ': ' || (label.length <= GROUP_CHARS && isList(detail));
  const isLabelled = isLabel(label) || label.endsWith(':') || (mayAnnounce && isFree(label));
  if (cells.length === 2 && isLabelled) {
    return plainRow('paragraph', `${label.replace(/\s*:$/, '')}: ${detail}`, [line]);
  }
  const right = cells.length > 1 && last.length <= 24 && /\b(19|20)\d\d\b/.test(last) ? last : '';
  const left = right === '' ? cells : cells.slice(0, -1);
  return { ...plainRow('paragraph', inOneLine(left), [line]), right };
}

/** What stands between two cells of a table row that became one line; a colon is for the first of two alone. */
export type Between = ', ' | ' | ' | ': ';

/** The name of a group of skills. */
const GROUP_CHARS = 30;

/** Items with commas between, none of them a date. */
const isList = (cell: string): boolean => /,\s.*,\s/.test(cell) && !/\b(?:19|20)\d\d\b/.test(cell);

/** Whether a cell may announce what stands beside it: words without a figure. */
const isFree = (cell: string): boolean => cell.length <= 70 && !/[\p{N},;|•]/u.test(cell);

/** Cells of a table row with commas or bars between, where they bring no sign of their own. */
export const inOneLine = (cells: readonly string[], between: Between = ', '): string =>
  cells.reduce(
    (line, cell) =>
      line === '' || /[,;:|•·/–—(-]$/.test(line) || /^[,;:|•·/–—)-]/.test(cell)
        ? `${line} ${cell}`.trimStart()
        : line + (between === ' | ' ? between : ', ') + cell,
    '',
  );

/** What stands in front of a personal detail in a table of them. */
const LABEL = new RegExp(
  oneLine`
    ^(?:
      name|anschrift|adresse|address|city|mail|telefon|telephone|telefoon|tel[eé]fono|phone|
      mobile?|cell|e-?mail|location|web|portfolio|github|geburtsdatum|geburtsort|geboren|
      familienstand|staatsangehörigkeit|nationality|nationalität|date of birth|website|linkedin
    )$
  `,
  'i',
);

export const isLabel = (text: string): boolean => LABEL.test(text.replace(/\s*:$/, ''));

/** Sections whose lines are items of one list. */
const LISTS = new Set<Section['kind']>(['skills', 'languages', 'interests']);

/** Whether short lines of the section may run on as one line of items. */
export const isListSection = (section: Section | undefined): boolean =>
  section !== undefined &&
  (section.heading === null || section.standardHeading) &&
  LISTS.has(section.kind);

/**
 * Short items under each other, as in a side column, become one line of items; the name of a group
 * stays on a line of its own. `isLevel` says whether a line tells how well the one above is spoken,
 * `goesOn` whether it is the second line of an item that was broken.
 */
export function withItemsJoined(
  rows: readonly Row[],
  isLevel: (line: number) => boolean,
  goesOn: (line: number) => boolean,
): Row[] {
  const joined: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const last = joined.at(-1);
    const opensGroup = row.kind === 'paragraph' && rows[at + 1]?.kind === 'bullet';
    const isRun = last && (last.lines.length > 1 || rows[at - 1] === last);
    const runs = isRun && isItem(row) && last.kind === row.kind && !opensGroup;
    const first = row.lines[0] ?? -1;
    if (last === rows[at - 1] && last && isBelowItems(last, row) && !goesOn(first)) {
      joined[joined.length - 1] = run(last, row, `, ${row.text}`);
    } else if (runs && isOpen(last, rows[at - 1])) {
      const item = goesOn(first)
        ? ` ${row.text}`
        : isLevel(first)
          ? ` (${row.text})`
          : `, ${row.text}`;
      joined[joined.length - 1] = run(last, row, item);
    } else joined.push(row);
  }
  return joined;
}

/** Items in small letters below others between commas: readers would take the two at the break for one. */
const isBelowItems = (last: Row, row: Row): boolean =>
  last.kind === 'paragraph' &&
  row.kind === 'paragraph' &&
  last.right === '' &&
  row.right === '' &&
  /,\s[^,]*[\p{L}\d)]$/u.test(last.text) &&
  /^\p{Ll}[^.]*$/u.test(row.text);

/** Whether more items may follow: the row above was an item, and the run is no sentence. */
const isOpen = (last: Row, above: Row | undefined): boolean =>
  above !== undefined && isItem(above) && (last.lines.length > 1 || isItem(last));

const run = (last: Row, row: Row, item: string): Row => ({
  ...last,
  text: last.text + item,
  lines: [...last.lines, ...row.lines],
});

const isItem = ({ kind, right, text }: Row): boolean =>
  (kind === 'paragraph' || kind === 'bullet') &&
  right === '' &&
  text.length <= 40 &&
  !/[,;:.|•]/.test(text);

/** Contact details under each other become items of one line, with what stands between two of them. */
export function withContactJoined(
  rows: readonly Row[],
  isContact: (row: Row) => boolean,
  goesOn: (above: Row, row: Row) => boolean,
): Row[] {
  const joined: Row[] = [];
  const may = (row: Row | undefined): row is Row =>
    row?.kind === 'paragraph' && row.right === '' && row.text.length <= CONTACT_CHARS;
  for (const [at, row] of rows.entries()) {
    const last = joined.at(-1);
    const between = may(row) && row.text.length <= 30 && rows[at + 1] && isContact(rows[at + 1]!);
    const isAnnounced = last !== undefined && last === rows[at - 1] && isLabel(last.text);
    const joins =
      may(row) &&
      ((last?.kind === 'contact' && (isContact(row) || between)) ||
        (isAnnounced && isContact(row)));
    const opens = may(row) && isContact(row) && (rows[at + 1] ? may(rows[at + 1]) : false);
    if (joins && last) {
      joined[joined.length - 1] = {
        ...last,
        kind: 'contact',
        text: `${last.text}${betweenItems(last.text, goesOn(rows[at - 1]!, row))}${row.text.replace(/^[|•·]\s*/, '')}`,
        lines: [...last.lines, ...row.lines],
      };
    } else joined.push(opens ? { ...row, kind: 'contact' } : row);
  }
  return joined;
}

/** Nothing inside an address that was broken, a colon behind what announces a detail, else a bar. */
function betweenItems(text: string, isBroken: boolean): string {
  if (isBroken) return '';
  const item = text.split(' | ').at(-1)!;
  return isLabel(item) ? (item.endsWith(':') ? ' ' : ': ') : ' | ';
}

const CONTACT_CHARS = 60;
