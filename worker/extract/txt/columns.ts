/** Two columns that a text file sets side by side with spaces. */
import { oneLine } from '#contract/one-line.ts';

/** Spaces that part two columns, and a column from the text before it. */
const GUTTER = /\S(?: {3,})(?=\S)/;
/** Fewer lines side by side than this are a row of a form. */
const MIN_LINES = 8;
const MIN_LINES_A_SIDE = 4;
/** Headings that either side must have, one of them on top. */
const MIN_HEADINGS = 3;
const MAX_GUTTERS = 8;
/** No line of a page is longer. */
const MAX_LINE = 240;

const HEADING = new RegExp(
  oneLine`
    ^(?:work |professional |employment )?(?:
      experience|employment|history|education|skills|languages|contact|profile|summary|
      about(?: me)?|projects|certificates|certifications|interests|references|awards
    )$
  `,
  'i',
);

/** The lines with the left column before the right one, where both columns have headings of their own; else as they are. */
export function columnsApart(lines: readonly string[]): readonly string[] {
  const spread = lines.map((line) => line.replaceAll('\t', '        ').trimEnd());
  if (spread.some((line) => line.length > MAX_LINE)) return lines;
  const gutters = [...new Set(spread.flatMap(headingBehindGutter))];
  for (const at of gutters.slice(0, MAX_GUTTERS)) {
    const apart = splitAt(spread, at);
    if (apart) return apart;
  }
  return lines;
}

/** Where a heading begins that stands right of a gap, alone or beside other text. */
function headingBehindGutter(line: string): number[] {
  const at = GUTTER.test(line) ? line.search(/\S+(?: \S+)*$/) : line.search(/\S/);
  return at > 12 && isHeading(line.slice(at)) ? [at] : [];
}

function isHeading(text: string): boolean {
  const words = text.trim().replace(/:$/, '');
  return words.length < 40 && (HEADING.test(words) || /^\p{Lu}[\p{Lu} &/]{3,}$/u.test(words));
}

/** The largest stretch of lines that leave the gutter before `at` free, divided there; null where it is no column. */
function splitAt(lines: readonly string[], at: number): string[] | null {
  const isFree = (line: string) => line.slice(Math.max(0, at - 2), at).trim() === '';
  const first = lines.findIndex((line) => isFree(line) && isHeading(line.slice(at)));
  if (first < 0) return null;
  let [from, to] = [first, first + 1];
  while (from > 0 && isFree(lines[from - 1]!) && !isCentred(lines[from - 1]!, at)) from--;
  while (to < lines.length && isFree(lines[to]!)) to++;
  const block = lines.slice(from, to);
  const left = block.map((line) => line.slice(0, at).trimEnd());
  const right = block.map((line) => line.slice(at).trimEnd());
  if (!isColumn(left) || !isColumn(right)) return null;
  const headings = [...left, ...right].filter(isHeading).length;
  if (block.length < MIN_LINES || headings < MIN_HEADINGS) return null;
  return [...lines.slice(0, from), ...left, '', ...right, '', ...lines.slice(to)];
}

/** A line that crosses no gutter because it ends before it, but begins far in: a name over the columns. */
const isCentred = (line: string, at: number): boolean =>
  line.length <= at + 20 && line.search(/\S/) > 12 && !isHeading(line.slice(at));

/** Several lines with a heading among them, and more than the dates of what stands beside them. */
const isColumn = (lines: readonly string[]): boolean => {
  const filled = lines.filter((line) => line.trim() !== '');
  const told = filled.filter((line) => !isHeading(line));
  const dated = told.filter((line) => /\b(?:19|20)\d\d\b/.test(line));
  return (
    filled.length >= MIN_LINES_A_SIDE &&
    told.length < filled.length &&
    dated.length <= told.length / 2
  );
};
