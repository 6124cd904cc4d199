/** Questions for facts that only the person has: never leading, one line each. */
import { speltIn } from '#worker/nlp/british-forms.ts';
import { bare, deed, deeds, hasNumber, hasResult, OPENS_WITH_QUALITY, VERB_FIRST } from './ask.ts';
import { isBareLine } from './bare-lines.ts';
import { countQuestion } from './count-questions.ts';
import { dutyQuestion, givenQuestion, roleQuestion } from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { nounQuestion } from './noun-questions.ts';
import { outcomeQuestion } from './outcome-questions.ts';
import { partQuestion } from './part-questions.ts';
import { placeQuestion } from './place-questions.ts';
import { passiveQuestion } from './passive-questions.ts';
import { QUALITIES } from './residue.ts';
import { activityQuestion, formQuestion, longQuestion } from './shape-questions.ts';
import { slipLeft } from './slips-left.ts';
import { staleQuestion } from './stale-questions.ts';
import { stateQuestion } from './state-questions.ts';
import { sureQuestion, tellQuestion } from './tell-question.ts';
import { vagueQuestion } from './vague-questions.ts';
import { weakSpots } from './weak-spots.ts';
import { isPastOnly, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** The question that would help this line most, or null; none that repeats a slip of the line. */
export function questionFor(context: LineContext): LineQuestion | null {
  const slip = slipLeft(context.text);
  if (slip === null) return fittingQuestion(context);
  return longQuestion(context) ?? slipQuestion(slip, context.text);
}

/** The line again, by the one who knows what was meant. */
export const slipQuestion = (slip: string, text: string): LineQuestion => ({
  ...deed(`“${wholeWords(slip, text)}” does not read right. Write the line again as you mean it.`),
  purpose: 'slip',
});

/** The line again, where no word is near enough to be taken for the one that was meant. */
export const misspeltQuestion = (word: string) =>
  deed(`Is “${word}” spelt right? If not, write the line again with the word you mean.`);

/** The line again, where nothing is wrong with it but that it goes a long way round. */
export const directQuestion = (): LineQuestion => deed('This line can be told more directly.');

/** The line again, those slips of which that are seen stand mended in `draft`. */
export const slipsQuestion = (draft: string): LineQuestion => ({
  ...deed('The slips that we saw in this line are put right. Read it again: there may be others.'),
  draft,
});

/** The line again, with a word as its writer spells it: 'behavior' or 'behaviour'. */
export const spellingQuestion = (wrong: string, american: string) =>
  deed(
    `“${wrong}” is misspelt: it is “${american}” in American English and “${speltIn('uk', american)}” in British. Write the line again with the one you use.`,
  );

/** A quote ends where its last word does. */
function wholeWords(slip: string, text: string): string {
  const end = text.indexOf(slip) + slip.length;
  return /\w$/.test(slip) ? slip + /^[\w’']*/.exec(text.slice(end))![0] : slip;
}

/** Whether the deed of a passive line was the person's own; `active` is the line if it was. */
export const doerQuestion = (active: string, now: boolean): LineQuestion => ({
  ...deed(
    `${now ? 'Do' : 'Did'} you do this yourself? If so, write the line again, starting with “${active.split(' ')[0]!}”. If not, say what your part ${now ? 'is' : 'was'}.`,
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
  sureQuestion,
  dutyQuestion,
  partQuestion,
  placeQuestion,
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
    if (question)
      return isKept(question)
        ? (staleOutside(question, context) ?? question)
        : withRest(question, context);
  }
  return null;
}

/** What a question for the own share passes over: “I”, and a word for anything. */
function withRest(question: LineQuestion, { text, written = text }: LineContext): LineQuestion {
  if (!SHARE.test(question.prompt)) return question;
  const vague = weakSpots(bare(text)).find(
    ({ kind, words }) => kind === 'vague thing' && !question.prompt.includes(words),
  );
  const named =
    vague && / Keep “/.test(question.prompt) ? ` Name what “${vague.words}” stands for.` : '';
  return {
    ...question,
    prompt: `${question.prompt}${/^I [a-z]/.test(written) ? ' Leave out “I”.' : ''}${named}`,
  };
}
const SHARE =
  /^(?:Which part of this|What (?:do|did) you (?:do|help) |What (?:is|was) your own part)/;

/** Whether the answer joins the words of the line. */
const isKept = ({ template, purpose }: LineQuestion) =>
  template !== '{answer}' || purpose === 'figure';

/** What the answer would leave standing must read well; else the whole line is told again. */
function staleOutside({ template }: LineQuestion, context: LineContext): LineQuestion | null {
  const kept = template === '{answer}' ? context.text : template.replace('{answer}', 'these');
  return weakSpots(bare(kept)).length === 0 ? null : staleQuestion(context);
}

/** A line that has its figure or result lacks none, and one that tells enough needs none. */
function figureQuestion(context: LineContext): LineQuestion | null {
  if (hasNumber(context.text) || hasResult(context.text)) return null;
  if (!isBareLine(context.text)) return null;
  return countQuestion(context) ?? outcomeQuestion(context);
}

/** For things in a row of which no deed is told. */
export const bareListQuestion = (context: LineContext): LineQuestion =>
  /^[A-Z][a-z]+ing\b/.test(context.text)
    ? tellQuestion(context)
    : deed(`What did you do with these? ${VERB_FIRST}`);

function qualitiesQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (!isQualities(text)) return null;
  return TOLD_BEHIND.test(text) || hasLaterDeed(text)
    ? deed(
        `The work stands behind the praise here. Write the line again with ${deeds(context)} alone.`,
      )
    : deed(`This line names qualities. Which piece of your work shows them best? ${VERB_FIRST}`);
}
/** 'Pretty good at arches and can knock out 500 bricks a day' */
const TOLD_BEHIND = /\d/;
/** 'Creative team player with an eye for detail, dressed mannequins and set up floor moves' */
const hasLaterDeed = (text: string) =>
  [...text.matchAll(/, (?:and )?(?:also )?([a-z]+) [a-z]/g)].some(([, word]) =>
    isPastOnly(verbOfPast(word!)),
  );

/** Whether the line names qualities of the person and no work. */
export function isQualities(text: string): boolean {
  if (SKILLED.test(text)) return true;
  const hits = bare(text).match(QUALITIES)?.length ?? 0;
  const verb = /^(?:I )?([A-Za-z]+)\b/.exec(text)?.[1]!.toLowerCase() ?? '';
  if (OPENS_WITH_QUALITY.test(text) && ENJOYS.test(text)) return !/\d/.test(text);
  if (hits === 0 || /\d/.test(text) || NAMES_WORK.test(text)) return false;
  // 'having to treat patients under pressure' tells the deed.
  if (/\b(?:having to|while|when) [a-z]+/.test(text)) return false;
  return (
    STATES.test(verb) || OPENS_WITH_QUALITY.test(text) || (!verbOfPast(verb) && !verbOfBase(verb))
  );
}

/** 'Really good at calming patients', 'Always on time and polite': a quality opens the line. */
const SKILLED =
  /^(?:(?:Always|Very|Really|Pretty|Quite) )*(?:[Gg]ood|[Gg]reat|[Hh]andy|[Ss]killed|[Pp]olite|[Pp]unctual|[Oo]n time|[Ff]riendly|[Pp]atient|[Ee]xperienced|[Rr]espectful) (?:with|at|on|in|and) |^(?:(?:Always|Very) )?(?:[Ww]illing|[Hh]appy|[Ee]ager|[Kk]een) to |^Works? well (?:alone|with|under|in|on|as)\b|^(?:[Gg]ood|[Gg]reat|[Kk]een|[Ss]harp) (?:eye|ear|sense|feel) (?:for|of) /;
/** 'Worked with dispatch so that loads came on time', 'Did laundry', 'have built up': work, not qualities. */
const NAMES_WORK =
  /^Work(?:ed|ing)? (?:[a-z]+ly )?(?:with|on|for|alongside) (?!others\b|people\b|anyone\b|all\b)|^(?:I )?(?:Do|Did|do|did) (?!my\b|the best\b|well\b|whatever\b)[a-z-]+|\b(?:have|has|had) [a-z]+(?:ed|lt|de|wn)\b/;
const ENJOYS = / who (?:is|enjoys|loves|likes|always|takes pride|can|strives)\b/;
const STATES =
  /^(?:got|get|came|come|was|am|works?|worked|did|do|maintained|maintain|showed|demonstrated|displayed|had|have|like|love|enjoy|stayed)$/;
