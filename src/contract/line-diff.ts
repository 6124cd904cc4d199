/** Texts compared line by line: what changed, the edits that make one of the other, two changes put together. */
import { diffArrays } from 'diff';
import type { Edit } from './resume.ts';

/** Lines `[aFrom, aTo)` of one text stand for lines `[bFrom, bTo)` of another; all else is the same. */
export interface Hunk {
  aFrom: number;
  aTo: number;
  bFrom: number;
  bTo: number;
}

/** Most lines that may differ before the texts count as different from the first change to the last. */
const MOST_CHANGES = 1_000;

/** The stretches in which two lists of lines differ, in order. */
export function lineHunks(a: readonly string[], b: readonly string[]): Hunk[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const inner = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)] as const;
  if (inner[0].length === 0 && inner[1].length === 0) return [];
  const parts = diffArrays(inner[0], inner[1], { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: inner[0] },
    { removed: false, added: true, value: inner[1] },
  ];
  const hunks: Hunk[] = [];
  let [at, to] = [head, head];
  for (const { removed, added, value } of parts) {
    const next = { aFrom: at, aTo: at, bFrom: to, bTo: to };
    if (!added) at += value.length;
    if (!removed) to += value.length;
    if (!added && !removed) continue;
    const last = hunks.at(-1);
    const open = last?.aTo === next.aFrom && last.bTo === next.bFrom ? last : next;
    if (open === next) hunks.push(next);
    open.aTo = at;
    open.bTo = to;
  }
  return hunks;
}

/** Minimal disjoint edits that make `after` of `before`: each as long as what differs in its lines. */
export function editsBetween(before: string, after: string): Edit[] {
  const a = before.split('\n');
  const b = after.split('\n');
  const starts = lineStarts(a);
  const edits = lineHunks(a, b).flatMap(({ aFrom, aTo, bFrom, bTo }) => {
    const put = b.slice(bFrom, bTo);
    if (aFrom === aTo) return [insertion(starts, aFrom, put)];
    if (put.length === 0) return [deletion(starts, aFrom, aTo)];
    const from = starts[aFrom]!;
    if (aTo - aFrom !== put.length) {
      return trimmed(from, before.slice(from, starts[aTo]! - 1), put.join('\n'));
    }
    return put.flatMap((text, i) => trimmed(starts[aFrom + i]!, a[aFrom + i]!, text));
  });
  return joined(edits);
}

/** Edits that touch become one: at one place their order would not be told. */
function joined(edits: readonly Edit[]): Edit[] {
  const out: Edit[] = [];
  for (const edit of edits) {
    const last = out.at(-1);
    if (last?.end !== edit.start) out.push({ ...edit });
    else Object.assign(last, { end: edit.end, text: last.text + edit.text });
  }
  return out;
}

/** Start of each line, and one past the end of the last. */
function lineStarts(lines: readonly string[]): number[] {
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1);
  return starts;
}

function insertion(starts: readonly number[], line: number, put: readonly string[]): Edit {
  if (line === 0) return { start: 0, end: 0, text: `${put.join('\n')}\n` };
  const at = starts[line]! - 1;
  return { start: at, end: at, text: `\n${put.join('\n')}` };
}

/** Lines go with the line break before them, or after them at the very start. */
function deletion(starts: readonly number[], from: number, to: number): Edit {
  if (from > 0) return { start: starts[from]! - 1, end: starts[to]! - 1, text: '' };
  return { start: 0, end: starts[to]!, text: '' };
}

/** The one edit between two pieces of text, without what they begin and end with alike. */
function trimmed(start: number, before: string, after: string): Edit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  // Never between the two halves of one character (a surrogate pair).
  if (head > 0 && isHighSurrogate(before, head - 1)) head--;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (tail > 0 && isHighSurrogate(before, before.length - tail - 1)) tail--;
  const end = start + before.length - tail;
  return [{ start: start + head, end, text: after.slice(head, after.length - tail) }];
}

const isHighSurrogate = (text: string, at: number): boolean =>
  text.charCodeAt(at) >> 10 === 0xd8_00 >> 10;

/** Both changes of one text put together, line by line; where both changed a line, `mine` stands. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (base === theirs || mine === theirs) return mine;
  if (base === mine) return theirs;
  const lines = base.split('\n');
  const [own, other] = [mine, theirs].map((text) => versionOf(lines, text.split('\n')));
  const merged: string[] = [];
  let at = 0;
  for (const { from, to } of stretches([...own!.hunks, ...other!.hunks])) {
    merged.push(...lines.slice(at, from));
    const mineHere = own!.changes(from, to);
    if (mineHere) merged.push(...own!.slice(from, to));
    // Lines that both put in at one place do not contradict each other.
    const alike = mineHere && own!.slice(from, to).join('\n') === other!.slice(from, to).join('\n');
    if (!mineHere || (from === to && !alike)) merged.push(...other!.slice(from, to));
    at = to;
  }
  return [...merged, ...lines.slice(at)].join('\n');
}

/** Stretches of the base that a hunk of either version covers; those that overlap are one. */
function stretches(hunks: readonly Hunk[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { aFrom, aTo } of hunks.toSorted((x, y) => x.aFrom - y.aFrom || x.aTo - y.aTo)) {
    const last = found.at(-1);
    const samePlace = last?.from === aFrom && last.to === aTo;
    if (last && (samePlace || aFrom < last.to)) last.to = Math.max(last.to, aTo);
    else found.push({ from: aFrom, to: aTo });
  }
  return found;
}

function versionOf(base: readonly string[], lines: readonly string[]) {
  const hunks = lineHunks(base, lines);
  const within = (hunk: Hunk, from: number, to: number) => hunk.aFrom >= from && hunk.aTo <= to;
  const shift = (some: readonly Hunk[]) =>
    some.reduce((sum, { aFrom, aTo, bFrom, bTo }) => sum + (bTo - bFrom) - (aTo - aFrom), 0);
  return {
    hunks,
    changes: (from: number, to: number) => hunks.some((hunk) => within(hunk, from, to)),
    /** The lines that stand in this version for `[from, to)` of the base. */
    slice(from: number, to: number) {
      const inside = hunks.filter((hunk) => within(hunk, from, to));
      const before = hunks.filter((hunk) => hunk.aTo <= from && !inside.includes(hunk));
      const start = from + shift(before);
      return lines.slice(start, to + shift(before) + shift(inside));
    },
  };
}
