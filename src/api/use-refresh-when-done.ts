import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeKey } from './resume-key.ts';
import { useStoredStatus } from './stored-resumes.ts';

/** Reads a resume again once another tab has finished processing it. */
export function useRefreshWhenDone(id: string, elsewhere: boolean): void {
  const client = useQueryClient();
  const status = useStoredStatus(id);
  useEffect(() => {
    if (elsewhere && status === 'completed') {
      void client.invalidateQueries({ queryKey: resumeKey(id) });
    }
  }, [client, id, elsewhere, status]);
}
