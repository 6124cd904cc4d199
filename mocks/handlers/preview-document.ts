import { http } from 'msw/http';
import { PreviewSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes/{id}/downloads/pdf/preview: makes the PDF and draws its pages. */
export const previewDocument = (engine: Engine) =>
  http.post<{ id: string }>(
    '*/api/resumes/:id/downloads/pdf/preview',
    async ({ params, request }) => {
      const wanted = await readBody(request, PreviewSchema);
      if (!wanted.ok) return answer(wanted);
      return answer(await engine.previewPdf(params.id, wanted.value.options, wanted.value.dpi));
    },
  );
