import { useQuery } from '@tanstack/react-query';
import type { SecondReading } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** GET /api/resumes/{id}/second-reading: what another reader gets from the stored file. */
export const useSecondReading = (id: string) =>
  useQuery({
    queryKey: ['second-reading', id],
    queryFn: () => sendForJson<SecondReading>('GET', resumePath(id, 'second-reading')),
    retry: false,
    gcTime: 10_000,
  });
