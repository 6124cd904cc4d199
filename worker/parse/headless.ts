/** Roles and schools of a document, or of sections with unknown names, that no heading announces. */
import { schoolEvidence } from './education.ts';
import { splitEntries, type Entry } from './entries.ts';
import type { Line } from './line.ts';
import { companyScore, titleScore } from './roles.ts';

/** Divides lines into the entries of roles and of schools; what is neither is left out. */
export function splitUnannounced(
  lines: Line[],
  body: number,
): { roles: Entry[]; schools: Entry[] } {
  const roles: Entry[] = [];
  const schools: Entry[] = [];
  const unclear: Entry[] = [];
  for (const entry of splitEntries(lines, body)) {
    if (entry.head.length === 0) continue;
    const evidence = schoolEvidence(entry);
    if (evidence >= 1) schools.push(entry);
    else if (entry.dates && roleEvidence(entry) >= 1) roles.push(entry);
    else if (entry.dates && !entry.dates.range.single) unclear.push(entry);
  }
  // What is set like a sure role, with dates of its own, is one as well: 'Paper round - Harbour Echo - 2021 to 2023'.
  const shapes = new Set(roles.map(shapeOf));
  roles.push(...unclear.filter((entry) => shapes.has(shapeOf(entry))));
  return { roles: roles.sort((a, b) => placeOf(a) - placeOf(b)), schools };
}

const placeOf = ({ head }: Entry): number => head[0]!.line.index;

/** How many rows and signs its header has: what entries of one hand have in common. */
const shapeOf = ({ head }: Entry): string =>
  head.map(({ pieces }) => pieces.map(({ text }) => text.split(/\s[-–—|@•·]\s/).length)).join(';');

function roleEvidence(entry: Entry): number {
  const texts = entry.head.flatMap((head) => head.pieces.map((piece) => piece.text));
  const best = Math.max(0, ...texts.map((text) => Math.max(titleScore(text), companyScore(text))));
  return (
    best +
    (entry.body.some((item) => item.bullet) ? 0.5 : 0) +
    (entry.dates?.range.single ? -0.5 : 0.3)
  );
}
