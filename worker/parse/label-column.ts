/** Headings in a column of labels to the left of the text, wherever the reading order has put them. */
import { readHeading } from './heading-text.ts';
import type { Line } from './line.ts';

/** Moves each label of a label column to the first line of the text that stands beside it. */
export function placeLabels(lines: Line[]): Line[] {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const { page = 0, x, y, width } = line.source;
    if (x == null || y == null || width == null) return lines;
    const onPage = pages.get(page);
    if (onPage) onPage.push(line);
    else pages.set(page, [line]);
  }
  return [...pages.values()].flatMap(placeOnPage);
}

function placeOnPage(lines: Line[]): Line[] {
  const headings = lines.filter((line) => line.cells.length === 1 && readHeading(line.text)?.exact);
  if (headings.length === 0 || lines.length > 400) return lines;
  const labels = headings
    .filter((label) => isBeside(label, lines, headings))
    .sort((a, b) => top(a) - top(b));
  if (labels.length === 0) return lines;
  const last = headings.filter((line) => isCutOff(line, labels, lines));
  const rest = lines.filter((line) => !labels.includes(line) && !last.includes(line));
  const before = new Map<Line, Line[]>();
  for (const label of labels) {
    const first = rest.find((line) => isRightOf(label, line) && line.source.y! >= top(label));
    if (first) before.set(first, [...(before.get(first) ?? []), label]);
  }
  const placed = rest.flatMap((line) => [
    ...(before.get(line) ?? []).map((label): Line => ({ ...label, gapBefore: true })),
    line,
  ]);
  return [...placed, ...last];
}

/** A label at the foot of a page whose text begins on the next one. */
function isCutOff(line: Line, labels: Line[], lines: Line[]): boolean {
  if (
    labels.includes(line) ||
    lines.some((other) => other !== line && other.source.y! >= top(line))
  )
    return false;
  return labels.some(
    (label) =>
      Math.abs(right(label) - right(line)) < 4 || Math.abs(label.source.x! - line.source.x!) < 4,
  );
}

const right = ({ source }: Line) => source.x! + source.width!;
const size = ({ source }: Line) => source.sizePt ?? 10;
const top = (label: Line) => label.source.y! - 0.6 * size(label);
const isRightOf = (label: Line, line: Line) => line.source.x! >= right(label) - 1;

/** Text begins on the label's row to its right, and nothing but labels stands below it on its side. */
function isBeside(label: Line, lines: Line[], headings: Line[]): boolean {
  const row = lines.filter(
    (line) =>
      isRightOf(label, line) && Math.abs(line.source.y! - label.source.y!) <= 0.6 * size(label),
  );
  if (row.length === 0) return false;
  const edge = Math.min(...row.map((line) => line.source.x!));
  return !lines.some(
    (line) =>
      line.source.y! > label.source.y! + 1 && right(line) <= edge && !headings.includes(line),
  );
}
