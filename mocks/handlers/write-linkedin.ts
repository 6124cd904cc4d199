import { http } from 'msw/http';
import type { Engine } from '#worker/engine.ts';
import { answer } from '../answer.ts';

/** POST /api/resumes/{id}/linkedin: writes the LinkedIn profile; answers `{linkedinProfile}`. */
export const writeLinkedIn = (engine: Engine) =>
  http.post<{ id: string }>('*/api/resumes/:id/linkedin', async ({ params }) => {
    const outcome = await engine.linkedin(params.id);
    if (!outcome.ok) return answer(outcome);
    return answer({ ok: true, value: { linkedinProfile: outcome.value } });
  });
