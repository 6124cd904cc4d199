import type { Span } from '#contract/resume.ts';

/** Tells whether a range of the text shares a character with any of the spans, which are sorted once. */
export function overlapping(spans: readonly Span[]): (range: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let furthest = -Infinity;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && ends[low - 1]! > start;
  };
}
