/** Small edits of one line: made minimal, compared, put one upon another. */
import type { Edit, Span } from '#contract/resume.ts';

/** The smallest edit that turns `text[start, end)` into `replacement`: none where they are the same. */
export function minimalEdit(text: string, { start, end }: Span, replacement: string): Edit[] {
  const old = text.slice(start, end);
  if (old === replacement) return [];
  const shorter = Math.min(old.length, replacement.length);
  let head = 0;
  while (head < shorter && old[head] === replacement[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === replacement.at(-1 - tail)) tail++;
  return [
    {
      start: start + head,
      end: end - tail,
      text: replacement.slice(head, replacement.length - tail),
    },
  ];
}

/** The word or words that an edit changes, whole; words put in between two change neither. */
export function wordsAround(text: string, { start, end, text: put }: Edit): Span {
  const inWord = (at: number) => at >= 0 && at < text.length && WORD_CHARACTER.test(text[at]!);
  let from = start;
  let to = end;
  const isApart = (inside: boolean, edge: string | undefined) => !inside || !/\S/.test(edge ?? '');
  if (start === end && isApart(inWord(start - 1), put[0]) && isApart(inWord(start), put.at(-1))) {
    return { start, end };
  }
  // 'Depend of' → 'Depending on' puts letters to the word before.
  const adds = (edge: string | undefined) => WORD_CHARACTER.test(edge ?? '');
  // 'sub contractors' → 'subcontractors': the blank goes, and both words change.
  const joins = start < end && put === '' && inWord(start - 1) && inWord(end);
  if (start === end || inWord(from) || adds(put[0]) || joins) while (inWord(from - 1)) from--;
  if (start === end || inWord(to - 1) || adds(put.at(-1)) || joins) while (inWord(to)) to++;
  return { start: from, end: to };
}
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}'’]/u;

/** Range that holds all of a lint's edits. */
export const extentOf = (edits: readonly Edit[]): Span => ({
  start: Math.min(...edits.map(({ start }) => start)),
  end: Math.max(...edits.map(({ end }) => end)),
});

/** True where two spans share a character, or two insertions their place. */
export const overlaps = (a: Span, b: Span): boolean =>
  (a.start < b.end && b.start < a.end) ||
  (a.start === a.end && b.start === b.end && a.start === b.start) ||
  (a.start === a.end && b.start < a.start && a.start < b.end) ||
  (b.start === b.end && a.start < b.start && b.start < a.end);

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** Edits of `text` that do at once what `first` and then, on its result, `second` do. */
export function composeEdits(
  text: string,
  first: readonly Edit[],
  second: readonly Edit[],
): Edit[] {
  const originOf: number[] = [];
  let middle = '';
  let at = 0;
  const keep = (to: number) => {
    for (; at < to; at++) {
      originOf.push(at);
      middle += text[at]!;
    }
  };
  for (const edit of first.toSorted((a, b) => a.start - b.start)) {
    keep(edit.start);
    for (const unit of edit.text.split('')) {
      originOf.push(-1);
      middle += unit;
    }
    at = edit.end;
  }
  keep(text.length);
  const kept: { origin: number; unit: string }[] = [];
  let from = 0;
  for (const edit of second.toSorted((a, b) => a.start - b.start)) {
    for (; from < edit.start; from++) kept.push({ origin: originOf[from]!, unit: middle[from]! });
    for (const unit of edit.text.split('')) kept.push({ origin: -1, unit });
    from = edit.end;
  }
  for (; from < middle.length; from++) kept.push({ origin: originOf[from]!, unit: middle[from]! });
  return editsFrom(text, kept);
}

/** Edits between what stays of `text`; each unit says from where it stays, or -1. */
function editsFrom(text: string, kept: readonly { origin: number; unit: string }[]): Edit[] {
  const edits: Edit[] = [];
  let next = 0;
  let put = '';
  const close = (to: number) => {
    edits.push(...minimalEdit(text, { start: next, end: to }, put));
    put = '';
  };
  for (const { origin, unit } of kept) {
    if (origin < 0) put += unit;
    else {
      if (origin > next || put !== '') close(origin);
      next = origin + 1;
    }
  }
  close(text.length);
  return edits;
}
