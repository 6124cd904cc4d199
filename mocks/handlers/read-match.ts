import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}/matches/{matchId}: one job ad, requirement by requirement. */
export const readMatch = (engine: Engine) =>
  http.get<{ id: string; matchId: string }>(
    '*/api/resumes/:id/matches/:matchId',
    async ({ params }) => answer(await engine.readMatch(params.id, params.matchId)),
  );
