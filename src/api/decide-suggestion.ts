import type { DecideRequest } from '#contract/requests.ts';
import type { Change } from './decided-ahead.ts';
import { useChange } from './send-change.ts';

export type Decide = DecideRequest & { suggestionId: string };

/** PATCH /api/resumes/{id}/suggestions/{suggestionId}: answers the updated resume. */
export const decision = ({ suggestionId, ...body }: Decide): Change => ({
  path: ['suggestions', suggestionId],
  body,
});

export const useDecideSuggestion = (id: string) => useChange(id, decision);
