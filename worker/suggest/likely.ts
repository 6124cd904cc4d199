/** Stand-ins for answers: they only ever measure a score, none reaches a text that anyone sees. */
import type { Measure } from '#contract/number-answer.ts';
import type { Question } from '#contract/resume.ts';
import { answerQuestion } from './answer.ts';

const ANSWERS: Record<Exclude<Question['kind'], 'number'>, string> = {
  text: 'cut errors by 12%',
  email: 'first.last@example.com',
  phone: '+1 614 555 0142',
  date: 'Jan 2019 – Dec 2020',
  'yes-no': 'yes',
};
const AMOUNTS: Record<Measure, string> = {
  count: '12',
  size: '12',
  money: '$12,000',
  change: '12%',
};

function likelyAnswer({ kind, rule, measure }: Question, ordinal: number): string {
  if (rule === 'ask-place') return 'Columbus, OH';
  const words = kind === 'number' ? AMOUNTS[measure ?? 'count'] : ANSWERS[kind];
  // Two lines must not become one line told twice.
  return kind === 'number' || kind === 'text' ? words.replace('12', String(12 + ordinal)) : words;
}

/** The questions with each open one answered in a likely way. */
export function answeredLikely(questions: readonly Question[]): Question[] {
  return questions.map((one, index) => {
    if (one.status !== 'open') return one;
    const next = answerQuestion([one], one.id, { answer: likelyAnswer(one, index) });
    return next.ok ? next.value[0]! : one;
  });
}
