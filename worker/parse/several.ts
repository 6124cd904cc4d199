/** Files that hold the resumes of two people, one behind the other. */
import { findEmails } from '#worker/nlp/web-addresses.ts';
import type { Section, SectionKind } from './model.ts';

/** What every resume has once. */
const ONCE = new Set<SectionKind>(['experience', 'education', 'skills', 'summary']);
const LONGEST_LINE = 200;

/** Whether a second address stands behind the sections of the first person, and two and more of these come again behind it. */
export function isSeveral(lines: readonly string[], sections: readonly Section[]): boolean {
  const placed = sections.flatMap(({ kind, heading, lineRanges: [range] }) =>
    heading && range && ONCE.has(kind) ? [{ kind, at: range[0] }] : [],
  );
  const first = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST_LINE) continue;
    for (const { text } of findEmails(line)) {
      const email = text.toLowerCase();
      if (!first.has(email)) first.set(email, at);
    }
  }
  return [...first.values()].slice(1).some((at) => {
    const kinds = (some: typeof placed) => new Set(some.map(({ kind }) => kind));
    const before = kinds(placed.filter((section) => section.at <= at));
    const behind = kinds(placed.filter((section) => section.at > at));
    return [...behind].filter((kind) => before.has(kind)).length >= 2;
  });
}
