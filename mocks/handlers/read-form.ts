import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/{id}/form: the enhanced resume as the fields of a job portal. */
export const readForm = (engine: Engine) =>
  http.get<{ id: string }>('*/api/resumes/:id/form', async ({ params }) =>
    answer(await engine.form(params.id)),
  );
