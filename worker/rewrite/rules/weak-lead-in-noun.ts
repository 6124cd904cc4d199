import { DEED_NOUNS, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfDeedNoun, verbOfGerund, verbOfParticiple } from '#worker/nlp/verbs.ts';
import { readDeedPair } from '../deed-pair.ts';
import { firing } from '../firing.ts';
import { LEAD_IN_LEMMAS, matchLeadIn } from '../lead-in.ts';
import type { RewriteRule, RuleResult, LineContext } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate } from '../words.ts';
import {
  CONDUCTED_THINGS,
  HANDLED_THINGS,
  MANAGED_THINGS,
  OWNED_THINGS,
  RUN_THINGS,
  SUPERVISED_PEOPLE,
} from './duty-nouns.ts';

/** 'Responsible for the design of X' → 'Designed X'; 'Responsible for payroll' → 'Handled payroll'. */
export const weakLeadInNoun: RewriteRule = {
  id: 'weak-lead-in-noun',
  title: 'Start with the verb',
  why: 'Says what you did, not what you were given. Check that the verb fits what you did.',
  mayAdd: [...DEED_VERB_LEMMAS, 'and', 'manage', 'handle', 'conduct', 'run', 'supervise', 'own'],
  mayRemove: [...LEAD_IN_LEMMAS, ...DEED_NOUN_LEMMAS, 'and', 'the', 'of', 'for'],
  examples: {
    fires: [
      ['Responsible for the design of test fixtures', 'Designed test fixtures'],
      ['Was responsible for the maintenance of 12 looms', 'Maintained 12 looms'],
      ['Responsible for the design and testing of valves', 'Designed and tested valves'],
      ['Responsible for a team of 6 riggers', 'Managed a team of 6 riggers'],
      ['In charge of payroll and invoicing (current)', 'Handle payroll and invoicing'],
      ['Was in charge of handover audits every week', 'Conducted handover audits every week'],
      ['In charge of eye clinics on Mondays and Fridays', 'Ran eye clinics on Mondays and Fridays'],
      ['In charge of 12 seasonal pickers', 'Supervised 12 seasonal pickers'],
      ['Responsible for a churn model used by two teams', 'Owned a churn model used by two teams'],
      ['Responsible for client budgets of up to £2M', 'Managed client budgets of up to £2M'],
    ],
    leaves: [
      'Responsible for growing sales by 20%',
      'Responsible for safety',
      'Responsible for the safety of staff and visitors',
      'Responsible for monthly reports and for training clerks',
      'Duties included filing',
      'Responsible for controlled drugs stock',
      'Responsible for 30 children',
      'In charge of a crew of 14 and the maintenance of their trucks',
      'Responsible for the handling of confidential documents and shredding',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn || leadIn.toInfinitive || /^to\s/.test(leadIn.rest)) return null;
    return deedOf(context, leadIn) ?? thingOf(context, leadIn);
  },
};

type Found = NonNullable<ReturnType<typeof matchLeadIn>>;

const DEED = /^(the\s+)?([a-z-]+)\s+(of)\s+(?=\S)/i;

function deedOf(context: LineContext, leadIn: Found): RuleResult | null {
  const { rest, removed } = leadIn;
  const pair = readDeedPair(rest, context.dialect);
  if (pair) {
    const verbs = pair.verbs.map((verb) => conjugate(verb, context, removed)).join(' and ');
    return firing(capitalise(`${verbs} ${pair.object}`), 'auto', {
      added: `${pair.verbs.map((verb) => verb.base).join(' ')} and`,
      removed: `${removed} ${pair.words}`,
    });
  }
  const match = DEED.exec(rest);
  const verb = match && verbOfDeedNoun(match[2]!.toLowerCase(), context.dialect);
  if (!match || !verb) return null;
  const object = rest.slice(match[0].length);
  const later = /(?:,| and| or) (?:also )?(?:the )?([a-z-]+)(?: of\b)?/gi;
  if (
    [...object.matchAll(/(?:,| and| or) (?:also )?([a-z]+ing)\b/g)].some((m) =>
      verbOfGerund(m[1]!),
    ) ||
    LONE_ACTIVITY.test(object)
  ) {
    return null;
  }
  if ([...object.matchAll(later)].some((m) => DEED_NOUNS.has(m[1]!.toLowerCase()))) {
    return null;
  }
  if (/\b(?:and|,) (?:for|of) /.test(object)) return null;
  return firing(capitalise(`${conjugate(verb, context, removed)} ${object}`), 'auto', {
    added: verb.base,
    removed: `${removed} ${match[0]}`,
  });
}

/** 'confidential documents and shredding' */
const LONE_ACTIVITY =
  /(?:,| and| or) (?:also )?(?!morning|evening|building|ceiling|clothing|housing|wiring|plumbing|heating|lighting|packaging)[a-z]{3,}ing(?=$|[,.;]| (?:and|or|of|on|in|at|for|to|with)\b)/;

function thingOf(context: LineContext, leadIn: Found): RuleResult | null {
  const { rest, removed, kind } = leadIn;
  if (kind === 'duties' || CLAUSE.test(rest.replaceAll(/\bup to\b/g, ''))) return null;
  const opening = /^[a-z-]+ing\b/.exec(rest)?.[0];
  if (opening && verbOfGerund(opening) && !NOUN_GERUNDS.has(opening)) return null;
  const items = itemsOf(rest);
  if (items.length === 0 || BARE_SINGULAR.test(rest)) return null;
  if (items.some((item) => /^(?:also )?(?:[a-z]+ed|did|ran|made|was|were|we|I|they)\b/.test(item)))
    return null;
  const heads = items.map(headOf);
  const fit = FITTING.find(([, things]) => heads.every((head) => things.test(head)))?.[0];
  if (fit === undefined || verbOfParticiple(/^[a-z]+/i.exec(rest)?.[0] ?? '')) return null;
  const verb = verbOfBase(fit)!;
  if (SAME_WORD[fit]?.test(rest)) return null;
  return firing(
    capitalise(`${conjugate(verb, context, removed)} ${tied(rest, items.length)}`),
    'confirm',
    {
      added: verb.base,
      removed: `${removed} ${/\balso\b/.exec(rest)?.[0] ?? ''}`,
    },
  );
}

/** 'Managed caseload of 45': the article that should stand there is not the rule's to add. */
const BARE_SINGULAR =
  /^(?!(?:an?|the|their|its|our|my|one|each|every) )(?:[a-z-]+ )?(?:caseload|portfolio|team|budget|fleet|shop|store|department|unit|crew|branch|area|group|region|territory|ward|shift|desk|kitchen|diary|calendar|register)(?= (?:of|for|with|in|at|covering|across)\b|[,.]|$)/;

/** Two things need no comma before their 'and'. */
const tied = (rest: string, items: number) =>
  items === 2 ? rest.replace(/,? and (?:also )?/, ' and ') : rest;

/** Nobody is handled. */
const GROUPS = /\b(?:crews?|teams?|staff|squads?|people|workers|employees)$/;

const FITTING: readonly (readonly [base: string, things: { test(head: string): boolean }])[] = [
  ['manage', MANAGED_THINGS],
  ['conduct', CONDUCTED_THINGS],
  ['own', OWNED_THINGS],
  ['run', RUN_THINGS],
  ['supervise', SUPERVISED_PEOPLE],
  [
    'handle',
    {
      test: (head) =>
        !GROUPS.test(head) && (MANAGED_THINGS.test(head) || HANDLED_THINGS.test(head)),
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
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function headOf(item: string): string {
  return item.split(
    /\s+(?:of|in|on|at|for|with|used|across|within|from|to|per|worth|using|by|over|every|each|during|throughout|before|after|daily|weekly|monthly)(?:\s+|$)/,
  )[0]!;
}
