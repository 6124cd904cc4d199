/** Another verb for what a bullet opens with, where it says the same of the things that follow. */
import {
  isPastOnly,
  spelledFor,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
  type Dialect,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { LIVING, readThings } from '#worker/rewrite/noun-phrase.ts';
import { capitalise } from '#worker/rewrite/words.ts';
import { EQUAL_VERBS, type EqualVerb } from './equal-verb-table.ts';

export interface EqualOpening {
  /** Words that open the line now, and those that would. */
  from: string;
  to: string;
  /** Base form of the new verb without its particle. */
  verb: string;
}

/** Every opening that says the same of the same things, best first; the form and the capital are kept. */
export function equalOpenings(text: string, dialect: Dialect): EqualOpening[] {
  const word = /^\p{Lu}\p{Ll}+(?= )/u.exec(text)?.[0];
  const verb = word === undefined ? undefined : verbOf(word.toLowerCase());
  if (word === undefined || !verb) return [];
  return (BY_VERB.get(verb.lemma) ?? []).flatMap(({ from, to, fits }) => {
    const [, particle = ''] = from.split(' ');
    const opening = particle === '' ? word : `${word} ${particle}`;
    if (!text.startsWith(`${opening} `) || !fits(text.slice(opening.length + 1), dialect))
      return [];
    const [base = '', ...rest] = to.split(' ');
    const next = spelledFor(base, dialect)!;
    // 'Ran running clubs'
    const twice = new RegExp(String.raw`\b(?:${base.replace(/e$/, '')}|${next.past}\b)`, 'i');
    if (twice.test(text)) return [];
    const form = capitalise(formOf(next, verb, word.toLowerCase()));
    return [{ from: opening, to: [form, ...rest].join(' '), verb: next.lemma }];
  });
}

const verbOf = (word: string): Verb | undefined =>
  verbOfPast(word) ?? verbOfBase(word) ?? verbOfGerund(word) ?? verbOfThirdPerson(word);

function formOf(next: Verb, verb: Verb, word: string): string {
  if (word === verb.past) return next.past;
  if (word === verb.gerund) return next.gerund;
  return word === verb.thirdPerson ? next.thirdPerson : next.base;
}

interface Entry {
  from: string;
  to: string;
  fits: (rest: string, dialect: Dialect) => boolean;
}

const BY_VERB: ReadonlyMap<string, Entry[]> = Map.groupBy(
  EQUAL_VERBS.map((entry) => ({ ...entry, fits: fitting(entry) })),
  ({ from }) => from.split(' ')[0]!,
);

/** Tells whether all that stands first in the rest of a line is what the entry's verbs are said of. */
function fitting(entry: EqualVerb): Entry['fits'] {
  const { when, dialect, to } = entry;
  const kind = new RegExp(String.raw`(?:^|[\s-])(?:${entry.things})$`, 'i');
  return (rest, spoken) => {
    if (dialect && dialect !== spoken) return false;
    if (when === 'unnamed' && NAMED.test(rest)) return false;
    if (when === 'new' && !NEW.test(rest)) return false;
    const read = thingsIn(rest);
    if (!read || UNSAID[to]?.test(read.after)) return false;
    return read.things.every((thing) => kind.test(thing) && isPlain(thing));
  };
}

/** Training is delivered to nurses but never run to them; one assists in a thing but helps with it. */
const UNSAID: Record<string, RegExp> = { run: /\sto\s/, help: /^ in\s/ };
const NAMED =
  /^(?:the|our|their|its|his|her|my|this|these|those|all|existing|current|legacy|company|\p{Lu}\p{Ll})|^(?:[\p{L}-]+ ){0,3}existing\b/u;
const NEW = /^(?:an?|new|several new|many new|\d+ new|two new|three new|four new|five new)\s/i;

/** The things at the start of `rest`: 'a shop', 'its 2 cafés'; null where it is not sure where they end. */
function thingsIn(rest: string): { things: string[]; after: string } | null {
  const text = rest
    .replace(/^(?:up to|more than|at least|approximately|around|about|over) (?=\d)/i, '')
    .replaceAll(COUPLED, '');
  if (NO_THING.test(text)) return null;
  const until = text.search(CLAUSE);
  const read = readThings(until < 0 ? text : text.slice(0, until));
  if (!read) return null;
  const after = text.slice(read.phrase.length);
  if (!isSureEnd(after)) return null;
  return { things: read.phrase.split(/,? (?:and|or|&|plus) |, | ?\/ ?/), after };
}

/** 'weekly and monthly reports' are one kind of thing: the last adjective stands for both. */
const ADJECTIVE =
  '(?:clean|safe|tidy|orderly|hygienic|sanitary|organi[sz]ed|secure|welcoming|accurate|complete|detailed|daily|weekly|monthly|quarterly|annual|internal|external|new|existing|inbound|outbound|incoming|outgoing|domestic|international|local|regional|national|personal|financial|technical|clinical|written|verbal|online|in-person|formal|informal|customer|client|staff|supplier|vendor|sales|stock|social|corporate|private|public|print|digital|paper|electronic|phone|email)';
const COUPLED = new RegExp(String.raw`\b${ADJECTIVE}(?:,| and| or| &) (?=${ADJECTIVE} )`, 'gi');

const NO_THING =
  /^(?:to|and|or|&|by|with|for|in|on|at|of|from|as|up|out|off|down|back|into|through|over|under|how|that|what|when|where|why|whether|not|it|them|him|us|me|you)\b/i;
/** What tells more about the thing before it. */
const CLAUSE =
  /\s(?:used|held|read|aimed|based|attended|valued|worth|run|sent|needed|required|seen|made|sold|written|known|called|named|totalling|totaling|showing|covering|selling|serving|comparing|explaining|employing|containing|using|spanning|ranging|comprising|reaching|linking|amid|against|plus|instead|because|where|after|ahead|behind|beyond|near|inside|outside|upon|toward|towards|both|then|also|once|twice|each|every|an? (?:day|week|month|quarter|year|shift|night))\b|\s[–—(-]\s?|;|:/i;

/** What goes on after the things is a deed or a circumstance for sure, and no further thing. */
function isSureEnd(after: string): boolean {
  const next = /^(?:(,? (?:and|or|&) )|, )(?:also |then )?([\p{L}-]+)/u.exec(after);
  if (next && !isDeed(next[2]!.toLowerCase(), next[1] === undefined)) return false;
  return !/(?:,| and| or| &) (?:an?|the|its|their|our|all|\d\S*) /.test(after);
}

const isDeed = (word: string, isAside: boolean) =>
  isPastOnly(verbOfPast(word)) ||
  (verbOfBase(word) !== undefined && !NOUN_BASES.has(word)) ||
  (isAside && (verbOfGerund(word) !== undefined || ASIDE.test(word)));
const ASIDE =
  /^(?:with|which|who|including|from|for|in|on|at|by|so|such|where|while|as|and|saving)$/;

/** No verb and nobody's name between: 'the chef serve guests', 'customers feedback' hold two things. */
function isPlain(thing: string): boolean {
  const words = thing.toLowerCase().split(' ');
  const before = words.slice(0, -1);
  if (words.length > 6 || !/^[\p{L}\d\s'’$£€%.,+-]+$/u.test(thing)) return false;
  if (before.some((word) => LIVING.test(word) && word.endsWith('s'))) return false;
  const isOfPeople = LIVING.test(words.at(-1)!);
  return !isOfPeople || !before.some((word) => verbOfBase(word) && !NOUN_BASES.has(word));
}
