/** Labels of a form in a column of their own, on one line or two, as one row with what stands beside them. */
import { labelHint } from './form-labels.ts';
import type { Line, Piece } from './line.ts';
import { isSchoolLabel } from './school-labels.ts';

/** 'Occupation or position' over 'held', and 'Pastry Chef' to its right, as one row of two cells; every offset stays. */
export function joinLabels(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const row = rowAt(lines, at);
    result.push(row?.line ?? lines[at]!);
    at += row?.count ?? 1;
  }
  return result;
}

function rowAt(lines: Line[], at: number): { line: Line; count: number } | null {
  for (const count of [2, 1]) {
    const labels = lines.slice(at, at + count);
    const value = lines[at + count];
    if (!value || !labels.every(isShort) || !isBeside(labels[0]!, value)) continue;
    if (count === 2 && !isUnder(labels[0]!, labels[1]!)) continue;
    const name = labels.map(({ text }) => text).join(' ');
    const hint = labelHint(name);
    if (!hint && !isSchoolLabel(name)) continue;
    // The deeds below 'Main activities and responsibilities' stay what they are.
    if (value.bullet && hint !== 'text') continue;
    const line = value.bullet ? value : rowOf(labels, value);
    return { line, count: count + 1 };
  }
  return null;
}

const isShort = ({ source, cells, words, bullet }: Line): boolean =>
  source.x != null && source.width != null && cells.length === 1 && words <= 7 && !bullet;

const isBeside = ({ source: label }: Line, { source }: Line): boolean =>
  source.x != null &&
  label.x != null &&
  source.page === label.page &&
  Math.abs(source.y! - label.y!) <= 3 &&
  source.x >= label.x + (label.width ?? 0) - 2;

/** The next row of the page, set flush with the label's first line at one side. */
const isUnder = ({ source: above }: Line, { source, gapBefore }: Line): boolean =>
  !gapBefore &&
  source.page === above.page &&
  source.y! > above.y! &&
  source.y! - above.y! < 1.6 * (above.sizePt ?? 10) &&
  (Math.abs(source.x! - above.x!) < 3 ||
    Math.abs(source.x! + source.width! - above.x! - above.width!) < 3);

function rowOf(labels: Line[], value: Line): Line {
  const first = labels[0]!;
  const pieces: Piece[] = [...labels, value];
  let text = '';
  for (const piece of pieces)
    text += ' '.repeat(Math.max(0, piece.start - first.start - text.length)) + piece.text;
  const last = labels.at(-1)!;
  const label = text.slice(0, last.start + last.text.length - first.start);
  const words = value.words + labels.reduce((sum, line) => sum + line.words, 0);
  const cells = [{ text: label, start: first.start }, ...value.cells];
  return { ...first, text, cells, words };
}
