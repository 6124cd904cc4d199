/** Where a paragraph breaks: full lines, as readers expect of text that runs on, but no lone short word last. */

/** A word with its width and that of the space behind it, in points. */
export interface Box {
  width: number;
  space: number;
  /** It ends with a colon: where it opens a line that it need not open, readers take it for a heading. */
  announces?: boolean;
  /** It begins with a capital: where it opens a line that it need not open, readers take it for a new paragraph. */
  isCapital?: boolean;
}

/** A last line shorter than this share of the measure looks lost. */
const SHORT_LAST = 0.16;

/** A line shorter than this reads as the end of a paragraph: it gives no more words away. */
const FULL = 0.75;

/**
 * First word of each line. `measure(n)` is the width of line `n`. A word that is wider than its line
 * stands alone on it.
 */
export function breakLines(words: readonly Box[], measure: (line: number) => number): number[] {
  const starts = greedy(words, measure);
  const last = starts.length - 1;
  if (last < 1) return starts;
  let start = starts[last]!;
  const above = starts[last - 1]!;
  while (widthOf(words.slice(start)) < SHORT_LAST * measure(last)) {
    const left = widthOf(words.slice(above, start - 1));
    const isTooShort = left < FULL * measure(last - 1);
    if (
      isTooShort ||
      words[start - 1]!.announces ||
      widthOf(words.slice(start - 1)) > measure(last)
    )
      break;
    start -= 1;
  }
  while (start < starts[last]! && words[start]!.isCapital) start += 1;
  return [...starts.slice(0, -1), start];
}

/** Width of words side by side. */
export const widthOf = (words: readonly Box[]): number =>
  words.reduce((sum, { width, space }, at) => sum + width + (at < words.length - 1 ? space : 0), 0);

function greedy(words: readonly Box[], measure: (line: number) => number): number[] {
  const starts: number[] = [];
  let width = Infinity;
  for (const [at, word] of words.entries()) {
    const space = words[at - 1]?.space ?? 0;
    if (width + space + word.width > measure(starts.length - 1)) {
      starts.push(at);
      width = word.width;
    } else width += space + word.width;
  }
  return starts;
}
