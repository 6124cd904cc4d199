import type { QueryClient } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';

/** How every change of a resume runs: one at a time for each, its answer then stands in the cache. */
export const mutationOf = <Input>(
  client: QueryClient,
  id: string,
  call: (input: Input) => Promise<Resume>,
) => ({
  mutationFn: call,
  // One at a time for each resume: a later answer must not overwrite a newer one.
  scope: { id: `resume-${id}` },
  onSuccess: (resume: Resume) => client.setQueryData(resumeKey(id), resume),
});

/** Runs a change that no component waits for; it goes on when the view that asked for it is gone. */
export const runMutation = (
  client: QueryClient,
  id: string,
  call: () => Promise<Resume>,
): Promise<Resume> =>
  client
    .getMutationCache()
    .build(client, { networkMode: 'always', ...mutationOf<void>(client, id, call) })
    .execute();
