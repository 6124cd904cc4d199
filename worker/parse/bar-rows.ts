/** Tables that were written with bars between their cells: 'Position | Company | From | To' over 'Cook | Sea Road Inn | 2019 | 2021'. */
import type { DocumentLine } from '#worker/document/model.ts';
import { isTableHead } from './table-heads.ts';

/**
 * The bars of a row of names, and of the rows of as many cells below it, as tabs of the same length, so that all offsets
 * stay; right below such a row a shorter one belongs to the table, too, and words without bars do not end it.
 */
export function withBarsAsTabs(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  let width = 0;
  let rows = 0;
  let between = 0;
  return lines.map((line, at) => {
    if (!line.text.includes(' | ') || line.text.length > LONGEST) {
      between += Number(line.text.trim() !== '');
      return line;
    }
    if (between > MOST_BETWEEN) width = 0;
    between = 0;
    const cells = line.text.trim().split(BAR);
    const isBelow = rows > 0 && lines[at - 1]!.text.trim() !== '' && !line.text.includes('\t');
    if (isTableHead(cells)) [width, rows] = [cells.length, 0];
    else if (cells.length === width) rows += 1;
    else if (cells.length > width || !isBelow) width = 0;
    return width === 0
      ? line
      : { ...line, text: line.text.replaceAll(BAR, (bar) => '\t'.repeat(bar.length)) };
  });
}

const BAR = / +\| +/g;
const LONGEST = 2000;

/** What is told below a row, at most. */
const MOST_BETWEEN = 4;
