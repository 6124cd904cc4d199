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
  for (const entry of splitEntries(lines, body)) {
    if (entry.head.length === 0) continue;
    const evidence = schoolEvidence(entry);
    if (evidence >= 1) schools.push(entry);
    else if (entry.dates && roleEvidence(entry) >= 1) roles.push(entry);
  }
  return { roles, schools };
}

function roleEvidence(entry: Entry): number {
  const texts = entry.head.flatMap((head) => head.pieces.map((piece) => piece.text));
  const best = Math.max(0, ...texts.map((text) => Math.max(titleScore(text), companyScore(text))));
  return (
    best +
    (entry.body.some((item) => item.bullet) ? 0.5 : 0) +
    (entry.dates?.range.single ? -0.5 : 0.3)
  );
}
