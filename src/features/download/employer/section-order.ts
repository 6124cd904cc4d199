import type { MadeDocument } from '#contract/resume.ts';

/** Sections of one kind move together. */
export interface SectionRow {
  kind: string;
  /** Their headings. */
  name: string;
}

/** The kinds of section that can be put in order, as they stand; what has no heading stays on top. */
export function orderOf(sections: MadeDocument['sections']): SectionRow[] {
  const rows: SectionRow[] = [];
  for (const { kind, heading } of sections) {
    if (heading === null || kind === 'header') continue;
    const same = rows.find((row) => row.kind === kind);
    if (same) same.name = `${same.name}, ${heading}`;
    else rows.push({ kind, name: heading });
  }
  return rows;
}

/** The kinds with the one at `at` in front of the one above it. */
export function movedUp(sections: readonly SectionRow[], at: number): string[] {
  const kinds = sections.map(({ kind }) => kind);
  const [moved] = kinds.splice(at, 1);
  return moved === undefined ? kinds : kinds.toSpliced(Math.max(0, at - 1), 0, moved);
}
