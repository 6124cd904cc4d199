/** What a user decides, as pure functions over what was proposed. */
import { appliedChanges } from '#contract/applied-changes.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Edit, Proposals, Suggestion, SuggestionCategory } from '#contract/resume.ts';
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
  const [edit] = one.edits;
  if (!edit || one.edits.length !== 1 || one.before === '') {
    return fail('malformed', 'This suggestion can be accepted or rejected, but not reworded.');
  }
  const text = words.trim();
  const fault = wordingFault(text, one.before);
  if (fault !== null) return fail('malformed', fault);
  const start = edit.start - placeIn(one.before, one.editedAfter ?? one.after, edit);
  return succeed({ ...one, editedAfter: text, edits: [editBetween(start, one.before, text)] });
}

/** Where in `before` the edit stands that makes `after` of it; it may span more than what differs. */
function placeIn(before: string, after: string, { start, end, text }: Edit): number {
  const cut = end - start;
  for (let at = 0; at + cut <= before.length; at++) {
    if (before.slice(0, at) + text + before.slice(at + cut) === after) return at;
  }
  return editBetween(0, before, after).start;
}

/** The suggestion as it was first made, without the user's own wording. */
function withoutOwnWords(one: Suggestion): Suggestion {
  const { editedAfter, ...plain } = one;
  const [edit] = one.edits;
  if (editedAfter === undefined || !edit) return plain;
  const start = edit.start - editBetween(0, one.before, editedAfter).start;
  return { ...plain, edits: [editBetween(start, one.before, one.after)] };
}
