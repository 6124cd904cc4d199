import { DEED_NOUNS } from '#worker/nlp/verb-data.ts';
import { verbOfDeedNoun, verbOfGerund } from '#worker/nlp/verbs.ts';
import { readDeedPair } from '../deed-pair.ts';
import { firing } from '../firing.ts';
import { FITTING_LEMMAS, fittingVerb } from '../fitting-verb.ts';
import { LEAD_IN_LEMMAS, matchLeadIn, trailOf } from '../lead-in.ts';
import type { RewriteRule, RuleResult, LineContext } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate } from '../words.ts';
/** 'Responsible for the design of X' → 'Designed X'; 'Responsible for payroll' → 'Handled payroll'. */
export const weakLeadInNoun: RewriteRule = {
  id: 'weak-lead-in-noun',
  title: 'Start with the verb',
  why: 'Says what you did, not what you were given. Check that the verb fits what you did.',
  mayAdd: [...DEED_VERB_LEMMAS, 'and', ...FITTING_LEMMAS],
  mayRemove: [...LEAD_IN_LEMMAS, ...DEED_NOUN_LEMMAS, 'and', 'the', 'of', 'for'],
  examples: {
    fires: [
      ['Responsible for the design of test fixtures', 'Designed test fixtures'],
      ['Was responsible for the maintenance of 12 looms', 'Maintained 12 looms'],
      ['Responsible for the design and testing of valves', 'Designed and tested valves'],
      ['Responsible for a team of 6 riggers', 'Managed a team of 6 riggers'],
      ['Responsible for payroll and invoicing (current)', 'Handle payroll and invoicing'],
      ['Was responsible for handover audits every week', 'Conducted handover audits every week'],
      ['In charge of eye clinics on Mondays and Fridays', 'Ran eye clinics on Mondays and Fridays'],
      ['In charge of 12 seasonal pickers', 'Supervised 12 seasonal pickers'],
      ['Responsible for a churn model used by two teams', 'Owned a churn model used by two teams'],
      [
        'Responsible for the social media accounts, posting 5 times a week',
        'Managed the social media accounts, posting 5 times a week',
      ],
      [
        'Was in charge of the breakfast club and then assisted in Year 1',
        'Managed the breakfast club and then assisted in Year 1',
      ],
      [
        'Responsible for front-end development of the booking site',
        'Carried out front-end development of the booking site',
      ],
      ['Responsible for the sale of tickets and maps', 'Sold tickets and maps'],
      [
        'Responsible for 3 direct reports and a budget of £45k',
        'Managed 3 direct reports and a budget of £45k',
      ],
      [
        'Tasked with the newsletter, which went to 2,000 parents',
        'Managed the newsletter, which went to 2,000 parents',
      ],
      ['Responsible for routine checks on 12 vans', 'Carried out routine checks on 12 vans'],
      ['Responsible for a budget of $2,000 a week', 'Managed a budget of $2,000 a week'],
      ['Responsible for client budgets of up to £2M', 'Managed client budgets of up to £2M'],
    ],
    leaves: [
      'Responsible for reach truck operations in the chill chamber',
      'In charge of night shift repairs at a depot',
      'Responsible for growing sales by 20%',
      'Responsible for safety',
      'In charge of the planning and budget of the summer fair',
      'Responsible for the smooth running of the branch',
      'Responsible for testing, inspecting and certification of lifts',
      'Responsible for the safety of staff and visitors',
      'Responsible for monthly reports and for training clerks',
      'Duties included filing',
      'Responsible for controlled drugs stock',
      'Responsible for 30 children',
      'Responsible for the cleaning of rooms and laundry',
      'Responsible for the cleaning of rooms and change of bed linen',
      'In charge of van stock, ordering materials and quoting for small jobs',
      'In charge of a crew of 14 and the maintenance of their trucks',
      'Accountable for the implementation of GDPR',
      'Responsible for posting jobs, training staff and purchasing decisions',
      'Responsible for the handling of confidential documents and shredding',
      'Responsible for the sterilization of instruments and safety compliance logs',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn || leadIn.toInfinitive || /^to\s/.test(leadIn.rest)) return null;
    // Who answers for a thing has not done it alone.
    if (/accountable/i.test(leadIn.removed)) return null;
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
  if (/\b(?:and|,) (?:for|of) /.test(object) || TWO_KINDS.test(object)) return null;
  // 'rooms and change of linen', 'rooms and laundry': a second duty.
  if (
    /(?:,| and) (?:the )?[a-z]+ of |(?:,| and) (?:the )?(?:laundry|ironing|reception|admin|paperwork|payroll|housekeeping|hygiene|safety)[.;]?$/.test(
      object,
    )
  )
    return null;
  return firing(capitalise(`${conjugate(verb, context, removed)} ${object}`), 'auto', {
    added: verb.base,
    removed: `${removed} ${match[0]}`,
  });
}

/** 'instruments and OSHA compliance logs': the second may be a duty of its own. */
const TWO_KINDS =
  /^[a-z-]+ and (?:(?!(?:in|on|at|for|of|to|from|with|across|by)\b)[A-Za-z-]+ ){1,3}[a-z-]+[.;]?$/;
/** 'confidential documents and shredding' */
const LONE_ACTIVITY =
  /(?:,| and| or) (?:also )?(?!morning|evening|building|ceiling|clothing|housing|wiring|plumbing|heating|lighting|packaging)[a-z]{3,}ing(?=$|[,.;]| (?:and|or|of|on|in|at|for|to|with)\b)/;

function thingOf(context: LineContext, leadIn: Found): RuleResult | null {
  const { rest, removed, kind } = leadIn;
  if (kind === 'duties') return null;
  // 'opening mail, filing documents and shipping labels': deeds, or names of things, but nothing to handle.
  if (/^[a-z]+ing [a-z]+[^,]*, [a-z]+ing /.test(rest)) return null;
  // 'van stock, ordering materials and quoting for jobs'
  if (/,? and (?:[a-z]+ly )?[a-z]+ing (?:[a-z\d]+ )/.test(rest) && /^[^,]*, [a-z]+ing /.test(rest))
    return null;
  // 'the planning and budget of the fair': a deed and a thing.
  const [, one = '', two = ''] =
    /^(?:the )?([a-z-]+) and (?:the )?([a-z-]+) (?:of|for)\b/.exec(rest) ?? [];
  if (isDeedName(one) !== isDeedName(two)) return null;
  const trail = trailOf(rest);
  const fit = fittingVerb(rest.slice(0, rest.length - trail.length));
  // Who was in charge of repairs may have had others do them.
  if (!fit || (/in charge of/i.test(removed) && /^(?:handle|conduct|carry)$/.test(fit.verb.base)))
    return null;
  const verb = `${conjugate(fit.verb, context, removed)}${fit.particle}`;
  return firing(capitalise(`${verb} ${fit.things}${trail}`), 'confirm', {
    added: `${fit.verb.base}${fit.particle}`,
    removed: `${removed} ${/\balso\b/.exec(rest)?.[0] ?? ''}`,
  });
}

const isDeedName = (noun: string) => DEED_NOUNS.has(noun) || verbOfGerund(noun) !== undefined;
