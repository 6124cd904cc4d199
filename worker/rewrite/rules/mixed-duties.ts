import { verbOfBase, verbOfGerund } from '#worker/nlp/verbs.ts';
import { isOutcome } from '../base-list.ts';
import { droppedOf, readDeeds, writeDeeds } from '../coordination.ts';
import type { Deed } from '../deed.ts';
import { firing } from '../firing.ts';
import { FITTING_LEMMAS, fittingVerb } from '../fitting-verb.ts';
import { LEAD_IN_LEMMAS, matchLeadIn, type LeadIn } from '../lead-in.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Responsible for payroll and for training clerks' → 'Handled payroll and trained clerks'. */
export const mixedDuties: RewriteRule = {
  id: 'mixed-duties',
  title: 'Give each duty its verb',
  why: 'A thing and a deed stood in one list; now both are deeds. Check that the first verb fits.',
  mayAdd: [...FITTING_LEMMAS, 'and'],
  mayRemove: [...LEAD_IN_LEMMAS, 'for', 'also', 'of', 'the', 'and'],
  examples: {
    fires: [
      ['Responsible for payroll and for training clerks', 'Handled payroll and trained clerks'],
      [
        'Was responsible for daily walkaround checks and reporting of defects',
        'Carried out daily walkaround checks and reported defects',
      ],
      [
        'In charge of the calendar, booking travel and filing expenses',
        'Managed the calendar, booked travel and filed expenses',
      ],
      [
        'Responsible for cutting grass, trimming hedges and general maintenance of the park',
        'Cut grass, trimmed hedges and carried out general maintenance of the park',
      ],
    ],
    leaves: [
      'Responsible for cleaning and general maintenance of the pool',
      'Responsible for sales, marketing and running the shop',
      'Responsible for safety and training staff',
      'Responsible for payroll and training',
      'Responsible for payroll and increasing sales',
      'Responsible for setting budgets and monitoring spend',
      'In charge of menu planning, costing and training of chefs',
      'Responsible for the accounts, posting 5 times a week',
      'Duties included payroll and training clerks',
      'Responsible for the payroll and training of 14 baristas',
      'Responsible for periodic inspection and testing of schools',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn || leadIn.toInfinitive) return null;
    const upkeep = thenUpkeep(context, leadIn);
    if (upkeep || leadIn.kind === 'duties') return upkeep;
    const { rest, removed } = leadIn;
    const match = NEXT_DEED.exec(rest);
    if (!match) return null;
    const [, link = '', words = ''] = match;
    const list = rest.slice(match.index + link.length + words.length);
    // ', posting daily' alone only says more of the thing before it.
    if (link === ', ' && !/ and (?:for )?[a-z-]+ing /.test(list)) return null;
    const things = rest.slice(0, match.index);
    // 'the recruitment and training of volunteers': both are of them.
    if (
      /^(?:[a-z]+ ){0,2}[a-z]+[^s\W] and [a-z]+ing of\b|^(?:the )?[a-z]+s and [a-z]+ing of\b/.test(
        rest,
      )
    )
      return null;
    if (verbOfGerund(/^([a-z-]+) [a-z]/.exec(things)?.[1] ?? '')) return null;
    const fit = fittingVerb(things);
    const deeds = fit && readDeeds(list, 'gerund', context.dialect);
    if (!deeds || deeds.some(isUnsure)) return null;
    const first = `${conjugate(fit.verb, context, removed)}${fit.particle} ${fit.things}`;
    const later = writeDeeds(deeds, (verb) => conjugate(verb, context, removed));
    return firing(capitalise(first + link + later), 'confirm', {
      added: `${fit.verb.base}${fit.particle}`,
      removed: `${removed} ${words} ${droppedOf(deeds)}`,
    });
  },
};

/** An outcome that one was only to bring about, or a deed without its own object: 'fuelling and cleaning vans'. */
const isUnsure = ({ verb, tail }: Deed) =>
  verb !== null && (isOutcome(verb.lemma, `${verb.gerund}${tail}`) || /^[\s.;]*$/.test(tail));

const NEXT_DEED = /(,? and |, )((?:also )?(?:for )?)(?=(?:the )?[a-z-]+ing (?:of )?[a-z\d])/;

/** 'cutting grass, trimming hedges and general maintenance of the park' */
const UPKEEP =
  /(,? and )((?:general|routine|basic|minor|light|planned|preventive|preventative|reactive|regular) (?:maintenance|cleaning|repairs|repair work|servicing|housekeeping)(?: (?:of|on|in) [^,]+?)?\.?)$/;

function thenUpkeep(context: LineContext, { rest, removed }: LeadIn): RuleResult | null {
  const match = UPKEEP.exec(rest);
  if (!match || / and /.test(match[2]!)) return null;
  const list = rest.slice(0, match.index);
  const several = /, [a-z-]+ing /.test(list);
  // 'cutting grass, trimming hedges' is one list with what follows.
  const read = several ? list.replace(/, (?=[a-z-]+ing [^,]*$)/, ' and ') : list;
  const deeds = readDeeds(read, 'gerund', context.dialect);
  if (!deeds || deeds.some(isUnsure) || deeds.some(({ verb }) => !verb)) return null;
  const told = writeDeeds(deeds, (verb) => conjugate(verb, context, removed));
  const first = several ? told.replace(/ and (?=[^,]*$)/, ', ') : told;
  const upkeep = `${conjugate(verbOfBase('carry')!, context, removed)} out ${match[2]!}`;
  return firing(capitalise(`${first}${match[1]!}${upkeep}`), 'confirm', {
    added: 'carry out and',
    removed: `${removed} ${droppedOf(deeds)} and`,
  });
}
