import { http } from 'msw/http';
import * as v from 'valibot';
import { DOWNLOAD_KINDS } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check } from '../answer.ts';

/** GET /api/resumes/{id}/downloads/{kind}: makes one of the files that the user takes away. */
export const downloadFile = (engine: Engine) =>
  http.get<{ id: string; kind: string }>(
    '*/api/resumes/:id/downloads/:kind',
    async ({ params }) => {
      const kind = check(v.picklist(DOWNLOAD_KINDS), params.kind);
      if (!kind.ok) return answer(kind);
      return answer(await engine.download(params.id, kind.value));
    },
  );
