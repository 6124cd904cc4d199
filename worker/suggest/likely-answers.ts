/** Stand-ins for answers: they only ever measure a score, none reaches a text that anyone sees. */
import type { Question, Suggestion } from '#contract/resume.ts';
import { isOpenQuestion } from './decide.ts';

const ANSWERS: Record<Question['kind'], string> = {
  number: '12',
  text: 'Cut errors by 12% by checking every entry',
  email: 'first.last@example.com',
  phone: '+1 614 555 0142',
  date: 'Jan 2019 – Dec 2020',
};
const BY_RULE: Record<string, string> = { 'ask-place': 'Columbus, OH' };

/** An answer as people give it; `ordinal` keeps several from being one line twice. */
export function likelyAnswer(kind: Question['kind'], rule: string, ordinal = 0): string {
  return (BY_RULE[rule] ?? ANSWERS[kind]).replace('12%', `${12 + ordinal}%`);
}

/** The suggestions with each open question answered in a likely way and accepted. */
export function answeredLikely(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.map((one, index) => {
    if (!isOpenQuestion(one) || !one.question) return one;
    const answer = likelyAnswer(one.question.kind, one.rules[0] ?? '', index);
    const edits = one.edits.map(({ start, end, text }) => ({
      start,
      end,
      text: text.replace('{answer}', () => answer),
    }));
    return { ...one, edits, accepted: true, question: { ...one.question, answer } };
  });
}
