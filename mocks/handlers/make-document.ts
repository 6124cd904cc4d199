import { http } from 'msw/http';
import * as v from 'valibot';
import { DocumentOptionsSchema, EMPLOYER_KINDS } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/downloads/{kind} with options: makes a document for employers. */
export const makeDocument = (engine: Engine) =>
  http.post<{ id: string; kind: string }>(
    '*/api/resumes/:id/downloads/:kind',
    async ({ params, request }) => {
      const kind = check(v.picklist(EMPLOYER_KINDS), params.kind);
      if (!kind.ok) return answer(kind);
      const options = await readBody(request, DocumentOptionsSchema);
      if (!options.ok) return answer(options);
      return answer(await engine.download(params.id, kind.value, options.value));
    },
  );
