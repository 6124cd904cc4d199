/** Tables inside a job: what it was done for, row by row, is text of the job. */
import { headerDates } from './entry-dates.ts';
import type { Line } from './line.ts';
import { columnHints, isDateColumn } from './table-heads.ts';

/** Marks 'Period | Client | Assignment' and the rows below as text, where a job stands above and no column holds posts. */
export function withTablesAsText(lines: Line[]): Line[] {
  let head: Line | null = null;
  let dated = false;
  return lines.map((line) => {
    if (dated && isHeadRow(line)) head = line;
    else if (head && !isRowOf(head, line)) head = null;
    dated ||= headerDates(line) !== null;
    return head ? { ...line, part: 'text' } : line;
  });
}

const isHeadRow = (line: Line): boolean =>
  !line.bullet &&
  line.cells.length >= 3 &&
  !/\d/.test(line.text) &&
  line.cells.every(({ text }) => /^\p{Lu}/u.test(text) && text.split(' ').length <= 3) &&
  line.cells.some(({ text }) => isDateColumn(text)) &&
  columnHints(line) === null;

/** A row of cells, or what goes on from one further in, set as the names of the columns are. */
function isRowOf(head: Line, line: Line): boolean {
  if (line.bullet) return false;
  if (line.source.sizePt !== head.source.sizePt) return false;
  const [x, edge] = [line.source.x, head.source.x];
  const inset = x == null || edge == null ? line.indent - head.indent : x - edge;
  return line.cells.length > 1 ? Math.abs(inset) <= 2 : inset > 2 && !line.gapBefore;
}
