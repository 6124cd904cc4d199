import type { Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { flat, type EntryParts } from '../sheet/entry-lines.ts';
import { linesBetween, lineWithout } from '../sheet/places.ts';

/** Periods away from their entry: broken over two lines by a narrow column, or below its items. */
export interface BrokenDates {
  /** Whole again, by the first line of the entry that they belong to. */
  beside: Map<number, string>;
  /** The lines that they stood on. */
  lines: Set<number>;
}

/** The dates of entries that begin above them: below the items they would be taken for those of the next entry. */
export function brokenDates(
  document: ExtractedDocument,
  entries: readonly (EntryParts & { lines: number[] })[],
): BrokenDates {
  const broken: BrokenDates = { beside: new Map(), lines: new Set() };
  for (const entry of entries) {
    const span = periodOf(entry);
    const [first, ...others] = span ? linesBetween(document, span) : [];
    if (!span || first === undefined) continue;
    if (others.length === 0 && !isFar(document, entry.lines, first)) continue;
    const text = document.text.slice(span.start, span.end);
    const hasMore = [first, ...others].some((line) => lineWithout(document, line, [span]) !== '');
    const head = entry.lines[0]!;
    if (hasMore || text.length > PERIOD_CHARS || head >= first) continue;
    broken.beside.set(head, flat(hasDash(text) ? text : text.replace(/\n+/, ' – ')));
    for (const line of [first, ...others]) broken.lines.add(line);
  }
  return broken;
}

/** A longer stretch holds more than two dates. */
const PERIOD_CHARS = 48;

function periodOf({ dates, points }: EntryParts): Span | null {
  const spans = dates ? [dates] : points;
  if (spans.length === 0) return null;
  const ends = spans.flatMap(({ start, end }) => [start, end]);
  return { start: Math.min(...ends), end: Math.max(...ends) };
}

/** Whether other words stand between the header and a line. */
const isFar = ({ lines }: ExtractedDocument, header: readonly number[], line: number): boolean =>
  lines
    .slice(header[0], line)
    .some(({ text }, at) => text.trim() !== '' && !header.includes(header[0]! + at));

/** Whether the dates bring the sign that stands between them. */
const hasDash = (text: string): boolean => /[-–—‑→~]/.test(text.replace(/\d-\d/g, ''));
