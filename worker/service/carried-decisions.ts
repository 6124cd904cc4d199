/** Decisions about a line that was changed since: what was refused in it stays refused, though its proposal is a new one. */
import type { SavedAnswer } from '#contract/edition.ts';
import type { Question, Suggestion } from '#contract/resume.ts';
import { wordEdits } from '#contract/word-edits.ts';

/** Ids of what proposes once more, in a line that was changed elsewhere, what was rejected there. */
export function refusedAgain(
  known: readonly Suggestion[],
  found: readonly Suggestion[],
): ReadonlySet<string> {
  const isThere = new Set(found.map(({ id }) => id));
  const was = new Set(known.map(({ id }) => id));
  const refused = new Set(
    known.flatMap((one) =>
      one.decision === 'rejected' && !isThere.has(one.id) ? markOf(one) : [],
    ),
  );
  return new Set(
    found.flatMap((one) => (!was.has(one.id) && refused.has(markOf(one)) ? one.id : [])),
  );
}

/** The rule and the words that it changes, with the words beside them. */
const markOf = ({ rule, before, after }: Suggestion): string =>
  [
    rule,
    ...wordEdits(0, before, after).map(({ start, end, text }) => {
      const [left = ''] = /\S*\s*$/.exec(before.slice(0, start)) ?? [];
      const [right = ''] = /^\s*\S*/.exec(before.slice(end)) ?? [];
      return `${left}[${before.slice(start, end)}→${text}]${right}`;
    }),
  ].join('\n');

/** Questions that were skipped, asked again of a line that was changed meanwhile. */
export function skippedAgain(
  known: readonly Question[],
  found: readonly Question[],
): SavedAnswer[] {
  const isThere = new Set(found.map(({ id }) => id));
  const skipped = new Set(
    known.flatMap(({ id, status, prompt }) =>
      status === 'skipped' && !isThere.has(id) ? prompt : [],
    ),
  );
  const was = new Set(known.map(({ id }) => id));
  return found
    .filter(({ id, prompt }) => !was.has(id) && skipped.has(prompt))
    .map(({ id, prompt, before }) => ({ id, prompt, before, status: 'skipped' }));
}
