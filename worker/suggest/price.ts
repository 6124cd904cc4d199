/** What each suggestion and question is worth, beside everything that is accepted. */
import type { Edit, Proposals, Question, Suggestion } from '#contract/resume.ts';
import { acceptAll, acceptedEdits } from './decide.ts';
import { answeredLikely } from './likely.ts';
import type { Scales } from './scales.ts';

/** More suggestions than this are not weighed one by one: those of a check share what they gain together. */
const MOST_WEIGHED = 24;
/** From so many on none is: in so long a text no single one moves the score. */
const TOO_MANY = 300;

/** Points of each proposal in tenths, by its id; marginal, and never a reason to withhold one. */
export function pricesOf(
  proposals: Proposals,
  { weigh, weighUncapped }: Scales,
): Map<string, number> {
  const prices = new Map<string, number>();
  if (proposals.suggestions.length >= TOO_MANY) return prices;
  const present = acceptedEdits(proposals);
  // Where a cap holds the score no edit moves it alone.
  const score =
    weigh(present) > weigh([]) || proposals.suggestions.length === 0 ? weigh : weighUncapped;
  const gainOf = (some: readonly Suggestion[], accepted: boolean): number => {
    const chosen = new Set(some);
    const suggestions = proposals.suggestions.map((one) =>
      chosen.has(one) ? { ...one, accepted } : one,
    );
    return score(acceptedEdits({ ...proposals, suggestions }));
  };
  const now = score(present);
  const worth = (some: readonly Suggestion[], accepted: boolean) =>
    accepted ? now - gainOf(some, false) : gainOf(some, true) - now;
  const alone = proposals.suggestions.slice(0, MOST_WEIGHED);
  for (const one of alone) prices.set(one.id, inTenths(worth([one], one.accepted)));
  const rest = proposals.suggestions.slice(MOST_WEIGHED);
  const groups = Map.groupBy(rest, ({ check, accepted }) => `${check} ${accepted}`);
  for (const group of groups.values()) {
    const share = inTenths(worth(group, group[0]!.accepted) / group.length);
    for (const { id } of group) prices.set(id, share);
  }
  for (const [id, points] of questionPrices(proposals, score)) prices.set(id, points);
  return prices;
}

/** Each answered in a likely way, beside everything accepted. */
function questionPrices(
  { suggestions, questions }: Proposals,
  score: (edits: readonly Edit[]) => number,
): [string, number][] {
  const accepted = acceptAll(suggestions);
  const before = score(acceptedEdits({ suggestions: accepted, questions: [] }));
  return answeredLikely(questions).map((one: Question): [string, number] => {
    const after = score(acceptedEdits({ suggestions: accepted, questions: [one] }));
    return [one.id, inTenths(after - before)];
  });
}

const inTenths = (points: number) => Math.round(points * 10) / 10 + 0;
