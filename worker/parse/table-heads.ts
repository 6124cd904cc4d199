/** The row of names over the columns of a table: 'Position | Company | From | To', 'School | Title | Years'. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { labelHint, type Hint } from './form-labels.ts';
import { readHeading } from './heading-text.ts';
import type { Line, Piece } from './line.ts';
import type { SectionKind } from './model.ts';

const DATE_COLUMN = new RegExp(oneLine`
  ^(?:
    from|to|start(?: date)?|end(?: date)?|until|years?|dates? attended|
    (?:year|month) of (?:passing|graduation)|von|bis|du|au|desde|hasta
  )$
`);
const SCHOOL_COLUMN = new RegExp(oneLine`
  ^(?:
    school|college|university|institut(?:e|ion)|
    name of (?:the )?(?:school|college|institut(?:e|ion))|school ?\/ ?college|
    board ?\/ ?university|schule|hochschule|ecole|escuela|universidad|szkola|uczelnia
  )$
`);
const DEGREE_COLUMN =
  /^(?:degree|qualifications?|course|certificate|diploma|examination|class ?\/ ?course|abschluss|diplome|titulo|tytul|title)$/;

/** The cells of a line, which may be no line of the document yet. */
interface Row {
  text: string;
  cells: readonly Pick<Piece, 'text'>[];
}

/** Whether cells beside each other name the columns of a table. */
export function isTableHead(cells: readonly string[]): boolean {
  const row = { text: cells.join('\t'), cells: cells.map((text) => ({ text })) };
  return cells.length > 1 && (tableSection(row) !== null || columnHints(row) !== null);
}

/** What the columns of a table hold, by the row of names above them; null for any other line. At most one name may be the table's own. */
export function columnHints({ cells, text }: Row): (Hint | null)[] | null {
  if (cells.length < 3 || /\d/.test(text)) return null;
  const hints = cells.map(hintOf);
  const unknown = hints.filter((hint) => hint === null).length;
  return unknown <= Number(cells.length > 3) ? hints : null;
}

/** 'Period', 'From', 'Year': a column of dates. */
export const isDateColumn = (text: string): boolean =>
  DATE_COLUMN.test(fold(text).trim()) || labelHint(text) === 'dates';

const hintOf = ({ text }: Pick<Piece, 'text'>): Hint | null =>
  DATE_COLUMN.test(fold(text).trim())
    ? 'dates'
    : JOB_COLUMN.test(fold(text).trim())
      ? 'company'
      : labelHint(text);

/** 'Employing organization and your title', perhaps cut by the end of a narrow cell: a column of employers with their posts. */
const JOB_COLUMN = new RegExp(oneLine`
  ^(?:name of (?:the )?)?(?:employing |the )?
  (?:organi[sz]ation|employer|company|firm|institution)s?(?:,| and| &| ?\/)(?: (?:your|and) ?)*
  (?: ?(?:title|position|post|role|designation|job)(?:s| held)?
    (?: ?[/,] ?(?:title|position|role))?
  )?$
`);

/** Lines below a table's row of names that say more of them: set as they are, or nothing but a name. */
export const isHeadGoingOn = (head: Line, line: Line): boolean =>
  !line.gapBefore &&
  !/\d/.test(line.text) &&
  line.words <= 4 &&
  line.text
    .split(/[\t/]|\s{3,}/)
    .every(
      (part) =>
        labelHint(part) !== null || /^(?:and )?(?:your )?(?:title|position)$/i.test(part.trim()),
    ) &&
  head.source.bold === line.source.bold;

/** The section that a table's row of names opens where no heading does; null for any other line. */
export function tableSection(line: Row): SectionKind | null {
  if (line.cells.length < 2 || /\d/.test(line.text)) return null;
  const names = line.cells.map(({ text }) => fold(text).trim());
  const dated = names.some((name) => DATE_COLUMN.test(name));
  if (names.some((name) => SCHOOL_COLUMN.test(name)))
    return dated || names.some((name) => DEGREE_COLUMN.test(name)) ? 'education' : null;
  if (isEventHead(line)) return readHeading(names[2]!)?.kind ?? null;
  const hints = columnHints(line);
  const jobs = hints?.includes('title') || names.some((name) => JOB_COLUMN.test(name));
  return jobs && hints?.includes('company') ? 'experience' : null;
}

/** 'Year | Month | Education': over rows that each tell what happened in a month. */
export const isEventHead = ({ cells }: Row): boolean =>
  cells.length === 3 &&
  /^year$/i.test(cells[0]!.text) &&
  /^month$/i.test(cells[1]!.text) &&
  readHeading(fold(cells[2]!.text).trim()) !== null;
