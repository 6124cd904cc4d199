/** Questions whose answer is a number, each asked of the verb and the thing it was done to. */
import { DAILY_THINGS, ROUTINE_VERBS, UNCOUNTING_VERBS } from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { figure, hasNumber, PERIOD } from './ask.ts';
import { counted, type Deed, type Time } from './counted-deed.ts';
import { SPECIAL } from './measured-deeds.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { readThings, type ThingsRead } from './noun-phrase.ts';
import { servedQuestion } from './served-people.ts';
import { isCounted, isWhole } from './whole-things.ts';

/** The first deed of the line with something to count, or null. */
export function countQuestion(context: LineContext): LineQuestion | null {
  const { text, current } = context;
  if (hasNumber(text) || NAMES.test(text) || /\bmembers of the\b/.test(text)) return null;
  for (const match of text.matchAll(DEED)) {
    const word = match.index === 0 ? match[2]!.toLowerCase() : match[2]!;
    const isPurpose = match[1] === 'to ';
    // 'from weddings to trade fairs'
    if (isPurpose && (LEARNING.test(text) || NOUN_BASES.has(word))) continue;
    const isBase = current || isPurpose || match.index === 0;
    // 'from manual to automated tests'
    const verb =
      (isPurpose ? undefined : verbOfPast(word)) ?? (isBase ? verbOfBase(word) : undefined);
    if (!verb || /^(?:work|be|have)$/.test(verb.lemma)) continue;
    const isHelpedTo = verb.lemma === 'help' && match[3] === 'to ';
    const particle = isHelpedTo ? '' : (match[3] ?? '');
    const from = match.index + match[0].length - (isHelpedTo ? 'to '.length : 0);
    const next = nextVerb(verb, text.slice(from), current);
    // 'cleaned out and walked the dogs'
    if (next && particle !== '' && !isHelpedTo) continue;
    const at = from + (next?.length ?? 0);
    const read = readThings(text.slice(at));
    // 'log traders in and collect rents'
    if (!read || /^ (?:in|out|up|down|off)(?=$|,| and\b)/.test(read.rest)) continue;
    const cut = cutAtCounted(read, next?.verb ?? verb);
    const question = asked({
      opening: text.slice(0, at).trimEnd(),
      verb: next?.verb ?? verb,
      did: `${verb.base}${next?.said ?? ''}`,
      particle,
      things: cut.phrase.replace(DETERMINERS, ''),
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

/** Names of things that look like a deed in the past. */
const NAMES =
  /^(?:Controlled substance|Mixed (?:ability|media|age|use|signal)|Assisted living|Advanced|Used|Managed services|Fixed asset)\b/;
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

const DEED =
  /(^|,? and (?:then |also )?|, (?:then )?|(?<= )to )([A-Z]?[a-z]+(?:-[a-z]+)?) ((?:for|with|after|up|out|(?<=\b(?:[Aa]ssist|[Hh]elp)[a-z]* )in|(?<=\b(?:[Tt]alk|[Ss]peak|[Ss]poke|[Rr]espond|[Pp]resent|[Ll]isten|[Hh]elp)[a-z]* )to) )?(?=[A-Za-z])/g;
const DETERMINERS =
  /^(?:(?:the|all|all of the|various|multiple|different|several|some|my|our|their|any|a variety of|a range of) )+/i;

const asked = (deed: Deed) =>
  SPECIAL.reduce<LineQuestion | null>((found, ask) => found ?? ask(deed), null) ?? plainCount(deed);

/** 'Answered calls' → 'Answered {answer} calls a day'. */
function plainCount(deed: Deed): LineQuestion | null {
  const { heads, things, verb } = deed;
  const head = heads[0]!;
  if (!isWhole(things) || heads.length > 3 || PERIOD.test(things)) return null;
  if (UNFIT.test(`${verb.lemma} ${heads.at(-1)!}`)) return null;
  const given = things.split(' ')[0]!;
  if (GIVING.test(verb.lemma) && (SERVED_PEOPLE.test(given) || SERVED_PEOPLE.test(head)))
    return null;
  if (SHARING.test(verb.lemma) && !SERVED_PEOPLE.test(head)) return null;
  if (SHARING.test(verb.lemma) && / /.test(things) && things.split(' ').some(isVerb)) return null;
  const routine = ROUTINE_VERBS.has(verb.lemma);
  if (UNCOUNTING_VERBS.has(verb.lemma) && !GIVING.test(verb.lemma)) return null;
  if (deed.particle === 'up ' || (!routine && !['', 'out '].includes(deed.particle))) return null;
  if (UPHELD.test(verb.lemma) && UPHELD_THINGS.test(heads.at(-1)!)) return null;
  if (!isCounted(head) && !MAKING.test(verb.lemma) && !SPOKEN.test(`${verb.lemma} ${head}`))
    return null;
  const isOnce =
    !routine || deed.purpose || STANDING.test(verb.lemma) || TAUGHT.test(head) || MADE.test(head);
  const time = isOnce ? null : timeOf(head);
  if (heads.length === 1) return counted(deed, things, time);
  if (PERIOD.test(deed.rest)) return null;
  // One number before several things would not be true of each.
  return figure(`About how many of each${time === null ? '' : TIMES[time]}?`);
}

const isVerb = (word: string) => verbOfBase(word) !== undefined;
const TIMES: Record<Time, string> = {
  day: ' on a usual day',
  week: ' in a usual week',
  month: ' in a usual month',
};

/** Who is given something is not what was given. */
const GIVING = /^(?:give|offer|send|show|tell|lend)$/;
/** Deeds whose things nobody counts that way: miles are driven, and tasks are named. */
const UNFIT =
  /^(?:do|perform|complete|handle|help|assist) (?:tasks|jobs|errands|chores|problems)$|^(?:drive|operate|ride) (?:trucks|lorries|vans|cars|buses|minibuses|coaches|vehicles|trains|trams|forklifts|tractors|excavators|cranes)$|^(?:stock|fill|restock|clean|clear|wipe|tidy) (?:shelves|tables|floors|windows|counters|displays)$|^(?:cash|prepare) (?:checks|binders)$|^(?:place|read|stock) |^resolve problems$|^sell orders$/;

/** Whatever was made or whoever was taught can be counted, listed or not. */
const MAKING =
  /^(?:train|teach|coach|mentor|supervise|build|write|design|create|install|fit|draft|produce|plant|paint|translate|tutor|deliver|conduct|organize|host)$/;
const SPOKEN = /^give (?:talks|tours|speeches|inductions|performances|classes|recitals)$/;
/** Watched or kept all along, not one by one. */
const STANDING = /^(?:give|monitor|maintain|operate|support|stock|manage|reconcile)$/;
const SHARING = /^(?:help|assist|support)$/;
const UPHELD = /^(?:maintain|keep|update)$/;
const UPHELD_THINGS =
  /^(?:records|files|logs|documents|accounts|books|registers|reports|tickets|systems|machines)$/;

/** Those whom work is for; others are colleagues. */
const SERVED_PEOPLE =
  /^(?:brides|couples|customers|clients|guests|patients|students|pupils|visitors|residents|callers|passengers|members|families|users|tenants|learners|children|people|shoppers|diners|patrons|buyers|applicants|candidates)$/;

/** Those who stay: counted once, not by the week. */
const TAUGHT = /^(?:students|pupils|learners|children|families|tenants|members)$/;
/** Made once and kept, whatever they are made by. */
const MADE =
  /^(?:dashboards|websites|apps|templates|models|systems|tools|policies|programs|programmes|databases|spreadsheets|manuals|guides|procedures|events|parties|weddings|conferences|festivals|exhibitions|campaigns)$/;

const timeOf = (head: string): Time => (DAILY_THINGS.has(head) ? 'day' : 'week');
