/** Questions whose answer is a number, each asked of the verb and the thing it was done to. */
import { verbOfBase, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import {
  COUNTABLES,
  DAILY_THINGS,
  isOtherPlural,
  ONCE_VERBS,
  ROUTINE_VERBS,
  UNCOUNTED,
  UNCOUNTING_VERBS,
} from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { counted, PERIOD, type Deed, type Time } from './counted-deed.ts';
import { SPECIAL } from './measured-deeds.ts';
import { servedQuestion } from './served-people.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { readThings, type ThingsRead } from './noun-phrase.ts';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thirds?|half|quarter|double[ds]?|tripled?|dozens?|hundreds?|thousands?)\b/i;
/** Whether the line tells a number already. */
export const hasNumber = (text: string) => NUMBER.test(text);

/** The first deed of the line with something to count, or null. */
export function countQuestion(context: LineContext): LineQuestion | null {
  const { text, current } = context;
  if (hasNumber(text)) return null;
  for (const match of text.matchAll(DEED)) {
    const word = match[2]!.toLowerCase();
    const isPurpose = match[1] === 'to ';
    if (isPurpose && LEARNING.test(text)) continue;
    const isBase = current || isPurpose || match.index === 0;
    const verb = verbOfPast(word) ?? (isBase ? verbOfBase(word) : undefined);
    const isHelpedTo = verb?.lemma === 'help' && match[3] === 'to ';
    const particle = isHelpedTo ? '' : (match[3] ?? '');
    const from = match.index + match[0].length - (isHelpedTo ? 'to '.length : 0);
    const next = verb && nextVerb(verb, text.slice(from), current);
    const at = from + (next?.length ?? 0);
    const read = verb && readThings(text.slice(at));
    if (!read) continue;
    const cut = cutAtCounted(read, next?.verb ?? verb);
    const things = cut.phrase.replace(DETERMINERS, '');
    const question = asked({
      opening: text.slice(0, at).trimEnd(),
      verb: next?.verb ?? verb,
      did: `${verb.base}${next?.said ?? ''}`,
      particle,
      things,
      heads: cut.heads,
      phrase: cut.phrase,
      rest: cut.rest.replace(/[.;]\s*$/, ''),
      purpose: isPurpose,
      current: current && isNow(isPurpose ? OPENING.exec(text)![0].toLowerCase() : word),
    });
    if (question && !(isPurpose && question.measure !== 'count')) return question;
  }
  return servedQuestion(context);
}

/** What was only learned was not done. */
const LEARNING = /^(?:Learn|Learned|Learnt|Trained|Able|Ability|Tried|Aim)\b/;
const OPENING = /^[A-Za-z]*/;
/** Whether a verb of a current role is told in the present. */
const isNow = (word: string) => verbOfBase(word) !== undefined || word.endsWith('ing');

/** 'and unloaded trucks' after 'loaded', 'train staff' after 'helped': the object comes later. */
function nextVerb(verb: Verb, text: string, current: boolean) {
  const helped = verb.lemma === 'help' ? /^(?:to )?([a-z]+) (?=[a-z])/.exec(text) : null;
  const shared = helped && verbOfBase(helped[1]!);
  if (helped && shared) return { verb: shared, said: ` ${shared.base}`, length: helped[0].length };
  const pair = /^and ([a-z]+) (?=[a-z])/.exec(text);
  const second = pair && (verbOfPast(pair[1]!) ?? (current ? verbOfBase(pair[1]!) : undefined));
  return pair && second ? { verb, said: ` and ${second.base}`, length: pair[0].length } : null;
}

/** 'customers find products': what is counted ends at the people, and what they do follows. */
function cutAtCounted(read: ThingsRead, verb: Verb): ThingsRead {
  const words = read.phrase.split(' ');
  const at = words.findIndex((word) => isCounted(word));
  const next = words[at + 1];
  if (at < 0 || next === undefined) return read;
  const isManner = /^[a-z]{3,}ly$/.test(next);
  if (!isManner && !verbOfBase(next)) return read;
  if (!isManner && !ENABLING.test(verb.lemma) && NOUN_BASES.has(next)) return read;
  const phrase = words.slice(0, at + 1).join(' ');
  return { heads: [words[at]!], phrase, rest: ` ${words.slice(at + 1).join(' ')}${read.rest}` };
}

/** Others do what follows: 'helped guests book tours'. */
const ENABLING = /^(?:help|assist|teach|let|encourage|enable|train)$/;

/** A listed plural, or people named by what they do. */
const isCounted = (word: string) =>
  COUNTABLES.has(word) ||
  (/[a-z]{3}(?:ers|ors|ists|ants|ees|ians)$/.test(word) && !UNCOUNTED.has(word));

const DEED =
  /(^|,? and (?:then |also )?|, (?:then )?|(?<= )to )([A-Za-z]+(?:-[a-z]+)?) ((?:for|with|after|up|out|(?<=\b(?:assist|help)[a-z]* )in|(?<=\b(?:talk|speak|spoke|respond|present|listen|help)[a-z]* )to) )?(?=[a-z])/gi;
const DETERMINERS =
  /^(?:(?:the|all|all of the|various|multiple|many|numerous|different|several|some|my|our|their|any|a variety of|a range of|a lot of|lots of) )+/i;

const asked = (deed: Deed) =>
  SPECIAL.reduce<LineQuestion | null>((found, ask) => found ?? ask(deed), null) ?? plainCount(deed);

/** 'Answered calls' → 'Answered {answer} calls a day'. */
function plainCount(deed: Deed): LineQuestion | null {
  const { heads, things, verb, rest } = deed;
  const isClosed = heads.every((head) => isCounted(head));
  const isOpen = heads.every((head) => isCounted(head) || isOtherPlural(head));
  if (!isOpen || heads.length > 3 || UNFIT.test(`${verb.lemma} ${heads[0]!}`)) return null;
  const given = things.split(' ')[0]!;
  if (GIVING.test(verb.lemma) && isCounted(given) && given !== things.split(' ').at(-1))
    return null;
  if (GIVING.test(verb.lemma) && SERVED_PEOPLE.test(heads[0]!)) return null;
  if (!/^[A-Za-z'’/ -]+(?:, [A-Za-z'’/ -]+)*$/.test(things) || things.split(' ').length > 7)
    return null;
  if (
    /^(?:an?|this|that|its|his|her|each|every|in|on|at|by|from|of|into|as)\b/.test(things) ||
    PERIOD.test(things)
  )
    return null;
  if (SHARING.test(verb.lemma) && COLLEAGUES.test(heads[0]!)) return null;
  const routine = ROUTINE_VERBS.has(verb.lemma);
  const counting = routine || ONCE_VERBS.has(verb.lemma);
  const bareVerb = deed.particle === '' || deed.particle === 'out ';
  if (!counting && (UNCOUNTING_VERBS.has(verb.lemma) || !bareVerb)) return null;
  if (!isClosed && UNCOUNTING_VERBS.has(verb.lemma)) return null;
  if (UPHELD.test(verb.lemma) && UPHELD_THINGS.test(heads.at(-1)!)) return null;
  const beside = SHARING.test(verb.lemma) && !SERVED_PEOPLE.test(heads[0]!);
  const time =
    routine && !deed.purpose && !beside && !STANDING.test(verb.lemma) && !TAUGHT.test(heads[0]!)
      ? timeOf(heads[0]!)
      : null;
  // 'returns a week of clients' would part what belongs together.
  const of =
    time === null ? null : /^ of [a-z' -]+?(?=$| (?:in|on|at|for|with|to|by)\b|,)/.exec(rest);
  if (of) return counted({ ...deed, rest: rest.slice(of[0].length) }, things + of[0], time);
  return counted(deed, things, time);
}

/** Who is given something is not what was given. */
const GIVING = /^(?:give|offer|send|show|tell|lend)$/;
/** Deeds whose things nobody counts that way: miles are driven, and tasks are named. */
const UNFIT =
  /^(?:do|perform|complete|handle|help|assist) (?:tasks|jobs|errands|chores|problems)$|^(?:drive|operate|ride) (?:trucks|lorries|vans|cars|buses|vehicles|trains|trams|forklifts|tractors|excavators|cranes)$/;

/** Watched or kept all along, not one by one. */
const STANDING = /^(?:give|monitor|maintain|operate|support|stock|manage|reconcile)$/;
const SHARING = /^(?:help|assist|support)$/;
const UPHELD = /^(?:maintain|keep|update)$/;
const UPHELD_THINGS = /^(?:records|files|logs|documents|accounts|books|registers|reports|tickets)$/;

/** Nobody counts those at whose side the work was done. */
const COLLEAGUES =
  /^(?:nurses|doctors|brewers|chefs|cooks|bakers|solicitors|lawyers|attorneys|barristers|partners|engineers|teachers|managers|accountants|researchers|surgeons|dentists|paramedics|directors|consultants|buyers|designers|developers|architects|surveyors|officers|colleagues|coworkers|brokers|stylists|technicians|electricians|plumbers|carpenters|mechanics|vets|scientists|professors|lecturers|physicians|pharmacists|executives|supervisors|coaches|trainers|editors|producers|therapists|earners|teams|departments|seniors)$/;

/** Those whom work is for; others are colleagues, counted once. */
const SERVED_PEOPLE =
  /^(?:customers|clients|guests|patients|students|pupils|visitors|residents|callers|passengers|members|families|users|tenants|learners|children|people|shoppers|diners|patrons|buyers|applicants|candidates|tables|requests|orders)$/;

/** Those who stay: counted once, not by the week. */
const TAUGHT = /^(?:students|pupils|learners|children|families|tenants|members)$/;

const timeOf = (head: string): Time => (DAILY_THINGS.has(head) ? 'day' : 'week');
