import { http } from 'msw/http';
import { ProposedLineSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/judgements: whether a line that a model proposed may be shown; stores nothing. */
export const judgeLine = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/judgements', async ({ params, request }) => {
    const body = await readBody(request, ProposedLineSchema);
    return answer(body.ok ? await engine.judge(params.id, body.value) : body);
  });
