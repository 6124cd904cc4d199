/** What a user decides, over a list of suggestions: made once, kept by id, made again. */
import { fail, type Outcome } from '#contract/problem.ts';
import type { SavedAnswer, SavedDecision } from '#contract/edition.ts';
import type { AnswerRequest } from '#contract/requests.ts';
import type { Proposals, Question, Suggestion } from '#contract/resume.ts';
import type { Assessment } from '../pipeline.ts';
import { answerQuestion } from '../suggest/answer.ts';
import { decide } from '../suggest/decide.ts';
import { addKeyword } from '../suggest/keyword.ts';

export interface SavedDecisions {
  decisions: readonly SavedDecision[];
  answers: readonly SavedAnswer[];
}

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

/** The decisions and answers of a run that are worth keeping; none where there was no run. */
export function savedDecisions(proposals: Proposals | null): {
  decisions: SavedDecision[];
  answers: SavedAnswer[];
} {
  const { suggestions, questions } = proposals ?? { suggestions: [], questions: [] };
  return {
    decisions: suggestions.map(({ id, accepted, decision, editedAfter, keyword }) => ({
      id,
      accepted,
      decision,
      ...(editedAfter !== undefined && { after: editedAfter }),
      ...(keyword !== undefined && { keyword }),
    })),
    answers: questions
      .filter(({ status }) => status !== 'open')
      .map(({ id, prompt, before, status, answer }) => ({
        id,
        prompt,
        before,
        status,
        ...(answer !== undefined && { answer }),
      })),
  };
}

/** Makes earlier decisions again over a new run's proposals; those that fit nothing are left out. */
export function decideAgain(
  original: Assessment,
  { suggestions, questions }: Proposals,
  saved: SavedDecisions,
): Proposals {
  let current = suggestions;
  for (const { id, keyword, ...request } of saved.decisions) {
    if (keyword !== undefined && !current.some((one) => one.id === id)) {
      const added = addTerm(original, current, keyword);
      if (added.ok) current = added.value;
    }
    const decided = decide(current, id, request);
    if (decided.ok) current = decided.value;
  }
  return { suggestions: current, questions: answerAgain(questions, saved.answers) };
}

function answerAgain(questions: Question[], answers: readonly SavedAnswer[]): Question[] {
  let current = questions;
  for (const saved of answers) {
    const same =
      current.find(({ id }) => id === saved.id) ??
      current.find(({ prompt, before }) => prompt === saved.prompt && before === saved.before);
    if (!same) continue;
    for (const request of requestsOf(saved)) {
      const answered = answerQuestion(current, same.id, request);
      if (answered.ok) current = answered.value;
    }
  }
  return current;
}

/** An answer that was skipped afterwards is kept for later. */
const requestsOf = ({ status, answer }: SavedAnswer): AnswerRequest[] => [
  ...(answer === undefined ? [] : [{ answer }]),
  ...(status === 'skipped' ? [{ skip: true as const }] : []),
];
