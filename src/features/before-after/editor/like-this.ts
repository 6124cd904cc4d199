import type { Edition } from '#contract/edition.ts';
import type { Resume, Suggestion } from '#contract/resume.ts';

/** The other suggestions of the same rule that wait for a word. */
export const likeThis = (all: readonly Suggestion[], one: Suggestion): Suggestion[] =>
  all.filter(
    (other) => other.id !== one.id && other.decision === 'undecided' && other.rule === one.rule,
  );

/** The edition of a resume in which a suggestion and all like it are accepted: one step to undo. */
export function acceptedLike({ edition, suggestions }: Resume, one: Suggestion): Edition {
  const ids = new Set([one, ...likeThis(suggestions, one)].map(({ id }) => id));
  return {
    ...edition,
    decisions: edition.decisions.map((decision) =>
      ids.has(decision.id) ? { ...decision, accepted: true, decision: 'accepted' } : decision,
    ),
  };
}
