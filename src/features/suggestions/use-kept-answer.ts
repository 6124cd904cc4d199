import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { answerQuestion } from '../../api/answer-question.ts';
import { runMutation } from '../../api/run-mutation.ts';
import { keeper } from './keeper.ts';

/** Stores what is being typed into a question's field: after a pause, or at once when its card goes. */
export function useKeptAnswer(resumeId: string, questionId: string) {
  const client = useQueryClient();
  const kept = useMemo(
    () =>
      keeper((typed) => {
        // What cannot be stored stands in the field all the same, and is told when it is sent.
        runMutation(client, resumeId, () =>
          answerQuestion(resumeId, { questionId, request: { typed } }),
        ).catch(() => {});
      }),
    [client, resumeId, questionId],
  );
  useEffect(() => kept.now, [kept]);
  return kept;
}
