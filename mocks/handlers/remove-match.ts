import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** DELETE /api/resumes/{id}/matches/{matchId}: removes one job ad with the answers to it. */
export const removeMatch = (engine: Engine) =>
  http.delete<{ id: string; matchId: string }>(
    '*/api/resumes/:id/matches/:matchId',
    async ({ params }) => answer(await engine.removeMatch(params.id, params.matchId), 204),
  );
