/** Faults that a rewritten line may still show: a line that reads badly is better asked about than handed back. */
import { ADJECTIVAL_GERUNDS, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { namesKind } from './compound-gerunds.ts';
import { THINGS } from './deed-reading.ts';
import { givenLater, looseClause, spliced } from './clause-faults.ts';
import { describesThing, isAdjective } from './describing-pasts.ts';
import { laterBase, PREPOSITION } from './later-base.ts';
import type { LineContext } from './model.ts';
import {
  activityOf,
  bareThing,
  falseObject,
  lostApostrophe,
  strayOf,
  strayThere,
} from './word-faults.ts';

/** Faults that a good line may seem to have: enough to keep a rewrite back, too little to speak of. */
export const UNSURE_FAULTS: ReadonlySet<string> = new Set([
  'perhaps a base form',
  'perhaps a third person',
  'lead for led',
  'later activity',
  'unjoined deeds',
  'bare thing',
  'one verb twice',
  'stray there',
  'lost apostrophe',
  'false object',
  'loose clause',
  'given later',
  'deed in an aside',
  'activity of',
]);

type Fault = (text: string, context: Pick<LineContext, 'current'>) => boolean;

/** Null when every deed of the line stands in one form; else the first fault, for tests. */
export function formFault(text: string, context: Pick<LineContext, 'current'>): string | null {
  const opening = /^[A-Za-z-]+/.exec(text)?.[0].toLowerCase() ?? '';
  if (!verbOfPast(opening) && !verbOfBase(opening)) return null;
  const read = text.replaceAll(/\blost[ -]and[ -]found\b/g, 'lost-and-found');
  return FAULTS.find(([, isFault]) => isFault(read, context))?.[0] ?? null;
}

/** 'Launched the site and to drive traffic': the infinitive hangs on nothing. */
const strayInfinitive: Fault = (text) =>
  [...text.matchAll(/(?:,| and| or) (?:also )?to ([a-z-]+)(?: ([a-z\d]+))?/g)].some((match) => {
    const [, word = '', next = ''] = match;
    if (!verbOfBase(word) || (NOUN_BASES.has(word) && (next === '' || PREPOSITION.test(next))))
      return false;
    // 'Taught nurses, in Marathi and English, to lift patients'
    return !/\b(?:to|how) [a-z-]+|, (?:in|at|on|with|by|from) [^,]+$/.test(
      text.slice(0, match.index),
    );
  });

/** 'Ran the grill and was cooking lunch' */
const laterProgressive: Fault = (text) =>
  /(?:,| and| but) (?:also )?(?:was|were|is|am|are) (?:also )?(?!outstanding|during)[a-z-]{2,}ing\b/.test(
    text,
  );

/** 'Manage accounts and maintained relations' in a role still held. */
const laterPast: Fault = (text, { current }) => {
  const opening = /^[A-Za-z-]+/.exec(text)![0].toLowerCase();
  if (!current || !verbOfBase(opening) || verbOfPast(opening)) return false;
  return [
    ...text.matchAll(/(?:,| and| or)(?: and)? (?:also |then )?([a-z-]+)(?= ([a-z\d]+))/g),
  ].some(
    ([, word, next]) =>
      isPastOnly(verbOfPast(word!)) &&
      !describesThing(word!, next!) &&
      (!PREPOSITION.test(next!) || /^(?:help|work|assist|deal|look|care)ed?$|^dealt$/.test(word!)),
  );
};

const PREPOSED_GERUND =
  /\b(?:by|for|of|in|on|while|when|through|without|including|from|to|before|after|such as|like|with|at|about|into|as) (?:[a-z]+ )?[a-z-]+ing\b|\bthe [a-z]+ing$/;
/** 'Helped run the club and serving food' */
const helpedThenGerund = (text: string) => {
  const [, base] = /^Help(?:ed)? (?:to )?([a-z]+) /.exec(text) ?? [];
  return (
    base !== undefined &&
    verbOfBase(base) !== undefined &&
    [...text.matchAll(/ and ([a-z-]+ing) (\S+)/g)].some((match) => {
      const [, word = '', next = ''] = match;
      if (!verbOfGerund(word) || PREPOSED_GERUND.test(text.slice(0, match.index))) return false;
      return !THINGS.has(word) || !PREPOSITION.test(next);
    })
  );
};

const SHARERS =
  /^(?:help|assist|support|participat|contribut|speciali[sz]|focus|consist|involv|work)/i;

/** 'Cleaned rooms and restocking the trolley' */
const laterGerund: Fault = (text) =>
  helpedThenGerund(text) ||
  (!SHARERS.test(text) &&
    [
      ...text.matchAll(
        /(?:,? and|,? as well as) (?:also )?([a-z-]+ing) (?:an?|the|all|any|new|them|it|their|that|after|[a-z]+s|equipment|stock|staff|food|money|data|\d\S*)\b/g,
      ),
    ].some(
      (match) =>
        (verbOfGerund(match[1]!) !== undefined || / (?:the|an?)$/.test(match[0])) &&
        !/ing (?:eyes|boards|lugs)$/.test(match[0]) &&
        !NOUN_GERUNDS.has(match[1]!) &&
        !ADJECTIVAL_GERUNDS.has(match[1]!) &&
        !namesKind(
          match[1]!,
          text.slice(text.indexOf(match[1]!, match.index) + match[1]!.length),
        ) &&
        !PREPOSED_GERUND.test(text.slice(0, match.index)) &&
        !/, [a-z]+ing [a-z\d£$€]/.test(text.slice(0, match.index)),
    ));

/** 'Ran the bar, trained staff': two sentences that nothing joins. */
const unjoined: Fault = (text) => {
  const deeds = [
    ...text.matchAll(/(,(?: and)? |,? and | or |; )(?:also |then )?([a-z-]+)(?= \S)/g),
  ].filter(({ 1: link, 2: word = '', index }) => {
    if (link !== ', ') return verbOfPast(word) !== undefined || /[a-z]{2}ed$/.test(word);
    // 'were clean, oiled and ready': no deed of the person.
    if (/\b(?:was|were|is|are|been|be) [a-z]+$/.test(text.slice(0, index))) return false;
    return isPastOnly(verbOfPast(word)) && !/^(?:based|led|run|used|held|made)$/.test(word);
  });
  return deeds.length > 0 && deeds.at(-1)![1] === ', ' && !deeds.some(([, link]) => link !== ', ');
};

/** 'Fitted boilers, radiators and fixed leaks': a list of things that ends in a deed. */
const listOfBoth: Fault = (text) => {
  // 'drums (rock, jazz) and ran the band': what stands in brackets is no part of the list.
  const parts = text.replaceAll(/ \([^)]*\)/g, '').split(/, /);
  const last = /^([^,]*?)(?<!\bto) and (?:also )?([a-z-]+) (?=[a-z\d])/.exec(parts.at(-1)!);
  if (parts.length < 2 || !last || / (?:and|or|&) /.test(parts.slice(1, -1).join(' ')))
    return false;
  const isLater =
    isPastOnly(verbOfPast(last[2]!)) ||
    /^(?:set|put|cut) (?:up|out|in|the|an?)\b/.test(
      parts.at(-1)!.slice(last[0].length - last[2]!.length - 1),
    );
  if (!isLater || / (?:and|or|&) /.test(` ${last[1]!} `)) return false;
  // 'Check formwork, rebar and embedded items'
  const next = /^[a-z\d]+/.exec(parts.at(-1)!.slice(last[0].length))?.[0] ?? '';
  if (isAdjective(last[2]!, next)) return false;
  const thing = last[1]!
    .replace(/^(?:also|then) /, '')
    .split(' ')[0]!
    .toLowerCase();
  if (
    /^(?:and|or|including|which|who|where|when|while|as|by|such|with|for|in|on|from|to|resulting)$/.test(
      thing,
    )
  )
    return false;
  const opening = /^[A-Za-z-]+/.exec(text)![0].toLowerCase();
  // 'Stock shelves, face products and set up displays': all of today.
  const isHeld = verbOfBase(opening) !== undefined && !isPastOnly(verbOfPast(last[2]!));
  const isDeed = /\s/.test(last[1]!.trim())
    ? (verbOfPast(thing) ?? (isHeld ? (verbOfBase(thing) ?? thing === 'face') : undefined))
    : (verbOfPast(thing) ?? verbOfBase(thing));
  return !isDeed && !/(?:ing|ed)$|^(?:slung|strung|burnt|shorn|spilt|leant|knelt)$/.test(thing);
};

/** 'Fitted bathrooms including plumbing, tiling and ordered materials' */
const deedInAside: Fault = (text) =>
  [...text.matchAll(/\b(?:including|such as) [^,;]+, (?:[^,;]+, )*[a-z ]+ and ([a-z]+) \S/g)].some(
    ([, word]) => isPastOnly(verbOfPast(word!)),
  );

/** A second sentence that still opens weakly. */
const weakLater: Fault = (text) =>
  /[.;!] +(?:I|My|We|Also|Was|Were|Responsible|Duties|In charge|[A-Z][a-z]+ing)\b/.test(text) ||
  /\b(?:and|also) (?:(?:was|were|am|are|is) )?(?:also |now |currently )?(?:responsible|in charge|tasked)\b/.test(
    text,
  ) ||
  /(?:,| and| but) am\b/.test(text);

/** 'Found savings and found £22,000' */
const twice: Fault = (text) => {
  const opening = /^[A-Za-z-]+/.exec(text)![0].toLowerCase();
  if (text.includes(`, ${opening} `) || text.includes(` and ${opening} `)) return true;
  const later = [...text.matchAll(/(?:,| and) ([a-z]+)(?= [a-z\d])/g)].flatMap(([, word]) =>
    isPastOnly(verbOfPast(word!)) ? [word!] : [],
  );
  return new Set(later).size < later.length;
};

/** 'Maintained equipment and trouble shooting of chillers' */
const laterActivity: Fault = (text) =>
  /(?:,| and| or) (?:the )?(?:[a-z-]+ )?[a-z-]+ing of /.test(text) &&
  !SHARERS.test(text) &&
  !/^(?:Managed?|Handled?|Oversaw|Oversee|Led|Lead|Supervised?|Coordinated?|Supported?)\b/.test(
    text,
  );

/** 'Developed the site and involved in testing', 'Involved in trials and wrote reports' */
const brokenOpening: Fault = (text) =>
  /^(?:Involved|Exposed|Responsible|Based|Familiar|Tasked) (?:in|to|for|with|at)\b.*(?:,| and) [a-z]+(?:ed|ote|ade) /.test(
    text,
  ) || /(?:,| and) involved (?:in|with)\b/.test(text);

/** 'Prepare lessons and marks homework' */
const laterThird: Fault = (text) =>
  [...text.matchAll(/(?:,| and) (?:also )?([a-z]+s) ([a-z\d]+)/g)].some(
    ([, word, next]) => verbOfThirdPerson(word!) !== undefined && !AFTER_NOUN.test(next!),
  );
const AFTER_NOUN =
  /^(?:payable|receivable|of|in|on|at|for|with|to|by|from|as|and|or|per|across|within|under|over|using|that|which|who|when|while|where|after|before|during|through|via|daily|weekly|monthly|worth|between|into|every|each|so|if|against|about|around|is|are|was|were)$/;

/** 'Lead a team' for an ended role: a slip for 'led'. */
const leadForLed: Fault = (text, { current }) =>
  !current && /^Lead (?:an?|the|\d+|all|teams?|groups?)\b/.test(text);

const FAULTS: readonly [name: string, Fault][] = [
  ['stray infinitive', strayInfinitive],
  ['later progressive', laterProgressive],
  ['later base form', (text, context) => laterBase(text, context, false)],
  ['perhaps a base form', (text, context) => laterBase(text, context, true)],
  ['later past', laterPast],
  ['later gerund', laterGerund],
  ['stray of', strayOf],
  ['activity of', activityOf],
  ['unjoined deeds', unjoined],
  ['list of things and deeds', listOfBoth],
  ['stray there', strayThere],
  ['weak later part', weakLater],
  ['given later', givenLater],
  ['deed in an aside', deedInAside],
  ['one verb twice', twice],
  ['spliced sentence', spliced],
  ['later activity', laterActivity],
  ['lost apostrophe', lostApostrophe],
  ['broken opening', brokenOpening],
  ['loose clause', looseClause],
  ['perhaps a third person', laterThird],
  ['lead for led', leadForLed],
  ['false object', falseObject],
  ['bare thing', bareThing],
];
