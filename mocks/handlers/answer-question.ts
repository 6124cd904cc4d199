import { http } from 'msw/http';
import { AnswerSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PATCH /api/resumes/{id}/questions/{questionId}: answers a question, skips it, or opens it again. */
export const answerQuestion = (engine: Engine) =>
  http.patch<{ id: string; questionId: string }>(
    '*/api/resumes/:id/questions/:questionId',
    async ({ params, request }) => {
      const body = await readBody(request, AnswerSchema);
      if (!body.ok) return answer(body);
      return answer(await engine.answer(params.id, params.questionId, body.value));
    },
  );
