import { http } from 'msw/http';
import { EditionSchema } from '#contract/edition.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PUT /api/resumes/{id}/edition: takes a resume back to an earlier state. */
export const restoreEdition = (engine: Engine) =>
  http.put<{ id: string }>('*/api/resumes/:id/edition', async ({ params, request }) => {
    const body = await readBody(request, EditionSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.restoreEdition(params.id, body.value));
  });
