import { oneLine } from '#contract/one-line.ts';
import { COUNTABLES, isOtherPlural } from '#worker/nlp/countables.ts';
import { verbOfBase, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** What to ask of an English statement without a figure: the thing it could count, else how much or how often. */
export const whatToCount: (line: string) => string = rememberByText((line) => {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (CHANGED.test(line)) return 'By how much? Add the true figure, if you know it.';
  const sum = words.find((word) => SUMS.has(word));
  if (sum !== undefined) return `How large was the ${sum}? Add the true figure, if you know it.`;
  const thing = words.find((word) => COUNTABLES.has(word));
  const things = thing === 'phones' && /\b(?:answer|handl|man)/i.test(line) ? 'calls' : thing;
  if (things !== undefined) return `How many ${things}? Add the true number, if you know it.`;
  const others = words.slice(1).find((word) => isOtherPlural(word) && !verbOfThirdPerson(word));
  if (others !== undefined) return `How many ${others}? Add the true number, if you know it.`;
  if (PEOPLE.test(line)) return 'How many people? Add the true number, if you know it.';
  if (REGULAR.test(line)) return 'How often, and how many each time? Add a true figure.';
  const [, word = '', object = ''] = DEED.exec(line) ?? [];
  const verb = verbOfPast(word.toLowerCase()) ?? verbOfBase(word.toLowerCase());
  // 'Provide individual and group counseling': the first word alone is no thing.
  const isHalf = !object.includes(' ') && line.includes(` ${object} and `);
  if (verb && !isHalf && !NOT_ASKED.test(verb.lemma)) {
    return `How much or how often did you ${verb.base} ${object}? Add a true figure, if you have one.`;
  }
  return 'How many, how much or how often? Add a true figure, if you have one.';
});

const NOT_ASKED = /^(?:be|have|learn|receive|gain|ensure|keep|help|assist|support|work)$/;
/** The verb and its object, up to what follows them. */
const DEED = new RegExp(oneLine`
  ^([A-Za-z]+) (?!for\b|to\b|as\b|with\b|in\b|on\b|of\b|at\b)([a-z'’-]+(?: [a-z'’-]+){0,3}?)
  (?= (?:to|for|in|on|at|of|with|by|from|and|using|so|while|when|as|during|across|under)\b|
    [,.;]|$
  )
`);
const CHANGED =
  /\b(?:cut|reduc|increas|grew|grow|rais|improv|boost|lower|shorten|expand|sav|decreas|speed|sped)(?:e|es|ed|ing|s|en)?\b/i;
const SUMS = new Set(['budget', 'revenue', 'turnover', 'spend', 'fund', 'grant', 'portfolio']);
const PEOPLE =
  /\b(?:team|staff|crew|volunteers|newcomers|starters|coworkers|trainees|personnel)\b/i;
const REGULAR = /\b(?:daily|weekly|monthly|regular(?:ly)?|every (?:day|week|month))\b/i;
