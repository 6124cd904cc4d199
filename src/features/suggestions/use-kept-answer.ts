import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keepTypedAnswer } from '../../api/keep-typed-answer.ts';
import { keeper } from './keeper.ts';

/** Stores what is being typed into a question's field: after a pause, or at once when its card or the page goes. */
export function useKeptAnswer(resumeId: string, questionId: string) {
  const client = useQueryClient();
  const kept = useMemo(
    () => keeper((typed) => keepTypedAnswer(client, resumeId, questionId, typed)),
    [client, resumeId, questionId],
  );
  useEffect(() => {
    addEventListener('pagehide', kept.now);
    return () => {
      removeEventListener('pagehide', kept.now);
      kept.now();
    };
  }, [kept]);
  return kept;
}
