import type { Section } from '#worker/parse/model.ts';
import { plainRow, type Row } from './model.ts';

/** Whether a line says nothing: empty, a rule of dashes, or what a portrait is called. */
export const isOrnament = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || PORTRAIT.test(text);

const PORTRAIT =
  /^\(?(?:profile|user|avatar)[ _-]?(?:pic|picture|photo|image|avatar)(?:\.(?:jpe?g|png))?\)?$/i;

/** Whether a line only counts pages. */
export const isPageNumber = (text: string): boolean =>
  /^page\s+\d+(\s*(of|\/)\s*\d+)?$/i.test(text);

/** A line that belongs to no entry: a date behind a tab goes to the right margin, a label gets a colon, other tabs become commas. */
export function plainLine(text: string, line: number): Row {
  const cells = text.split(/\s*\t\s*/).filter(Boolean);
  const last = cells.at(-1) ?? '';
  const isLabelled = cells.length === 2 && LABEL.test(cells[0]!);
  if (isLabelled) return plainRow('paragraph', cells.join(': '), [line]);
  const right = cells.length > 1 && last.length <= 24 && /\b(19|20)\d\d\b/.test(last) ? last : '';
  const left = right === '' ? cells : cells.slice(0, -1);
  return { ...plainRow('paragraph', inOneLine(left), [line]), right };
}

/** Cells of a table row with commas between, where they bring no sign of their own. */
export const inOneLine = (cells: readonly string[]): string =>
  cells
    .reduce(
      (line, cell) =>
        /[,;:|•·/–—(-]$/.test(line) || /^[,;:|•·/–—)-]/.test(cell)
          ? `${line} ${cell}`
          : `${line}, ${cell}`,
      '',
    )
    .replace(/^, /, '');

/** What stands in front of a personal detail in a table of them. */
const LABEL =
  /^(?:name|anschrift|adresse|address|telefon|telefoon|tel[eé]fono|phone|mobil|e-?mail|geburtsdatum|geburtsort|geboren|familienstand|staatsangehörigkeit|nationality|nationalität|date of birth|website|linkedin)$/i;

/** Sections whose lines are items of one list. */
const LISTS = new Set<Section['kind']>(['skills', 'languages', 'interests']);

/** Whether short lines of the section may run on as one line of items. */
export const isListSection = (section: Section | undefined): boolean =>
  section !== undefined &&
  (section.heading === null || section.standardHeading) &&
  LISTS.has(section.kind);

/** Short items under each other, as in a side column, become one line of items. */
export function withItemsJoined(rows: readonly Row[], isLevel: (line: number) => boolean): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const runs = last !== undefined && isItem(row) && isRun(last) && last.kind === row.kind;
    if (!runs) {
      joined.push(row);
      continue;
    }
    const text = isLevel(row.lines[0]!)
      ? `${last.text} (${row.text})`
      : `${last.text}, ${row.text}`;
    joined[joined.length - 1] = { ...last, text, lines: [...last.lines, ...row.lines] };
  }
  return joined;
}

/** An item, or several joined already. */
const isRun = (row: Row): boolean =>
  isItem(row) || (row.kind === 'paragraph' && row.lines.length > 1);

const isItem = ({ kind, right, text }: Row): boolean =>
  kind === 'paragraph' && right === '' && text.length <= 40 && !/[,;:.|•]/.test(text);
