import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumeKey, resumePath } from './resume-key.ts';

const PROCESS = ['process'] as const;

/** POST /api/resumes/{id}/process: answers the updated resume. */
export const processResume = (id: string) => sendForJson<Resume>('POST', resumePath(id, 'process'));

export function useProcessResume() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: PROCESS,
    mutationFn: processResume,
    onSuccess: (resume, id) => client.setQueryData(resumeKey(id), resume),
  });
}

/** How the latest process call for a resume stands, whichever page started it. */
export function useProcessState(id: string | null) {
  const runs = useMutationState({
    filters: { mutationKey: PROCESS, predicate: ({ state }) => state.variables === id },
    select: ({ state }) => ({ pending: state.status === 'pending', error: state.error }),
  });
  return runs.at(-1) ?? { pending: false, error: null };
}
