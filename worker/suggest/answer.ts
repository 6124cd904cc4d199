/** What a user answers, as pure functions over the list of questions. */
import { answeredLine } from '#contract/answered-line.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { AnswerRequest } from '#contract/requests.ts';
import type { Question } from '#contract/resume.ts';

/**
 * The questions with one of them answered, skipped, open again, or with what is typed so far. 'No' to a yes-no question leaves the
 * line as it is. Fails: not-found; malformed for an answer that cannot stand.
 */
export function answerQuestion(
  questions: readonly Question[],
  id: string,
  request: AnswerRequest,
): Outcome<Question[]> {
  const index = questions.findIndex((one) => one.id === id);
  const found = questions[index];
  if (!found) return fail('not-found', 'This question does not exist any more.');
  if ('skip' in request) return succeed(questions.with(index, { ...found, status: 'skipped' }));
  const { typed: _typed, ...sent } = found;
  if ('typed' in request) {
    const typed = request.typed === '' ? sent : { ...sent, typed: request.typed };
    return succeed(questions.with(index, typed));
  }
  if ('open' in request) {
    const { answer: _answer, ...open } = sent;
    return succeed(questions.with(index, { ...open, status: 'open' }));
  }
  const read = answeredLine(found, found.before, request.answer);
  if (!read.ok) return fail('malformed', read.fault);
  const answer = request.answer.trim();
  return succeed(questions.with(index, { ...sent, answer, status: 'answered' }));
}
