/** Questions whose answer is a number, each asked of the verb and the thing it was done to. */
import { verbOfBase, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { COUNTABLES, DAILY_THINGS, ONCE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { readThings, type ThingsRead } from './noun-phrase.ts';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thirds?|half|quarter|double[ds]?|tripled?|dozens?|hundreds?|thousands?)\b/i;
const PERIOD =
  /\b(?:per|each|every|daily|weekly|monthly|annual|annually|yearly|nightly|an? (?:day|week|month|year|shift))\b/i;

/** Whether the line tells a number already. */
export const hasNumber = (text: string) => NUMBER.test(text);

interface Deed {
  /** All before the verb's object: 'Ran errands and answered', with no space at its end. */
  opening: string;
  verb: Verb;
  /** The verb or pair of verbs in the base form. */
  did: string;
  particle: string;
  /** The object without 'the', 'many' and the like. */
  things: string;
  heads: string[];
  /** The object as written. */
  phrase: string;
  rest: string;
  current: boolean;
}

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

const number = (prompt: string, template: string): LineQuestion => ({
  prompt,
  kind: 'number',
  template,
  purpose: 'quantity',
});

const asked = (deed: Deed) =>
  SPECIAL.reduce<LineQuestion | null>((found, ask) => found ?? ask(deed), null) ?? plainCount(deed);

const did = ({ current }: Deed) => (current ? 'do you' : 'did you');

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

/** A second deed with times of its own. */
const LATER_DEED = /(?:,? and |, )[a-z]+(?:ed|an|old|ept|id|ove|ew|ade|ook|ent)\b.*$/;

type Time = 'day' | 'week' | 'month';
const ASKED: Record<Time, string> = {
  day: ' on a usual day',
  week: ' in a usual week',
  month: ' in a usual month',
};

function counted(deed: Deed, things: string, time: Time | null): LineQuestion {
  const { opening, particle, rest } = deed;
  const told = PERIOD.test(rest.replace(LATER_DEED, ''));
  const when = time === null || told ? ' in this role' : ASKED[time];
  const period = time === null || told ? '' : ` a ${time}`;
  const after = particle === '' ? '' : ` ${particle.trim()}`;
  const prompt = told
    ? `About how many ${things} ${did(deed)} ${deed.did}${after}${rest.replace(LATER_DEED, '')}?`
    : `About how many ${things} ${did(deed)} ${deed.did}${after}${when}?`;
  return number(prompt, `${opening} {answer} ${things}${period}${rest}`);
}

type Ask = (deed: Deed) => LineQuestion | null;
const is = (deed: Deed, verbs: RegExp, heads: RegExp) =>
  verbs.test(deed.verb.lemma) && deed.heads.length === 1 && heads.test(deed.heads[0]!);

const SPECIAL: readonly Ask[] = [
  (deed) => (is(deed, /^answer$/, /^(?:tele)?phones?$/) ? counted(deed, 'calls', 'day') : null),
  (deed) =>
    is(deed, /^enter$/, /^(?:data|information)$/)
      ? counted(deed, deed.things.replace(/\b(?:data|information)$/, 'records'), 'day')
      : null,
  teamSize,
  budgetSize,
  (deed) =>
    is(deed, /^(?:handle|count|process)$/, /^cash$/) && deed.things === 'cash'
      ? number(
          `About how much cash ${did(deed)} ${deed.verb.base} on a usual day?`,
          `${deed.opening} {answer} in cash a day${deed.rest}`,
        )
      : null,
  soldWorth,
  stockSize,
  usedBy,
  customersServed,
  peopleReached,
];

const OF = /^ (?:of|for)\b/;

function teamSize(deed: Deed): LineQuestion | null {
  const fits = is(
    deed,
    /^(?:manage|lead|supervise|oversee|run|coach|train)$/,
    /^(?:team|crew|squad|brigade|staff)$/,
  );
  if (!fits || OF.test(deed.rest) || deed.particle !== '') return null;
  const noun = deed.heads[0]!;
  if (noun === 'staff') {
    const some = deed.things.replace(/^(?:an?|the) /, '');
    return number(
      `About how many staff ${did(deed)} ${deed.verb.base}?`,
      `${deed.opening} {answer} ${some}${deed.rest}`,
    );
  }
  const people = `How many people ${deed.current ? 'are' : 'were'} in the ${noun}?`;
  return number(people, `${deed.opening} ${deed.phrase} of {answer}${deed.rest}`);
}

function budgetSize(deed: Deed): LineQuestion | null {
  const fits = is(
    deed,
    /^(?:manage|oversee|run|control|plan|prepare|handle)$/,
    /^(?:budget|portfolio)$/,
  );
  if (!fits || OF.test(deed.rest)) return null;
  const noun = deed.heads[0]!;
  return number(
    `How large ${deed.current ? 'is' : 'was'} the ${noun}? Write the amount with its currency.`,
    `${deed.opening} ${deed.phrase} of {answer}${deed.rest}`,
  );
}

function soldWorth(deed: Deed): LineQuestion | null {
  if (!/^(?:sell|upsell)$/.test(deed.verb.lemma) || deed.heads.length > 2 || deed.particle !== '')
    return null;
  if (PERIOD.test(deed.rest) || /\bworth\b/.test(deed.rest)) return null;
  return number(
    `About what were your sales worth in a usual month? Write the amount with its currency.`,
    `${deed.opening} ${deed.phrase} worth {answer} a month${deed.rest}`,
  );
}

function stockSize(deed: Deed): LineQuestion | null {
  const fits = is(
    deed,
    /^(?:manage|count|track|maintain|control|monitor|take)$/,
    /^(?:inventory|stock)$/,
  );
  if (!fits || OF.test(deed.rest)) return null;
  const noun = deed.heads[0]!;
  return number(
    `About how many items ${deed.current ? 'are' : 'were'} in the ${noun}?`,
    `${deed.opening} ${deed.phrase} of {answer} items${deed.rest}`,
  );
}

const PRODUCT =
  /^(?:app|application|website|site|dashboard|tool|model|database|system|portal|chatbot|spreadsheet|platform|newsletter|bot|template)$/;

function usedBy(deed: Deed): LineQuestion | null {
  const fits = is(
    deed,
    /^(?:build|create|develop|design|make|launch|implement|maintain|program|own|write)$/,
    PRODUCT,
  );
  if (
    !fits ||
    !/^(?:an?|the) /i.test(deed.phrase) ||
    /\b(?:used|read)\b|\b(?:that|which)\b/.test(deed.rest)
  )
    return null;
  const noun = deed.heads[0]!;
  const use = noun === 'newsletter' ? 'read' : 'use';
  const used = noun === 'newsletter' ? 'read' : 'used';
  const prompt = `About how many people ${deed.current ? use : used} the ${noun}?`;
  const line = `${deed.opening} ${deed.phrase}`;
  return number(
    prompt,
    deed.rest === ''
      ? `${line} ${used} by {answer} people`
      : `${line}${deed.rest}, ${used} by {answer} people`,
  );
}

const TILL = /^(?:registers?|tills?|checkout|counter|bar|drive-thru|drive-through)$/;
const SERVED =
  /^ to (customers|guests|clients|patrons|visitors|residents|diners|shoppers|members|patients)\b/;

/** Service and tills are measured by the people who came. */
function customersServed(deed: Deed): LineQuestion | null {
  const { opening, phrase, rest } = deed;
  const prompt = (people: string) => `About how many ${people} ${did(deed)} serve on a usual day?`;
  if (is(deed, /^(?:operate|run|work)$/, TILL) && !/\bcustomers\b/.test(rest)) {
    return number(prompt('customers'), `${opening} ${phrase} for {answer} customers a day${rest}`);
  }
  if (!is(deed, /^(?:provide|deliver|give)$/, /^service$/)) return null;
  const people = SERVED.exec(rest);
  const after = people ? rest.slice(people[0].length) : rest;
  if (/^ (?:to|for) /.test(after)) return null;
  const who = people?.[1] ?? 'customers';
  return number(prompt(who), `${opening} ${phrase} to {answer} ${who} a day${after}`);
}

/** 'Provided counselling': to how many people. */
function peopleReached(deed: Deed): LineQuestion | null {
  const { opening, phrase, rest } = deed;
  const given =
    /^(?:provide|deliver|offer|give)$/.test(deed.verb.lemma) && GIVEN.test(deed.heads.at(-1)!);
  if (!given || / (?:to|for) /.test(` ${phrase}${rest} `) || PERIOD.test(rest)) return null;
  return number(
    `About how many people ${did(deed)} ${deed.did} it to in a usual week?`,
    `${opening} ${phrase} to {answer} people a week${rest}`,
  );
}

const GIVEN =
  /^(?:counsell?ing|support|care|training|therapy|advice|instruction|lessons|assistance|guidance|coaching|tutoring|help|treatment|feedback|education)$/;
