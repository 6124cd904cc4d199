import type { Question } from '#contract/resume.ts';
import { answerQuestion } from './answer.ts';
import { asksSlip } from './draft.ts';
import { likelyAnswer } from './likely-answers.ts';

/** The questions with each open one answered in a likely way. */
export function answeredLikely(questions: readonly Question[]): Question[] {
  return questions.map((one, index) => {
    if (one.status !== 'open' || asksSlip({ rules: [one.rule] })) return one;
    const answer = likelyAnswer({ question: one, rules: [one.rule], before: one.before }, index);
    const next = answerQuestion([one], one.id, { answer });
    return next.ok ? next.value[0]! : one;
  });
}
