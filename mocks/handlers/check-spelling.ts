import { http } from 'msw/http';
import { SpellingSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/spelling: the misspelt words of a text; nothing is stored. */
export const checkSpelling = (engine: Engine) =>
  http.post('*/api/spelling', async ({ request }) => {
    const body = await readBody(request, SpellingSchema);
    return answer(body.ok ? await engine.spelling(body.value.text) : body);
  });
