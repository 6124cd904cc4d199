import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';
import { keepStorage } from '../keep-storage.ts';

/** POST /api/resumes/{id}/process: reads, scores and improves the file; answers the updated resume. */
export const processResume = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/process', async ({ params }) => {
    const outcome = await engine.process(params.id);
    if (outcome.ok) keepStorage();
    return answer(outcome);
  });
