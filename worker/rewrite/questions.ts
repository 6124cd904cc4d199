/** Questions for facts that only the person has: never leading, one line each. */
import { HARD_OUTCOMES, NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { COUNTABLES, ONCE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import { matchLeadIn } from './lead-in.ts';
import type { LineContext, LineQuestion } from './model.ts';

/** The question that would help this line most, or null. */
export function questionFor(context: LineContext): LineQuestion | null {
  const { text } = context;
  const leadIn = matchLeadIn(text);
  if (leadIn) {
    return dutyQuestion(leadIn.rest.replace(/[.;]\s*$/, ''), leadIn.toInfinitive);
  }
  if (/^We (?:[a-z]+)\b/.test(text)) {
    return whole('This line says “we”. Which part of it did you do? Start with a verb.');
  }
  if (/^I (?:am|was|do|did|have|had) /.test(text)) {
    return whole(`“${text.replace(/[.;]\s*$/, '')}”: what did you do? Start with a verb.`);
  }
  if (isQualities(text)) {
    return whole('This line names qualities. Which piece of your work shows them best?');
  }
  return quantityQuestion(context) ?? figureQuestion(text);
}

const whole = (prompt: string): LineQuestion => ({ prompt, kind: 'text', template: '{answer}' });

function dutyQuestion(rest: string, toInfinitive: boolean): LineQuestion {
  const gerund = /^([a-z]+ing)\b/.exec(rest)?.[1];
  const verb = gerund === undefined ? undefined : verbOfGerund(gerund);
  const short = rest.length > 90 ? `${rest.slice(0, 87).replace(/\s+\S*$/, '')} …` : rest;
  if (verb && HARD_OUTCOMES.has(verb.lemma)) {
    return whole(`You were responsible for “${short}”. What did you do, and what came of it?`);
  }
  return whole(
    toInfinitive
      ? `Your duty was to “${short}”. What did you do? Start with a verb.`
      : `You were responsible for “${short}”. What did you do? Start with a verb.`,
  );
}

const QUALITIES =
  /\b(?:results?-(?:driven|oriented)|detail-oriented|hard-?working|self-starter|team player|go-getter|dynamic|visionary|highly motivated|self-motivated|proven track record|thinks? outside the box|excellent communication|strong work ethic|passionate|enthusiastic|synerg\w+)\b/gi;

function isQualities(text: string): boolean {
  const hits = text.match(QUALITIES)?.length ?? 0;
  const verb = /^([A-Z][a-z]+)\b/.exec(text)?.[1]!.toLowerCase() ?? '';
  return hits > 0 && !verbOfPast(verb) && !verbOfBase(verb) && !/\d/.test(text);
}

const OBJECT =
  /^([A-Z][a-z]+(?:-[a-z]+)?) ((?:(?:various|multiple|several|numerous|many) )?)((?:[a-z]+(?:-[a-z]+)? ){0,2}?)([a-z]+)(?=$|[.,;]| (?:and|for|in|on|at|with|from|to|by|using|across|of|about|into|under|over|through|during|via)\b)/;
const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thirds?|half|quarter|double[ds]?|tripled?|dozens?|hundreds?|thousands?|daily|weekly|monthly|annual)\b/i;

function quantityQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (HAS_NUMBER.test(text)) return null;
  const match = OBJECT.exec(text);
  if (!match) return null;
  const [whole, opening, , adjectives, noun] = match;
  const verb = openingVerb(opening!.toLowerCase());
  if (!verb || !COUNTABLES.has(noun!) || /\b(?:and|or|the|all|my|our)\b/.test(adjectives!))
    return null;
  const routine =
    ROUTINE_VERBS.has(verb.lemma) &&
    !/\b(?:per|each|every|an? (?:day|week|month|year))\b/.test(text);
  if (!routine && !ONCE_VERBS.has(verb.lemma)) return null;
  const things = `${adjectives!}${noun!}`;
  const period = routine ? ' a week' : '';
  const rest = text.slice(whole.length);
  const prompt = context.current
    ? `How many ${things} do you ${verb.base}${routine ? ' in a usual week' : ' in this role'}?`
    : `How many ${things} did you ${verb.base}${routine ? ' in a usual week' : ' in this role'}?`;
  return { prompt, kind: 'number', template: `${opening!} {answer} ${things}${period}${rest}` };
}

/** Where no single thing stands to be counted, the line itself is quoted back. */
function figureQuestion(text: string): LineQuestion | null {
  const verb = /^([A-Z][a-z]+(?:-[a-z]+)?) /.exec(text)?.[1]?.toLowerCase() ?? '';
  if (HAS_NUMBER.test(text) || !openingVerb(verb) || text.length > 160) return null;
  if (!verbOfPast(verb) && NOUN_BASES.has(verb)) return null;
  const line = text.replace(/[.;]\s*$/, '');
  return whole(
    `“${line}”: how many, how much or how often? Write the line with a figure you know.`,
  );
}

function openingVerb(word: string): Verb | undefined {
  return verbOfPast(word) ?? verbOfBase(word);
}
