import { useQuery } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';

/** GET /api/resumes/{id}; asks only once an id exists. */
export const useResume = (id: string | null) =>
  useQuery<Resume>({ queryKey: resumeKey(id ?? ''), enabled: id !== null });
