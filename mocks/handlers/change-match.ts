import { http } from 'msw/http';
import { ChangeMatchSchema } from '#contract/match.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** PATCH /api/resumes/{id}/matches/{matchId}: names it, or keeps what the user says about one line. */
export const changeMatch = (engine: Engine) =>
  http.patch<{ id: string; matchId: string }>(
    '*/api/resumes/:id/matches/:matchId',
    async ({ params, request }) => {
      const body = await readBody(request, ChangeMatchSchema);
      if (!body.ok) return answer(body);
      return answer(await engine.changeMatch(params.id, params.matchId, body.value));
    },
  );
