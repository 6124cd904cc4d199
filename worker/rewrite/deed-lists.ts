/** What makes a list of deeds unsafe to write with other verb forms. */
import { DEED_NOUNS, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { INTRANSITIVE } from './deed-reading.ts';
import type { Deed, VerbForm } from './deed.ts';
import { standsForItself } from './lone-deeds.ts';
import { LIVING, readThings } from './noun-phrase.ts';

/** 'cleaning, stocking and serving customers': nobody stocks those; 'filing and answering phones' likewise. */
export const sharesWrongly = (deeds: readonly Deed[]) =>
  deeds.some((deed, index) => {
    if (!deed.verb || deed.tail.trim() !== '') return false;
    const owner = deeds.slice(index + 1).find(({ verb, tail }) => verb && tail.trim() !== '');
    if (!owner?.verb) return false;
    // 'ironing and keeping the linen room tidy'
    if (/^(?:keep|leave)$/.test(owner.verb.lemma) && owner.separator === ' and ') return true;
    const heads = readThings(owner.tail.replace(/^ of /, ' ').trim())?.heads ?? [];
    const cleaned = CLEANED.test(owner.verb.lemma) && heads.some((head) => PLACE.test(head));
    if (cleaned && !KEPT_UP.test(deed.verb.lemma)) return true;
    if (standsForItself(deed.verb.gerund, owner.verb.gerund)) return true;
    if (owner.dropped.includes('of')) return false;
    if (heads.some((head) => LIVING.test(head))) return !DONE_TO_PEOPLE.has(deed.verb.lemma);
    return OF_ITS_OWN.has(owner.verb.lemma) && NOUN_GERUNDS.has(deed.verb.gerund);
  });
/** 'cooking, ironing and cleaning of the house', 'packing and cleaning the area': the house is only cleaned. */
const KEPT_UP =
  /^(?:clean|tidy|sweep|mop|vacuum|dust|hoover|polish|scrub|wash|wipe|rinse|disinfect|sanitize|sterilize|maintain|stock|restock|organize|prepare|set|decorate|paint|repair|inspect|check|empty|open|close|secure|lock|service|strip|dismantle|assemble|oil|grease|lubricate|sort|feed|groom|dress|dry|fold|degrease|sand|prime)$/;
const PLACE =
  /^(?:area|areas|house|houses|home|homes|flat|room|rooms|floors?|kitchen|shop|store|yard|site|office|offices|ward|surgery|salon|bar|hall|premises|section|unit|workplace|workspace|stations?|aisles?|restaurant|building|garage|warehouse)$/;
const CLEANED = /^(?:clean|tidy|sweep|mop|vacuum|dust|hoover|polish|scrub)$/;
const DONE_TO_PEOPLE = new Set(
  `admit advise appoint appraise assess assign assist bathe brief care coach comfort counsel develop direct discharge discipline dress
  educate empower encourage engage entertain enroll escort evaluate examine feed greet groom guide help hire host induct instruct inspire
  interview lead lift manage meet mentor monitor motivate move nurse observe onboard organize orient oversee place protect recruit register
  reassure retain review schedule screen seat select serve source supervise support teach test track train transfer transport treat triage
  tutor walk wash watch weigh welcome contact call visit identify qualify breed`.split(/\s+/),
);
/** Verbs whose object is theirs alone. */
const OF_ITS_OWN = new Set(
  'answer greet serve make take help assist handle attend do give get have provide ensure'.split(
    ' ',
  ),
);

/** 'assisting users with resets and setting up laptops': the later deed may be what they were helped with. */
export const sharesPreposition = ([first, ...later]: readonly Deed[]) =>
  /^(?:help|assist|support|guide|advise|coach|participate|involve)$/.test(
    first?.verb?.lemma ?? '',
  ) &&
  / (?:with|in|on) /.test(first!.tail) &&
  later.some(({ verb }) => verb);

/** 'supervising the loading and unloading of lorries': the second is overseen like the first. */
export const sharesActivity = (deeds: readonly Deed[]) =>
  deeds.some(
    ({ verb, tail }, index) =>
      verb &&
      (OVERSEEN.has(verb.lemma) || / the [a-z-]+$/.test(tail)) &&
      /(?:^| )[a-z-]+ing$/.test(tail) &&
      deeds[index + 1]?.dropped.includes('of'),
  );

const OVERSEEN = new Set(
  'supervise oversee manage monitor coordinate control lead handle direct help assist support organize'.split(
    ' ',
  ),
);

/** 'answering phones and greeting visitors, booking rooms': where such a list ends is anyone's guess. */
export const endsLoose = (deeds: readonly Deed[]) =>
  deeds.length > 2 && deeds.every(({ verb }) => verb) && deeds.at(-1)!.separator.trim() === ',';

const STRAY_PREPOSITION =
  /^\s+(?:in|on|at|for|with|from|under|per|across|within|during|when|while|where|if|as|before|after)\b/;

/** 'installing, testing and repairing wiring' shares its object; a bare verb at the end has none to share. */
export function loneVerbsBelong(deeds: readonly Deed[], form: VerbForm): boolean {
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
    // 'for safeguarding and for running the service': each has its own object, or none.
    if (next.dropped === 'for') return false;
    if (/^ (?:sure|certain)\b/.test(next.tail) || next.verb.lemma === 'ensure') return false;
    // 'charting and looking after patients': what follows belongs to 'looking after' alone.
    return !/^\s+(?:after|for|to|with|out|up|on|at|into|over)\b/.test(next.tail);
  });
}

/** A noun item belongs to the verb before it: no verb may follow unless 'and' ties the noun to its object. */
export function nounItemsBelong(deeds: readonly Deed[]): boolean {
  const verbs = deeds.filter((deed) => deed.verb);
  // 'supported clerks with archiving and photocopying': what follows 'with' belongs to it.
  if (verbs.length === 1 && verbs[0] === deeds[0] && takesWith(deeds[0]!)) return true;
  return deeds.every((deed, index) => {
    if (deed.verb) return true;
    const before = deeds[index - 1]!;
    if (
      isOwnDeed(
        deed,
        verbs.findLast((one) => deeds.indexOf(one) < index),
      )
    )
      return false;
    // 'setting out and levels': the particle is no object that a thing could stand beside.
    if (before.verb && /^(?: (?:up|out|off|down|over|in|on|away|back))?\s*$/.test(before.tail))
      return false;
    if (index === deeds.length - 1 && tellsDeed(deed)) return true;
    if (!isThing(deed.tail) && !isLike(deeds, index))
      return (
        before.verb?.lemma === 'keep' && index === deeds.length - 1 && !/ing[.;]?$/.test(deed.tail)
      );
    // 'treating injuries on match days and rehab plans for players': another duty, not another injury.
    if (before.verb && PLACED.test(before.tail) && / (?:for|of) \S/.test(deed.tail)) return false;
    if (verbs.length === 1) return true;
    const tied = /^\s+(?:and|or|&)\s+$/.test(deed.separator);
    if (sharesWholeList(deeds)) return true;
    const next = deeds[index + 1];
    // 'writing plans, grading tests and conferences': the list ends here, and no deed is told of its end.
    if (!next && verbs.slice(1).every(({ separator }) => separator.trim() === ',')) return false;
    return tied && (!next || next.verb !== null || /[,;]/.test(next.separator));
  });
}

/** 'cutting hair, beard trims and shaves', 'making reports and customer complaints', 'fixed tissue and disposal of specimens'. */
function isOwnDeed({ tail }: Deed, owner: Deed | undefined): boolean {
  const item = tail.trim().replace(/[.;]$/, '');
  const [, named = ''] = /^(?:the )?([a-z]+) of \S/.exec(item) ?? [];
  if (/(?:[^cs]tion|sion|ance|[^u]ment|sis|[eor]val|posal|erral)$/.test(named)) return true;
  const head = item
    .split(/ (?:of|in|on|at|for|with|to|from|by|using) /)[0]!
    .split(' ')
    .at(-1)!;
  return DONE_THINGS.test(head) && !ARRANGED.test(owner?.verb?.lemma ?? '');
}
/** What is done, not made, cut, played or kept. */
const DONE_THINGS =
  /^(?:trims|shaves|trips|outings|complaints|reconciliations|checks|repairs|walks|treatments|massages|inspections|crafts|handovers|stocktakes|errands|excursions|pickups)$/;
const ARRANGED =
  /^(?:process|handle|manage|conduct|perform|carry|do|schedule|organi[sz]e|arrange|coordinate|provide|give|offer|support|plan|complete|log|record|monitor|track|take|lead|run|supervise|oversee|deliver|document|report|review|approve|prepare|assist|help|issue|resolve|investigate|deal|answer|attend|receive|address|undertake|assign|price|quote|book|include|cover|need|require)$/;

/** One helps, deals or assists with a thing and another. */
const takesWith = ({ verb, tail }: Deed) =>
  /^(?:help|assist|support|deal)$/.test(verb!.lemma) && / with [^,]*$/.test(tail);

/** ', from viewings to check-outs', ', about 40 tickets a day': it says more of the deed and is none. */
export const isAdjunct = ({ separator, tail }: Deed) =>
  BY_MEANS.test(tail) ||
  (separator.trim() === ',' &&
    /^(?:from [a-z-]+ to [a-z-]+|[a-z\d]+ of (?:them|which|whom)\b|(?:about|around|roughly|approximately|up to|over|some|usually|often|mostly|mainly|each|both|with|across|throughout|between|under) (?!(?:[a-z-]+ ){0,2}[a-z-]+ing\b))/.test(
      tail,
    ));

/** 'over the phone, by e-mail and in person' */
const BY_MEANS =
  /^(?:by (?:phone|e-?mail|post|telephone|hand|letter|fax|radio)|in (?:person|writing)|over the (?:phone|counter)|online|face to face)\b/;

/** An object of the same kind as the one before it: with its article, or at a place in a row of places. */
function isLike(deeds: readonly Deed[], index: number): boolean {
  const item = deeds[index]!.tail.replace(/[.;]\s*$/, '');
  const first = deeds.slice(0, index).findLast(({ verb }) => verb)!;
  if (namesDeed(item) || first.tail.trim() === '' || first.dropped.includes('of')) {
    return /^ .*\b(?:of|in|through|with|for) [a-z]+(?:al|ic|ive|ary)$/.test(first.tail);
  }
  if (/^(?:the|an?|its|their|each|every|both) [a-z]/i.test(item)) {
    const people = LIVING.test(readThings(first.tail.trim())?.heads[0] ?? '');
    return !people || / (?:to|for|from|with|at|in|on|of) /.test(first.tail);
  }
  // 'with back, knee and shoulder problems', 'from X-ray, theatre and the wards'
  return (
    / (?:to|for|from|with|at|in|on|of|through|across|between|by) (?:the )?[A-Za-z-]+$/.test(
      first.tail,
    ) && /^[a-z-]+(?: [a-z-]+)?$/.test(item)
  );
}

/** 'data entry', 'bedside handover', 'the training of staff': a deed of its own, only without its verb. */
const namesDeed = (item: string) => {
  const head = item.split(
    / (?:of|in|on|at|for|with|across|within|from|to|per|using|by|under|during) /,
  )[0]!;
  const noun = head.split(' ').at(-1)!;
  return (
    DEED_NOUNS.has(noun) ||
    DEED_NOUNS.has(noun.replace(/s$/, '')) ||
    /(?:ing|tion|sion|ment|ance|ence|ship|over)$/.test(noun) ||
    /^(?:entry|work|support|service|control|admin|care|security|payroll|liaison|advice|analysis|research|sales|help|duties|take|intake|hygiene|cash|prep|safety|therapy|dentistry|paperwork|laundry|compliance|reception|post|triage)$/.test(
      noun,
    )
  );
};

/** 'diagnosing and repairing engines, gearboxes and brakes': one list of things for verbs that stand together. */
function sharesWholeList(deeds: readonly Deed[]): boolean {
  const last = deeds.findLastIndex(({ verb }) => verb);
  const isTogether = deeds.slice(0, last).every(({ verb, tail }) => verb && tail.trim() === '');
  return (
    last > 0 &&
    isTogether &&
    /\b(?:and|or)\b|&/.test(deeds[last]!.separator) &&
    deeds.length > last + 1 &&
    /\b(?:and|or)\b|&/.test(deeds.at(-1)!.separator)
  );
}

const PLACED = /\S (?:on|at|during|in|after|before) \S/;

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
  /^(?:steel|cement|concrete|timber|rent|milk|fuel|water|gas|paint|grain|wood|metal|paper|plastic|glass|blood|soil|meat|fish|fruit|bread|coffee|cargo|freight|luggage|baggage|land|accounting|payroll|equipment|inventory|data|software|hardware|stock|correspondence|documentation|packaging|furniture|machinery|paperwork|mail|email|cash|food|staff|personnel|people|children|content|code|material|merchandise|literature|evidence|feedback|information|research|progress|performance|quality|safety|compliance|traffic|waste|waste|funding|revenue|property|travel|homework|coursework|artwork|copy|media|footage|music|medication|wiring|flooring|roofing|decking|fencing|guttering|cladding|carpeting|tiling|paving|conduit|wire|lighting|plumbing|housing|strategy|policy|direction|risk|budget|team|efficiency|productivity|morale|growth|engagement|satisfaction|awareness|access|security)$/;

/** 'book meetings' may be a deed, 'site meetings' is none. */
const isCountedIng = (item: string, head: string) =>
  COUNTED_IN_ING.test(head) && (item.trim() === head || !verbOfBase(item.trim().split(' ')[0]!));

/** Things, though their names end like those of deeds. */
const COUNTED_IN_ING =
  /^(?:drawings|paintings|buildings|meetings|bookings|readings|fittings|findings|recordings|listings|castings|mouldings|moldings|coatings|mailings|postings|viewings|filings|weddings|paintings|greetings|clothing|bedding|dressings|earrings|ceilings|railings|servings|takings|bearings|engravings|carvings)$/;

/** A noun item that may stand beside the object: a plural or a mass noun, never the name of a deed. */
export function isThing(item: string): boolean {
  const head = item
    .replaceAll(/\([^)]*\)/g, '')
    .trim()
    .split(
      /\s+(?:of|in|on|at|for|with|across|within|from|to|per|worth|using|by|over|under|during|between|into|about|regarding|every|each)\s+/,
    )[0]!
    .split(' ')
    .at(-1)!
    .replace(/[.;:]$/, '');
  if (/^[\p{Lu}\d\uE000-\uF8FF]/u.test(head)) return true;
  return /(?<!s|u|i|ing)s$/.test(head) || MASS_NOUNS.test(head) || isCountedIng(item, head);
}

const INNER_GERUND =
  /\b(?:by|for|of|in|on|while|when|through|without|including|from|to|before|after|such as|like|with)\s+[a-z]+ing\b/i;
const CLAUSE = /\b(?:that|which|who|whose|where|because|so that|if|whether|while|when)\b/i;

/** A later verb may belong to an inner gerund ('by training … and auditing …') or clause, not to the list. */
export function verbHides(deeds: readonly Deed[]): boolean {
  return deeds.some((deed, index) => {
    const later = deeds.slice(index + 1).some((next) => next.verb);
    return later && (INNER_GERUND.test(deed.tail) || CLAUSE.test(deed.tail));
  });
}
