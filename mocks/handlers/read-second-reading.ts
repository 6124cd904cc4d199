import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}/second-reading: what another reader gets from the stored file. */
export const readSecondReading = (engine: Engine) =>
  http.get<{ id: string }>('*/api/resumes/:id/second-reading', async ({ params }) =>
    answer(await engine.secondReading(params.id)),
  );
