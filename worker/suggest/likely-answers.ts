/** Stand-ins for answers: they only ever measure a score, none reaches a text that anyone sees. */
import type { Measure } from '#contract/number-answer.ts';
import type { Question } from '#contract/resume.ts';
import { asksSlip } from './draft.ts';
import { answered, isOpenQuestion, type AskedQuestion, type Proposal } from './proposal.ts';

const DEED = 'Checked 12 entries a day against their source and corrected errors';
const ANSWERS: Record<Exclude<Question['kind'], 'number' | 'yes-no'>, string> = {
  text: DEED,
  email: 'first.last@example.com',
  phone: '+1 614 555 0142',
  date: 'Jan 2019 – Dec 2020',
};
const AMOUNTS: Record<Measure, string> = {
  count: '12',
  size: '12',
  money: '$12,000',
  change: '12%',
};

type Asking = {
  rules: readonly string[];
  before: string;
  question?: AskedQuestion | undefined;
};

/** An answer as people give it; `ordinal` keeps several from being one line twice. */
export function likelyAnswer({ question, rules, before }: Asking, ordinal = 0): string {
  if (!question) return '';
  if (question.kind === 'yes-no') return 'yes';
  if (question.kind === 'number') return AMOUNTS[question.measure ?? 'count'];
  if (rules[0] === 'ask-place') return 'Columbus, OH';
  // Whoever is asked for the own part tells it; the wording that stands ready does not.
  if (question.draft !== undefined && !OWN_PART.test(question.prompt)) {
    return / Add (?:how|what)\b/.test(question.prompt)
      ? withFigure(question.draft, question)
      : question.draft;
  }
  const words = rules[0] === 'ask-figure' ? withFigure(before, question) : ANSWERS[question.kind];
  return words.replace('12', String(12 + ordinal));
}

const OWN_PART = /\b(?:your own part|(?:did|do) you do (?:there )?yourself)\b/;

/** The line with what its question asks for: how often, or what came of it. */
function withFigure(before: string, { prompt }: AskedQuestion): string {
  const line = before.replace(/[.;]\s*$/, '');
  return /^(?:For about how many|About how many|How (?:much|often))/.test(prompt)
    ? `${line}, 12 times a week`
    : `${line}, which cut errors by 12%`;
}

/** The suggestions with each open question answered in a likely way and accepted. */
export function answeredLikely(suggestions: readonly Proposal[]): Proposal[] {
  return suggestions.map((one, index) => {
    // A slip put right leaves the line as it scored.
    if (!isOpenQuestion(one) || asksSlip(one)) return one;
    const next = answered(one, likelyAnswer(one, index));
    return next ? { ...next, decision: 'accepted', accepted: true } : one;
  });
}
