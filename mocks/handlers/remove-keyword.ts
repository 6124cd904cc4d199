import { http } from 'msw/http';
import { KeywordSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check } from '../answer.ts';

/** DELETE /api/resumes/{id}/keywords/{term}: takes an added term out again. */
export const removeKeyword = (engine: Engine) =>
  http.delete<{ id: string; term: string }>(
    '*/api/resumes/:id/keywords/:term',
    async ({ params }) => {
      const keyword = check(KeywordSchema, { term: params.term });
      if (!keyword.ok) return answer(keyword);
      return answer(await engine.removeKeyword(params.id, keyword.value.term));
    },
  );
