import type { AnswerRequest } from '#contract/requests.ts';
import { useAnswerQuestion } from '../../api/answer-question.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Answers, skips or reopens one question and says so. */
export function useAnswer(resumeId: string, questionId: string) {
  const { mutate, isPending } = useAnswerQuestion(resumeId);
  const send = (request: AnswerRequest, words: string, done?: () => void) =>
    mutate(
      { questionId, request },
      {
        onSuccess: (resume) => {
          const score = resume.enhancedAtsScore;
          toast({
            quiet: true,
            title: words,
            description: score === null ? '' : `Score with accepted edits: ${score}.`,
          });
          done?.();
        },
        onError: (error) =>
          toast({ ...changeFailure('Answer not saved', error), style: 'destructive' }),
      },
    );
  return {
    isPending,
    answer: (answer: string, done?: () => void) => send({ answer }, 'Answer saved', done),
    skip: () => send({ skip: true }, 'Question skipped'),
    open: () => send({ open: true }, 'Question open again'),
  };
}
