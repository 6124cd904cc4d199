import { HARD_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfGerund } from '#worker/nlp/verbs.ts';
import { droppedOf, readDeeds, writeDeeds } from '../coordination.ts';
import type { Deed } from '../deed.ts';
import { firing } from '../firing.ts';
import { FITTING_LEMMAS, fittingVerb } from '../fitting-verb.ts';
import { LEAD_IN_LEMMAS, matchLeadIn } from '../lead-in.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Responsible for payroll and for training clerks' → 'Handled payroll and trained clerks'. */
export const mixedDuties: RewriteRule = {
  id: 'mixed-duties',
  title: 'Give each duty its verb',
  why: 'A thing and a deed stood in one list; now both are deeds. Check that the first verb fits.',
  mayAdd: FITTING_LEMMAS,
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
    ],
    leaves: [
      'Responsible for safety and training staff',
      'Responsible for payroll and training',
      'Responsible for payroll and increasing sales',
      'Responsible for setting budgets and monitoring spend',
      'In charge of menu planning, costing and training of chefs',
      'Responsible for the accounts, posting 5 times a week',
      'Duties included payroll and training clerks',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn || leadIn.toInfinitive || leadIn.kind === 'duties') return null;
    const { rest, removed } = leadIn;
    const match = NEXT_DEED.exec(rest);
    if (!match) return null;
    const [, link = '', words = ''] = match;
    const list = rest.slice(match.index + link.length + words.length);
    // ', posting daily' alone only says more of the thing before it.
    if (link === ', ' && !/ and (?:for )?[a-z-]+ing /.test(list)) return null;
    const things = rest.slice(0, match.index);
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
  verb !== null && (HARD_OUTCOMES.has(verb.lemma) || /^[\s.;]*$/.test(tail));

const NEXT_DEED = /(,? and |, )((?:also )?(?:for )?)(?=(?:the )?[a-z-]+ing (?:of )?[a-z\d])/;
