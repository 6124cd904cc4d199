/** What two resumes have in common and where they differ, each with its accepted edits. */
import type { Resume } from '#contract/resume.ts';

export interface ComparedLine {
  name: string;
  /** Points of either resume; null where it has none to give. */
  first: number | null;
  second: number | null;
}

export interface Comparison {
  scores: ComparedLine[];
  categories: ComparedLine[];
  /** Checks that give other points, the greatest difference first. */
  checks: ComparedLine[];
  /** Titles of blockers that only one of the two has. */
  onlyFirstBlocked: string[];
  onlySecondBlocked: string[];
  /** Terms of the field that only the second holds, and only the first. */
  gained: string[];
  lost: string[];
  shared: number;
}

/** Compares the second resume with the first; null while one of them has no analysis. */
export function compareResumes(first: Resume, second: Resume): Comparison | null {
  if (!first.analysis || !second.analysis) return null;
  const [a, b] = [first.analysis.enhanced, second.analysis.enhanced];
  const [hasFirst, hasSecond] = [keywordsOf(first), keywordsOf(second)];
  const gained = hasSecond.terms.filter((term) => !hasFirst.holds(term));
  const lost = hasFirst.terms.filter((term) => !hasSecond.holds(term));
  return {
    scores: [
      { name: 'As uploaded', first: first.atsScore, second: second.atsScore },
      {
        name: 'With accepted edits',
        first: first.enhancedAtsScore,
        second: second.enhancedAtsScore,
      },
      {
        name: 'Possible',
        first: first.analysis.potentialAtsScore,
        second: second.analysis.potentialAtsScore,
      },
    ],
    categories: linesOf(a.categories, b.categories),
    checks: linesOf(a.checks, b.checks)
      .filter((line) => Math.abs(changeOf(line) ?? 0) >= LEAST)
      .toSorted((x, y) => Math.abs(changeOf(y) ?? 0) - Math.abs(changeOf(x) ?? 0)),
    onlyFirstBlocked: titlesWithout(a.blockers, b.blockers),
    onlySecondBlocked: titlesWithout(b.blockers, a.blockers),
    gained,
    lost,
    shared: hasSecond.terms.length - gained.length,
  };
}

/** What the second has more than the first, in points; null where one of them has none. */
export const changeOf = ({ first, second }: ComparedLine): number | null =>
  first === null || second === null ? null : second - first;

/** Points that do not round to nothing. */
const LEAST = 0.05;

interface Titled {
  id: string;
  title: string;
}

const linesOf = <T extends Titled & { points: number }>(
  first: readonly T[],
  second: readonly T[],
) =>
  first.map(({ id, title, points }): ComparedLine => {
    const other = second.find((one) => one.id === id);
    return { name: title, first: points, second: other?.points ?? null };
  });

const titlesWithout = (list: readonly Titled[], other: readonly Titled[]): string[] =>
  list.filter(({ id }) => !other.some((one) => one.id === id)).map(({ title }) => title);

/** The list is of one field of work; a term that the text itself shows is held, whatever the field asks for. */
function keywordsOf({ analysis, enhancedContent }: Resume) {
  const terms = analysis?.keywords.found.map(({ term }) => term) ?? [];
  const known = new Set(terms.map((term) => term.toLowerCase()));
  const text = enhancedContent?.toLowerCase() ?? '';
  const holds = (term: string) =>
    known.has(term.toLowerCase()) || text.includes(term.toLowerCase());
  return { terms, holds };
}
