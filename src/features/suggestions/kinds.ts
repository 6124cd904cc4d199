import type { Proposals, SuggestionCategory } from '#contract/resume.ts';
import type { Numbered } from './filters.ts';

export interface Kind {
  id: 'corrections' | 'wording' | 'structure' | 'questions';
  name: string;
  /** Of its suggestions; none for questions. */
  categories: SuggestionCategory[];
}

/** In the order in which they are gone through. */
export const KINDS: readonly Kind[] = [
  { id: 'corrections', name: 'Corrections', categories: ['spelling', 'grammar', 'typography'] },
  { id: 'wording', name: 'Wording', categories: ['opening', 'style'] },
  { id: 'structure', name: 'Structure', categories: ['structure'] },
  { id: 'questions', name: 'Questions', categories: [] },
];

/** Place in `KINDS` of a suggestion's or question's kind. */
export const kindOf = ({ suggestion }: Numbered): number =>
  suggestion
    ? KINDS.findIndex(({ categories }) => categories.includes(suggestion.category))
    : KINDS.length - 1;

/** How many of a kind there are, and how many of them are not accepted. */
export function countsOf({ suggestions, questions }: Proposals, { id, categories }: Kind) {
  if (id === 'questions') return { all: questions.length, open: 0 };
  const own = suggestions.filter(({ category }) => categories.includes(category));
  return { all: own.length, open: own.filter(({ accepted }) => !accepted).length };
}
