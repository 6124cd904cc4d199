/** What a user decides, as pure functions over the list of suggestions. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Edit, Question, Suggestion } from '#contract/resume.ts';
import { answerFault, wordingFault } from './answers.ts';
import { editBetween } from './draft.ts';
import { NEW_SKILLS_RULE, mergeNewSkills } from './new-skills.ts';

/** The edits of the accepted suggestions; disjoint by construction. An open question has none. */
export function acceptedEdits(suggestions: readonly Suggestion[]): Edit[] {
  const accepted = suggestions.filter((one) => one.accepted && !isOpenQuestion(one));
  const skills = accepted.filter((one) => one.rules.includes(NEW_SKILLS_RULE));
  return [
    ...accepted.filter((one) => !skills.includes(one)).flatMap((one) => one.edits),
    ...mergeNewSkills(skills.flatMap((one) => one.edits)),
  ];
}

/** True for a question without an answer. */
export const isOpenQuestion = ({ question }: Suggestion): boolean =>
  question !== undefined && question.answer === undefined;

/**
 * The suggestions with one of them decided. An answer fills its question; a wording of the user's own
 * replaces the suggested one. Fails: not-found; malformed for an answer or wording that cannot stand.
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
  let next = decision === 'undecided' ? withoutWords(found) : found;
  if (request.answer !== undefined && decision !== 'undecided') {
    const answered = answer(next, request.answer);
    if (!answered.ok) return answered;
    next = answered.value;
  }
  if (request.after !== undefined && decision !== 'undecided') {
    const worded = reword(next, request.after);
    if (!worded.ok) return worded;
    next = worded.value;
  }
  if (decision === 'accepted' && isOpenQuestion(next)) {
    return fail('malformed', 'Answer the question first, then it can be added.');
  }
  return succeed(suggestions.with(index, { ...next, decision, accepted: decision === 'accepted' }));
}

/** Everything accepted that is not an open question. */
export function acceptAll(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.map((one) =>
    isOpenQuestion(one) ? one : Object.assign({}, one, { decision: 'accepted', accepted: true }),
  );
}

const fill = ({ template }: Question, words: string) => template.replace('{answer}', () => words);

function answer(one: Suggestion, words: string): Outcome<Suggestion> {
  if (!one.question) return fail('malformed', 'This suggestion asks no question.');
  const text = words.trim();
  const fault = answerFault(text, one.question.kind);
  if (fault !== null) return fail('malformed', fault);
  const open = withoutWords(one);
  const question = { ...one.question, answer: text };
  return succeed({
    ...open,
    question,
    after: fill(question, text),
    edits: open.edits.map((edit) =>
      Object.assign({}, edit, { text: edit.text.replace('{answer}', () => text) }),
    ),
  });
}

function reword(one: Suggestion, words: string): Outcome<Suggestion> {
  const [edit] = one.edits;
  if (!edit || one.edits.length !== 1 || one.before === '' || isOpenQuestion(one)) {
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

/** The suggestion as it was first made, without the user's answer or wording. */
function withoutWords(one: Suggestion): Suggestion {
  const { editedAfter, ...plain } = one;
  let next: Suggestion = plain;
  const [edit] = one.edits;
  if (editedAfter !== undefined && edit) {
    const start = edit.start - editBetween(0, one.before, editedAfter).start;
    next = { ...next, edits: [editBetween(start, one.before, one.after)] };
  }
  if (next.question?.answer === undefined) return next;
  const { answer: given, ...question } = next.question;
  const filled = fill(question, given);
  return {
    ...next,
    question,
    after: question.template,
    edits: next.edits.map((edit) =>
      Object.assign({}, edit, { text: openAgain(edit.text, given, filled, question.template) }),
    ),
  };
}

/** The edit's text with its answer taken out; the edit holds the whole line or only its end. */
function openAgain(text: string, given: string, filled: string, template: string): string {
  if (text === filled) return template;
  const at = text.lastIndexOf(given);
  return at < 0 ? text : `${text.slice(0, at)}{answer}${text.slice(at + given.length)}`;
}
