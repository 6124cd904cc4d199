/** The parsed resume after edits inside bullets, without parsing again: only words and offsets change. */
import type { Edit, Span } from '#contract/resume.ts';
import { overlapping } from '#worker/checks/lines/overlap.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { rolesOf } from './bullets.ts';

/**
 * Null where an edit leaves a bullet with a sign of its own, breaks a line, or empties one: then only
 * parsing tells, as it tells what a line without a sign is.
 */
export function patchResume(
  document: ExtractedDocument,
  resume: ParsedResume,
  edits: readonly Edit[],
): ParsedResume | null {
  if (!edits.every(bulletsThatHold(document, resume))) return null;
  return copyOf(resume, document.text, placesIn(edits));
}

/** Tells edits inside one line of a bullet with a sign of its own from all others. */
export function bulletsThatHold(
  { text, lines }: ExtractedDocument,
  resume: ParsedResume,
): (edit: Edit) => boolean {
  const bullets = steadyLines(lines, resume);
  return (edit) => {
    const span = bullets[countUntil(bullets, ({ start }) => start <= edit.start) - 1];
    return (
      span !== undefined &&
      edit.end <= span.end &&
      !edit.text.includes('\n') &&
      !text.slice(span.start, span.end).includes('\n') &&
      edit.text.length + span.end - span.start > edit.end - edit.start
    );
  };
}

const signed = new WeakMap<ParsedResume, Span[]>();

/**
 * Places of the bullets that have a sign and of the summary's lines, in their order in the text; without those in
 * which something else was read, too, and those that are told from titles by their words.
 */
function steadyLines(lines: ExtractedDocument['lines'], resume: ParsedResume): Span[] {
  const known = signed.get(resume);
  if (known) return known;
  const isRead = overlapping(spansBesideBullets(resume));
  const isOther = overlapping(spansBesideBullets({ ...resume, summary: null }));
  const { summary } = resume;
  const prose = summary?.span
    ? lines
        .filter(({ list, text }) => !list && /^\s*[\p{L}\p{N}]/u.test(text))
        .map(({ text, start }) => ({ start, end: start + text.length }))
        .filter(({ start, end }) => start >= summary.span!.start && end <= summary.span!.end)
        .filter((span) => !isOther(span))
    : [];
  const bullets = rolesOf({ ...resume, competencies: [] })
    .flatMap(({ highlights }) => highlights.flatMap(({ span }) => span ?? []))
    .filter((span) => !isRead(span))
    .filter((span) => {
      const line = lines[countUntil(lines, ({ start }) => start <= span.start) - 1];
      return line && (line.list || /^\s*[^\p{L}\p{N}\s]/u.test(line.text));
    })
    .concat(prose)
    .toSorted((a, b) => a.start - b.start);
  signed.set(resume, bullets);
  return bullets;
}

function spansBesideBullets(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isPlaced(node)) return [node.span];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'highlights' ? [] : spansBesideBullets(child),
  );
}

/** How many of a list stand before the first that fails `test`, found by halving. */
function countUntil<T>(list: readonly T[], test: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Disjoint edits in the order of the text, each with how far those before it move what follows. */
type Places = readonly { edit: Edit; shift: number }[];

function placesIn(edits: readonly Edit[]): Places {
  let shift = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((edit) => {
      const place = { edit, shift };
      shift += growthOf(edit);
      return place;
    });
}

const growthOf = ({ start, end, text }: Edit) => text.length - (end - start);

/** A copy with every placed value moved; its texts are the very strings, so that what was computed from them is found again. */
function copyOf<T>(node: T, text: string, places: Places): T;
function copyOf(node: unknown, text: string, places: Places): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isPlaced(node))
    return isBefore(node, places) ? node : { ...node, ...moved(node, text, places) };
  if (Array.isArray(node)) return node.map((child) => copyOf(child, text, places));
  const copy: Record<string, unknown> = { ...node };
  for (const key in copy) {
    const child = copy[key];
    if (typeof child === 'object') copy[key] = copyOf(child, text, places);
  }
  return copy;
}

const isBefore = ({ span }: Placed, [first]: Places) =>
  first === undefined || span.end < first.edit.start;

interface Placed {
  value: string;
  span: Span;
}

const isPlaced = (node: object): node is Placed =>
  'span' in node && node.span !== null && 'value' in node && typeof node.value === 'string';

function moved({ value, span }: Placed, text: string, places: Places): Placed {
  const first = countUntil(places, ({ edit }) => edit.start < span.start);
  const inner: Edit[] = [];
  for (let at = first; at < places.length && places[at]!.edit.end <= span.end; at++) {
    inner.push(places[at]!.edit);
  }
  const start = span.start + shiftBefore(places, first, span.start);
  if (inner.length === 0) return { value, span: { start, end: start + span.end - span.start } };
  const [only] = inner.length === 1 ? inner : [];
  const known = only && alone.get(only);
  const isKnown = known?.text === text && known.from === span.start && known.before === value;
  const after = isKnown ? known.after : edited({ value, span }, text, inner);
  if (only && !isKnown) alone.set(only, { text, from: span.start, before: value, after });
  return { value: after.value, span: { start, end: start + after.length } };
}

interface Edited {
  value: string;
  /** Of its whole place in the text. */
  length: number;
}

/** What an edit makes of the value that stands from an offset of a text on: the very same string each time. */
const alone = new WeakMap<Edit, { text: string; from: number; before: string; after: Edited }>();

function edited({ value, span }: Placed, text: string, inner: readonly Edit[]): Edited {
  const raw = text.slice(span.start, span.end);
  const next = applyEdits(
    raw,
    inner.map((edit) => ({
      start: edit.start - span.start,
      end: edit.end - span.start,
      text: edit.text,
    })),
  );
  const at = raw.indexOf(value);
  return { value: at < 0 ? value : next.slice(at).trim(), length: next.length };
}

/** How far the edits before the one at `index` move `offset`; one that reaches over it does not. */
function shiftBefore(places: Places, index: number, offset: number): number {
  const last = places[index - 1];
  if (!last) return 0;
  return last.shift + (last.edit.end <= offset ? growthOf(last.edit) : 0);
}
