import type { QueryClient } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { answering } from './answer-question.ts';
import { resumeKey } from './resume-key.ts';
import { runChange } from './send-change.ts';

/**
 * Stores what was typed into a question's field. The cache holds it at once: a card that comes back before
 * the engine has answered must not show an empty field. What cannot be stored stands there all the same,
 * and is told when it is sent.
 */
export function keepTypedAnswer(
  client: QueryClient,
  id: string,
  questionId: string,
  typed: string,
): void {
  client.setQueryData<Resume>(resumeKey(id), (resume) =>
    resume ? withTyped(resume, questionId, typed) : resume,
  );
  runChange(client, id, answering({ questionId, request: { typed } })).catch(() => {});
}

const withTyped = (resume: Resume, questionId: string, typed: string): Resume => ({
  ...resume,
  questions: resume.questions.map((question) =>
    question.id === questionId ? { ...question, typed } : question,
  ),
});
