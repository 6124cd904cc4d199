import { http } from 'msw/http';
import { WriteTextSchema } from '#contract/edition.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/text/ahead: works out what a PUT of the same text will need; stores nothing. */
export const foreseeText = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/text/ahead', async ({ params, request }) => {
    const body = await readBody(request, WriteTextSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.foresee(params.id, body.value), 204);
  });
