import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';

/** A mutation whose answer is the updated resume, which then stands in the cache. */
export function useResumeMutation<Input>(id: string, call: (input: Input) => Promise<Resume>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // One at a time for each resume: a later answer must not overwrite a newer one.
    scope: { id: `resume-${id}` },
    onSuccess: (resume) => client.setQueryData(resumeKey(id), resume),
  });
}
