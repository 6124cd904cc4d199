import type { AnswerRequest } from '#contract/requests.ts';
import type { Change } from './decided-ahead.ts';
import { useChange } from './send-change.ts';

export interface Answering {
  questionId: string;
  request: AnswerRequest;
}

/** PATCH /api/resumes/{id}/questions/{questionId}: answers the updated resume. */
export const answering = ({ questionId, request }: Answering): Change => ({
  path: ['questions', questionId],
  body: request,
});

export const useAnswerQuestion = (id: string) => useChange(id, answering);
