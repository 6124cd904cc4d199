/** Where a paragraph breaks: as few lines as it can, as even as they can be, no lone short word last. */

/** A word with its width and that of the space behind it, in points. */
export interface Box {
  width: number;
  space: number;
}

/** A last line shorter than this share of the measure looks lost. */
const SHORT_LAST = 0.16;

/**
 * First word of each line. `measure(n)` is the width of line `n`. A word that is wider than its line
 * stands alone on it.
 */
export function breakLines(words: readonly Box[], measure: (line: number) => number): number[] {
  const fewest = greedy(words, measure);
  const last = fewest.length - 1;
  if (last < 1) return fewest;
  // best[n][i]: least unevenness of words 0..i-1 on n lines; from[n][i]: first word of the n-th line.
  const size = words.length + 1;
  const best = Array.from({ length: last + 2 }, () => Array<number>(size).fill(Infinity));
  const from = Array.from({ length: last + 2 }, () => Array<number>(size).fill(-1));
  best[0]![0] = 0;
  for (let line = 0; line <= last; line += 1) {
    const full = measure(line);
    for (let end = 1; end < size; end += 1) {
      let width = 0;
      for (let start = end - 1; start >= 0; start -= 1) {
        width += words[start]!.width + (start < end - 1 ? words[start]!.space : 0);
        if (width > full && start < end - 1) break;
        const before = best[line]![start]!;
        if (before === Infinity) continue;
        const cost = before + unevenness(width, full, line === last && end === size - 1);
        if (cost < best[line + 1]![end]!) {
          best[line + 1]![end] = cost;
          from[line + 1]![end] = start;
        }
      }
    }
  }
  if (best[last + 1]![size - 1] === Infinity) return fewest;
  const starts: number[] = [];
  for (let line = last + 1, end = size - 1; line > 0; line -= 1) {
    end = from[line]![end]!;
    starts.unshift(end);
  }
  return starts;
}

function unevenness(width: number, full: number, isLast: boolean): number {
  const slack = (full - width) / full;
  if (!isLast) return slack ** 2;
  return width / full < SHORT_LAST ? (SHORT_LAST - width / full) * 2 : 0;
}

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
