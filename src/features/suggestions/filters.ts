import type { Suggestion } from '#contract/resume.ts';

export const FILTERS = ['all', 'undecided', 'questions', 'accepted', 'rejected'] as const;
export type Filter = (typeof FILTERS)[number];

/** A suggestion with its number in the engine's list, counted from 1; the number never changes by sorting. */
export interface Numbered {
  suggestion: Suggestion;
  number: number;
}

/** A question that has no answer yet. */
export const isOpenQuestion = (one: Suggestion) =>
  one.question !== undefined && one.question.answer === undefined && one.decision === 'undecided';

export function matches(one: Suggestion, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'questions') return isOpenQuestion(one);
  if (filter === 'undecided') return one.decision === 'undecided' && !isOpenQuestion(one);
  return one.decision === filter;
}

export const countOf = (suggestions: readonly Suggestion[], filter: Filter) =>
  suggestions.filter((one) => matches(one, filter)).length;

/** Ids to show, in order; those that need the user's word first if wanted, else by worth as they came. */
export function arrange(
  suggestions: readonly Suggestion[],
  filter: Filter,
  undecidedFirst: boolean,
): string[] {
  const shown = suggestions.filter((one) => matches(one, filter));
  const sorted = undecidedFirst
    ? shown.toSorted(
        (a, b) => Number(b.decision === 'undecided') - Number(a.decision === 'undecided'),
      )
    : shown;
  return sorted.map(({ id }) => id);
}
