import { http } from 'msw/http';
import { ChangeResumeSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PATCH /api/resumes/{id}: renames a resume or changes its field of work. */
export const changeResume = (engine: Engine) =>
  http.patch<{ id: string }>('*/api/resumes/:id', async ({ params, request }) => {
    const body = await readBody(request, ChangeResumeSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.change(params.id, body.value));
  });
