/** Verbs that do not go with who or what they are told of, in frames that leave no other subject. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { isPlural, pluralOf, type Slip } from '../slips.ts';

/** Verbs before a verb: no subject. */
const MODALS = 'might|may|could|would|should|must|will|can|did|does|do';
const LINK_WORDS = '(?:and|or|of|in|on|at|for|to|with|from|by|but|not|about)';

/** Each slip with the form that goes with its subject. */
export const AGREEMENT_FRAMES: readonly Slip[] = [
  // 'so nothing go bad', 'make sure everyone know'
  [
    /(?<=(?:\bso(?: that)?|\b[Ee]nsur(?:e|ed|ing)(?: that)?|\bsure(?: that)?|\bif|\bwhen|\buntil|\bbefore|\bonce|\bwhere) (?:nothing|everything|everyone|everybody|nobody|no one|someone|anyone|somebody|anybody) )([a-z]+)(?= [a-z\d]|[.,;]|$)/g,
    ([, word]) => (isPlainOnly(word!) ? thirdOf(word!) : null),
  ],
  // 'as the work go up', 'when a child need help'
  [
    new RegExp(
      `(?<=(?<!^[A-Z][a-z]+ed\\b.*)\\b(?:as|when|whenever|before|after|until|once|if|while|because|where) (?:the|an?|each|every) (?:(?!${LINK_WORDS}\\b)[a-z]+[^s\\W] )?([a-z]+) )((?:go|come|arrive|become|begin)(?= (?:it|them|up|down|out|off|in|on|back|bad|wrong|live|over|through|home|to|the|an?|help|support|late|cold|ready)\\b|[.,;]|$)|(?:need|have|request)(?= (?:it|them|to|the|an?|help|support)\\b))`,
      'g',
    ),
    ([, subject, verb]) => (isOne(subject!) ? thirdOf(verb!) : null),
  ],
  // 'Maintain dashboards that tracks delivery times', 'officers who reports from Wajir'
  [
    /(?<=^((?:(?!that\b|which\b|who\b)[A-Za-z\d'-]+,? ){1,8})([a-z]+s)((?: in [A-Z][a-z]+)?) (?:that|which|who) )([a-z]+s)(?= (?!(?:and|or|of|teams?|staff|handlers|managers|leads|users|can|could|will|are|were|is|was|have|had|need|use|run|read)\b)[a-z\d])/g,
    ([, before, things, , word]) => {
      const verb = verbOfThirdPerson(word!);
      if (!verb || /^(?:is|has|was|does)$/.test(word!)) return null;
      if (!isPlural(things!) || !isOwnSubject(before!)) return null;
      return !NOUN_BASES.has(verb.base) || HARDLY_THINGS.test(word!) ? verb.base : null;
    },
  ],
  [
    new RegExp(
      String.raw`(?<=\b[Ee]ach of (?:my|our|the|these|those|their|whom|which|them)(?: (?!${MODALS}|to)[a-z]+)? )(were|(?:are|have)(?!.* and ))(?= [a-z])`,
      'g',
    ),
    ([, verb]) => ({ were: 'was', are: 'is', have: 'has' })[verb!]!,
  ],
  // 'whose results was published', 'of whom nine was accepted', 'so second visits was rare'
  [
    /(?<=(?<!\b(?:each|one) of )\bwhose (?:[a-z]+ )?([a-z]+) )(was|has|is)(?= [a-z])/g,
    ([, things, verb]) => (isPlural(things!) ? MANY[verb!]! : null),
  ],
  [
    /(?<=\bof whom (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|all|most|both) )(was|has|is)(?= [a-z])/g,
    ([, verb]) => MANY[verb!]!,
  ],
  [
    /(?<=(?:\b(?:so|because|while|whenever)|;) (?:[a-z]+[^s\W] )?([a-z]+) )(was|has|is)(?= [a-z])/g,
    ([, things, verb]) => (isPlural(things!) && !NO_SUBJECT.test(things!) ? MANY[verb!]! : null),
  ],
  [
    /(?<=(?<!\b(?:one|each|group|team|board|firm|set|number|family|pair) of (?:the |our )?(?:[a-z]+ )?)\b(?!always)([a-z]+) who )(was|has|is)(?= (?!had\b)[a-z])/g,
    ([, people, verb]) => (isPlural(people!) && PEOPLE.test(people!) ? MANY[verb!]! : null),
  ],
  // 'no animal were blocked', 'whenever a customer were out'
  [
    /(?<!\bif )(?<=\b(?:every|each|no|whenever an?|that an?) (?:[a-z]+(?:-[a-z]+)? )?([a-z]+) )were(?= (?!to\b)[a-z])/g,
    ([, thing]) => (COUNTABLES.has(pluralOf(thing!)) ? 'was' : null),
  ],
  // 'Sold 14 cars a month and were top of the board': only the writer was.
  [
    /(?<=^[A-Z][a-z]+ (?!.*\b(?:who|which|that|where|when|while|we|they)\b.* and were)[^.;]* and )were(?= (?:top of|first in|best in|employee of|named (?:employee|salesperson|seller|staff member|team member)|promoted to|voted (?:best|employee)|awarded (?:the|employee)))/g,
    () => 'was',
  ],
  // 'evidence that support claims', 'a Kafka topic that handle 9,000 messages'
  [
    /(?<=\b(?:evidence|software|equipment|machinery|information|advice) (?:that|which) )([a-z]+)(?= (?:the|an?|our|their|all|asylum|over|up|[a-z]+s)\b)/g,
    ([found, word]) => (verbOfBase(word!) && !verbOfPast(word!) ? thirdOf(word!) : found!),
  ],
  [
    /(?<=\b(?:an?|the) (?:[A-Za-z-]+ )?([a-z]+[^s\W]) (?:that|which) )(handle|serve|process|show|cover|hold|send|support|store|connect|check|need|keep|take)(?= (?:the|an?|our|their|all|over|about|up to|around|\d[\d,.]*)\b)/g,
    ([found, thing, verb]) => (isOne(thing!) ? thirdOf(verb!) : found!),
  ],
  // 'two of whom now supervises shifts'
  [
    /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|most|both|all|\d+) of whom (?:now |also |still )?)([a-z]+s)(?= [a-z])/g,
    ([found, word]) => verbOfThirdPerson(word!)?.base ?? found!,
  ],
  // 'every fridge that have failed', 'any colony that were weak'
  [
    /(?<=\b(?:any|every|each) (?:[a-z]+ )?([a-z]+) (?:that|which|who) )(were|have|are|do)(?= [a-z])/g,
    ([, thing, verb]) => (isOne(thing!) ? ONE[verb!]! : null),
  ],
  // 'the number of athletes have doubled', 'berth productivity have risen'
  [
    /(?<=(?:^The|(?:[;,]|\bthat|\bso) the) number of (?:(?!that\b|who\b|which\b|will\b|would\b|can\b|could\b|may\b|must\b|should\b|less\b|and\b|to\b)[a-z-]+ ){1,6})(have|were|are)(?= [a-z])/g,
    ([, verb]) => ONE[verb!]!,
  ],
  // 'Each of the 40 inspections were logged'
  [
    /(?<=^Each of (?:my|our|the|these|those) (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:(?!that\b|who\b|which\b)[a-z]+ ){1,3})were(?= [a-z])/g,
    () => 'was',
  ],
  [
    /(?<=(?:^|, and |, )(?!.*\b(?:of|in|for|to|with|from) [a-z]+ have)(?:[a-z]+ )?[a-z]+(?:ivity|iency|racy|ction rate|ance) )have(?= [a-z]+(?:ed|n)\b)/g,
    () => 'has',
  ],
];

/** The form that goes with many. */
const MANY: Readonly<Record<string, string>> = { was: 'were', has: 'have', is: 'are' };
/** The form that goes with one. */
const ONE: Readonly<Record<string, string>> = { were: 'was', have: 'has', are: 'is', do: 'does' };
const NO_SUBJECT =
  /^(?:its|yours|theirs|ours|hers|one|this|what|which|whichever|times|years|miles|tons|tonnes|pounds|dollars|euros)$/;
const PEOPLE =
  /^(?:patients|customers|clients|guests|residents|students|pupils|tenants|visitors|passengers|users|children|people|families|employees|drivers|parents|members|players|candidates|applicants|volunteers|farmers|learners|nurses|trainees|workers|colleagues|athletes|women|men|teachers|owners|callers|buyers)$/;

/** Behind 'that' they are hardly the kind of another thing: 'dashboards that tracks times'. */
const HARDLY_THINGS =
  /^(?:tracks|shows|helps|checks|covers|supports|controls|measures|loads|feeds|saves|runs|links|compares|monitors|triggers|updates|cuts|changes|reports|serves|loads|needs)$/;

/** Not also a past: 'so nothing went'. */
const isPlainOnly = (word: string) => verbOfBase(word) !== undefined && !verbOfPast(word);

function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** One thing, neither many nor a group. */
const isOne = (noun: string) => !isPlural(noun) && !NO_SINGLE.test(noun);
const NO_SINGLE = new RegExp(
  `s$|^(?:${MODALS}|not|first|single|last|next|initial|staff|team|police|crew|family|group|committee|company|firm|data|media|pair|range|number|people|class|board|club|council|government|public|band|cast|squad|department|children|men|women|sheep|cattle|deer|fish|fry|aircraft|majority|rest|most|elderly|young|sick|and|or|of|in|on|at|to|with|from|for|that|who|which)$`,
);

/** What stands before a plural leaves it the subject: a verb, maybe with its preposition, not 'the owner of two'. */
export function isOwnSubject(before: string): boolean {
  const all = before.trim().toLowerCase().split(' ');
  // What comes before the last deed belongs to another one.
  const words = all.slice(
    Math.max(
      0,
      all.findLastIndex((word) => isPastOnly(verbOfPast(word))),
    ),
  );
  return words.every((word, at) => {
    if (!LINKS.test(word)) return true;
    const held = words[at - 1] ?? '';
    // 'a set of rules': a thing, not the deed of setting.
    if (/^(?:an?|the|our|its)$/.test(words[at - 2] ?? '')) return isPlural(held);
    return isPlural(held) || verbOfPast(held) !== undefined || verbOfGerund(held) !== undefined;
  });
}
const LINKS = /^(?:of|for|in|at|from|with|on|to|by|and|or|between|among|per|about)$/;
