import { http } from 'msw/http';
import { DecideSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PATCH /api/resumes/{id}/suggestions/{suggestionId}: accepts, rejects or rewords one suggestion. */
export const decideSuggestion = (engine: Engine) =>
  http.patch<{ id: string; suggestionId: string }>(
    '*/api/resumes/:id/suggestions/:suggestionId',
    async ({ params, request }) => {
      const body = await readBody(request, DecideSchema);
      if (!body.ok) return answer(body);
      return answer(await engine.decide(params.id, params.suggestionId, body.value));
    },
  );
