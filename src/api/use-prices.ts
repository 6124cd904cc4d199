import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Prices, Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/**
 * GET /api/resumes/{id}/prices: what deciding each proposal now would change in the score, for the state of
 * the resume that is shown. Until it is known, what was known before; at first nothing.
 */
export const usePrices = ({ id, revision }: Pick<Resume, 'id' | 'revision'>): Prices =>
  useQuery({
    queryKey: ['prices', id, revision],
    queryFn: () => sendForJson<Prices>('GET', resumePath(id, 'prices')),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  }).data ?? NONE;

const NONE: Prices = {};
