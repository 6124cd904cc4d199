/** Deeds that are measured otherwise than by counting their object: teams, budgets, sales, tills. */
import { figure, PERIOD } from './ask.ts';
import { counted, did, number, type Deed } from './counted-deed.ts';
import type { LineQuestion } from './model.ts';
import { isWhole } from './whole-things.ts';

type Ask = (deed: Deed) => LineQuestion | null;
const is = (deed: Deed, verbs: RegExp, heads: RegExp) =>
  verbs.test(deed.verb.lemma) && deed.heads.length === 1 && heads.test(deed.heads[0]!);

/** One question after the other is tried; null where the deed is not of its kind. */
export const SPECIAL: readonly Ask[] = [
  (deed) => (is(deed, /^answer$/, /^(?:tele)?phones?$/) ? counted(deed, 'calls', 'day') : null),
  (deed) =>
    is(deed, /^enter$/, /^(?:data|information)$/) && /^[a-z]+$/.test(deed.things)
      ? counted(deed, 'records', 'day')
      : null,
  teamSize,
  budgetSize,
  (deed) =>
    is(deed, /^(?:handle|count|process)$/, /^cash$/) && deed.things === 'cash'
      ? number(
          `About how much cash ${did(deed)} ${deed.verb.base} on a usual day?`,
          `${deed.opening} {answer} in cash a day${deed.rest}`,
          'money',
        )
      : null,
  raisedMoney,
  changedBy,
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
  if (!fits || deed.particle !== '') return null;
  const noun = deed.heads[0]!;
  const [whole, members = ''] =
    /^ of ([a-z' -]*?[a-z]{2}[^su]s)(?=$|,| (?!and\b)[a-z]+)/.exec(deed.rest) ?? [];
  if (whole !== undefined && isWhole(members)) {
    return number(
      `How many ${members} ${deed.current ? 'are' : 'were'} in the ${noun}?`,
      `${deed.opening} ${deed.phrase} of {answer} ${members}${deed.rest.slice(whole.length)}`,
      'count',
      members,
    );
  }
  if (OF.test(deed.rest)) return null;
  if (noun === 'staff') {
    const some = deed.things.replace(/^(?:an?|the) /, '');
    return number(
      `About how many staff ${did(deed)} ${deed.verb.base}?`,
      `${deed.opening} {answer} ${some}${deed.rest}`,
      'count',
      some,
    );
  }
  const people = `How many people ${deed.current ? 'are' : 'were'} in the ${noun}?`;
  return number(people, `${deed.opening} ${deed.phrase} of {answer}${deed.rest}`, 'size');
}

function budgetSize(deed: Deed): LineQuestion | null {
  const fits = is(
    deed,
    /^(?:manage|oversee|run|control|plan|prepare|handle)$/,
    /^(?:budget|portfolio)$/,
  );
  if (!fits || /^ of\b/.test(deed.rest)) return null;
  const noun = deed.heads[0]!;
  return number(
    `How large ${deed.current ? 'is' : 'was'} the ${noun}? Write the amount with its currency.`,
    `${deed.opening} ${deed.phrase} of {answer}${deed.rest}`,
    'money',
  );
}

/** 'Raised funds for the hospice' → 'Raised {answer} for the hospice'. */
function raisedMoney(deed: Deed): LineQuestion | null {
  if (
    !is(deed, /^(?:raise|collect|win|secure)$/, /^(?:funds?|money|donations|funding|sponsorship)$/)
  )
    return null;
  return number(
    `About how much ${did(deed)} ${deed.verb.base}? Write the amount with its currency.`,
    `${deed.opening} {answer}${deed.heads[0] === 'money' || deed.heads[0]!.startsWith('fund') ? '' : ` in ${deed.things}`}${deed.rest}`,
    'money',
  );
}

/** What has a size of its own that can be cut or grown. */
const SIZES =
  /^(?:costs?|waste|times?|errors?|spending|expenses|energy|emissions|delays?|queues?|bills?|sales|revenue|turnover|profits?|numbers?|memberships?|attendance|traffic|visits|followers|readership|income|donations|bookings|scores?|ratings?|results|rates?|levels?|backlogs?|downtime|usage|consumption|complaints|returns|losses|debts?|absence|turnaround|footfall|audience|subscriptions?|productivity|output|awareness)$/;

/** 'Reduced waste' → 'Reduced waste by {answer}'. */
function changedBy(deed: Deed): LineQuestion | null {
  if (
    !/^(?:reduce|cut|lower|decrease|increase|raise|grow|boost|shorten|slash)$/.test(deed.verb.lemma)
  )
    return null;
  if (/^(?:cut|raise|grow|slash)$/.test(deed.verb.lemma) && !SIZES.test(deed.heads[0]!))
    return null;
  const { opening, phrase, rest, things } = deed;
  if (opening.includes(' ') || / by\b/.test(rest.replace(MEANS, ''))) return null;
  const where =
    /^(?: (?:in|on|at|across|of|for|from|within|during) (?:[a-z'’-]+ ?){1,5}?)*(?=$|,| and | by | through | using )/.exec(
      rest,
    )?.[0] ?? '';
  const said = `${phrase}${where}`;
  if (things === '') return null;
  const after = rest.slice(where.length);
  return SIZES.test(deed.heads[0]!) &&
    deed.heads.length === 1 &&
    /^(?:$| (?:by|through|using) )/.test(after)
    ? number(
        'By how much? A careful estimate is fine.',
        `${opening} ${said} by {answer}${after}`,
        'change',
      )
    : figure('By how much?');
}

/** How it was done, not by how much. */
const MEANS = / by [a-z]+ing\b/;

function soldWorth(deed: Deed): LineQuestion | null {
  if (!/^(?:sell|upsell)$/.test(deed.verb.lemma) || deed.heads.length > 2 || deed.particle !== '')
    return null;
  if (deed.heads[0] === 'orders' || PERIOD.test(deed.rest) || /\bworth\b/.test(deed.rest))
    return null;
  const worth = `About how much ${deed.current ? 'are' : 'were'} your sales worth in a usual month?`;
  return /^(?:$|,| and [a-z]| (?:to|in|at) )/.test(deed.rest)
    ? number(
        `${worth} Write the amount with its currency.`,
        `${deed.opening} ${deed.phrase} worth {answer} a month${deed.rest}`,
        'money',
      )
    : figure(worth);
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
    'count',
    'items',
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
  return deed.rest === '' && deed.heads.length === 1
    ? number(prompt, `${deed.opening} ${deed.phrase} ${used} by {answer} people`, 'count', 'people')
    : figure(prompt);
}

const TILL = /^(?:registers?|tills?|checkout|counter|bar|drive-thru|drive-through)$/;
const SERVED =
  /^ to (customers|guests|clients|patrons|visitors|residents|diners|shoppers|members|patients)\b/;

/** Service and tills are measured by the people who came. */
function customersServed(deed: Deed): LineQuestion | null {
  const { opening, phrase, rest } = deed;
  const prompt = (people: string) => `About how many ${people} ${did(deed)} serve on a usual day?`;
  if (is(deed, /^(?:operate|run|work)$/, TILL) && !/\bcustomers\b/.test(rest)) {
    const template = `${opening} ${phrase} for {answer} customers a day${rest}`;
    return number(prompt('customers'), template, 'count', 'customers');
  }
  if (!is(deed, /^(?:provide|deliver|give)$/, /^service$/)) return null;
  const people = SERVED.exec(rest);
  const after = people ? rest.slice(people[0].length) : rest;
  if (/^ (?:to|for) /.test(after)) return null;
  const who = people?.[1] ?? 'customers';
  const template = `${opening} ${phrase} to {answer} ${who} a day${after}`;
  return number(prompt(who), template, 'count', who);
}

/** 'Provided counselling': to how many people. */
function peopleReached(deed: Deed): LineQuestion | null {
  const { opening, phrase, rest } = deed;
  const given =
    /^(?:provide|deliver|offer|give)$/.test(deed.verb.lemma) && GIVEN.test(deed.heads.at(-1)!);
  if (!given || / (?:to|for) /.test(` ${phrase}${rest} `) || PERIOD.test(rest)) return null;
  const asked = `About how many people ${deed.current ? 'is' : 'was'} this for in a usual week?`;
  return rest === ''
    ? number(asked, `${opening} ${phrase} to {answer} people a week`, 'count', 'people')
    : figure(asked);
}

const GIVEN =
  /^(?:counsell?ing|support|care|training|therapy|advice|instruction|lessons|assistance|guidance|coaching|tutoring|help|treatment|feedback|education)$/;
