import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumeKey, resumePath } from './resume-key.ts';
import { useStoredRevision } from './stored-resumes.ts';

/** Keeps a resume on the screen as another tab changes it. */
export function useFollowTabs({ id, revision }: Resume): void {
  const client = useQueryClient();
  const stored = useStoredRevision(id);
  const busy = useIsMutating() > 0;
  const wanted = stored !== undefined && stored > revision && !busy ? stored : null;
  useEffect(() => {
    let left = false;
    async function follow() {
      const fresh = await sendForJson<Resume>('GET', resumePath(id));
      if (left) return;
      // A change made here meanwhile is newer than what was read.
      client.setQueryData<Resume>(resumeKey(id), (old) =>
        old && old.revision >= fresh.revision ? old : fresh,
      );
    }
    // What cannot be read now is read with the next change.
    if (wanted !== null) follow().catch(() => {});
    return () => {
      left = true;
    };
  }, [client, id, wanted]);
}
