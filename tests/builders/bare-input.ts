import type { CheckInput } from '#worker/checks/model.ts';
import { buildResume, type ResumeDraft } from './resume.ts';

/** What a check is given for a resume whose terms nobody asks for: it needs no lexicon. */
export function bareInputOf(draft: ResumeDraft, field = 'general'): CheckInput {
  const { document, resume } = buildResume(draft);
  const keywords = {
    field,
    fieldTitle: field,
    chosen: false,
    found: [],
    missing: [],
    buzzwords: [],
  };
  return { document, resume, keywords, speller: null };
}
