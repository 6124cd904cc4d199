import { http } from 'msw/http';
import * as v from 'valibot';
import { CHECKLIST_KINDS } from '#contract/match.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, check } from '../answer.ts';

/** GET /api/resumes/{id}/matches/{matchId}/downloads/{kind}: the match as a list to work through. */
export const downloadChecklist = (engine: Engine) =>
  http.get<{ id: string; matchId: string; kind: string }>(
    '*/api/resumes/:id/matches/:matchId/downloads/:kind',
    async ({ params }) => {
      const kind = check(v.picklist(CHECKLIST_KINDS), params.kind);
      if (!kind.ok) return answer(kind);
      return answer(await engine.checklist(params.id, params.matchId, kind.value));
    },
  );
