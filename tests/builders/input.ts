import type { CheckInput } from '#worker/checks/model.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { buildResume, type ResumeDraft } from './resume.ts';

/** What a check is given for a resume of these facts. */
export function inputOf(draft: ResumeDraft, speller: Speller | null = null): CheckInput {
  const { document, resume } = buildResume(draft);
  return { document, resume, keywords: findKeywords(document, resume), speller };
}
