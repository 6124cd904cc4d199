/** Questions for the people a deed was for: 'Taught maths to {answer} pupils'. */
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { figure, PERIOD } from './ask.ts';
import { DAILY_PEOPLE, number } from './counted-deed.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellsDeed } from './told-deed.ts';
import { isWhole } from './whole-things.ts';
import { openingWord } from './words.ts';

/** How many people the line's deed was for, where it names them after its object; else null. */
export function servedQuestion({ text, current }: LineContext): LineQuestion | null {
  const opening = openingWord(text);
  const verb = verbOfPast(opening) ?? verbOfBase(opening);
  const match = PEOPLE.exec(text);
  if (!verb || !match || PERIOD.test(text) || BESIDE.test(verb.lemma)) return null;
  const [, group = '', who = ''] = match;
  const things = group + who;
  if (!isWhole(things) || tellsDeed(text.slice(0, match.index + match[0].length))) return null;
  const rest = text.slice(match.index + match[0].length).replace(/[.;]\s*$/, '');
  const isDaily = DAILY_PEOPLE.test(who);
  const prompt = `About how many ${things} ${current ? 'is' : 'was'} this for${isDaily ? ' on a usual day' : ''}?`;
  // A time behind people who are told of further would part what belongs together.
  if (isDaily && !/^(?:$|[,.;]| (?:in|on|at) )/.test(rest)) return figure(prompt);
  const before = text.slice(0, match.index + match[0].length).slice(0, -things.length);
  const plain = before.replace(/(?:all |the |our |all of the |various |many |different )+$/, '');
  const template = `${plain}{answer} ${things}${isDaily ? ' a day' : ''}${rest}`;
  return number(prompt, template, 'count', things);
}

/** The deed, 'to' or 'for', and people in the plural who are named by one or two words. */
const PEOPLE =
  /^[A-Z][a-z]+(?: [a-z'’-]+,?){1,9}? (?:to|for|from) (?:all |the |our |all of the |various |many |different )*((?!and |or )(?:[a-z'’-]+ ){0,3}?)(customers|clients|guests|patients|students|pupils|visitors|residents|callers|passengers|members|families|users|tenants|learners|children|shoppers|diners|employees|callers|volunteers|participants|delegates|drivers|carers|parents|elders|apprentices)(?=$|[.;,]| (?:with|in|on|at|by|during|across|over|and|who|from|about|using)\b)/;

/** What was done beside others was not done for that many. */
const BESIDE = /^(?:work|help|assist|support|contribute|participate|respond|listen|refer|report)$/;
