import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}: one resume with its suggestions, analysis and LinkedIn profile. */
export const readResume = (engine: Engine) =>
  http.get<{ id: string }>('*/api/resumes/:id', async ({ params }) =>
    answer(await engine.read(params.id)),
  );
