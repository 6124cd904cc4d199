/** What pressing a button would do to the score at this moment, one proposal after another. */
import type { Proposals, Question, Suggestion } from '#contract/resume.ts';
import { acceptedEdits } from './decide.ts';
import { answeredLikely } from './likely.ts';
import type { Scales } from './scales.ts';

/** From so many on none is weighed: in so long a text no single one moves the score. */
const TOO_MANY = 300;

/**
 * Of each proposal, by its id, the points that the score gains with it beside what is accepted and answered
 * now; of one that is accepted, what the score would lose without it. In tenths. Yields after each, so that
 * the caller can let other work pass.
 */
export function* pricesNow(
  proposals: Proposals,
  { weigh }: Pick<Scales, 'weigh'>,
): Generator<[id: string, points: number]> {
  const { suggestions, questions } = proposals;
  if (suggestions.length >= TOO_MANY) return;
  const scoreOf = (some: Proposals): number => weigh(acceptedEdits(some));
  const now = scoreOf(proposals);
  for (const [at, one] of suggestions.entries()) {
    const turned: Suggestion = { ...one, accepted: !one.accepted };
    const other = scoreOf({ ...proposals, suggestions: suggestions.with(at, turned) });
    yield [one.id, inTenths(one.accepted ? now - other : other - now)];
  }
  const likely = answeredLikely(questions.map(reopened));
  for (const [at, one] of questions.entries()) {
    const turned = one.status === 'answered' ? reopened(one) : likely[at]!;
    const other = scoreOf({ ...proposals, questions: questions.with(at, turned) });
    yield [one.id, inTenths(one.status === 'answered' ? now - other : other - now)];
  }
}

const reopened = ({ answer: _answer, ...question }: Question): Question => ({
  ...question,
  status: 'open',
});

const inTenths = (points: number): number => Math.round(points * 10) / 10 + 0;
