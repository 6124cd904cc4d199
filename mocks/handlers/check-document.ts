import { http } from 'msw/http';
import * as v from 'valibot';
import { CHECKED_KINDS, DocumentOptionsSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/downloads/{kind}/check with options: makes the document and reads it back. */
export const checkDocument = (engine: Engine) =>
  http.post<{ id: string; kind: string }>(
    '*/api/resumes/:id/downloads/:kind/check',
    async ({ params, request }) => {
      const kind = check(v.picklist(CHECKED_KINDS), params.kind);
      if (!kind.ok) return answer(kind);
      const options = await readBody(request, DocumentOptionsSchema);
      if (!options.ok) return answer(options);
      return answer(await engine.checkDownload(params.id, kind.value, options.value));
    },
  );
