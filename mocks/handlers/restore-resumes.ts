import { http } from 'msw/http';
import * as v from 'valibot';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/backup: adds the resumes of a backup, each whole. The engine checks its rows. */
export const restoreResumes = (engine: Engine) =>
  http.post('*/api/resumes/backup', async ({ request }) => {
    const body = await readBody(request, v.looseObject({}));
    if (!body.ok) return answer(body);
    return answer(await engine.restore(body.value), 201);
  });
