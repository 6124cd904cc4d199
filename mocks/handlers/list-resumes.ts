import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes: the saved resumes, newest first. */
export const listResumes = (engine: Engine) =>
  http.get('*/api/resumes', async () => answer(await engine.list()));
