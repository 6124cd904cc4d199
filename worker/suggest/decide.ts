/** What a user decides, as pure functions over the list of suggestions. */
import { ANSWER, answeredLine } from '#contract/answered-line.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DecideRequest } from '#contract/requests.ts';
import type { Edit, Suggestion } from '#contract/resume.ts';
import { wordingFault } from './answers.ts';
import { editBetween } from './draft.ts';
import { NEW_SKILLS_RULE, mergeNewSkills, opensSkills } from './new-skills.ts';

/** The edits of the accepted suggestions; disjoint by construction. An open question has none. */
export function acceptedEdits(suggestions: readonly Suggestion[]): Edit[] {
  const accepted = suggestions.filter((one) => one.accepted && !isOpenQuestion(one));
  const skills = accepted
    .filter(({ rules }) => rules.includes(NEW_SKILLS_RULE))
    .flatMap(({ edits }) => edits.filter(opensSkills));
  return [
    ...accepted.flatMap(({ edits }) => edits.filter((edit) => !skills.includes(edit))),
    ...mergeNewSkills(skills),
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

/** The suggestion with its question answered; fails: malformed, where the answer cannot stand. */
export function answer(one: Suggestion, typed: string): Outcome<Suggestion> {
  if (!one.question) return fail('malformed', 'This suggestion asks no question.');
  const open = withoutWords(one);
  const { template } = one.question;
  const answered = answeredLine(one.question, one.before, typed);
  if (!answered.ok) return fail('malformed', answered.fault);
  return succeed({
    ...open,
    question: { ...one.question, answer: typed.trim() },
    after: answered.line,
    edits: open.edits.map((edit) =>
      Object.assign({}, edit, {
        text:
          edit.text === template ? answered.line : edit.text.replace(ANSWER, () => answered.words),
      }),
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
  const [edit] = one.edits;
  const start =
    editedAfter === undefined || !edit
      ? null
      : edit.start - editBetween(0, one.before, editedAfter).start;
  if (plain.question?.answer !== undefined) return openAgain(plain, start);
  return start === null ? plain : { ...plain, edits: [editBetween(start, one.before, one.after)] };
}

/** An answered question without its answer; `start` of its line where the user reworded it. */
function openAgain(one: Suggestion, start: number | null): Suggestion {
  const { answer: given, ...question } = one.question!;
  const { template } = question;
  const answered = answeredLine(question, one.before, given!);
  const edits =
    start === null
      ? one.edits.map((edit) => Object.assign({}, edit, { text: opened(edit.text) }))
      : [wholeEdit(start, one.before, template)];
  return { ...one, question, after: template, edits };

  function opened(text: string): string {
    if (answered.ok && text === answered.line) return template;
    const words = answered.ok && text.includes(answered.words) ? answered.words : given!;
    const at = text.lastIndexOf(words);
    return at < 0 ? text : `${text.slice(0, at)}${ANSWER}${text.slice(at + words.length)}`;
  }
}

/** What makes `template` of the line: put in at its end where it only goes on. */
const wholeEdit = (start: number, before: string, template: string): Edit =>
  template.startsWith(before)
    ? {
        start: start + before.length,
        end: start + before.length,
        text: template.slice(before.length),
      }
    : { start, end: start + before.length, text: template };
