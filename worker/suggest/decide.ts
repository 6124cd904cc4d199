/** What a user decides, as pure functions over what was proposed. */
import { appliedChanges } from '#contract/applied-changes.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Edit, Proposals, Suggestion, SuggestionCategory } from '#contract/resume.ts';
import { wordEdits } from '#contract/word-edits.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { wordingFault } from './answers.ts';
import { editBetween } from './draft.ts';
import { mergeNewSkills, opensSkills } from './new-skills.ts';

/** The edits of what is accepted and answered; disjoint. Several that open a Skills section open it once. */
export function acceptedEdits(proposals: Proposals): Edit[] {
  const edits = appliedChanges(proposals).flatMap((change) => change.edits);
  const skills = edits.filter(opensSkills);
  return [...edits.filter((edit) => !skills.includes(edit)), ...mergeNewSkills(skills)];
}

/**
 * The suggestions with one of them decided; a wording of the user's own replaces the suggested one.
 * Fails: not-found; malformed for a wording that cannot stand.
 */
export function decide(
  suggestions: readonly Suggestion[],
  id: string,
  request: DecideRequest,
): Outcome<Suggestion[]> {
  const index = suggestions.findIndex((one) => one.id === id);
  const found = suggestions[index];
  if (!found) return fail('not-found', 'This suggestion does not exist any more.');
  const decision = request.decision ?? (request.accepted ? 'accepted' : 'rejected');
  let next = decision === 'undecided' ? withoutOwnWords(found) : found;
  if (request.after !== undefined && decision !== 'undecided') {
    const worded = reword(next, request.after);
    if (!worded.ok) return worded;
    next = worded.value;
  }
  return succeed(suggestions.with(index, { ...next, decision, accepted: decision === 'accepted' }));
}

/** Every suggestion accepted, or every one of the given kinds. */
export const acceptAll = (
  suggestions: readonly Suggestion[],
  kinds?: readonly SuggestionCategory[],
): Suggestion[] =>
  suggestions.map((one) =>
    kinds && !kinds.includes(one.category)
      ? one
      : Object.assign({}, one, { decision: 'accepted', accepted: true }),
  );

function reword(one: Suggestion, words: string): Outcome<Suggestion> {
  const start = one.before === '' || one.before.includes('\n') ? null : lineStart(one);
  if (start === null) {
    return fail('malformed', 'This suggestion can be accepted or rejected, but not reworded.');
  }
  const text = words.trim();
  const fault = wordingFault(text, one.before);
  if (fault !== null) return fail('malformed', fault);
  return succeed({ ...one, editedAfter: text, edits: [editBetween(start, one.before, text)] });
}

/** Where `before` stands in the text, told by what the edits make of it; null where they do more than that. */
function lineStart({ before, after, editedAfter, edits }: Suggestion): number | null {
  const first = Math.min(...edits.map(({ start }) => start));
  const last = Math.max(...edits.map(({ end }) => end));
  for (let start = first; start >= 0 && last - start <= before.length; start--) {
    const own = edits.map((edit) => ({
      start: edit.start - start,
      end: edit.end - start,
      text: edit.text,
    }));
    if (applyEdits(before, own) === (editedAfter ?? after)) return start;
  }
  return null;
}

/** The suggestion as it was first made, without the user's own wording. */
function withoutOwnWords(one: Suggestion): Suggestion {
  const { editedAfter, ...plain } = one;
  const start = editedAfter === undefined ? null : lineStart(one);
  return start === null ? plain : { ...plain, edits: wordEdits(start, one.before, one.after) };
}
