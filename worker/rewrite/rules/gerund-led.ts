import { verbOfPast } from '#worker/nlp/verbs.ts';
import { droppedOf, hangsOnTo, readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { partOutcome } from '../outcome-clause.ts';
import { sureClause } from '../sure-clause.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Managing 6 cooks and ordering stock' → 'Managed 6 cooks and ordered stock'. */
export const gerundLed: RewriteRule = {
  id: 'gerund-led',
  title: 'Make it a deed',
  why: 'An “-ing” opening describes an activity; a plain verb says that you did it.',
  mayAdd: ['ensure'],
  mayRemove: 'of the make sure that engage in'.split(' '),
  examples: {
    fires: [
      ['Managing 6 cooks and ordering stock', 'Managed 6 cooks and ordered stock'],
      ['Preparing budgets and rolling forecasts', 'Prepared budgets and rolling forecasts'],
      ['Preparing payroll for 40 staff (current)', 'Prepare payroll for 40 staff'],
      [
        'Diagnosing and repairing of engines, gearboxes and brakes',
        'Diagnosed and repaired engines, gearboxes and brakes',
      ],
      [
        'Cutting and fitting of carpets and vinyl flooring',
        'Cut and fitted carpets and vinyl flooring',
      ],
      ['Typing up of letters for two judges', 'Typed up letters for two judges'],
      [
        'Driving forklifts and cranes, moving 60 pallets a shift',
        'Drove forklifts and cranes, moving 60 pallets a shift',
      ],
      [
        'Answering phones and checking guests in and out',
        'Answered phones and checked guests in and out',
      ],
      [
        'Working one to one with a pupil, using picture cards',
        'Worked one to one with a pupil, using picture cards',
      ],
      [
        'Making sure that shelves were full and dates rotated',
        'Ensured that shelves were full and dates rotated',
      ],
      [
        'Ordering, receiving and putting away of stock for a pharmacy',
        'Ordered, received and put away stock for a pharmacy',
      ],
      [
        'Helping out with tyre changes and MOT preparation',
        'Helped out with tyre changes and MOT preparation',
      ],
      ['Taking bookings by e-mail and in person', 'Took bookings by e-mail and in person'],
      [
        'Coaching of agents resulting in a 10% rise in CSAT',
        'Coached agents, resulting in a 10% rise in CSAT',
      ],
      ['Fitting kitchens, including tiling', 'Fitted kitchens, including tiling'],
      [
        'Working closely with the head of year and teaching assistants',
        'Worked closely with the head of year and teaching assistants',
      ],
      [
        'Picking, packing and shipping of 150 orders a day',
        'Picked, packed and shipped 150 orders a day',
      ],
    ],
    leaves: [
      'Hauling logs to the mill, loading and wrapping included',
      'Making ready of cargo holds for grain surveys',
      'Supervising the loading and unloading of lorries',
      'Training materials for new starters',
      'Making boiled sweets by hand, pulling, rolling and cutting the batch',
      'Picking accuracy of 99.6% over 12 months',
      'Typing speed of 70 wpm',
      'Teaching pupils to read and write and marking their work (current)',
      'Filing, faxing and typing.',
      'Leading a team of five, cut costs by 10%',
      'Baking and lamination for a 90-seat brasserie',
      'Managing Director, Kestrel Foods',
      'Shipping and receiving for a 12-door cross-dock',
      'Marketing mix modelling for three brands',
      'Accounting, budgeting, forecasting',
      'Answering phones and greeting visitors, booking meeting rooms',
      'Doing data entry for two clinics',
      'Ensuring waste is put in the right skips',
      'Planning enforcement, investigating breaches and serving notices',
      'Ordering stock, including dairy, and training staff',
      'Calling 60 prospects a day and book meetings for the team',
      'Understanding the needs of buyers',
      'Cooking, ironing and cleaning of the house',
      'Safeguarding concerns were recorded and passed on',
      'Picking, packing, wrapping and cleaning the area',
      'Acting sergeant for a shift of nine',
      'Creating a safe, caring and stimulating place for toddlers',
      'Offering a quick and caring response to callers',
      'Promoting store cards and financing offers to shoppers',
      'Changing facilities and showers for 40 members',
      'Dressing changes and blood tests for 20 patients a day',
      'Cashing up, banking and opening and closing the store',
    ],
  },
  apply(context) {
    const sure = /^(?:Making sure|Ensuring)\b/.test(context.text)
      ? sureClause(context.text, context)
      : null;
    if (sure) return firing(sure.text, 'auto', { added: 'ensure', removed: sure.removed });
    const opening = /^([A-Z][a-z]+ing|[A-Z][a-z]+-[a-z]+ing|Cold calling)\b/.exec(
      context.text,
    )?.[0];
    if (opening === undefined) return null;
    const line = context.text.replace(/^Cold calling\b/, 'Cold-calling').replace(OF_NUMBER, '$1 ');
    if (/^\S+ (?:[A-Z][a-z]+(?:,| \||$)|is\b|was\b|and [a-z]+(?:,|$))/.test(line)) return null;
    if (!context.current && PRESENT_CLAUSE.test(line)) return null;
    // 'Hauling logs, loading included', 'Making ready of cargo holds'
    if (/ included\b[^,]*$|^Making ready of\b/.test(line)) return null;
    if (isSubject(line) || RANK.test(line) || MEASURE.test(line)) return null;
    if (line.split(/\s+/).length < 3 || /^[^ ]+(?: [a-z]+)?:/.test(line)) return null;
    const finite = [...line.matchAll(/[,;] (?:and )?([a-z]+)\b/g)];
    if (finite.some((m) => verbOfPast(m[1]!))) return null;
    const deeds = readDeeds(
      line.charAt(0).toLowerCase() + line.slice(1),
      'gerund',
      context.dialect,
    );
    if (!deeds || deeds[0]!.verb!.lemma === 'do') return null;
    if (context.current && hangsOnTo(deeds)) return null;
    const told = capitalise(writeDeeds(deeds, (verb) => conjugate(verb, context)));
    const text = deeds.some(({ dropped }) => dropped.includes('of')) ? partOutcome(told) : told;
    return firing(text, 'auto', {
      removed: `${OF_NUMBER.test(context.text) ? 'of' : ''} ${droppedOf(deeds)}`,
    });
  },
};

/** 'Picking accuracy of 99.6%', 'Typing speed of 70 wpm': how well, in figures. */
const MEASURE =
  /^(?:Order )?(?:Picking|Packing|Typing|Booking|Reading|Loading|Scanning|Sorting|Keying|Coding|Cutting|Billing|Forecasting|Filing|Dispensing|Writing|Running|Driving|Working|Selling|Closing|Winning|Manufacturing|Processing) (?:accuracy|speed|rates?|age|times?|yield|volume|throughput|capacity|output|efficiency|ratio|share|average)\b/;

/** 'Managing director’s diary', 'Acting sergeant': a rank. */
const RANK =
  /^[A-Z][a-z]+ing (?:director|editor|partner|agent|sergeant|inspector|manager|head|officer|supervisor|chair|secretary|engineer|solicitor|hand|teacher|principal|consultant|nurse|clerk)(?:['’]?s)?(?= |,|$)/;

/** 'Safeguarding concerns were recorded': the opening is a thing that something was done to. */
const isSubject = (line: string) =>
  /^[^,;:]*? (?:was|were|is|are|has been|have been|had been) /.test(line) &&
  !/\b(?:that|which|who|where|when|whether|what|how|if|sure|while|because|as)\b.* (?:was|were|is|are|has been|have been|had been) /.test(
    line,
  );

/** A clause in the present would disagree with the past of an ended role. */
const PRESENT_CLAUSE = /\b(?:is|are|has|have|does)\b/;

/** 'packing and shipping of 150 orders': the 'of' falls when the verb takes its object. */
const OF_NUMBER =
  /^((?:[A-Za-z-]+ing, )*[A-Za-z-]+ing,? and [a-z-]+ing|[A-Z][a-z-]+ing) of (?=\d|new |all |the |junior )/;
