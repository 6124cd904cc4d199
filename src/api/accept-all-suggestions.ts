import type { Resume, SuggestionCategory } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

/** PATCH /api/resumes/{id}/suggestions: applies all suggestions, answers the updated resume. */
export const acceptAllSuggestions = (id: string) =>
  sendForJson<Resume>('PATCH', resumePath(id, 'suggestions'));

export const useAcceptAllSuggestions = (id: string) =>
  useResumeMutation<void>(id, () => acceptAllSuggestions(id));

/** The same call for the suggestions of some categories. */
export const useAcceptKind = (id: string) =>
  useResumeMutation(id, (categories: SuggestionCategory[]) =>
    sendForJson<Resume>('PATCH', resumePath(id, 'suggestions'), { categories }),
  );
