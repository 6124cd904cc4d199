/** Reads 'managing X, training Y and Z' as a list of deeds, or says that it cannot be sure. */
import { verbOfPast, type Dialect, type Verb } from '#worker/nlp/verbs.ts';
import {
  endsLoose,
  isAdjunct,
  isThing,
  loneVerbsBelong,
  nounItemsBelong,
  sharesActivity,
  sharesPreposition,
  sharesWrongly,
  verbHides,
} from './deed-lists.ts';
import { readDeed } from './deed-reading.ts';
import type { Deed, VerbForm } from './deed.ts';
import { mayNameSecond } from './compound-gerunds.ts';
import { LIVING } from './noun-phrase.ts';

/** The deeds of a coordinated list in which every verb is surely a verb and owns its object; else null. */
export function readDeeds(text: string, form: VerbForm, dialect: Dialect): Deed[] | null {
  const named = form === 'gerund' && THE_ACTIVITIES.test(text);
  const included = form === 'gerund' ? (INCLUDED.exec(text)?.[0] ?? '') : '';
  const list = text.slice(0, text.length - included.length);
  if (/,? and (?!including)[a-z]+ing\b/.test(included.replace(/^,? including [a-z]+ing\b.*$/s, '')))
    return null;
  const deeds: Deed[] = [];
  for (const { separator, body } of splitItems(named ? list.replace(/^the\s+/i, '') : list)) {
    const deed = readDeed(body, separator, form, dialect);
    if (deed === 'unsure') return null;
    const before = deeds.at(-1);
    if (form === 'gerund' && describes(before, deed)) return null;
    if (form === 'gerund' && deeds.length === 1 && mayBeThing(deeds[0]!, deed)) return null;
    if (before && isAdjunct(deed)) {
      if (before.tail.trim() === '') return null;
      before.tail += separator + deed.tail;
    } else deeds.push(deed);
  }
  if (included !== '' && deeds.at(-1)?.tail.trim() === '') return null;
  if (named && deeds[0]) deeds[0].dropped += ' the';
  const sure = sureDeeds(deeds, form);
  const last = sure?.at(-1);
  return last ? [...sure!.slice(0, -1), { ...last, tail: last.tail + included }] : null;
}

/** 'working at the zoo cleaning cages and feeding monkeys': what was done there is one chain. */
const worksDoing = ([first, ...more]: readonly Deed[]) =>
  more.length > 0 &&
  /^(?:work|volunteer|travel|serve|stand|sit|walk)$/.test(first!.verb?.lemma ?? '') &&
  /\b[a-z]{2,}ing\b/.test(first!.tail);

/** 'sharpening knives and cutting discs': discs are cut, or sharpened. */
const mayBeThing = (first: Deed, { separator, verb, tail }: Deed) =>
  /and/.test(separator) &&
  verb !== null &&
  first.tail.trim() !== '' &&
  mayNameSecond(verb.gerund, tail);

/** The deeds as they may be written; null where one might own what is another's. */
function sureDeeds(deeds: readonly Deed[], form: VerbForm): readonly Deed[] | null {
  if (!deeds[0]?.verb || !loneVerbsBelong(deeds, form)) return null;
  if (ownsTwoWays(deeds) || startsLone(deeds) || standsLone(deeds) || tellsHow(deeds)) return null;
  if (form === 'gerund' && (tellsManner(deeds) || !isJoined(deeds))) return participial(deeds);
  if (endsLoose(deeds) || worksDoing(deeds)) return null;
  if (sharesPreposition(deeds) || sharesWrongly(deeds) || sharesActivity(deeds)) return null;
  if (deeds.some(mayHideDeed)) return null;
  return nounItemsBelong(deeds) && !verbHides(deeds) ? deeds : null;
}

/** 'teaching pupils to read and marking their work': in the base form the second reads as theirs. */
export const hangsOnTo = (deeds: readonly Deed[]) =>
  deeds.some(
    ({ verb, tail }, at) =>
      verb !== null &&
      LIVING.test(PERSON_TO.exec(tail)?.[1] ?? '') &&
      deeds.slice(at + 1).some((later) => later.verb !== null && later.separator !== '') &&
      deeds[at + 1]!.separator.trim() !== ',',
  );
const PERSON_TO = /^ (?:[a-z]+ ){0,2}([a-z]+) to [a-z]+/;

/** 'washing dishes and clean tables': clean things, or the cleaning of them? */
const mayHideDeed = ({ verb, tail }: Deed) => {
  const [first = '', second = '', ...more] = tail.trim().split(' ');
  return (
    verb === null &&
    MAY_BE_DEED.test(first) &&
    /[a-z]{2}[^su]s[.;]?$/.test(second) &&
    (more.length === 0 || /^(?:in|on|at|for|with|to|from|and)$/.test(more[0]!))
  );
};
const MAY_BE_DEED =
  /^(?:clean|wire|walk|dry|open|close|clear|empty|water|dust|paint|plant|test|check|order|book|file|copy|print|post|stock|store|label|record|report|review|process|design|draft|search|schedule|plan|cook|cut|count|load|pack|pick|repair|mail|wrap|monitor|guide|help|call|visit|measure)$/;

/** 'banking and opening and closing the store': the store is opened and closed; what is banked? */
const ownsTwoWays = (deeds: readonly Deed[]) =>
  deeds.some(
    ({ verb, tail }, at) =>
      verb !== null &&
      tail.trim() === '' &&
      deeds[at + 1]?.separator === ' and ' &&
      deeds[at + 1]!.tail.trim() === '' &&
      deeds[at + 2]?.separator === ' and ',
  );

/** 'filing, scanning documents and updating records': what is filed? */
const startsLone = (deeds: readonly Deed[]) =>
  deeds.some(
    ({ verb, tail }, at) =>
      verb !== null &&
      tail.trim() === '' &&
      deeds[at + 1]?.separator === ', ' &&
      deeds[at + 1]!.verb !== null &&
      deeds[at + 1]!.tail.trim() !== '' &&
      deeds.length > at + 2,
  );

/** 'making sweets by hand, pulling, rolling and cutting the batch': more deeds, or how the first was done? */
const tellsHow = (deeds: readonly Deed[]) =>
  deeds.length > 3 &&
  / (?:by|in|on|with|at|for) /.test(deeds[0]!.tail) &&
  deeds
    .slice(1, 3)
    .every(({ verb, tail, separator }) => verb && tail.trim() === '' && separator.trim() === ',');

/** 'cashing up, banking and completing reports': the name of a deed between two others takes neither's thing. */
const standsLone = (deeds: readonly Deed[]) =>
  deeds.some(
    ({ verb, tail }, at) =>
      at > 0 &&
      verb !== null &&
      NAMED_DEEDS.test(verb.gerund) &&
      tail.trim() === '' &&
      deeds[at - 1]!.tail.trim() !== '' &&
      deeds[at + 1]?.separator === ' and ' &&
      !deeds[at + 1]!.dropped.includes('of'),
  );

const NAMED_DEEDS =
  /^(?:banking|invoicing|typing|ironing|lifting|portering|merchandising|accounting|photocopying|faxing|franking|bookkeeping|scheduling|billing|budgeting|recruiting|networking|marketing)$/;

/** What the deeds took in, word for word to the end of the line. */
const INCLUDED = /,? including (?=\S).*$/s;

/** 'a safe, caring and stimulating place', 'loving and stimulating care': what describes a thing is no deed. */
const describes = (before: Deed | undefined, { verb, tail }: Deed) =>
  verb !== null &&
  DESCRIBED.test(before?.tail ?? '') &&
  (tail.trim() === '' || BARE_NOUN.test(tail));
const DESCRIBED =
  /^ (?:(?:an?|the|their|our|its) )?(?:[a-z]+ly )?(?:safe|secure|warm|clean|calm|fun|happy|friendly|kind|healthy|quiet|open|clear|quick|prompt|fast|good|great|strong|high|fresh|lively|timely|homely|efficient|pleasant|excellent|consistent|confident|comfortable|affordable|reliable|accessible|dynamic|hygienic|artistic|[a-z]{3,}(?:ful|ous)|(?:support|posit|creat|product|inclus|effect|interact|collaborat|respons|act|innovat|attract|compet)ive|(?!building|clothing|bedding|housing|lighting|plumbing|wiring|packaging|drawing|painting|meeting|booking)[a-z]{2,}ing)$/;
const BARE_NOUN =
  /^ (?!(?:the|an?|all|any|each|every|them|it|their|our|its|of|up|out|off|in|on|at|to|for|with|new|about|into|after)\b)[a-z]/;

/** 'the sowing, weeding and watering of beds' */
const THE_ACTIVITIES =
  /^the\s+[a-z-]+ing(?: (?:up|down|out|off|in|away))?(?:(?:,|,? and) [a-z-]+ing(?: (?:up|down|out|off|in|away))?)* of\s/i;

/** Words that fell out of a list of deeds, for the rule's licence. */
export const droppedOf = (deeds: readonly Deed[]) => deeds.map(({ dropped }) => dropped).join(' ');

/** 'Working one to one, using cards and timetables': how the one deed was done. */
const tellsManner = (deeds: readonly Deed[]) => {
  const [, ...later] = deeds.filter(({ verb }) => verb);
  return (
    later.length === 1 &&
    later[0]!.separator === ', ' &&
    /^(?:using|covering|following)$/.test(later[0]!.verb!.gerund)
  );
};

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
  if (more.some(({ verb, tail }) => !verb && !isThing(tail))) return null;
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
  const two =
    deeds.length === 2 &&
    deeds[1]!.separator === ', and ' &&
    deeds[1]!.verb !== null &&
    !deeds[0]!.tail.includes(', ');
  return deeds
    .map((deed) => (two && deed === deeds[1] ? { ...deed, separator: ' and ' } : deed))
    .map((deed) =>
      deed.verb
        ? deed.separator + deed.adverb + inflect(deed.verb) + deed.tail
        : deed.separator + deed.tail,
    )
    .join('');
}

/** 'Ran the bar' + ' and ' + 'ordered stock and kept the books' wants a comma in place of its first 'and'. */
export const linkBefore = (before: string, link: string, later: string, verbs: number): string =>
  link === ' and ' && verbs > 1 && / and /.test(later) && !/,| and | or | & /.test(before)
    ? ', '
    : link;

/** Commas inside brackets part no items; ' as well as ' reads like 'and' only for the eye. */
function splitItems(text: string): { separator: string; body: string }[] {
  const separators = /\s*[,;]\s*(?:and\s+|or\s+|&\s+)?(?:also\s+)?|\s+(?:and|or|&)\s+(?:also\s+)?/g;
  const items: { separator: string; body: string }[] = [];
  let from = 0;
  let separator = '';
  for (const match of text.matchAll(separators)) {
    const before = text.slice(0, match.index);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) continue;
    // 'to and from the wards', 'in and around Leeds'
    if (
      / (?:to|in|on|up|before|during)$/.test(before) &&
      /^ and (?:from|around|out|off|down|after)\b/.test(text.slice(match.index))
    )
      continue;
    if (/\d$/.test(before) && /^,\d/.test(text.slice(match.index))) continue;
    items.push({ separator, body: text.slice(from, match.index) });
    separator = match[0].replace(/also\s+$/, '');
    from = match.index + match[0].length;
  }
  items.push({ separator, body: text.slice(from) });
  return items;
}
