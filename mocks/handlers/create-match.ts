import { http } from 'msw/http';
import { CreateMatchSchema } from '#contract/match.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/matches: holds a job ad against the resume and stores it. */
export const createMatch = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/matches', async ({ params, request }) => {
    const body = await readBody(request, CreateMatchSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.createMatch(params.id, body.value), 201);
  });
