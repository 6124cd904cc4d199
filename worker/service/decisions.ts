import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Suggestion } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { acceptAll } from '#worker/pipeline.ts';

export interface Decidable {
  document: ExtractedDocument;
  suggestions: readonly Suggestion[];
}

/** The suggestions with one of them decided. Fails: not-found. */
export function decide(
  { suggestions }: Decidable,
  id: string,
  request: DecideRequest,
): Outcome<Suggestion[]> {
  if (!suggestions.some((suggestion) => suggestion.id === id)) {
    return fail('not-found', 'This suggestion does not exist any more.');
  }
  const decision = request.decision ?? (request.accepted ? 'accepted' : 'rejected');
  const accepted = decision === 'accepted';
  return succeed(
    suggestions.map((suggestion) =>
      suggestion.id === id ? { ...suggestion, decision, accepted } : suggestion,
    ),
  );
}

/** What a user decided about one suggestion, by its id, which survives a new run over the same file. */
export interface SavedDecision extends DecideRequest {
  id: string;
  keyword?: string;
}

/** The decisions worth keeping of a run. */
export function savedDecisions(suggestions: readonly Suggestion[]): SavedDecision[] {
  return suggestions.map(({ id, accepted, decision, question, editedAfter, keyword }) => ({
    id,
    accepted,
    decision,
    ...(question?.answer !== undefined && { answer: question.answer }),
    ...(editedAfter !== undefined && { after: editedAfter }),
    ...(keyword !== undefined && { keyword }),
  }));
}

/** Makes earlier decisions again over a new run's suggestions; those that are gone are left out. */
export function decideAgain(
  document: ExtractedDocument,
  suggestions: Suggestion[],
  decisions: readonly SavedDecision[],
): Suggestion[] {
  let current = suggestions;
  for (const { id, ...request } of decisions) {
    const decided = decide({ document, suggestions: current }, id, request);
    if (decided.ok) current = decided.value;
  }
  return current;
}

/** Everything accepted that is not an open question. */
export const acceptEvery = ({ suggestions }: Decidable): Outcome<Suggestion[]> =>
  succeed(acceptAll(suggestions));

export const addTerm = (_input: Decidable, _term: string): Outcome<Suggestion[]> =>
  fail('internal', 'Keywords cannot be added yet.');

export const removeTerm = (_input: Decidable, _term: string): Outcome<Suggestion[]> =>
  fail('internal', 'Keywords cannot be removed yet.');
