import type { Edit } from './resume.ts';

/**
 * The smallest edits, word by word, that turn `before`, standing at `start`, into `after`. Disjoint and in
 * order; time grows with the product of the numbers of words that differ.
 */
export function wordEdits(start: number, before: string, after: string): Edit[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  let tail = 0;
  const room = Math.min(old.length, fresh.length) - head;
  while (tail < room && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const lengths = commonLengths(
    old.slice(head, -tail || undefined),
    fresh.slice(head, -tail || undefined),
  );
  const edits: Edit[] = [];
  let at = start + old.slice(0, head).join('').length;
  const put = (removed: string, text: string) => {
    const last = edits.at(-1);
    if (last?.end === at) {
      last.end += removed.length;
      last.text += text;
    } else edits.push({ start: at, end: at + removed.length, text });
    at += removed.length;
  };
  let [i, j] = [0, 0];
  const [rows, columns] = [old.length - head - tail, fresh.length - head - tail];
  while (i < rows || j < columns) {
    const [a, b] = [old[head + i], fresh[head + j]];
    if (i < rows && j < columns && a === b) {
      at += a!.length;
      i++;
      j++;
    } else if (i < rows && (j >= columns || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      put(a!, '');
      i++;
    } else {
      put('', b!);
      j++;
    }
  }
  return edits;
}

/** Words, spaces and signs. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

/** Length of the longest common row of words from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        old[i] === fresh[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}
