/** Reads one item of a list: a deed, a thing that the deed before it owns, or nothing sure. */
import { ADJECTIVAL_GERUNDS, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, type Dialect, type Verb } from '#worker/nlp/verbs.ts';
import { mayNameLater, namesKind, namesThing } from './compound-gerunds.ts';
import type { Deed, VerbForm } from './deed.ts';

const FIRST_WORD = /^(?:for\s+|to\s+)?([a-z]+ly\s+)?([A-Za-z]+(?:-[a-z]+)?)(?![\w'’/-])(.*)$/s;

/** The item as a deed or a noun; 'unsure' refuses the whole list. */
export function readDeed(
  body: string,
  separator: string,
  form: VerbForm,
  dialect: Dialect,
): Deed | 'unsure' {
  const noun: Deed = { separator, adverb: '', verb: null, tail: body, dropped: '' };
  const activity = form === 'gerund' ? ACTIVITY_OF.exec(body) : null;
  const done = activity && verbOfGerund(activity[2]!.toLowerCase());
  if (done && !KEEPS_OF.has(done.lemma)) {
    const particle = activity[3] === undefined ? '' : `${activity[3]} `;
    const tail = ` ${particle}${body.slice(activity[0].length)}`;
    return { separator, adverb: '', verb: done, tail, dropped: `${activity[1] ?? ''} of` };
  }
  const match = FIRST_WORD.exec(body);
  if (!match) return noun;
  const [, adverb = '', word, tail] = match;
  const lower = word!.toLowerCase();
  const verb = form === 'gerund' ? verbOfGerund(lower) : verbOfBase(lower, dialect);
  if (word !== lower && separator !== '') return noun;
  // 'keeping the truck clean and for my own logs'
  if (/\band\b/.test(separator) && !verb && /^(?:for|with|to|of|from) \S/.test(body))
    return 'unsure';
  if (lower === 'including') return 'unsure';
  if (!verb && form === 'base' && separator !== '' && /^to [a-z]/.test(body)) return 'unsure';
  if (!verb)
    return form === 'gerund' && /^(?!morn|even|str|spr|th)\w{2,}ing$/.test(lower) ? 'unsure' : noun;
  if (lacksObject(verb, tail!) && !THINGS.has(lower)) return 'unsure';
  // 'workshops and training for apprentices', 'training in fire safety for staff': given, or had?
  if (form === 'gerund' && lower === 'training' && /^ (?:for|in|on)\b/.test(tail!)) return 'unsure';
  if (form === 'gerund' && separator !== '' && NAMED_FOR_WORK.test(body)) return noun;
  if (
    form === 'gerund' &&
    separator !== '' &&
    (namesKind(lower, tail!) || mayNameLater(lower, tail!))
  )
    return 'unsure';
  if (
    form === 'gerund' &&
    separator !== '' &&
    ADJECTIVAL_GERUNDS.has(lower) &&
    /^ [a-z]+[^su]s\b/.test(tail!)
  ) {
    // 'planning walks and leading groups' is as good as 'managing plans and rolling forecasts'.
    return EITHER.test(lower) ? 'unsure' : noun;
  }
  const reading = form === 'gerund' ? readGerund(lower, tail!) : readBase(lower, tail!);
  if (reading === 'noun') return noun;
  const dropped = /^for\s/.test(body) && separator !== '' ? 'for' : '';
  return reading === 'unsure' ? 'unsure' : { separator, adverb, verb, tail: tail!, dropped };
}

/** 'with the SENCO and teaching assistants': people called by what they do. */
const NAMED_FOR_WORK =
  /^(?:teaching|nursing|cleaning|catering|marketing|engineering|consulting|visiting|operating|housing|purchasing|serving|planning|accounting|waiting) (?:assistants?|staff|teams?|managers?|officers?|engineers?|personnel|consultants?|directors?|departments?|partners?|colleagues|teachers|crews?|authorities)\b/;

const EITHER =
  /^(?:leading|paying|following|challenging|defining|engaging|inspiring|binding|rotating|surrounding|winning|growing)$/;

const ACTIVITY_OF =
  /^(the\s+)?([a-z]+(?:-[a-z]+)?ing)\s+(?!out of (?:hours?|range|stock|service|spec|specification|date|town|control|warranty|print|order|school|bounds|area|sequence|tolerance)\b)(?:(up|out|off|down|in|on|over|away|back|together)\s+)?of\s+(?=\S)/i;
/** Verbs that need their 'of', or whose gerund with 'of' names no deed. */
const KEEPS_OF = new Set(
  `care listen wait account act approve be come consist deal dispose go have hear inform know learn live look mean meet respond speak
  stand take-care talk tell think time total understand warn work`.split(/\s+/),
);

const OBJECT_START =
  /^\s+(?:an?|the|all|any|each|every|some|both|new|various|multiple|several|many|two|three|four|five|six|eight|ten|twelve|up|over|its|their|his|her|our|my|your|it|them|us|customer|client|patient|student|staff|team|\d|[$€£~])(?![\w-]*ing\b)/i;
const PEOPLE =
  /^\s+(?:[a-z]+(?:-[a-z]+)?\s+){0,2}(?:people|staff|employees|students|pupils|children|clients|customers|patients|members|volunteers|interns|apprentices|trainees|starters|hires|nurses|chefs|teachers|teams|guests|visitors|users|managers|agents|juniors?|colleagues|engineers|developers|technicians|assistants|paralegals|pharmacists|drivers|officers|graduates|operators|workers|adults|beginners|learners|residents|families|others|personnel)\b/i;
/** What follows a verb at once: a thing that is counted or named, or people. */
export const takesObject = (tail: string) => OBJECT_START.test(tail) || PEOPLE.test(tail);

/** Gerunds that before a bare noun are nearly always part of a name: 'marketing campaigns'. */
const MODIFIERS = new Set(
  `accounting advertising marketing engineering manufacturing billing banking shipping housing building staffing funding
  lighting plumbing roofing tooling timing outstanding upcoming remaining understanding seating catering nursing consulting
  bookkeeping branding reporting pricing networking counseling counselling conditioning heating parking rigging
  living boarding climbing standing starting learning mapping welding wiring packaging working`.split(
    /\s+/,
  ),
);
/** Gerunds that at the end of a list, or before a preposition, name a thing. */
export const THINGS = new Set(
  'packaging branding lighting funding seating plumbing wiring housing tooling recycling painting drawing'.split(
    ' ',
  ),
);
const COMPOUND_HEADS =
  /^\s+(?:[a-z]+\s+)?(?:materials?|procedures?|process(?:es)?|programs?|programmes?|plans?|sessions?|manuals?|systems?|software|tools?|departments?|teams?|activit(?:y|ies)|functions?|operations?|strateg(?:y|ies)|campaigns?|services?|requirements?|standards?|needs|efforts?|initiatives?|polic(?:y|ies)|events?|budgets?|costs?|environments?|rooms?|decisions?|slips?|fees?|minutes|notes|agendas?|codes?|cabinets?|shifts?|duties|skills?|courses?|curriculum|workshops?|guides?|content|hours|cycles?|phases?|solutions?|issues|areas?|areas|sites?|facilit(?:y|ies)|equipment|supplies|machines?|management|maintenance|capacity|coordination|reviews?|techniques?|methods?|records?|data|contracts?|targets?|schedules?)\b/i;

/** 'safeguarding investigations': before the name of an occasion a gerund tells its kind. */
const OCCASIONS =
  /^\s+(?:investigations?|enquir(?:y|ies)|inquir(?:y|ies)|audits|sessions?|meetings?|projects?|exercises|reviews?|activities|campaigns?|drives?|trials?|workshops?|operations?|duties|tasks|procedures?|visits?|works|programmes?|programs?|schemes?|initiatives?|interventions|assessments)\b/i;
const ARRANGED = new Set(
  `arranging attending booking chairing conducting coordinating completing delivering designing directing documenting evaluating facilitating holding
  hosting implementing joining launching leading managing observing organising organizing overseeing performing planning preparing running
  scheduling supervising supporting undertaking writing handling doing making carrying reviewing drafting creating starting developing monitoring
  closing recording submitting approving tracking assisting coding delivering executing funding introducing initiating proposing
  presenting providing reporting updating`.split(/\s+/),
);

/** 'planning enforcement', 'building control': the gerund names a field. */
const ABSTRACT =
  /^ (?!equipment|payment|document|information|nutrition|medication|documentation|production|machinery|deliver|transport)(?:[a-z]+(?:ment|tion|sion|ance|ence|ery)|control|support|law|policy|theory|practice|consent)(?=[,.;]| and | or |$)/;
/** 'recycling centre', 'shipping department': a bare singular that is counted makes the gerund its name. */
const namesPlace = (tail: string) =>
  /^ (?:(?:centre|center|department|station|list)\b|(?:office|room|unit|machine|school|site|store|shop|area|desk|line|system|contract|facility|agency|company|club|hall|plant|yard|point|floor|board|bay|dock|pool|pitch|estate)(?= (?:and|of|for|in|at|with|on|to|its|their)\b|[,.;]|$))/.test(
    tail,
  );

/** Said of the mind or of being: true, and no deed. */
const STATES = new Set(
  'understanding knowing being having liking wanting needing remaining learning'.split(' '),
);

function readGerund(word: string, tail: string): 'verb' | 'noun' | 'unsure' {
  if (namesThing(word, tail)) return 'unsure';
  // 'setting out', as builders say it, and what is ordered then is not set out.
  if (word === 'setting' && /^ out\b(?! the\b| an?\b| \d)/.test(tail)) return 'unsure';
  if (OCCASIONS.test(tail) && !ARRANGED.has(word)) return 'unsure';
  if (NOUN_GERUNDS.has(word) && ABSTRACT.test(tail)) return 'unsure';
  if (STATES.has(word)) return 'unsure';
  if (NOUN_GERUNDS.has(word) && namesPlace(tail)) return 'unsure';
  if (!NOUN_GERUNDS.has(word)) {
    return /^\s+of\b/.test(tail) && word !== 'disposing' ? 'unsure' : 'verb';
  }
  if (word === 'working' && WORKING.test(tail)) return 'verb';
  if (
    word === 'building' &&
    /^ (?:(?:positive|strong|good|lasting|trusting|effective|close|new|long-term) )?(?:relationships|rapport|trust|partnerships)\b/.test(
      tail,
    )
  )
    return 'verb';
  if (tail.trim() === '') return 'verb';
  if (THINGS.has(word) && /^\s+(?:for|in|at|on|from|with)\b/.test(tail)) return 'noun';
  if (/^\s+of\b/.test(tail)) return 'unsure';
  if (
    word === 'reporting' &&
    /^\s+(?:progress|results|findings|faults|issues|incidents|defects|discrepancies|problems|errors|accidents|breakages|concerns|hazards|damage|absences|losses)\b/.test(
      tail,
    )
  ) {
    return 'verb';
  }
  if (takesObject(tail)) return 'verb';
  if (VERBLIKE.has(word)) {
    return /^\s+(?:skills?|systems?|process(?:es)?|tools?|software|procedures?)\b/.test(tail)
      ? 'unsure'
      : 'verb';
  }
  if (COMPOUND_HEADS.test(tail)) return 'unsure';
  if (/^\s+(?:in|on|at|for|with|by|to|from|under)\b/.test(tail)) {
    return 'verb';
  }
  return MODIFIERS.has(word) && !LONG_OBJECT.test(tail) ? 'unsure' : 'verb';
}

const WORKING =
  /^ (?:one[- ]to[- ]one|one[- ]on[- ]one|closely|alongside|directly|as|nights|shifts|weekends|full[- ]time|part[- ]time|remotely|independently|together|across|both)\b/;

/** Noun-like gerunds that before a bare noun are nearly always the deed: 'writing reports'. */
const VERBLIKE = new Set(
  `writing drafting filing recording scheduling ordering editing loading processing recruiting packing cleaning sorting
  typing drawing invoicing stocking printing sourcing finding framing holding targeting auditing interviewing installing
  planning updating picking labelling labeling cooking conducting tracking running translating analysing costing
  teaching grading greeting reviewing retouching designing sampling collecting styling forecasting coding leading cataloguing
  cataloging listing publishing researching`.split(/\s+/),
);
const LONG_OBJECT = /^\s+(?:[a-z]+-[a-z]+|[A-Z\uE000-\uF8FF])/;
/** Verbs that stand without an object: 'liaising with', 'reporting to'. */
export const INTRANSITIVE = new Set(
  `reply work report travel network present speak teach serve shop live liaise communicate collaborate coordinate prospect drive listen
  respond participate contribute assist consult partner negotiate advise train deal meet care look cater correspond interact
  engage cooperate compete specialize focus act operate write cook comply adhere apply attend follow learn lecture lobby
  post travel campaign volunteer appear succeed adapt check search bid account go come talk help research invest trade`.split(
    /\s+/,
  ),
);

/** The preposition belongs to the verb, and its object follows. */
export const PHRASAL =
  /^(?:put in|fill in|bring in|check in|hand in|phase in|sign in|take on|bring on|turn on|put on|switch on|plug in|turn in|key in) (?!(?:the )?(?:system|computer|database|a|an)\b)[a-z\d]/;

/** A verb that wants an object meets a preposition instead: it was the name of an activity. */
const lacksObject = (verb: Verb, tail: string) =>
  !PHRASAL.test(`${verb.base}${tail}`) &&
  !(verb.lemma === 'dispose' && /^ of\b/.test(tail)) &&
  /^\s+(?:in|at|on|for|with|from|to|of|under|per|across|within|during|as|by|between|among|into|onto)\b/.test(
    tail,
  ) &&
  !INTRANSITIVE.has(verb.lemma);

/** Hardly ever nouns beside an object of their own. */
export const SURELY_VERBS =
  /^(?:attend|complete|conduct|handle|submit|suggest|read|write|maintain|carry)$/;

function readBase(word: string, tail: string): 'verb' | 'noun' | 'unsure' {
  if (SURELY_VERBS.test(word) || !NOUN_BASES.has(word)) return 'verb';
  if (OBJECT_START.test(tail)) return 'verb';
  return 'unsure';
}
