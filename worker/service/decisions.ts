/** What a user decides, over a list of suggestions: made once, kept by id, made again. */
import { fail, type Outcome } from '#contract/problem.ts';
import type { SavedDecision } from '#contract/edition.ts';
import type { Suggestion } from '#contract/resume.ts';
import type { Assessment } from '../pipeline.ts';
import { decide } from '../suggest/decide.ts';
import { addKeyword } from '../suggest/keyword.ts';

/** Adds a term to Skills. Fails as `addKeyword`, and for a licence, which is a fact and no keyword. */
export function addTerm(
  original: Assessment,
  suggestions: readonly Suggestion[],
  term: string,
): Outcome<Suggestion[]> {
  const { found, missing, buzzwords } = original.keywords;
  const hit = [...found, ...missing, ...buzzwords].find(
    (one) => one.term.toLowerCase() === term.trim().toLowerCase(),
  );
  if (hit && !hit.addable) {
    return fail(
      'malformed',
      `“${hit.term}” cannot be added by a click. Write it in yourself if you hold it.`,
    );
  }
  return addKeyword(original.document, original.resume, suggestions, term);
}

/** The decisions of a run that are worth keeping. */
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

/** Makes earlier decisions again over a new run's suggestions; those that fit nothing are left out. */
export function decideAgain(
  original: Assessment,
  suggestions: Suggestion[],
  decisions: readonly SavedDecision[],
): Suggestion[] {
  let current = suggestions;
  for (const { id, keyword, ...request } of decisions) {
    if (keyword !== undefined && !current.some((one) => one.id === id)) {
      const added = addTerm(original, current, keyword);
      if (added.ok) current = added.value;
    }
    const decided = decide(current, id, request);
    if (decided.ok) current = decided.value;
  }
  return current;
}
