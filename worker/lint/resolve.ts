/** Which of the lints found in a line stand, where several want the same words. */
import type { Span } from '#contract/resume.ts';
import { contains, extentOf, overlaps, wordsAround } from './edits.ts';
import type { Lint } from './model.ts';

/**
 * Lints that can be accepted together in any number, in the order of the line. Equal fixes merge; a wider lint that
 * is as sure, or lists the other's rule in `absorbs`, takes a narrower one's place; else `auto` goes before `confirm`,
 * then the higher priority. Leave a rejected lint out of `lints`, and what it hid stands again.
 */
export function resolveLints(text: string, lints: readonly Lint[]): Lint[] {
  const candidates = lints.map((lint) => ({ lint, places: placesOf(text, lint) }));
  return clustersOf(candidates)
    .flatMap(standing)
    .sort((a, b) => extentOf(a.edits).start - extentOf(b.edits).start);
}

interface Candidate {
  lint: Lint;
  /** The whole words that each edit changes. */
  places: readonly Span[];
}

const placesOf = (text: string, { edits }: Lint) => edits.map((edit) => wordsAround(text, edit));

/** Groups whose spans touch; lints of two groups never want the same words. */
function clustersOf(candidates: readonly Candidate[]): Candidate[][] {
  const clusters: Candidate[][] = [];
  let end = -1;
  for (const one of candidates.toSorted((a, b) => reachOf(a).start - reachOf(b).start)) {
    const reach = reachOf(one);
    if (reach.start > end) clusters.push([]);
    clusters.at(-1)!.push(one);
    end = Math.max(end, reach.end);
  }
  return clusters;
}

const reachOf = ({ lint, places }: Candidate): Span => ({
  start: Math.min(lint.span.start, ...places.map(({ start }) => start)),
  end: Math.max(lint.span.end, ...places.map(({ end }) => end)),
});

/** Takes again and again the lint that no other one beats, and drops what wants its words. */
function standing(cluster: readonly Candidate[]): Lint[] {
  const ranked = cluster.toSorted((a, b) => byRank(a.lint, b.lint));
  const rivals = new Map(
    ranked.map((one) => [one, ranked.filter((other) => other !== one && rival(one, other))]),
  );
  const open = new Set(ranked);
  const isUnbeaten = (one: Candidate) =>
    !rivals.get(one)!.some((other) => open.has(other) && beats(other, one) && !beats(one, other));
  const stand: Lint[] = [];
  while (open.size > 0) {
    const left = [...open];
    const best = left.find(isUnbeaten) ?? left[0]!;
    stand.push(best.lint);
    open.delete(best);
    for (const other of rivals.get(best)!) open.delete(other);
  }
  return stand;
}

const rival = (a: Candidate, b: Candidate): boolean =>
  lists(a.lint, b.lint) ||
  lists(b.lint, a.lint) ||
  a.places.some((own) => b.places.some((others) => overlaps(own, others)));

function beats(a: Candidate, b: Candidate): boolean {
  if (lists(a.lint, b.lint) !== lists(b.lint, a.lint)) return lists(a.lint, b.lint);
  if (a.lint.level !== b.lint.level) return a.lint.level === 'auto';
  const holds = contains(a.lint.span, b.lint.span);
  if (holds !== contains(b.lint.span, a.lint.span)) return holds;
  return byRank(a.lint, b.lint) < 0;
}

/** A total order, so that the same lints give the same result in whatever order they were found. */
function byRank(a: Lint, b: Lint): number {
  if (a.level !== b.level) return a.level === 'auto' ? -1 : 1;
  return (
    b.priority - a.priority ||
    b.span.end - b.span.start - (a.span.end - a.span.start) ||
    a.span.start - b.span.start ||
    (a.rule < b.rule ? -1 : Number(a.rule > b.rule))
  );
}

/** A rule of rows is named by its table or by the row. */
const lists = (wide: Lint, narrow: Lint): boolean =>
  wide.absorbs !== undefined &&
  (wide.absorbs.includes(narrow.rule) || wide.absorbs.includes(narrow.rule.split('/')[0]!)) &&
  contains(wide.span, narrow.span);
