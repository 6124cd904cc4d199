/** Rows about schools, side by side in a table or set as bullets, as lines that begin entries. */
import { oneLine } from '#contract/one-line.ts';
import { findDates } from '#worker/nlp/dates.ts';
import type { Line, Piece } from './line.ts';
import { degreeLength, schoolScore } from './schools.ts';

/** Schools in cells of one row: the rows below are dealt out to them, cell by cell or date by date. */
function besideEachOther(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let i = 0; i < lines.length;) {
    const cells = lines[i]!.cells;
    const isRow =
      cells.length > 1 &&
      cells.every((cell) => schoolScore(cell.text) >= 1 && findDates(cell.text).length === 0);
    let end = i + 1;
    if (isRow)
      while (
        end < lines.length &&
        !(lines[end]!.cells.length > 1 && schoolScore(lines[end]!.text) >= 1)
      )
        end++;
    const dealt = isRow ? dealOut(lines[i]!, lines.slice(i + 1, end)) : null;
    result.push(...(dealt ?? lines.slice(i, end)));
    i = end;
  }
  return result;
}

function dealOut(row: Line, below: Line[]): Line[] | null {
  const count = row.cells.length;
  const schools = row.cells.map((cell) => cellLine(row, cell));
  if (below.length > 0 && below.every((line) => line.cells.length === count)) {
    return schools.flatMap((school, k) => [
      school,
      ...below.map((line) => cellLine(line, line.cells[k]!)),
    ]);
  }
  const dated = below.flatMap((line, i) => (findDates(line.text).length > 0 ? [i] : []));
  if (dated.length !== count) return null;
  const step = dated[0] === 0 ? dated : [0, ...dated.slice(1).map((at) => at - dated[0]!)];
  return schools.flatMap((school, k) => [
    school,
    ...below.slice(step[k], step[k + 1] ?? below.length),
  ]);
}

const cellLine = (line: Line, cell: Piece): Line => ({ ...line, ...cell, cells: [cell] });

/** Bulleted schools ('• BSc, University of X, 2012') are headers as well. */
export function asHeads(lines: Line[]): Line[] {
  return besideEachOther(lines).map((line, i, all) => {
    if (NOTE.test(line.text)) return { ...line, bullet: true };
    const whole =
      line.words <= 18 &&
      schoolScore(line.text) > 0 &&
      (degreeLength(line.text) > 0 || /\d{4}/.test(line.text));
    return line.bullet && (whole || isDegreeBelow(line, all[i - 1]))
      ? { ...line, bullet: false }
      : line;
  });
}

/** '• A.S., Office Administration' right below a school without a degree. */
const isDegreeBelow = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  !above.bullet &&
  line.words <= 10 &&
  degreeLength(line.text) > 0 &&
  schoolScore(above.text) >= 1 &&
  !above.text.split(/[,|\t]\s*|\s[–—-]\s/).some((part) => degreeLength(part) > 0);

/** What is said of one's studies below the school. */
const NOTE = new RegExp(
  oneLine`
    ^(?:
      dean['’]?s list|honou?rs|awards?|activities|relevant course(?:work|s)|
      selected course(?:work|s)|course(?:work|s)|modules|key modules|thesis|dissertation|
      final (?:year )?project|advis[oe]rs?|supervisors?|credits(?: earned)?|societies|
      extracurricular[^:]{0,20}|minor|abschlussarbeit|bachelorarbeit|masterarbeit|diplomarbeit|
      thema|tesi|tfg|tfm|memoire|schwerpunkte?
    ) ?:
  `,
  'i',
);
