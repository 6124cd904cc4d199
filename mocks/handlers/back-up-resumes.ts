import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** GET /api/resumes/backup: everything that is stored, for a file that the user keeps. */
export const backUpResumes = (engine: Engine) =>
  http.get('*/api/resumes/backup', async () => answer(await engine.backup()));
