import type { DecideRequest } from '#contract/requests.ts';
import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

export type Decide = DecideRequest & { suggestionId: string };

/** PATCH /api/resumes/{id}/suggestions/{suggestionId}: answers the updated resume. */
export const decideSuggestion = (id: string, { suggestionId, ...decision }: Decide) =>
  sendForJson<Resume>('PATCH', resumePath(id, 'suggestions', suggestionId), decision);

export const useDecideSuggestion = (id: string) =>
  useResumeMutation(id, (decide: Decide) => decideSuggestion(id, decide));
