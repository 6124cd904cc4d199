import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** DELETE /api/resumes: removes everything that is stored. */
export const removeAllResumes = (engine: Engine) =>
  http.delete('*/api/resumes', async () => answer(await engine.removeAll(), 204));
