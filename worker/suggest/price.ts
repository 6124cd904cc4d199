/** What each suggestion and question is worth, beside everything that is accepted. */
import type { Edit, Proposals, Question, Suggestion } from '#contract/resume.ts';
import type { Verdict } from '#worker/score/verdicts.ts';
import { pointsOf } from '#worker/score/weigh.ts';
import { acceptedEdits } from './decide.ts';
import { answeredLikely } from './likely.ts';
import type { Scales } from './scales.ts';

/** More suggestions than this are not weighed one by one: those of a check share what they gain together. */
const MOST_WEIGHED = 24;
/** From so many on none is: in so long a text no single one moves the score. */
const TOO_MANY = 300;

type Proposal = Suggestion | Question;

/**
 * Points of each proposal in tenths, by its id; marginal, and never a reason to withhold one. What stays inside a
 * line is weighed alone. What needs the resume read anew is weighed together, so that the resume is read twice at
 * most: proposals for one check share what that check gains. `pricesNow` has the exact price of each.
 */
export function pricesOf(proposals: Proposals, scales: Scales): Map<string, number> {
  const prices = new Map<string, number>();
  const { suggestions, questions } = proposals;
  if (suggestions.length >= TOO_MANY || suggestions.length + questions.length === 0) return prices;
  const { weigh, weighUncapped, verdicts, isCheap } = scales;
  const present = acceptedEdits(proposals);
  // Where a cap holds the score no edit moves it alone.
  const isCapped = suggestions.length > 0 && weigh(present) <= weigh([]);
  const score = isCapped ? weighUncapped : weigh;
  const now = score(present);
  const likely = new Map(answeredLikely(questions).map((one) => [one.id, one]));
  /** The edits of everything accepted, but for some that are turned round. */
  const editsWith = (turned: readonly Proposal[]): Edit[] => {
    const chosen = new Set(turned.map(({ id }) => id));
    return acceptedEdits({
      suggestions: suggestions.map((one) =>
        chosen.has(one.id) ? { ...one, accepted: !one.accepted } : one,
      ),
      questions: questions.map((one) => (chosen.has(one.id) ? likely.get(one.id)! : one)),
    });
  };
  const isAccepted = (one: Proposal) => 'accepted' in one && one.accepted;
  const worth = (some: readonly Proposal[]): number => {
    const other = score(editsWith(some));
    return isAccepted(some[0]!) ? now - other : other - now;
  };
  const share = (some: readonly Proposal[], points: number) => {
    for (const { id } of some) prices.set(id, inTenths(points / some.length));
  };

  const editsOf = (one: Proposal) => likely.get(one.id)?.edits ?? one.edits;
  const { alone = [], together = [] } = Object.groupBy([...suggestions, ...questions], (one) =>
    editsOf(one).every(isCheap) ? 'alone' : 'together',
  );
  for (const one of alone.slice(0, MOST_WEIGHED)) share([one], worth([one]));
  for (const group of byCheck(alone.slice(MOST_WEIGHED))) share(group, worth(group));
  for (const sort of [together.filter(isAccepted), together.filter((one) => !isAccepted(one))]) {
    if (sort.length === 0) continue;
    const [here, there] = [verdicts(present), verdicts(editsWith(sort))];
    const sign = isAccepted(sort[0]!) ? -1 : 1;
    for (const group of byCheck(sort)) {
      share(group, sign * changeBy(group[0]!.check, here, there, isCapped));
    }
  }
  return prices;
}

const byCheck = (some: readonly Proposal[]): Proposal[][] => [
  ...Map.groupBy(some, (one) => `${one.check} ${'accepted' in one && one.accepted}`).values(),
];

/** What one check alone makes of the score where it says what it says `there`. */
function changeBy(
  check: string,
  here: readonly Verdict[],
  there: readonly Verdict[],
  isCapped: boolean,
): number {
  const at = here.findIndex((verdict) => verdict.check.id === check);
  const other = there[at];
  if (!other) return 0;
  const [now, then] = [pointsOf(here), pointsOf(here.with(at, other))];
  return isCapped ? then.uncapped - now.uncapped : then.points - now.points;
}

const inTenths = (points: number) => Math.round(points * 10) / 10 + 0;
