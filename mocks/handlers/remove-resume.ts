import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** DELETE /api/resumes/{id}: removes one resume with its file. */
export const removeResume = (engine: Engine) =>
  http.delete<{ id: string }>('*/api/resumes/:id', async ({ params }) =>
    answer(await engine.remove(params.id), 204),
  );
