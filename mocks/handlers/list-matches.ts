import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}/matches: the job ads of a resume, newest first. */
export const listMatches = (engine: Engine) =>
  http.get<{ id: string }>('*/api/resumes/:id/matches', async ({ params }) =>
    answer(await engine.listMatches(params.id)),
  );
