/** Questions for facts that only the person has: never leading, one line each. */
import { bare, deed, hasNumber, hasResult, VERB_FIRST } from './ask.ts';
import { countQuestion } from './count-questions.ts';
import { dutyQuestion, givenQuestion, roleQuestion } from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { outcomeQuestion } from './outcome-questions.ts';
import { partQuestion } from './part-questions.ts';
import { QUALITIES } from './residue.ts';
import {
  activityQuestion,
  formQuestion,
  longQuestion,
  nounQuestion,
  passiveQuestion,
} from './shape-questions.ts';
import { slipLeft } from './slips-left.ts';
import { staleQuestion } from './stale-questions.ts';
import { stateQuestion } from './state-questions.ts';
import { tellQuestion } from './tell-question.ts';
import { vagueQuestion } from './vague-questions.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** The question that would help this line most, or null; none that repeats a slip of the line. */
export function questionFor(context: LineContext): LineQuestion | null {
  const slip = slipLeft(context.text);
  return slip === null ? fittingQuestion(context) : slipQuestion(slip);
}

/** The line again, by the one who knows what was meant. */
export const slipQuestion = (slip: string) =>
  deed(`“${slip}” does not read right. Write the line again as you mean it.`);

/** Whether the deed of a passive line was the person's own; `active` is the line if it was. */
export const doerQuestion = (active: string): LineQuestion => ({
  ...deed(
    `Did you do this yourself? If so, write the line again, starting with “${active.split(' ')[0]!}”. If not, say what your part was.`,
  ),
  draft: active,
});

/** The question for a line that no rule could put right. */
export const plainQuestion = (context: LineContext): LineQuestion =>
  fittingQuestion(context) ?? tellQuestion(context);

/** Askers from what weighs most to what adds most; the first that fits is heard. */
const ASKERS: readonly ((context: LineContext) => LineQuestion | null)[] = [
  longQuestion,
  qualitiesQuestion,
  dutyQuestion,
  partQuestion,
  roleQuestion,
  givenQuestion,
  stateQuestion,
  passiveQuestion,
  activityQuestion,
  formQuestion,
  nounQuestion,
  vagueQuestion,
  staleQuestion,
  figureQuestion,
];

function fittingQuestion(context: LineContext): LineQuestion | null {
  for (const ask of ASKERS) {
    const question = ask(context);
    if (question) return question;
  }
  return null;
}

/** A line that has its figure or result lacks none. */
function figureQuestion(context: LineContext): LineQuestion | null {
  if (hasNumber(context.text) || hasResult(context.text)) return null;
  return countQuestion(context) ?? outcomeQuestion(context);
}

/** For things in a row of which no deed is told. */
export const bareListQuestion = (context: LineContext): LineQuestion =>
  /^[A-Z][a-z]+ing\b/.test(context.text)
    ? tellQuestion(context)
    : deed(`What did you do with these? ${VERB_FIRST}`);

function qualitiesQuestion({ text }: LineContext): LineQuestion | null {
  return isQualities(text)
    ? deed(`This line names qualities. Which piece of your work shows them best? ${VERB_FIRST}`)
    : null;
}

/** Whether the line names qualities of the person and no work. */
export function isQualities(text: string): boolean {
  const hits = bare(text).match(QUALITIES)?.length ?? 0;
  const verb = /^(?:I )?([A-Za-z]+)\b/.exec(text)?.[1]!.toLowerCase() ?? '';
  if (hits === 0 || /\d/.test(text)) return false;
  // 'having to treat patients under pressure' tells the deed.
  if (/\b(?:having to|while|when) [a-z]+/.test(text)) return false;
  return STATES.test(verb) || (!verbOfPast(verb) && !verbOfBase(verb));
}

const STATES =
  /^(?:got|get|came|come|was|am|works?|worked|did|do|maintained|maintain|showed|demonstrated|displayed|had|have|like|love|enjoy|stayed)$/;
