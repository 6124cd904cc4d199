import { useQuery } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import type { LineWordings } from '#contract/wording.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** GET /api/resumes/{id}/lines/{line}/wordings, for the text as it is stored now. */
export const useWordings = ({ id, revision }: Pick<Resume, 'id' | 'revision'>, line: number) =>
  useQuery({
    queryKey: ['wordings', id, revision, line],
    queryFn: () =>
      sendForJson<LineWordings>('GET', resumePath(id, 'lines', String(line), 'wordings')),
    gcTime: 10_000,
  });
