/** Questions whose answer is a number, each asked of the verb and the thing it was done to. */
import { verbOfBase, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { COUNTABLES, DAILY_THINGS, ONCE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import { counted, type Deed, type Time } from './counted-deed.ts';
import { SPECIAL } from './measured-deeds.ts';
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
    const verb = verbOfPast(word) ?? (current || match.index === 0 ? verbOfBase(word) : undefined);
    const isHelpedTo = verb?.lemma === 'help' && match[3] === 'to ';
    const particle = isHelpedTo ? '' : (match[3] ?? '');
    const from = match.index + match[0].length - (isHelpedTo ? 'to '.length : 0);
    const next = verb && nextVerb(verb, text.slice(from), current);
    const at = from + (next?.length ?? 0);
    const read = verb && readThings(text.slice(at));
    if (!read) continue;
    const cut = cutAtCounted(read);
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
      current: current && (verbOfBase(word) !== undefined || word.endsWith('ing')),
    });
    if (question) return question;
  }
  return null;
}

/** 'and unloaded trucks' after 'loaded', 'train staff' after 'helped': the object comes later. */
function nextVerb(verb: Verb, text: string, current: boolean) {
  const helped = verb.lemma === 'help' ? /^(?:to )?([a-z]+) (?=[a-z])/.exec(text) : null;
  const shared = helped && verbOfBase(helped[1]!);
  if (helped && shared) return { verb: shared, said: ` ${shared.base}`, length: helped[0].length };
  const pair = /^and ([a-z]+) (?=[a-z])/.exec(text);
  const second = pair && (verbOfPast(pair[1]!) ?? (current ? verbOfBase(pair[1]!) : undefined));
  return pair && second ? { verb, said: ` and ${second.base}`, length: pair[0].length } : null;
}

/** 'customers find products': what is counted ends at the first plural, and what they do follows. */
function cutAtCounted(read: ThingsRead): ThingsRead {
  const words = read.phrase.split(' ');
  const at = words.findIndex((word) => isCounted(word));
  if (at < 0 || at === words.length - 1 || !verbOfBase(words[at + 1]!)) return read;
  const phrase = words.slice(0, at + 1).join(' ');
  return { heads: [words[at]!], phrase, rest: ` ${words.slice(at + 1).join(' ')}${read.rest}` };
}

/** A listed plural, or people named by what they do. */
const isCounted = (word: string) =>
  COUNTABLES.has(word) ||
  (/[a-z]{3}(?:ers|ors|ists|ants|ees|ians)$/.test(word) &&
    !/^(?:matters|others|numbers|headquarters|fees|degrees)$/.test(word));

const DEED =
  /(^|,? and (?:then |also )?|, (?:then )?)([A-Za-z]+(?:-[a-z]+)?) ((?:for|with|after|to|up) )?(?=[a-z])/gi;
const DETERMINERS =
  /^(?:(?:the|all|all of the|various|multiple|many|numerous|different|several|some|my|our|their|any|a variety of|a range of|a lot of|lots of) )+/i;

const asked = (deed: Deed) =>
  SPECIAL.reduce<LineQuestion | null>((found, ask) => found ?? ask(deed), null) ?? plainCount(deed);

/** 'Answered calls' → 'Answered {answer} calls a day'. */
function plainCount(deed: Deed): LineQuestion | null {
  const { heads, things, verb } = deed;
  if (!heads.every(isCounted) || heads.length > 2) return null;
  if (!/^[A-Za-z'/ -]+$/.test(things) || things.split(' ').length > 7) return null;
  if (/^(?:an?|this|that|its|his|her)\b/.test(things)) return null;
  if (/^(?:help|assist|support)$/.test(verb.lemma) && COLLEAGUES.test(heads[0]!)) return null;
  const routine = ROUTINE_VERBS.has(verb.lemma);
  if (!routine && !ONCE_VERBS.has(verb.lemma)) return null;
  const beside = /^(?:help|assist|support)$/.test(verb.lemma) && !SERVED_PEOPLE.test(heads[0]!);
  return counted(deed, things, routine && !beside ? timeOf(heads[0]!) : null);
}

/** Nobody counts those at whose side the work was done. */
const COLLEAGUES =
  /^(?:nurses|doctors|brewers|chefs|cooks|bakers|solicitors|lawyers|attorneys|barristers|partners|engineers|teachers|managers|accountants|researchers|surgeons|dentists|paramedics|directors|consultants|buyers|designers|developers|architects|surveyors|officers|colleagues|coworkers|brokers|stylists|technicians|electricians|plumbers|carpenters|mechanics|vets|scientists|professors|lecturers|physicians|pharmacists|executives|supervisors|coaches|trainers|editors|producers|therapists)$/;

/** Those whom work is for; others are colleagues, counted once. */
const SERVED_PEOPLE =
  /^(?:customers|clients|guests|patients|students|pupils|visitors|residents|callers|passengers|members|families|users|tenants|learners|children|people|shoppers|diners|patrons|buyers|applicants|candidates|tables|requests|orders)$/;

const timeOf = (head: string): Time => (DAILY_THINGS.has(head) ? 'day' : 'week');
