import type { Proposals, Question, Suggestion } from '#contract/resume.ts';
import { kindOf } from './kinds.ts';

export const FILTERS = ['all', 'undecided', 'questions', 'accepted', 'rejected'] as const;
export type Filter = (typeof FILTERS)[number];

/** A suggestion or question with its number, counted from 1, questions last; the number never changes by sorting. */
export type Numbered = { number: number } & (
  | { suggestion: Suggestion; question?: never }
  | { question: Question; suggestion?: never }
);

/** Everything that is proposed, numbered as the document's margin numbers it. */
export const numbered = ({ suggestions, questions }: Proposals): Numbered[] => [
  ...suggestions.map((suggestion, index) => ({ suggestion, number: index + 1 })),
  ...questions.map((question, index) => ({ question, number: suggestions.length + index + 1 })),
];

const STATES = {
  open: 'questions',
  answered: 'accepted',
  skipped: 'rejected',
} as const;

const stateOf = ({ suggestion, question }: Numbered) =>
  suggestion ? suggestion.decision : STATES[question.status];

export const matches = (one: Numbered, filter: Filter): boolean =>
  filter === 'all' || stateOf(one) === filter;

export const countOf = (proposals: Proposals, filter: Filter) =>
  numbered(proposals).filter((one) => matches(one, filter)).length;

/** Ids to show, kind by kind; in each those that need the user's word first if wanted, else by worth as they came. */
export function arrange(proposals: Proposals, filter: Filter, undecidedFirst: boolean): string[] {
  const shown = numbered(proposals).filter((one) => matches(one, filter));
  const waits = (one: Numbered) => matches(one, 'undecided') || matches(one, 'questions');
  const rank = (one: Numbered) => kindOf(one) * 2 - Number(undecidedFirst && waits(one));
  const sorted = shown.toSorted((a, b) => rank(a) - rank(b));
  return sorted.map(idOf);
}

export const idOf = ({ suggestion, question }: Numbered) => (suggestion ?? question).id;
