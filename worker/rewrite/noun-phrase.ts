/** Reads the things that a verb takes: 'angry calls and refunds from guests' → calls, refunds. */
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';

/** What ends a noun phrase inside a line. */
const AFTER_HEAD =
  /\s+(?:of|in|on|at|for|with|across|within|from|to|per|worth|using|by|over|every|each|during|throughout|before|after|daily|weekly|monthly|regarding|about|into|under|through|via|as|while|when|who|that|which|so|such|including|between|around|without|until|if)(?:\s+|$)/;

export interface ThingsRead {
  /** Last word of each coordinated thing, in lower case. */
  heads: string[];
  /** The things as written, without what follows them. */
  phrase: string;
  /** From the end of the things to the end of the line. */
  rest: string;
}

/** The things at the start of `text`; null when a verb or nothing stands there. */
export function readThings(text: string): ThingsRead | null {
  const heads: string[] = [];
  let at = 0;
  for (const part of text.split(/(,? and |, |[.;:!]\s*$)/)) {
    if (/^(?:,? and |, |[.;:!]\s*)$/.test(part) || part === '') {
      at += part.length;
      continue;
    }
    if (heads.length > 0 && opensDeed(part)) break;
    const noun = part.split(AFTER_HEAD)[0]!;
    const head = noun.trim().split(' ').at(-1)!.toLowerCase();
    if (head === '') return null;
    heads.push(head);
    at += noun.length;
    if (noun.length < part.length) break;
  }
  if (heads.length === 0) return null;
  const phrase = text.slice(0, at).replace(/(?:,? and |, |[.;:!]\s*)$/, '');
  return { heads, phrase, rest: text.slice(phrase.length) };
}

/** A later item that is a deed of its own: 'complaints and trained staff'. */
function opensDeed(item: string): boolean {
  const [first = '', second] = item.replace(/^(?:also|then) /, '').split(' ');
  if (second === undefined) return verbOfGerund(first) !== undefined;
  if (/^[a-z]{3,}ed$/.test(first)) return true;
  const past = verbOfPast(first);
  return past !== undefined || verbOfGerund(first) !== undefined || verbOfBase(first) !== undefined;
}

/** People and animals, who are cared for and never 'handled'. */
export const LIVING =
  /^(?:people|persons?|customers?|clients?|patients?|children|child|kids?|toddlers?|infants?|babies|baby|boys?|girls?|twins|siblings|residents?|students?|pupils?|elderly|seniors?|guests?|callers?|members?|famil(?:y|ies)|parents?|adults?|veterans?|visitors?|passengers?|tenants?|animals?|dogs?|cats?|pets?|puppies|horses?|livestock|birds?|chickens|cattle|calves|sheep|goats|pigs|staff|employees|team|volunteers?|managers?|buyers?|sellers?|vendors?|suppliers?|(?:sub)?contractors?|candidates?|applicants?|users?|owners?|donors?|teachers?|doctors?|nurses?|engineers?|developers?|drivers?|partners|colleagues|coworkers|co-workers|shoppers|diners|attendees|exhibitors|sponsors|players|athletes|actors|artists|writers|players|crew|recruits|apprentices?|trainees?|interns?|learners?|labou?rers?|welders?|offenders?|juniors?|cooks?|chefs?|waiters?|cleaners?|carers?|technicians?|riders|brokers?|installers?|fitters?|electricians?|plumbers?|porters?)$/;
