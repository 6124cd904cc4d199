import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { mutationOf } from './run-mutation.ts';

/** A mutation whose answer is the updated resume, which then stands in the cache. */
export function useResumeMutation<Input>(id: string, call: (input: Input) => Promise<Resume>) {
  const client = useQueryClient();
  return useMutation(mutationOf(client, id, call));
}
