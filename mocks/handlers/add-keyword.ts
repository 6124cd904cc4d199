import { http } from 'msw/http';
import { KeywordSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/keywords: adds a term to Skills as an accepted suggestion. */
export const addKeyword = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/keywords', async ({ params, request }) => {
    const body = await readBody(request, KeywordSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.addKeyword(params.id, body.value.term));
  });
