import { isRangeBroken } from './dates.ts';
import type { Block, Cell, FlowLine, Paragraph, Table } from './flow.ts';
import { textOf } from './flow.ts';

/** A table as it is read aloud: joined rows and cells' blocks, in order. */
export interface TableLayout {
  /** Side-by-side text columns when the table serves as page layout, else 1. */
  columns: number;
  groups: TableGroup[];
}

export type TableGroup =
  | { kind: 'line'; line: FlowLine }
  | { kind: 'blocks'; blocks: Block[]; column?: number };

/** A cell with this many lines beside another such cell is a column of the page, not a datum. */
const COLUMN_LINES = 3;
/** A date cell is no longer than this many characters. */
const DATE_CELL_CHARS = 40;

/**
 * Orders a table for reading: rows of one-line cells become one line with TABs; a date beside a block
 * joins the block's first line; larger cells follow each other, by column when each column has
 * headings of its own.
 */
export function layOutTable(table: Table): TableLayout {
  const rows = table.rows
    .map((row) => row.filter((cell) => textOf(cell.blocks).trim() !== '').map(mendRange))
    .filter((row) => row.length > 0);
  const sideBySide = rows.map(
    (row) => row.filter((cell) => lineCount(cell) >= COLUMN_LINES).length,
  );
  const columns = Math.max(1, ...sideBySide);
  if (columns > 1 && readsByColumn(table)) return { columns, groups: byColumn(table) };
  return { columns, groups: rows.flatMap((row) => layOutRow(row, columns > 1)) };
}

const nonBlank = (cell: Cell) =>
  textOf(cell.blocks)
    .split('\n')
    .filter((line) => line.trim() !== '');

const lineCount = (cell: Cell) => nonBlank(cell).length;

function layOutRow(row: Cell[], isLayout: boolean): TableGroup[] {
  const single = row.filter((cell) => soleParagraph(cell));
  if (single.length === row.length) return [{ kind: 'line', line: joinCells(row) }];
  const dates = row.filter(isDateCell);
  const rest = row.filter((cell) => !isDateCell(cell));
  if (dates.length === 1 && rest.length === 1) {
    const joined = joinToFirstLine(row, rest[0]!, dates[0]!);
    if (joined) return [{ kind: 'blocks', blocks: joined }];
  }
  return row.map((cell, index) => ({
    kind: 'blocks',
    blocks: cell.blocks,
    ...(isLayout && row.length > 1 ? { column: index } : {}),
  }));
}

/** A range of dates that a narrow cell breaks into two lines is one line. */
function mendRange(cell: Cell): Cell {
  const [first, second, ...others] = nonBlank(cell).map((line) => line.trim());
  const paragraph = cell.blocks.find((block) => textOf([block]).trim() !== '');
  if (!first || !second || others.length > 0 || paragraph?.kind !== 'paragraph') return cell;
  if (!isRangeBroken(first, second) || first.length + second.length > DATE_CELL_CHARS) return cell;
  const line = { ...paragraph.lines[0]!, text: `${first} ${second}` };
  return { ...cell, blocks: [{ ...paragraph, lines: [line] }] };
}

/** The paragraph of a cell that holds a single line and nothing else. */
function soleParagraph(cell: Cell): Paragraph | undefined {
  const filled = cell.blocks.filter((block) => textOf([block]).trim() !== '');
  const [only] = filled;
  if (filled.length !== 1 || only?.kind !== 'paragraph') return undefined;
  return only.lines.filter((line) => line.text.trim() !== '').length === 1 ? only : undefined;
}

const isDateCell = (cell: Cell) => {
  const text = soleParagraph(cell) ? textOf(cell.blocks).trim() : '';
  return text !== '' && text.length <= DATE_CELL_CHARS && /\b(?:19|20)\d\d\b/.test(text);
};

const soleLine = (cell: Cell) =>
  soleParagraph(cell)!.lines.find((line) => line.text.trim() !== '')!;

function joinCells(cells: Cell[]): FlowLine {
  const lines = cells.map(soleLine);
  const [first] = lines;
  return {
    ...first!,
    text: lines.map((line) => line.text.trim()).join('\t'),
    links: lines.flatMap((line) => line.links ?? []),
  };
}

function joinToFirstLine(row: Cell[], block: Cell, date: Cell): Block[] | undefined {
  const index = block.blocks.findIndex((part) => textOf([part]).trim() !== '');
  const first = block.blocks[index];
  if (first?.kind !== 'paragraph' || first.list) return undefined;
  const lines = first.lines.filter((line) => line.text.trim() !== '');
  const [head, ...others] = lines;
  const pair = [head!.text.trim(), soleLine(date).text.trim()];
  if (row.indexOf(date) < row.indexOf(block)) pair.reverse();
  const joined: Paragraph = { ...first, lines: [{ ...head!, text: pair.join('\t') }, ...others] };
  return [joined, ...block.blocks.slice(index + 1)];
}

/** True when at least two columns begin several of their cells with a heading: two articles side by side. */
function readsByColumn(table: Table): boolean {
  if (table.rows.length < 2) return false;
  const width = Math.max(...table.rows.map((row) => row.length));
  let articles = 0;
  for (let column = 0; column < width; column++) {
    const cells = table.rows.flatMap((row) => row[column] ?? []);
    if (cells.filter(beginsWithHeading).length >= 2) articles++;
  }
  return articles >= 2;
}

function beginsWithHeading(cell: Cell): boolean {
  const first = cell.blocks.find((block) => textOf([block]).trim() !== '');
  if (first?.kind !== 'paragraph' || lineCount(cell) < 2) return false;
  const line = first.lines.find((candidate) => candidate.text.trim() !== '')!;
  const text = line.text.trim();
  const capitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return (
    !first.list &&
    text.length <= 40 &&
    !/\d/.test(text) &&
    (first.headingLevel !== undefined || capitals || line.bold === true)
  );
}

function byColumn(table: Table): TableGroup[] {
  const width = Math.max(...table.rows.map((row) => row.length));
  const groups: TableGroup[] = [];
  for (let column = 0; column < width; column++) {
    for (const row of table.rows) {
      const cell = row[column];
      if (cell && textOf(cell.blocks).trim() !== '') {
        groups.push({ kind: 'blocks', blocks: cell.blocks, column });
      }
    }
  }
  return groups;
}
