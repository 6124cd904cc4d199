/** Entries set as a form: 'Employer: …', 'Position: …', 'Period: …', one label a line. */
import { labelHint, type Hint } from './form-labels.ts';
import { lineOf } from './entry-lines.ts';
import { slice, type Line, type Piece } from './line.ts';
import { columnHints, isHeadGoingOn } from './table-heads.ts';

/** A line with the label taken off it. */
interface Labelled {
  hint: Hint;
  value: Piece;
  /** Its parts, where a table gave several cells to it: 'From' and 'To'. */
  cells?: Piece[];
}

/** Lines of a section with the labels of a form taken off, and what they said kept as the line's hint. */
export function withoutLabels(all: Line[]): Line[] {
  const lines = all.flatMap(withLabelsApart);
  const rows = tableRows(lines);
  const labelled = lines.map(readLabel);
  const said = new Set(labelled.flatMap((label) => (label ? [label.hint] : [])));
  const titles = labelled.filter((label) => label?.hint === 'title').length;
  const form =
    rows.size > 0 ||
    (said.has('title') &&
      (titles > 1 || said.has('company') || said.has('dates') || said.has('text')));
  const bare = lines.flatMap((line, i) => {
    const label = labelled[i];
    const row = rows.get(line);
    if (row) return row.flatMap((cell) => unlabelled(line, cell));
    if (columnHints(line)) return [];
    const above = lines[i - 1];
    if (above && columnHints(above) && isHeadGoingOn(above, line)) return [];
    if (!label) return [line];
    if (label.hint === 'skip') return [];
    return form || saysOfHeader(lines, i, label.hint) ? unlabelled(line, label) : [line];
  });
  return form ? bare.flatMap(headsFirst(bare)) : bare;
}

/** 'Town: Graz' below the row of an employer, 'Organisation: Harbour Bank' on top of the posts held there. */
function saysOfHeader(lines: Line[], at: number, hint: Hint): boolean {
  const [line, above] = [lines[at]!, lines[at - 1]];
  if (line.bullet || !/^[^:]{3,40}:/.test(line.text)) return false;
  if (hint === 'company') return true;
  if (!above || above.bullet || line.gapBefore) return false;
  const told = readLabel(above)?.hint === 'company';
  return hint === 'dates' ? told : hint === 'place' && (told || !/[.!?;]$/.test(above.text));
}

/** 'Town: Graz | Country: Austria': labels between bars as rows of their own. */
function withLabelsApart(line: Line): Line[] {
  if (!line.text.includes(':') || line.bullet || line.text.length > 200) return [line];
  const parts: Piece[] = [];
  let from = 0;
  for (const bar of line.text.matchAll(/\s*[|•·]\s+(?=\p{Lu}[\p{L} ]{2,24} ?:)/gu)) {
    parts.push(slice(line, from, bar.index));
    from = bar.index + bar[0].length;
  }
  if (parts.length === 0) return [line];
  parts.push(slice(line, from, line.text.length));
  const rows = parts.map((part, i) => ({
    ...lineOf(line, part),
    gapBefore: line.gapBefore && i === 0,
  }));
  const known = rows.filter(readLabel);
  return known.length > 0 && readLabel(rows[0]!) ? known : [line];
}

/** The rows of a table below the names of its columns, as what each cell says; dates side by side are one range. */
function tableRows(lines: Line[]): Map<Line, Labelled[]> {
  const rows = new Map<Line, Labelled[]>();
  let hints: ReturnType<typeof columnHints> = null;
  for (const line of lines) {
    const names = columnHints(line);
    if (names) hints = names;
    else if (hints && hints.includes('title') && line.cells.length === hints.length) {
      rows.set(line, inOrderOfForm(cellsOf(line, hints)));
    }
  }
  return rows;
}

function cellsOf(line: Line, hints: readonly (Hint | null)[]): Labelled[] {
  const cells: Labelled[] = [];
  for (const [i, cell] of line.cells.entries()) {
    const hint = hints[i] ?? 'text';
    const last = cells.at(-1);
    if (hint === 'dates' && last?.hint === 'dates') {
      last.cells = [...(last.cells ?? [last.value]), cell];
      last.value = slice(line, last.value.start - line.start, endOf(cell) - line.start);
    } else cells.push({ hint, value: cell });
  }
  return cells;
}

const endOf = ({ start, text }: Piece): number => start + text.length;

const FORM_ORDER: Hint[] = ['company', 'title', 'place', 'dates', 'text', 'skip'];

const inOrderOfForm = (cells: Labelled[]): Labelled[] =>
  cells.toSorted((a, b) => FORM_ORDER.indexOf(a.hint) - FORM_ORDER.indexOf(b.hint));

/** What a form says of an entry behind the text about the work, 'Name of employer: …', moves before that text. */
function headsFirst(lines: Line[]): (line: Line, at: number) => Line[] {
  const opening = lines.find((line) => line.hint)?.hint;
  const moved = new Map<Line, Line[]>();
  let text: Line | null = null;
  for (const line of lines) {
    if (line.hint === opening) text = null;
    else if (!line.hint) text ??= line.bullet ? line : null;
    else if (text) moved.set(text, [...(moved.get(text) ?? []), line]);
  }
  const gone = new Set([...moved.values()].flat());
  return (line) => (gone.has(line) ? [] : [...(moved.get(line) ?? []), line]);
}

function unlabelled(line: Line, { hint, value, cells = [value] }: Labelled): Line[] {
  if (!/[\p{L}\d]/u.test(value.text)) return [];
  // 'Duration: 3 months' says no date.
  if (hint === 'dates' && !/\d{4}|['’]\d\d/.test(value.text)) return [];
  const words = value.text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const base = { ...line, ...value, cells, words, markerLength: 0 };
  if (hint === 'text' || hint === 'skip') return [{ ...base, bullet: true }];
  return [{ ...base, bullet: false, hint }];
}

function readLabel(line: Line): Labelled | null {
  const colon = line.text.slice(0, 50).indexOf(':');
  const [first, second] = line.cells;
  const end = colon > 2 ? colon : second && first!.text.length < 45 ? first!.text.length : -1;
  if (end < 0) return null;
  const hint = labelHint(line.text.slice(0, end));
  return hint ? { hint, value: slice(line, end + 1, line.text.length) } : null;
}
