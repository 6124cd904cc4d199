import { http } from 'msw/http';
import { LineNumberSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check } from '../answer.ts';

/** GET /api/resumes/{id}/lines/{line}/wordings: ways to put one line of the enhanced text. */
export const readWordings = (engine: Engine) =>
  http.get<{ id: string; line: string }>(
    '*/api/resumes/:id/lines/:line/wordings',
    async ({ params }) => {
      const line = check(LineNumberSchema, params.line);
      return answer(line.ok ? await engine.wordings(params.id, line.value) : line);
    },
  );
