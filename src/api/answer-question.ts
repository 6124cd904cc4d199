import type { AnswerRequest } from '#contract/requests.ts';
import type { Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

export interface Answering {
  questionId: string;
  request: AnswerRequest;
}

/** PATCH /api/resumes/{id}/questions/{questionId}: answers the updated resume. */
export const answerQuestion = (id: string, { questionId, request }: Answering) =>
  sendForJson<Resume>('PATCH', resumePath(id, 'questions', questionId), request);

export const useAnswerQuestion = (id: string) =>
  useResumeMutation(id, (answering: Answering) => answerQuestion(id, answering));
