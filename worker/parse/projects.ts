import { splitEntries } from './entries.ts';
import { withoutLabels } from './labelled.ts';
import type { Line } from './line.ts';
import { parsed } from './line.ts';
import type { ParsedProject } from './model.ts';
import { readDates, readHighlights } from './entry-fields.ts';

/** Reads projects: a name with optional dates, then what was done. */
export function readProjects(lines: Line[], body: number): ParsedProject[] {
  const projects: ParsedProject[] = [];
  for (const entry of splitEntries(withoutLabels(lines), body)) {
    const name = entry.head[0]?.pieces[0];
    if (!name) {
      for (const item of readHighlights(entry.body).highlights) {
        const colon = item.value.slice(0, 60).indexOf(':');
        const value = colon > 2 ? item.value.slice(0, colon) : item.value.slice(0, 80);
        const start = item.span!.start;
        projects.push({
          name: { value, span: { start, end: start + value.length }, confidence: 0.5 },
          start: null,
          end: null,
          highlights: [item],
        });
      }
      continue;
    }
    const { start, end } = readDates(entry);
    const { highlights } = readHighlights(entry.body);
    projects.push({ name: parsed(firstPart(name), 0.8), start, end, highlights });
  }
  return projects;
}

function firstPart(piece: { text: string; start: number }): { text: string; start: number } {
  const cut = piece.text.search(/\s[|–—-]\s|:\s|\s*\||\s\([^()]*,[^()]*\)$/);
  return cut > 2 ? { text: piece.text.slice(0, cut).trimEnd(), start: piece.start } : piece;
}
