import type { ChangeResumeRequest } from '#contract/requests.ts';
import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

/** PATCH /api/resumes/{id}: renames it or chooses its field of work. */
export const changeResume = (id: string, change: ChangeResumeRequest) =>
  sendForJson<Resume>('PATCH', resumePath(id), change);

export const useChangeResume = (id: string) =>
  useResumeMutation(id, (change: ChangeResumeRequest) => changeResume(id, change));
