import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** PATCH /api/resumes/{id}/suggestions: applies all suggestions; answers the updated resume. */
export const acceptAllSuggestions = (engine: Engine) =>
  http.patch<{ id: string }>('*/api/resumes/:id/suggestions', async ({ params }) =>
    answer(await engine.acceptAll(params.id)),
  );
