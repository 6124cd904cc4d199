import { succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Suggestion } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { acceptAll, decide as decideOne } from '#worker/suggest/decide.ts';
import { addKeyword, removeKeyword } from '#worker/suggest/keyword.ts';

export interface Decidable {
  document: ExtractedDocument;
  suggestions: readonly Suggestion[];
}

/** The suggestions with one of them decided. Fails: not-found, malformed. */
export const decide = (
  { suggestions }: Decidable,
  id: string,
  request: DecideRequest,
): Outcome<Suggestion[]> => decideOne(suggestions, id, request);

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
  for (const { id, keyword, ...request } of decisions) {
    if (keyword !== undefined && !current.some((one) => one.id === id)) {
      const added = addTerm({ document, suggestions: current }, keyword);
      if (added.ok) current = added.value;
    }
    const decided = decide({ document, suggestions: current }, id, request);
    if (decided.ok) current = decided.value;
  }
  return current;
}

/** Everything accepted that is not an open question. */
export const acceptEvery = ({ suggestions }: Decidable): Outcome<Suggestion[]> =>
  succeed(acceptAll(suggestions));

/** The suggestions with one more that adds a term to Skills. Fails: malformed. */
export const addTerm = (
  { document, suggestions }: Decidable,
  term: string,
): Outcome<Suggestion[]> => addKeyword(document, parseResume(document), suggestions, term);

/** The suggestions without the one that added a term. Fails: not-found. */
export const removeTerm = ({ suggestions }: Decidable, term: string): Outcome<Suggestion[]> =>
  removeKeyword(suggestions, term);
