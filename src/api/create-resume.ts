import { useMutation } from '@tanstack/react-query';
import type { CreateResumeRequest } from '#contract/requests.ts';
import { sendForJson } from './http.ts';

/** POST /api/resumes: stores a file, answers its id. */
export const createResume = (request: CreateResumeRequest) =>
  sendForJson<{ id: string }>('POST', '/api/resumes', request);

export const useCreateResume = () => useMutation({ mutationFn: createResume });
