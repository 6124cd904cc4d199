import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}/prices: what each suggestion and question would change in the score now. */
export const readPrices = (engine: Engine) =>
  http.get<{ id: string }>('*/api/resumes/:id/prices', async ({ params }) =>
    answer(await engine.prices(params.id)),
  );
