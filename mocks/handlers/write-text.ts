import { http } from 'msw/http';
import { WriteTextSchema } from '#contract/edition.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PUT /api/resumes/{id}/text: makes the enhanced text what the user wrote. */
export const writeText = (engine: Engine) =>
  http.put<{ id: string }>('*/api/resumes/:id/text', async ({ params, request }) => {
    const body = await readBody(request, WriteTextSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.writeText(params.id, body.value));
  });
