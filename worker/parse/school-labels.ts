/** Words of a table or a form around schools that belong to no school. */
import { fold } from '#worker/nlp/fold.ts';
import { slice, type Line } from './line.ts';

/** Lines of an education section without the table's head row and without labels such as 'Secondary:'. */
export function withoutSchoolLabels(lines: Line[]): Line[] {
  return lines.filter((line) => !isHeadRow(line)).map(unlabelled);
}

const COLUMN =
  /^(?:s\.? ?no\.?|degree|course|class|exam(?:ination)?(?: passed)?|qualifications?|programme|program|standard|level|institut(?:e|ion)(?: name)?|name of (?:the )?(?:institut(?:e|ion)|school|college)|school|college|board|university|school ?\/ ?college|college ?\/ ?school|(?:board|institute|college) ?\/ ?university|university ?\/ ?(?:board|institute|college)|year(?: of (?:passing|completion|graduation))?|passing year|dates?|period|percentage|percent|%|marks|grade|cgpa|gpa|cgpa ?\/ ?percentage|percentage ?\/ ?cgpa|% ?\/ ?cgpa|score|result|division|stream|branch|speciali[sz]ation|subjects?|field of study|major|location|place|degree ?\/ ?(?:course|certificate))$/;

/** 'Degree | Institute | Board | Year': three columns or more, and each a label. */
function isHeadRow({ text, cells }: Line): boolean {
  const columns = cells.length > 1 ? cells.map((cell) => cell.text) : text.split('|');
  return columns.length >= 3 && columns.every((column) => COLUMN.test(fold(column).trim()));
}

const LEVEL =
  /^(?:college|university|tertiary|post-?graduate|under-?graduate|graduate studies|secondary|senior high(?: school)?|junior high(?: school)?|high school|elementary|primary|vocational|school|institution|institute)(?: (?:level|education|school))?\s*:\s*(?=\S)/i;

function unlabelled(line: Line): Line {
  const length = LEVEL.exec(line.text)?.[0].length ?? 0;
  if (length === 0) return line;
  const from = line.start + length;
  const cells = line.cells
    .filter((cell) => cell.start + cell.text.length > from)
    .map((cell) => (cell.start < from ? slice(cell, from - cell.start, cell.text.length) : cell));
  return { ...line, ...slice(line, length, line.text.length), cells };
}
