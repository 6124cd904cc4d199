/** The verb that is said of things one was responsible for: a budget is managed, an audit conducted. */
import { DEED_NOUNS, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfParticiple, type Verb } from '#worker/nlp/verbs.ts';
import { LIVING } from './noun-phrase.ts';
import {
  CARRIED_OUT_DEEDS,
  CARRIED_OUT_THINGS,
  CONDUCTED_THINGS,
  HANDLED_THINGS,
  MANAGED_THINGS,
  OWNED_THINGS,
  RUN_THINGS,
  SUPERVISED_PEOPLE,
} from './rules/duty-nouns.ts';

export interface Fitting {
  verb: Verb;
  /** ' out' of 'carry out', else empty. */
  particle: string;
  /** The things as they stand after the verb. */
  things: string;
}

/** The one verb that fits every thing of `rest`; null where none does or a clause hides among them. */
export function fittingVerb(rest: string): Fitting | null {
  if (CLAUSE.test(rest.replaceAll(/\bup to\b/g, ''))) return null;
  const opening = /^[a-z-]+ing\b/.exec(rest)?.[0];
  if (opening && verbOfGerund(opening) && !NOUN_GERUNDS.has(opening)) return null;
  if (/^building (?:[a-z]+ )?(?:relationships|rapport|trust|partnerships)\b/.test(rest))
    return null;
  const items = itemsOf(rest);
  if (
    items.length === 0 ||
    AIMED.test(rest) ||
    / as well as /.test(rest) ||
    BARE_SINGULAR.test(rest) ||
    BARE_DEED.test(rest)
  )
    return null;
  if (items.some((item) => /^(?:also )?(?:[a-z]+ed|did|ran|made|was|were|we|I|they)\b/.test(item)))
    return null;
  if (items.some((item) => /^[a-z-]+ing (?:the|an?|all|new|our|their|\d)/.test(item))) return null;
  // 'filing and serving documents': deeds, for which their own verbs stand.
  if (/^[a-z]+ing and [a-z]+ing [a-z]+s?\b/.test(rest)) return null;
  const heads = items.map(headOf);
  const kind = kindOfDeed(rest, items.length);
  const found = FITTING.find(([, things]) => heads.every((head) => things.test(head)))?.[0];
  const fit = kind === 'carry' ? kind : (found ?? kind);
  if (!fit || verbOfParticiple(/^[a-z]+/i.exec(rest)?.[0] ?? '')) return null;
  if (SAME_WORD[fit]?.test(rest)) return null;
  return {
    verb: verbOfBase(fit)!,
    particle: fit === 'carry' ? ' out' : '',
    things: tied(rest, items.length),
  };
}

/** Lemmas of every verb that may fit. */
export const FITTING_LEMMAS: readonly string[] =
  'manage handle conduct run supervise own carry out'.split(' ');

/** 'front-end development of the site': a kind of deed, of which its verb would say too much. */
function kindOfDeed(rest: string, items: number): 'carry' | 'handle' | undefined {
  const noun = /^(?:the |an? )?(?:(?!the\b|an?\b)[a-z-]+ ){1,2}([a-z-]+) of \S/.exec(rest)?.[1];
  if (noun === undefined || items !== 1 || AIMED.test(rest)) return undefined;
  if (CARRIED_OUT_DEEDS.test(noun)) return 'carry';
  return DEED_NOUNS.has(noun) || noun === 'running' ? 'handle' : undefined;
}

/** How the deed was to turn out is not how it did. */
const AIMED =
  /^(?:the )?(?:safe|smooth|timely|efficient|effective|proper|correct|successful|accurate|prompt|overall|cost-effective)\b/;

/** 'Managed caseload of 45': the article that should stand there is not the rule's to add. */
const BARE_SINGULAR =
  /^(?!(?:an?|the|their|its|our|my|one|each|every) )(?:[A-Za-z-]+ ){0,3}(?:contract|caseload|portfolio|team|budget|fleet|shop|store|department|unit|crew|branch|area|group|region|territory|ward|shift|desk|kitchen|diary|calendar|register)(?= (?:of|for|with|in|at|covering|across)\b|[,.]|$)/;

/** 'train staff on the till': the slip of a deed. */
const BARE_DEED =
  /^(?:train|teach|coach|mentor|supervise|manage|help|assist|guide|recruit|hire|motivate|serve|greet|advise|maintain|prepare|provide|ensure|make|keep) (?!of\b|for\b|and\b)[a-z]/;

/** Two things need no comma before their 'and'. */
const tied = (rest: string, items: number) =>
  items === 2 ? rest.replace(/,? and (?:also )?/, ' and ') : rest;

/** Nobody is handled. */
const GROUPS = /\b(?:direct reports|crews?|teams?|staff|squads?|people|workers|employees)$/;

const FITTING: readonly (readonly [base: string, things: { test(head: string): boolean }])[] = [
  ['manage', MANAGED_THINGS],
  ['conduct', CONDUCTED_THINGS],
  ['own', OWNED_THINGS],
  ['run', RUN_THINGS],
  ['supervise', SUPERVISED_PEOPLE],
  ['carry', CARRIED_OUT_THINGS],
  [
    'handle',
    {
      test: (head) =>
        !GROUPS.test(head) &&
        !LIVING.test(head.split(' ').at(-1)!.toLowerCase()) &&
        (MANAGED_THINGS.test(head) || HANDLED_THINGS.test(head)),
    },
  ],
];
/** 'Managed the management of …' */
const SAME_WORD: Record<string, RegExp> = {
  manage: /\bmanag(?:ement|ing)\b/i,
  handle: /\bhandling\b/i,
  run: /\brunn?(?:ing|s)?\b/i,
};

const CLAUSE = /\b(?:that|which|who|whose)\b|\bto (?!\d)|\b(?:and|,) for\b|\bfor [a-z]+ing\b/;

/** The coordinated things, each cut before its first preposition. */
function itemsOf(rest: string): string[] {
  return rest
    .replace(/[.;]\s*$/, '')
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/ on (?:\p{Lu}[a-z]+days?|weekdays|weekends)(?:,? and \p{Lu}[a-z]+days?)*/u, '')
    .split(/\s*,\s+(?:and\s+)?|\s+(?:and|&)\s+/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function headOf(item: string): string {
  return item.split(
    /\s+(?:of|in|on|at|for|with|used|across|within|from|to|per|worth|using|by|over|every|each|during|throughout|before|after|daily|weekly|monthly)(?:\s+|$)/,
  )[0]!;
}
