/** How a question is put: the closed set of forms that every asker builds from. */
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { LineContext, LineQuestion } from './model.ts';

/** A question whose answer is the whole line anew. */
export const deed = (prompt: string): LineQuestion => ({
  prompt,
  kind: 'text',
  template: '{answer}',
  purpose: 'deed',
});

/** A question whose answer goes into the line, which stands ready; the prompt says where. */
export const addition = (prompt: string): LineQuestion => ({ ...deed(prompt), purpose: 'figure' });

/** A question whose answer goes into the line wherever the user puts it. */
export const figure = (prompt: string): LineQuestion => addition(`${prompt} Add it to the line.`);

export const VERB_FIRST = 'Start with a verb.';
export const bare = (text: string) => text.replace(/[.;]\s*$/, '');
export const inCapital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
/** Whether the line is told of today: a role still held, and no past opening. */
export function isNow({ text, current }: Pick<LineContext, 'text' | 'current'>): boolean {
  const first = /^(?:I )?([A-Za-z]+)/.exec(text)?.[1]!.toLowerCase() ?? '';
  if (current && OPENS_WITH_QUALITY.test(text)) return true;
  if (current && ASKED_OF.test(first)) return true;
  const isPast = verbOfPast(first) !== undefined && verbOfBase(first) === undefined;
  return (
    current &&
    !isPast &&
    (!/^(?:was|were|had|did|got|been)$/.test(first) || /^Been [a-z]+ing\b/.test(text))
  );
}
/** 'Motivated, dynamic and …', 'Experienced driver who …': what one is, not what one did. */
export const OPENS_WITH_QUALITY =
  /^(?:(?:[Hh]ighly|[Ss]elf|[Hh]ighly[- ]self|[Vv]ery|[Ww]ell)[ -])?(?:[Mm]otivated|[Dd]edicated|[Cc]ommitted|[Dd]riven|[Ff]ocused|[Oo]rgani[sz]ed|[Ss]killed|[Ee]xperienced|[Ss]easoned|[Aa]ccomplished|[Tt]alented|[Dd]evoted|[Dd]etermined)(?:, (?:[a-z]+ly )?[a-z-]+(?:ic|ous|able|ible|ive|ent|ant|ful|ing|y|driven|oriented|focused|minded)\b|(?:,| and) (?:reliable|friendly|hard-?working|trustworthy|punctual)\b| and [a-z-]+(?:ic|ous|able|ible|ive|ent|ful)\b| (?!the\b|an?\b|my\b|our\b|on\b|in\b|to\b)(?:[a-z-]+ ){1,3}(?:who|with)\b)/;

/** The words before 'do' in a question. */
export const doing = (context: Pick<LineContext, 'text' | 'current'>) =>
  isNow(context) ? 'do you' : 'did you';
/** 'is' or 'was' of the share in the work. */
export const being = (context: Pick<LineContext, 'text' | 'current'>) =>
  isNow(context) ? 'is' : 'was';
/** 'are' or 'were' of those whom the work is for. */
export const beingMany = (context: Pick<LineContext, 'text' | 'current'>) =>
  isNow(context) ? 'are' : 'were';
/** What a line tells once it is told well. */
export const deeds = (context: Pick<LineContext, 'text' | 'current'>) =>
  isNow(context) ? 'what you do' : 'what you did';

/** 'Required to keep logs' is said of today where the role is held. */
const ASKED_OF =
  /^(?:required|expected|tasked|assigned|entrusted|trusted|employed|supposed|involved|based|needed|engaged|charged|appointed|selected|chosen)$/;

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thirds?|half|quarter|double[ds]?|tripled?|dozens?|hundreds?|thousands?)\b/i;
/** Whether the line tells a number already. */
export const hasNumber = (text: string) => NUMBER.test(text);

const TIME =
  '(?:hour|day|morning|evening|night|shift|week|weekend|fortnight|month|quarter|term|season|semester|year|time|spring|summer|autumn|fall|winter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?';
/** How often or when, as people write it: 'daily', 'per shift', 'after each visit', 'on Saturdays', 'at close'. */
export const PERIOD = new RegExp(
  `\\b(?:daily|weekly|monthly|annual|annually|yearly|nightly|hourly|quarterly|fortnightly|(?:per|each|every) (?:[a-z]+ )?${TIME}|an? (?:hour|day|week|month|year|shift)|at the end of the (?:day|shift|night|week|month|year)|most ${TIME}|(?:before|after|at|with|during|on|for|per|to) (?:each|every) [a-z]+|(?:on|at) (?:nights|weekends|weekdays|mornings|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:in|over|during) (?:the )?(?:summers|winters)|on call|at (?:clos(?:e|ing)|opening)|weekends?|overnight|around the clock|24/7|often|regularly|routinely)\\b`,
  'i',
);

/** Those whom work is done for, in the plural, where the line names them behind its deed. */
const SERVED =
  /(?:\b(?:to|for|with|of|from|on|by|in)|^[A-Z][a-z]+) (?:[a-z]+ ){0,2}?(customers|clients|guests|patients|students|pupils|visitors|residents|callers|passengers|families|tenants|learners|children|diners|buyers)(?=$|[,.;]| (?:with|in|on|at|to|and|of|by|from|for|about|during|over|including|such|as|who|find|choose|when)\b)/;
/** 'residents' of 'personal care for elderly residents': one word, safe to stand in a question. */
export function servedBy(text: string): string | null {
  const match = SERVED.exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  const [, later = ''] = FIRST_OF_MANY.exec(text.slice(end)) ?? [];
  // 'first time buyers, home movers and landlords': no one number is true of them all.
  const isOne = later === '' || verbOfPast(later) !== undefined || verbOfBase(later) !== undefined;
  return isOne && !LAST_OF_MANY.test(text.slice(0, end - match[1]!.length)) ? match[1]! : null;
}
const FIRST_OF_MANY = /^, ([a-z]+)(?: [a-z]+)?,? and [a-z ]+s\b/;
const LAST_OF_MANY = /\b[a-z]+s, (?:[a-z ]+, )*[a-z ]+s and (?:[a-z]+ )?$/;

/** Things that work is measured by, as their own word or at the end of a name: 'site visits'. */
const UNITS =
  /\b(calls|inspections|reports|tests|drawings|projects|classes|lessons|sessions|events|meetings|interviews|visits|appointments|deliveries|orders|invoices|shipments|parcels|tickets|complaints|enquiries|queries|applications|cases|repairs|installations|installs|surveys|samples|rooms|houses|properties|sites|trucks|trailers|vans|cars|boats|machines|weddings|campaigns|articles|animals|dogs|horses|hives|tours|trips|flights|audits|renovations|translations|prescriptions|assessments|vehicles)\b(?!['’-])/g;
/** The one unit that a line names in its first deed, a word safe to stand in a question; null for none or several. */
export function unitOf(text: string): string | null {
  const found = [...text.matchAll(UNITS)];
  const [unit] = found;
  // Behind a second deed the unit is no measure of the first.
  const isFirst =
    unit &&
    /^\S+(?: and \S+)?(?: (?!(?:and|or|whose|who|which|that|where|when|whenever|if|while|because|per|from|against|during|before|after|between|by|using|via|through)\b)\S+)* $/.test(
      text.slice(0, unit.index),
    );
  return found.length === 1 && isFirst && !/[,&]/.test(text) ? unit[0] : null;
}

const RESULT =
  /\b(?:result(?:ed|ing)? in|(?:which|that) (?:led|cut|reduced|saved?s?|increased|improved|raised|won|brought)|leading to|led to|saving|reducing|increasing|improving|without (?:any |an? )?(?:errors?|incidents?|accidents?|complaints?|delays?)|award|ahead of|under budget|first place|never|no (?:errors|incidents|accidents|complaints|downtime)|so that|still (?:used|in use|run|running)|published|won)\b/i;
/** Whether the line says what came of the work. */
export const hasResult = (text: string) => RESULT.test(text);
