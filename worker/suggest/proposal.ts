/** A suggestion or a question while it is being weighed, before the two part. */
import { ANSWER, answeredLine } from '#contract/answered-line.ts';
import type { Edit, Question, Suggestion } from '#contract/resume.ts';
import { NEW_SKILLS_RULE, mergeNewSkills, opensSkills } from './new-skills.ts';

export type AskedQuestion = Pick<
  Question,
  'prompt' | 'placeholder' | 'template' | 'measure' | 'things' | 'draft'
> & { kind: Question['kind']; answer?: string };

export interface Proposal extends Omit<Suggestion, 'level' | 'rule'> {
  level: Suggestion['level'] | 'ask';
  rules: string[];
  question?: AskedQuestion;
}

/** The edits of the accepted proposals; disjoint by construction. An open question has none. */
export function acceptedEdits(proposals: readonly Proposal[]): Edit[] {
  const accepted = proposals.filter((one) => one.accepted && !isOpenQuestion(one));
  const skills = accepted
    .filter(({ rules }) => rules.includes(NEW_SKILLS_RULE))
    .flatMap(({ edits }) => edits.filter(opensSkills));
  return [
    ...accepted.flatMap(({ edits }) => edits.filter((edit) => !skills.includes(edit))),
    ...mergeNewSkills(skills),
  ];
}

/** True for a question without an answer. */
export const isOpenQuestion = ({ question }: Proposal): boolean =>
  question !== undefined && question.answer === undefined;

/** Everything accepted that is not an open question. */
export const acceptAll = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.map((one) =>
    isOpenQuestion(one) ? one : Object.assign({}, one, { decision: 'accepted', accepted: true }),
  );

/** The proposal with its question answered; null where the answer cannot stand. */
export function answered(one: Proposal, typed: string): Proposal | null {
  if (!one.question) return null;
  const { template } = one.question;
  const read = answeredLine(one.question, one.before, typed);
  if (!read.ok) return null;
  return {
    ...one,
    question: { ...one.question, answer: typed.trim() },
    after: read.line,
    edits: one.edits.map((edit) =>
      Object.assign({}, edit, {
        text: edit.text === template ? read.line : edit.text.replace(ANSWER, () => read.words),
      }),
    ),
  };
}
