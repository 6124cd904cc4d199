import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Prices, Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** Decisions follow each other: prices are worked out once nobody has decided anything for so long, in milliseconds. */
const PAUSE_MS = 500;

/**
 * GET /api/resumes/{id}/prices: what deciding each proposal now would change in the score, for the state of
 * the resume that is shown. Until it is known, what was known before; at first nothing.
 */
export function usePrices({ id, revision }: Pick<Resume, 'id' | 'revision'>): Prices {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [revision]);
  const { data = NONE } = useQuery({
    queryKey: ['prices', id, settled],
    queryFn: () => sendForJson<Prices>('GET', resumePath(id, 'prices')),
    enabled: settled === revision,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  return data;
}

const NONE: Prices = {};
