import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

/** DELETE /api/resumes/{id}/keywords/{term}: takes an added term out of Skills again. */
export const removeKeyword = (id: string, term: string) =>
  sendForJson<Resume>('DELETE', resumePath(id, 'keywords', term));

export const useRemoveKeyword = (id: string) =>
  useResumeMutation(id, (term: string) => removeKeyword(id, term));
