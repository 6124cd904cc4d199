import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

/** POST /api/resumes/{id}/keywords: adds a recommended term to Skills. */
export const addKeyword = (id: string, term: string) =>
  sendForJson<Resume>('POST', resumePath(id, 'keywords'), { term });

export const useAddKeyword = (id: string) =>
  useResumeMutation(id, (term: string) => addKeyword(id, term));
