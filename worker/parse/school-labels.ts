/** Words of a table or a form around schools that belong to no school. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { lineOf } from './entry-lines.ts';
import { slice, type Line, type Piece } from './line.ts';
import { isTableHead } from './table-heads.ts';

/** Lines of an education section without the table's head row and without labels such as 'Secondary:'. */
export function withoutSchoolLabels(lines: Line[]): Line[] {
  let idle: number[] = [];
  let columns = 0;
  let isBehindHead = false;
  return lines.flatMap((line) => {
    if (isHeadRow(line)) {
      idle = idleColumns(line.cells);
      columns = line.cells.length;
      isBehindHead = true;
      return [];
    }
    // The name of a column that was read apart from the others.
    if (isBehindHead && isColumnName(line.text)) return [];
    isBehindHead = false;
    const row = idle.length > 0 && line.cells.length === columns;
    const cells = row ? line.cells.filter((_, k) => !idle.includes(k)) : line.cells;
    return [unlabelled(row ? { ...line, cells } : line)];
  });
}

/** Columns of a table beside that of the school which name who examined there, and running numbers. */
function idleColumns(head: Piece[]): number[] {
  const names = head.map(({ text }) => fold(text).trim());
  const school = names.some((name) =>
    /^(?:name of (?:the )?)?(?:institut|school|college)/.test(name),
  );
  return names.flatMap((name, k) =>
    (school && /^(?:board|university)(?: ?\/ ?(?:board|university))?$/.test(name)) ||
    /^s\.? ?no/.test(name)
      ? [k]
      : [],
  );
}

const COLUMN = new RegExp(oneLine`
  ^(?:
    s\.? ?no\.?|degree|course|class|exam(?:ination)?(?: passed)?|qualifications?|programme|
    program|standard|level|institut(?:e|ion)(?: name)?|
    name of (?:the )?(?:institut(?:e|ion)|school|college)|school|college|board|university|
    school ?\/ ?college|college ?\/ ?school|(?:board|institute|college) ?\/ ?university|
    university ?\/ ?(?:board|institute|college)|years?|year of (?:passing|completion|graduation)|from|to|
    passing year|dates?|period|percentage|percent|%|marks|grade|cgpa|gpa|cgpa ?\/ ?percentage|
    percentage ?\/ ?cgpa|% ?\/ ?cgpa|score|result|division|stream|branch|speciali[sz]ation|
    subjects?|field of study|major|location|place|degree ?\/ ?(?:course|certificate)
  )$
`);

/** 'Degree | Institute | Board | Year', 'School | Qualification | From | To': two columns or more, and each a label. */
const isHeadRow = ({ text, cells }: Line): boolean => {
  const names = cells.length > 1 ? cells.map((cell) => cell.text) : text.split('|');
  return isSchoolHead(names) || isTableHead(names);
};

/** Whether cells beside each other name the columns of a table of schools. */
export const isSchoolHead = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.every(isColumnName);

const isColumnName = (text: string): boolean => COLUMN.test(fold(text).trim());

const LEVEL = new RegExp(
  oneLine`
    ^(?:
      college|university|tertiary|post-?graduate|under-?graduate|graduate studies|secondary|
      senior high(?: school)?|junior high(?: school)?|high school|elementary|primary|vocational|
      school|institution|institute
    )(?: (?:level|education|school))?\s*:\s*(?=\S)
  `,
  'i',
);

/** Labels of the forms for a Europass: what stands in the next cell says what was earned, or where. */
const FORM_LABEL = new RegExp(oneLine`
  ^(?:
    dates?(?: \(from ?[-–] ?to\))?|title of (?:the )?qualification awarded|
    name and type of (?:the )?organi[sz]ation(?: providing education and training)?|
    (?:school|institution)(?: name)?|(?:degree|qualification)(?: awarded| obtained)?
  )\s*:?$
`);
const FORM_TEXT =
  /^(?:principal subjects ?\/ ?occupational skills covered|principal subjects.*|level in (?:national|international).*)$/;

/** The label of a form that asks for a school or what was earned there. */
export const isSchoolLabel = (text: string): boolean => {
  const name = fold(text).trim();
  return FORM_LABEL.test(name) || FORM_TEXT.test(name);
};

function unlabelled(line: Line): Line {
  const [label, value, ...more] = beforeColon(line) ?? line.cells;
  const name = fold(label!.text).trim();
  if (value && more.length === 0 && (FORM_LABEL.test(name) || FORM_TEXT.test(name)))
    return {
      ...lineOf(line, value),
      bullet: FORM_TEXT.test(name),
      ...(/^(?:name|school|institution)/.test(name) && { hint: 'company' as const }),
    };
  return withoutLevel(line);
}

/** 'Title of qualification awarded: BSc in Botany' in one cell, as its label and what it says. */
function beforeColon(line: Line): Piece[] | null {
  const colon = line.cells.length === 1 ? line.text.indexOf(':') : -1;
  if (colon < 0 || colon > LONGEST_LABEL) return null;
  const cells = [slice(line, 0, colon), slice(line, colon + 1, line.text.length)];
  return cells.every(({ text }) => text !== '') ? cells : null;
}

const LONGEST_LABEL = 70;

function withoutLevel(line: Line): Line {
  const length = LEVEL.exec(line.text)?.[0].length ?? 0;
  if (length === 0) return line;
  const from = line.start + length;
  const cells = line.cells
    .filter((cell) => cell.start + cell.text.length > from)
    .map((cell) => (cell.start < from ? slice(cell, from - cell.start, cell.text.length) : cell));
  return { ...line, ...slice(line, length, line.text.length), cells };
}
