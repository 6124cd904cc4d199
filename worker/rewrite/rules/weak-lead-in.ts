import { NOUN_BASES, SOFT_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { isOutcome } from '../base-list.ts';
import { droppedOf, hangsOnTo, readDeeds, writeDeeds } from '../coordination.ts';
import type { Deed } from '../deed.ts';
import { firing } from '../firing.ts';
import { LEAD_IN_LEMMAS, matchLeadIn, trailOf } from '../lead-in.ts';
import type { RewriteRule } from '../model.ts';
import { PRESENT_CLAUSE, sureClause } from '../sure-clause.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Responsible for managing X and training Y' → 'Managed X and trained Y'. */
export const weakLeadIn: RewriteRule = {
  id: 'weak-lead-in',
  title: 'Start with the verb',
  why: 'Says what you did, not what you were given. The facts stay as they are.',
  mayAdd: ['ensure'],
  mayRemove: [...LEAD_IN_LEMMAS, 'for', 'also', 'to', 'the', 'make', 'sure', 'see', 'it'],
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
      ['A big part of my job was moving hives at night', 'Moved hives at night'],
      [
        'To prepare invoices and run the payment batch (current)',
        'Prepare invoices and run the payment batch',
      ],
      ['Responsible for checking of tyres and lights', 'Checked tyres and lights'],
      ['Was in charge of the sowing and watering of beds', 'Sowed and watered beds'],
      [
        'Was tasked with merging two depots, a project which saved £40,000',
        'Merged two depots, a project which saved £40,000',
      ],
      ['In charge of making sure guests were safe', 'Ensured guests were safe'],
      ['Responsible for driving sales of kits', 'Drove sales of kits'],
      ['Responsible for keeping a clean work area', 'Kept a clean work area'],
      [
        'Responsible for taking guests to and from the airport, port and the hotels',
        'Took guests to and from the airport, port and the hotels',
      ],
      [
        'Was responsible for managing 70 flats, from viewings to check-outs',
        'Managed 70 flats, from viewings to check-outs',
      ],
      [
        'Responsible for writing 5 stories a day for the site and the weekly paper',
        'Wrote 5 stories a day for the site and the weekly paper',
      ],
      [
        'Responsible for driving routes 9 and 12 and collecting the fares',
        'Drove routes 9 and 12 and collected the fares',
      ],
      ['Responsible for disposing of waste', 'Disposed of waste'],
      ['Was made responsible for ordering stock', 'Ordered stock'],
      ['Responsible for the setting up and taking down of stalls', 'Set up and took down stalls'],
      [
        'Responsible for maintaining records of stock and reporting discrepancies',
        'Maintained records of stock and reported discrepancies',
      ],
      ['Responsible for cutting grass and trimming hedges', 'Cut grass and trimmed hedges'],
      [
        'Responsible for maintaining an old app, and in the last year helped to replace it',
        'Maintained an old app, and in the last year helped to replace it',
      ],
      ['Responsible for ensuring compliance with HIPAA', 'Ensured compliance with HIPAA'],
    ],
    leaves: [
      'In charge of servicing of the 26 buses of a school',
      'Responsible for feeding horses and riding lessons',
      'Responsible for lending decisions under £50k',
      'Responsible for teaching and learning in Year 4',
      'Was solely responsible for opening the shop',
      'To date 40 gardens, most of them in Kent',
      'To cut waste, moved the bins to the gate',
      'Responsible for training materials',
      'Duties were sorting files, make copies and typing',
      'Responsible for starting IVs, drawing labs, and wound care',
      'Responsible for ensuring compliance by training staff and auditing records',
      'Responsible for shipping and receiving',
      'Responsible for ensuring that orders are shipped on time',
      'Responsible for increasing sales',
      'Responsible for cutting costs and training staff',
      'Tasked with improving the onboarding process',
      'Responsible for planning walks and leading groups',
      'Responsible for safeguarding and for running the youth service',
      'Duties included cleaning, stocking and serving customers',
      'Responsible for filing, typing and answering phones',
      'Was in charge of recycling centre and its 8 staff',
      'Responsible for signalling and making sure that trains ran to time',
      'Responsible for the understanding of risks',
      'Duties included calculating SSP, SMP and submit RTI to HMRC',
      'Responsible to meet the sales target of 20 policies a month',
      'Responsible for helping residents to dress and completing their charts (current)',
      'Responsible for setting out and levels on a road scheme',
      'Responsible for answering phones in reception, admin and data entry',
      'Duties included serving guests and the till',
      'Responsible for washing dishes and clean tables',
      'Was tasked with clearing a backlog of 300 invoices',
      'Was tasked with building up the client book',
      'Duties included filing, scanning documents and updating records',
    ],
  },
  apply(context) {
    const leadIn = matchLeadIn(context.text);
    if (!leadIn) return null;
    // Who was in charge of servicing 26 buses had others service them.
    if (/in charge of/i.test(leadIn.removed) && MANY.test(leadIn.rest)) return null;
    const trail = TRAILING_CLAUSE.exec(leadIn.rest)?.[0] ?? laterDeed(leadIn.rest);
    const duties = leadIn.rest.slice(0, leadIn.rest.length - trail.length);
    const sure = sureClause(leadIn.rest, context, leadIn.removed);
    if (sure) {
      return firing(sure.text, 'confirm', {
        added: 'ensure',
        removed: `${leadIn.removed} ${sure.removed}`,
      });
    }
    const deeds = readDeeds(duties, leadIn.toInfinitive ? 'base' : 'gerund', context.dialect);
    if (!deeds || /^(?:seeing|making sure) /.test(leadIn.rest)) return null;
    if (!leadIn.toInfinitive && deeds.some(hidesBase)) return null;
    const verbs = deeds.flatMap((deed) => (deed.verb ? [deed.verb.lemma] : []));
    if (verbs.some((lemma) => isOutcome(lemma, duties) || BETTERED.test(lemma))) return null;
    if (TARGET.test(duties) || (TASKED.test(leadIn.removed) && GOAL.test(duties))) return null;
    if (context.current && hangsOnTo(deeds)) return null;
    if (!context.current && PRESENT_CLAUSE.test(leadIn.rest)) return null;
    const text = capitalise(
      writeDeeds(deeds, (verb) => conjugate(verb, context, leadIn.removed)) + trail,
    );
    const once = TASKED.test(leadIn.removed) && verbs.some((lemma) => ONE_OFF.test(lemma));
    const claims =
      once || DRIVEN.test(leadIn.rest) || verbs.some((lemma) => SOFT_OUTCOMES.has(lemma));
    return firing(text, claims ? 'confirm' : 'auto', {
      removed: `${leadIn.removed} ${droppedOf(deeds)} ${[...duties.matchAll(INNER_WORDS)].join(' ')}`,
    });
  },
};

/** All of a fleet. */
const MANY = /\b(?:the|all|our) \d{2,}\b/;

/** What was to be met, met or not. */
const TARGET =
  /\b(?:meet|reach|hit|achiev|exceed)(?:ting|ing)? (?:the |my |our |all |a )?(?:[a-z]+ ){0,2}(?:targets?|budgets?|goals?|quotas?|deadlines?|\d)|^(?:making|getting) .*\b(?:more|easier|faster|better|safer|cleaner|cheaper|simpler|quicker|smoother)\b/;
const TASKED = /\b(?:tasked|charged|entrusted|task)\b/i;
/** 'clearing a backlog', 'keeping costs under 30%': the end of the task, reached or not. */
const GOAL =
  /\b(?:cutting(?! (?:grass|hair|hedges|lawns|keys|wood|metal|fabric|glass|cloth|meat|cheese|stone|trees|timber))|(?:clear|reduc|work)ing (?:through )?(?:a|the) (?:[a-z]+ )?backlog|bringing (?:down|up|in)|building up|speeding up|filling|turning|raising|growing|winning|keeping [^,]* (?:under|below|within|down|above))\b/;
/** To be given such a task once is not yet to have done it. */
const ONE_OFF =
  /^(?:implement|launch|introduce|establish|migrate|overhaul|redesign|transform|found|pioneer|integrate|relocate|merge)$/;

/** Bringing these about is an outcome, whoever was to drive them. */
const DRIVEN =
  /\bdriving (?:[a-z]+ )?(?:sales|growth|revenue|traffic|engagement|results|adoption|profits?)\b/;

/** A bare noun item that is a deed in another form: 'cleaning rooms, make beds'. */
const hidesBase = ({ verb, tail }: Deed) => {
  const [first = '', second] = tail.trim().split(' ');
  return (
    verb === null &&
    second !== undefined &&
    (!NOUN_BASES.has(first) || /^\p{Lu}{2}|^[\uE000-\uF8FF]/u.test(second)) &&
    verbOfBase(first) !== undefined
  );
};

/** To have been given the improving of a thing is not to have improved it. */
const BETTERED =
  /^(?:improve|enhance|strengthen|transform|streamline|optimize|minimize|modernize|revitalize|turn|prevent|expand)$/;

/** ', and in the last year helped to move it': told in the past already. */
const laterDeed = (rest: string) => {
  const trail = trailOf(rest);
  return / and /.test(trail.slice(0, 6)) ? trail : '';
};

/** What the deeds led to, said in a clause of its own that stays word for word. */
const TRAILING_CLAUSE =
  /,\s+(?:which|resulting in|leading to|thereby|thus|a (?:project|programme|program|process|task|job|move|change|role|contract) (?:which|that))\b.*$/s;
/** Repeated 'for', 'to' or 'also' before a later deed falls away with the lead-in. */
const INNER_WORDS = /(?<=(?:,| and) (?:also )?)(?:for|to)(?= [a-z]+)|\balso\b/g;
