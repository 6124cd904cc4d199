import { http } from 'msw/http';
import { AcceptAllSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PATCH /api/resumes/{id}/suggestions: applies all suggestions, or those of the kinds in the body; answers the updated resume. */
export const acceptAllSuggestions = (engine: Engine) =>
  http.patch<{ id: string }>('*/api/resumes/:id/suggestions', async ({ params, request }) => {
    // The specification's call has no body.
    if (request.headers.get('Content-Type') === null) {
      return answer(await engine.acceptAll(params.id));
    }
    const body = await readBody(request, AcceptAllSchema);
    if (!body.ok) return answer(body);
    return answer(await engine.acceptAll(params.id, body.value.categories));
  });
