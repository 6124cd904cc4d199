import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Edition } from '#contract/edition.ts';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';
import { mutationOf } from './run-mutation.ts';
import { restoreEdition } from './write-text.ts';

/** Makes another edition of the one that stands when its turn comes: what was stored meanwhile is in it. */
export type ChangeEdition = (now: Resume) => Edition;

/** Sends an edition made from the newest state that is known here. */
export async function changeEdition(
  client: QueryClient,
  id: string,
  change: ChangeEdition,
): Promise<Resume> {
  const now = client.getQueryData<Resume>(resumeKey(id));
  if (!now) throw new Error('the resume is not open');
  return restoreEdition(id, change(now));
}

export function useChangeEdition(id: string) {
  const client = useQueryClient();
  return useMutation(
    mutationOf(client, id, (change: ChangeEdition) => changeEdition(client, id, change)),
  );
}
