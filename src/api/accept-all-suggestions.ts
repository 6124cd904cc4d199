import type { SuggestionCategory } from '#contract/resume.ts';
import { useChange } from './send-change.ts';

/** PATCH /api/resumes/{id}/suggestions: applies all suggestions, answers the updated resume. */
export const useAcceptAllSuggestions = (id: string) =>
  useChange<void>(id, () => ({ path: ['suggestions'] }));

/** The same call for the suggestions of some categories. */
export const useAcceptKind = (id: string) =>
  useChange(id, (categories: SuggestionCategory[]) => ({
    path: ['suggestions'],
    body: { categories },
  }));
