import { HARD_OUTCOMES, SOFT_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import { matchLeadIn, LEAD_IN_LEMMAS } from '../lead-in.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Responsible for managing X and training Y' → 'Managed X and trained Y'. */
export const weakLeadIn: RewriteRule = {
  id: 'weak-lead-in',
  title: 'Start with the verb',
  why: 'Says what you did, not what you were given. The facts stay as they are.',
  mayAdd: [],
  mayRemove: [...LEAD_IN_LEMMAS, 'for', 'also', 'to'],
  examples: {
    fires: [
      ['Responsible for managing a stockroom of 40 lines', 'Managed a stockroom of 40 lines'],
      [
        'Was tasked with scheduling and training 14 warehouse staff',
        'Scheduled and trained 14 warehouse staff',
      ],
      [
        'Duties include answering phones and greeting visitors (current)',
        'Answer phones and greet visitors',
      ],
      ['In charge of organising staff rotas', 'Organised staff rotas'],
      ['Responsible for ensuring compliance with HIPAA', 'Ensured compliance with HIPAA'],
    ],
    leaves: [
      'Responsible for training materials',
      'Responsible for starting IVs, drawing labs, and wound care',
      'Responsible for ensuring compliance by training staff and auditing records',
      'Responsible for shipping and receiving',
      'Responsible for ensuring that orders are shipped on time',
      'Responsible for increasing sales',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn) return null;
    const deeds = readDeeds(leadIn.rest, leadIn.toInfinitive ? 'base' : 'gerund', context.dialect);
    if (!deeds || /^(?:seeing|making sure) /.test(leadIn.rest)) return null;
    const verbs = deeds.flatMap((deed) => (deed.verb ? [deed.verb.lemma] : []));
    if (verbs.some((lemma) => HARD_OUTCOMES.has(lemma))) return null;
    if (!context.current && PRESENT_CLAUSE.test(leadIn.rest)) return null;
    const text = capitalise(writeDeeds(deeds, (verb) => conjugate(verb, context, leadIn.removed)));
    const claims = verbs.some((lemma) => SOFT_OUTCOMES.has(lemma));
    return firing(text, claims ? 'confirm' : 'auto', {
      removed: `${leadIn.removed} ${[...leadIn.rest.matchAll(INNER_WORDS)].join(' ')}`,
    });
  },
};

/** A clause in the present would disagree with the past of an ended role. */
const PRESENT_CLAUSE =
  /\b(?:is|are|has|have|needs?|meets?|works?|runs?|remains?|does|do|gets?|goes|go)\b/;
/** Repeated 'for', 'to' or 'also' before a later deed falls away with the lead-in. */
const INNER_WORDS = /(?<=(?:,| and) (?:also )?)(?:for|to)(?= [a-z]+)|\balso\b/g;
