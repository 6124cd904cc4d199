/** Reads 'managing X, training Y and Z' as a list of deeds, or says that it cannot be sure. */
import { ADJECTIVAL_GERUNDS, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  type Dialect,
  type Verb,
} from '#worker/nlp/verbs.ts';

export interface Deed {
  /** Separator before the item as written; empty for the first. */
  separator: string;
  /** Adverb before the verb ('accurately '), with its space. */
  adverb: string;
  /** Null for a noun item that belongs to the verb before it. */
  verb: Verb | null;
  /** What follows the verb, or the whole noun item. */
  tail: string;
  /** Words that fall when the verb takes its object: 'the' and 'of' of 'the checking of tyres'. */
  dropped: string;
}

export type VerbForm = 'gerund' | 'base';

/** The deeds of a coordinated list in which every verb is surely a verb and owns its object; else null. */
export function readDeeds(text: string, form: VerbForm, dialect: Dialect): Deed[] | null {
  const named = form === 'gerund' && THE_ACTIVITIES.test(text);
  const items = splitItems(named ? text.replace(/^the\s+/i, '') : text);
  const deeds: Deed[] = [];
  for (const { separator, body } of items) {
    const deed = readDeed(body, separator, form, dialect);
    if (deed === 'unsure') return null;
    deeds.push(deed);
  }
  if (named && deeds[0]) deeds[0].dropped += ' the';
  if (!deeds[0]?.verb || !loneVerbsBelong(deeds, form)) return null;
  if (form === 'gerund' && !isJoined(deeds)) return participial(deeds);
  if (endsLoose(deeds)) return null;
  if (sharesPreposition(deeds)) return null;
  return nounItemsBelong(deeds) && !verbHides(deeds) ? deeds : null;
}

/** 'assisting users with resets and setting up laptops': the later deed may be what they were helped with. */
const sharesPreposition = ([first, ...later]: readonly Deed[]) =>
  /^(?:help|assist|support|guide|advise|coach|participate|involve)$/.test(
    first?.verb?.lemma ?? '',
  ) &&
  / (?:with|in|on) /.test(first!.tail) &&
  later.some(({ verb }) => verb);

/** 'the sowing, weeding and watering of beds' */
const THE_ACTIVITIES = /^the\s+[a-z-]+ing(?:(?:,|,? and) [a-z-]+ing)* of\s/i;

/** Words that fell out of a list of deeds, for the rule's licence. */
export const droppedOf = (deeds: readonly Deed[]) => deeds.map(({ dropped }) => dropped).join(' ');

/** An 'and' or 'or' before a deed, or in the last one's object, ties the list; else later gerunds only describe the first deed. */
const isJoined = (deeds: readonly Deed[]) =>
  deeds.length === 1 ||
  deeds.some(({ separator, verb, tail }, index) => {
    const lastDeed = !deeds.slice(index + 1).some((later) => later.verb);
    const opensDeed = verb !== null || verbOfPast(tail.split(' ')[0]!) !== undefined;
    return /\b(?:and|or)\b|&/.test(separator) && (opensDeed || lastDeed);
  });

/** 'managing stock and tills, ensuring accuracy': the second keeps its -ing; three or more are left alone. */
function participial(deeds: readonly Deed[]): Deed[] | null {
  const [first, ...more] = deeds;
  if (!first || first.tail.trim() === '' || more.filter(({ verb }) => verb).length !== 1)
    return null;
  if (!more.at(-1)!.verb || more.some(({ verb, tail }) => !verb && !isThing(tail))) return null;
  return [
    {
      ...first,
      dropped: droppedOf(deeds),
      tail: first.tail + writeDeeds(more, (verb) => verb.gerund),
    },
  ];
}

/** Puts the list back together with each verb in the form that `inflect` gives. */
export function writeDeeds(deeds: readonly Deed[], inflect: (verb: Verb) => string): string {
  const two = deeds.length === 2 && deeds[1]!.separator === ', and ' && deeds[1]!.verb !== null;
  return deeds
    .map((deed) => (two && deed === deeds[1] ? { ...deed, separator: ' and ' } : deed))
    .map((deed) =>
      deed.verb
        ? deed.separator + deed.adverb + inflect(deed.verb) + deed.tail
        : deed.separator + deed.tail,
    )
    .join('');
}

/** 'answering phones and greeting visitors, booking rooms': where such a list ends is anyone's guess. */
const endsLoose = (deeds: readonly Deed[]) =>
  deeds.length > 2 && deeds.every(({ verb }) => verb) && deeds.at(-1)!.separator.trim() === ',';

/** Commas inside brackets part no items; ' as well as ' reads like 'and' only for the eye. */
function splitItems(text: string): { separator: string; body: string }[] {
  const separators = /\s*[,;]\s*(?:and\s+|or\s+|&\s+)?(?:also\s+)?|\s+(?:and|or|&)\s+(?:also\s+)?/g;
  const items: { separator: string; body: string }[] = [];
  let from = 0;
  let separator = '';
  for (const match of text.matchAll(separators)) {
    const before = text.slice(0, match.index);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) continue;
    if (/\d$/.test(before) && /^,\d/.test(text.slice(match.index))) continue;
    items.push({ separator, body: text.slice(from, match.index) });
    separator = match[0].replace(/also\s+$/, '');
    from = match.index + match[0].length;
  }
  items.push({ separator, body: text.slice(from) });
  return items;
}

const FIRST_WORD = /^(?:for\s+|to\s+)?([a-z]+ly\s+)?([A-Za-z]+(?:-[a-z]+)?)(?![\w'’/-])(.*)$/s;

function readDeed(
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
  if (lower === 'including') return 'unsure';
  if (!verb)
    return form === 'gerund' && /^(?!morn|even|str|spr|th)\w{2,}ing$/.test(lower) ? 'unsure' : noun;
  if (lacksObject(verb, tail!) && !THINGS.has(lower)) return 'unsure';
  if (
    form === 'gerund' &&
    separator !== '' &&
    ADJECTIVAL_GERUNDS.has(lower) &&
    /^ [a-z]+[^su]s\b/.test(tail!)
  )
    return noun;
  const reading = form === 'gerund' ? readGerund(lower, tail!) : readBase(lower, tail!);
  if (reading === 'noun') return noun;
  return reading === 'unsure' ? 'unsure' : { separator, adverb, verb, tail: tail!, dropped: '' };
}

const ACTIVITY_OF = /^(the\s+)?([a-z]+(?:-[a-z]+)?ing)\s+(?:(up|out|off|down|in)\s+)?of\s+(?=\S)/i;
/** Verbs that need their 'of', or whose gerund with 'of' names no deed. */
const KEEPS_OF = new Set(
  `account act approve be come consist deal dispose go have hear inform know learn live look mean meet respond speak
  stand take-care talk tell think time total understand warn work`.split(/\s+/),
);

const OBJECT_START =
  /^\s+(?:an?|the|all|any|each|every|some|both|new|various|multiple|several|many|up|over|its|their|his|her|our|my|your|it|them|us|customer|client|patient|student|staff|team|\d|[$€£~])(?![\w-]*ing\b)/i;
const PEOPLE =
  /^\s+(?:[a-z]+(?:-[a-z]+)?\s+){0,2}(?:people|staff|employees|students|pupils|children|clients|customers|patients|members|volunteers|interns|apprentices|trainees|starters|hires|nurses|chefs|teachers|teams|guests|visitors|users|managers|agents|juniors?|colleagues|engineers|developers|technicians|assistants|paralegals|pharmacists|drivers|officers|graduates|operators|workers|adults|beginners|learners|residents|families|others|personnel)\b/i;
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
const THINGS = new Set(
  'packaging branding lighting funding seating plumbing wiring housing tooling recycling painting drawing'.split(
    ' ',
  ),
);
const COMPOUND_HEADS =
  /^\s+(?:[a-z]+\s+)?(?:materials?|procedures?|process(?:es)?|programs?|programmes?|plans?|sessions?|manuals?|systems?|software|tools?|departments?|teams?|activit(?:y|ies)|functions?|operations?|strateg(?:y|ies)|campaigns?|services?|requirements?|standards?|needs|efforts?|initiatives?|polic(?:y|ies)|events?|budgets?|costs?|environments?|rooms?|decisions?|slips?|fees?|minutes|notes|agendas?|codes?|cabinets?|shifts?|duties|skills?|courses?|curriculum|workshops?|guides?|content|hours|cycles?|phases?|solutions?|issues|areas?|areas|sites?|facilit(?:y|ies)|equipment|supplies|machines?|management|maintenance|capacity|coordination|reviews?|techniques?|methods?|records?|data|contracts?|targets?|schedules?)\b/i;

/** 'safeguarding investigations': before the name of an occasion a gerund tells its kind. */
const OCCASIONS =
  /^\s+(?:investigations?|enquir(?:y|ies)|inquir(?:y|ies)|audits|sessions?|meetings?|projects?|exercises|reviews?|activities|campaigns?|drives?|trials?|workshops?|operations|visits?|works|programmes?|programs?|schemes?|initiatives?|interventions|assessments)\b/i;
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
  /^ (?:centre|center|department|office|room|unit|machine|school|site|store|shop|area|desk|line|system|contract|facility|agency|company|club|hall|plant|yard|list|point|station|floor|board|bay|dock|pool|pitch|estate)\b/.test(
    tail,
  );

/** Said of the mind or of being: true, and no deed. */
const STATES = new Set(
  'understanding knowing being having liking wanting needing remaining'.split(' '),
);

function readGerund(word: string, tail: string): 'verb' | 'noun' | 'unsure' {
  if (OCCASIONS.test(tail) && !ARRANGED.has(word)) return 'unsure';
  if (NOUN_GERUNDS.has(word) && ABSTRACT.test(tail)) return 'unsure';
  if (STATES.has(word)) return 'unsure';
  if (NOUN_GERUNDS.has(word) && namesPlace(tail)) return 'unsure';
  if (!NOUN_GERUNDS.has(word)) return /^\s+of\b/.test(tail) ? 'unsure' : 'verb';
  if (tail.trim() === '') return 'verb';
  if (THINGS.has(word) && /^\s+(?:for|in|at|on|from|with)\b/.test(tail)) return 'noun';
  if (/^\s+of\b/.test(tail)) return 'unsure';
  if (
    word === 'reporting' &&
    /^\s+(?:progress|results|findings|faults|issues|incidents|defects)\b/.test(tail)
  ) {
    return 'verb';
  }
  if (OBJECT_START.test(tail) || PEOPLE.test(tail)) return 'verb';
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
const INTRANSITIVE = new Set(
  `work report travel network present speak teach serve shop live liaise communicate collaborate coordinate prospect drive listen
  respond participate contribute assist consult partner negotiate advise train deal meet care look cater correspond interact
  engage cooperate compete specialize focus act operate write cook comply adhere apply attend follow learn lecture lobby
  post travel campaign volunteer appear succeed adapt check search bid account go come talk help research invest trade`.split(
    /\s+/,
  ),
);

/** The preposition belongs to the verb, and its object follows. */
const PHRASAL =
  /^(?:put in|fill in|bring in|check in|hand in|phase in|sign in|take on|bring on|turn on|put on|switch on|plug in|turn in|key in) (?!(?:the )?(?:system|computer|database|a|an)\b)[a-z\d]/;

/** A verb that wants an object meets a preposition instead: it was the name of an activity. */
const lacksObject = (verb: Verb, tail: string) =>
  !PHRASAL.test(`${verb.base}${tail}`) &&
  /^\s+(?:in|at|on|for|with|from|to|of|under|per|across|within|during|as|by|between|among)\b/.test(
    tail,
  ) &&
  !INTRANSITIVE.has(verb.lemma);

function readBase(word: string, tail: string): 'verb' | 'noun' | 'unsure' {
  if (!NOUN_BASES.has(word)) return 'verb';
  if (OBJECT_START.test(tail)) return 'verb';
  return 'unsure';
}

const STRAY_PREPOSITION = /^\s+(?:in|on|at|for|with|from|under|per|across|within|during)\b/;

/** 'installing, testing and repairing wiring' shares its object; a bare verb at the end has none to share. */
function loneVerbsBelong(deeds: readonly Deed[], form: VerbForm): boolean {
  const last = deeds.at(-1)!;
  if (deeds.length > 1 && last.verb && STRAY_PREPOSITION.test(last.tail)) {
    const lone = deeds.some((deed) => deed.verb && deed.tail.trim() === '');
    if (lone && !INTRANSITIVE.has(last.verb.lemma)) return false;
  }
  if (last.verb && /^[\s.;]*$/.test(last.tail)) return deeds.length === 1 && form === 'base';
  return deeds.every((deed, index) => {
    if (!deed.verb || deed.tail.trim() !== '') return true;
    const next = deeds[index + 1];
    if (!next?.verb || /;/.test(next.separator)) return false;
    if (/^ (?:sure|certain)\b/.test(next.tail) || next.verb.lemma === 'ensure') return false;
    // 'charting and looking after patients': what follows belongs to 'looking after' alone.
    return !/^\s+(?:after|for|to|with|out|up|on|at|into|over)\b/.test(next.tail);
  });
}

/** A noun item belongs to the verb before it: no verb may follow unless 'and' ties the noun to its object. */
function nounItemsBelong(deeds: readonly Deed[]): boolean {
  const verbs = deeds.filter((deed) => deed.verb);
  return deeds.every((deed, index) => {
    if (deed.verb) return true;
    const before = deeds[index - 1]!;
    if (before.verb && before.tail.trim() === '') return false;
    if (index === deeds.length - 1 && tellsDeed(deed)) return true;
    if (!isThing(deed.tail)) return before.verb?.lemma === 'keep' && index === deeds.length - 1;
    if (verbs.length === 1) return true;
    const tied = /^\s+(?:and|or|&)\s+$/.test(deed.separator);
    const next = deeds[index + 1];
    // 'writing plans, grading tests and conferences': the list ends here, and no deed is told of its end.
    if (!next && verbs.slice(1).every(({ separator }) => separator.trim() === ',')) return false;
    return tied && (!next || /[,;]/.test(next.separator));
  });
}

/** 'and raised orders': a deed that stands in the past already. */
const tellsDeed = ({ separator, tail }: Deed) => {
  const [first = '', second] = tail.split(' ');
  const verb = verbOfPast(first);
  return (
    /\band\b/.test(separator) &&
    second !== undefined &&
    verb !== undefined &&
    verb.past !== verb.base
  );
};

/** Objects that have no plural. */
const MASS_NOUNS =
  /^(?:accounting|payroll|equipment|inventory|data|software|hardware|stock|correspondence|documentation|packaging|furniture|machinery|paperwork|mail|email|cash|food|staff|personnel|people|children|content|code|material|merchandise|literature|evidence|feedback|information|research|progress|performance|quality|safety|compliance|traffic|waste|waste|funding|revenue|property|travel|homework|coursework|artwork|copy|media|footage|music|medication|wiring|conduit|wire|lighting|plumbing|housing|strategy|policy|direction|risk|budget|team|efficiency|productivity|morale|growth|engagement|satisfaction|awareness|access|security)$/;

/** A noun item that may stand beside the object: a plural or a mass noun, never the name of a deed. */
function isThing(item: string): boolean {
  const head = item
    .replaceAll(/\([^)]*\)/g, '')
    .trim()
    .split(
      /\s+(?:of|in|on|at|for|with|across|within|from|to|per|worth|using|by|over|under|during|between|into)\s+/,
    )[0]!
    .split(' ')
    .at(-1)!
    .replace(/[.;:]$/, '');
  if (/^[\p{Lu}\d\uE000-\uF8FF]/u.test(head)) return true;
  return /(?<!s|u|i|ing)s$/.test(head) || MASS_NOUNS.test(head);
}

const INNER_GERUND =
  /\b(?:by|for|of|in|on|while|when|through|without|including|from|to|before|after|such as|like|with)\s+[a-z]+ing\b/i;
const CLAUSE = /\b(?:that|which|who|whose|where|because|so that|if|whether|while|when)\b/i;

/** A later verb may belong to an inner gerund ('by training … and auditing …') or clause, not to the list. */
function verbHides(deeds: readonly Deed[]): boolean {
  return deeds.some((deed, index) => {
    const later = deeds.slice(index + 1).some((next) => next.verb);
    return later && (INNER_GERUND.test(deed.tail) || CLAUSE.test(deed.tail));
  });
}
