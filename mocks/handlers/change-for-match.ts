import { http } from 'msw/http';
import { ChangeTextSchema } from '#contract/match.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/matches/{matchId}/changes: changes the resume for this ad; answers the resume. */
export const changeForMatch = (engine: Engine) =>
  http.post<{ id: string; matchId: string }>(
    '*/api/resumes/:id/matches/:matchId/changes',
    async ({ params, request }) => {
      const body = await readBody(request, ChangeTextSchema);
      if (!body.ok) return answer(body);
      return answer(await engine.changeForMatch(params.id, params.matchId, body.value));
    },
  );
