import type { ExtractedDocument } from '#worker/document/model.ts';
import { findDates } from '#worker/nlp/dates.ts';
import type { ParsedResume, Section } from '#worker/parse/model.ts';
import { linesBetween } from './places.ts';

/** The section of each line and its place in the resume. */
export interface SectionOrder {
  sectionOf: (line: number) => Section | undefined;
  /** Sorts lines by section, each heading above its content, wherever the page had them. */
  compare: (a: number, b: number) => number;
}

/** A column of labels is read before the column of contents: this brings the two together again. */
export function sectionOrder(document: ExtractedDocument, resume: ParsedResume): SectionOrder {
  const owners = document.lines.map(() => -1);
  const headings = new Set<number>();
  // A range inside another one is the more exact of the two: a label and its content within a list.
  const ranges = resume.sections
    .flatMap(({ lineRanges }, index) => lineRanges.map(([from, to]) => ({ index, from, to })))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  for (const { index, from, to } of ranges) owners.fill(index, from, to);
  for (const [index, { heading }] of resume.sections.entries()) {
    if (!heading?.span) continue;
    for (const line of linesBetween(document, heading.span)) {
      owners[line] = index;
      headings.add(line);
    }
  }
  for (let line = 1; line < owners.length; line += 1) {
    if (owners[line] === -1) owners[line] = owners[line - 1]!;
  }
  const places = placesOf(document, resume);
  const sectionOf = (line: number) => resume.sections[owners[line] ?? -1];
  return {
    sectionOf,
    compare: (a, b) =>
      owners[a]! - owners[b]! ||
      Number(headings.has(b)) - Number(headings.has(a)) ||
      places[a]! - places[b]! ||
      a - b,
  };
}

/** Where each line comes in the order of reading: schools in a column of their own stand behind their degrees there. Dates that were told apart find their own way to a header. */
function placesOf({ lines }: ExtractedDocument, { sections }: ParsedResume): number[] {
  const places = lines.map((_, line) => line);
  for (const { lineRanges } of sections) {
    const order = lineRanges.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    const rising = order.toSorted((a, b) => a - b);
    const least = leastBehind(order);
    const ahead = order.filter((line, at) => line > least[at]!);
    if (ahead.some((line) => findDates(lines[line]!.text).length > 0)) continue;
    for (const [at, line] of order.entries()) places[line] = rising[at]!;
  }
  return places;
}

/** The least of a row of numbers from each of them on. */
function leastBehind(order: readonly number[]): number[] {
  const least = [...order];
  for (let at = order.length - 2; at >= 0; at -= 1) {
    least[at] = Math.min(least[at]!, least[at + 1]!);
  }
  return least;
}
