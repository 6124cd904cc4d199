import { isSchoolHead } from '#worker/parse/school-labels.ts';
import { isTableHead } from '#worker/parse/table-heads.ts';

/** The names of a table's columns, side by side in a line of the text; null for any other line. */
export function tableCells(text: string): string[] | null {
  const cells = text.trim().split(CELLS);
  return isTableHead(cells) || isSchoolHead(cells) ? cells : null;
}

/** Cells stand apart by tabs, or by the bars of an earlier export. */
const CELLS = /\s*\t\s*| +\| +/;
