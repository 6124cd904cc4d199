/** Verbs in a row that hang on one 'to': 'had to lift boxes, load them and sweep the yard'. */
import { HARD_OUTCOMES, NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  type Dialect,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { INTRANSITIVE, PHRASAL, takesObject } from './deed-reading.ts';
import { COMMON_WORDS } from './rules/common-words.ts';
import { DESCRIBING } from './later-base.ts';

export interface BaseList {
  verbs: Verb[];
  /** A repeated 'to' that falls with the first. */
  dropped: string;
  /** The line again, each verb in the form that `inflect` gives. */
  write(inflect: (verb: Verb) => string): string;
}

interface Item {
  /** Where the item's own word starts and ends. */
  start: number;
  end: number;
  separator: string;
  word: string;
  /** What follows the word, to the end of the line. */
  after: string;
}

type Reading = 'verb' | 'perhaps' | 'other' | 'unsure';

/** The verbs of `text`, which opens with one; null as soon as a later word may or may not be another. */
export function readBases(said: string, dialect: Dialect): BaseList | null {
  const text = said.replaceAll(REPEATED_TO, (whole, link: string, word: string) =>
    verbOfBase(word) ? link : whole,
  );
  const items = itemsOf(text);
  const first = items[0] && verbOfBase(items[0].word, dialect);
  if (!first) return null;
  const readings = items.map((item, index) =>
    index === 0 ? 'verb' : readingOf(item, text.slice(0, item.start), items[index - 1]!, dialect),
  );
  if (isTwiceJoined(items, readings)) return null;
  const last = readings.findLastIndex((reading) => reading === 'verb');
  const found: { item: Item; verb: Verb }[] = [];
  for (const [index, item] of items.entries()) {
    const reading = readings[index]!;
    if (reading === 'other') continue;
    // 'attend court, chair groups and write reports': what stands between two verbs is one, too.
    const between = reading === 'perhaps' && item.separator === ', ' && index < last;
    if (reading !== 'verb' && !between) return null;
    if (index > 0 && isGoverned(text.slice(0, item.start))) return null;
    found.push({ item, verb: verbOfBase(item.word, dialect)! });
  }
  return {
    verbs: found.map(({ verb }) => verb),
    dropped: [...said.matchAll(REPEATED_TO)]
      .map(([, , word]) => (verbOfBase(word!) ? 'to' : ''))
      .join(' '),
    write: (inflect) => written(text, found, inflect),
  };
}

/** 'travel to Rome and Milan and taste with growers': a second 'and' opens a deed, and its word is none that is known. */
const isTwiceJoined = (items: readonly Item[], readings: readonly Reading[]) =>
  items.some(
    ({ separator, word, after }, index) =>
      separator === ' and ' &&
      readings[index] === 'other' &&
      PREPOSITION.test(after) &&
      /^[a-z]+$/.test(word) &&
      items[index - 1]!.separator === ' and ' &&
      readings[index - 1] === 'other',
  );

/** 'to help with the audit and to prepare the samples' */
const REPEATED_TO = /(,? and (?:also |then )?|, )to (?=([a-z-]+) (?!(?:and|or)\b)[a-z\d])/g;

/** Having to bring a thing about, or to reach a figure, is not to have done so. */
export const isDemand = ({ lemma }: Verb, told: string) => {
  const rest = told.replace(/,? (?:which|that|resulting in|leading to)\b.*$/s, '');
  return (
    isOutcome(lemma, rest) ||
    /^(?:meet|turn|transform)$/.test(lemma) ||
    /\d ?%|\btargets?\b|\bquotas?\b/.test(rest)
  );
};
/** Bringing a thing down, up or about; grass and cloth are only cut. */
export const isOutcome = (lemma: string, text: string) =>
  lemma === 'cut' ? CUT.test(text) : HARD_OUTCOMES.has(lemma);
const CUT =
  /\bcut(?:ting)? (?:[a-z]+ ){0,2}(?:costs?|waste|time|times|spend|spending|budgets?|loss(?:es)?|expenses|overheads?|errors?|prices?|bills?)\b/;

/** Said of being, having or wanting: no deed. */
export const isState = ({ lemma }: Verb) => STATES.has(lemma);
const STATES = new Set(
  'be have like need want love know understand leave stop quit resign retire'.split(' '),
);

function written(
  text: string,
  found: readonly { item: Item; verb: Verb }[],
  inflect: (verb: Verb) => string,
): string {
  let out = '';
  let at = 0;
  for (const { item, verb } of found) {
    out += text.slice(at, item.start) + inflect(verb);
    at = item.end;
  }
  return out + text.slice(at);
}

const SEPARATOR =
  /(^|,? and then |,? and |, |,? or | & |; )((?:also |then |often |sometimes |always |[a-z]+ly )?)([A-Za-z\d$£€\uE000-\uF8FF]+(?:[-'’][A-Za-z\d]+)*)/g;

function itemsOf(text: string): Item[] {
  return [...text.matchAll(SEPARATOR)].flatMap((match) => {
    const [whole, separator = '', , word = ''] = match;
    const start = match.index + whole.length - word.length;
    const before = text.slice(0, start);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) return [];
    const end = start + word.length;
    return [{ start, end, separator, word, after: text.slice(end) }];
  });
}

/** Whatever a later base form may hang on instead: 'to chase orders and book vans', 'clients choose and fit'. */
const isGoverned = (before: string) =>
  GOVERNOR.test(before) ||
  [...before.matchAll(/\bto ([a-z-]+) /g)].some((match) => verbOfBase(match[1]!) !== undefined);
const GOVERNOR =
  /\b(?:can|could|will|would|should|must|may|let (?!(?:[a-z]+ ){0,4}(?:in|out|into|through|know)\b)|make (?:it|them|him|her|people|users|staff|customers|clients)|who|that|which|what|how|whether|if|when|while|because|they|we|he|she|you|not)\b|\bhelp (?!(?:[a-z]+ ){0,3}(?:with|in|out)\b)/;
const PREPOSITION = /^ (?:of|in|on|at|for|with|to|by|from|as|per|across|between)\b/;
const ENDS = /^(?:$|[,.;:)]| (?:and|or)\b)/;

function readingOf(
  { word, after }: Item,
  before: string,
  previous: Item,
  dialect: Dialect,
): Reading {
  const verb = verbOfBase(word, dialect);
  if (verb) {
    const wants =
      before.slice(previous.end).replace(/(?:,? and| or|,|;|&)? (?:\S+ly )?$/, '') === '';
    if (wants && !INTRANSITIVE.has(previous.word)) return 'verb';
    if (!NOUN_BASES.has(word) && !DESCRIBING.has(word)) {
      return PREPOSITION.test(after) && !INTRANSITIVE.has(verb.lemma) ? 'unsure' : 'verb';
    }
    if (
      takesObject(after) ||
      PHRASAL.test(word + after) ||
      /^ \p{Lu}/u.test(after) ||
      PLAINLY_DONE.test(word + after)
    )
      return 'verb';
    return ENDS.test(after) || PREPOSITION.test(after) ? 'unsure' : 'perhaps';
  }
  if (word === 'including') return 'other';
  if (verbOfGerund(word) && !ENDS.test(after)) return OWNER.test(before) ? 'other' : 'unsure';
  if (verbOfPast(word)) return 'other';
  if (/^ (?:the|an?|all|any|their|them|it)\b/.test(after) && !NOUNLIKE.test(word)) return 'unsure';
  if (ENDS.test(after) || PREPOSITION.test(after)) return 'other';
  return NOUNLIKE.test(word) || COMMON_WORDS.has(word) ? 'other' : 'unsure';
}

/** 'including cashing up and setting the alarm' */
const OWNER = /\b(?:including|such as|like|by|for|of|before|after|while) [a-z]+ing\b/;

/** Words that are as often nouns, with things after them that make them deeds. */
const PLAINLY_DONE =
  /^(?:(?:clean|wash|wrap|cook|fix|sort|pack|lift|move|handle|help|load) [a-z]+[^su]s\b|(?:stock|fill) (?:shelves|fridges|bars|carts)\b|order (?!forms?\b|books?\b|lists?\b|numbers?\b|entry\b|process|details\b|fulfil)[a-z]{3,}|work (?:as|closely|with|in|on)\b|report (?:to|faults|issues|problems|incidents|any)\b|set up\b|read to\b|dress wounds|walk dogs|water plants|check (?:in|out|that|for)\b|help (?:with|out|the)\b)/;
/** Openings of a thing or of an adjunct, never of a deed. */
const NOUNLIKE =
  /^(?:\p{Lu}.*|[\d$£€\uE000-\uF8FF].*|an?|the|any|all|every|each|both|some|other|new|old|hot|cold|wet|dry|his|her|its|their|our|my|in|on|at|for|with|to|by|from|of|as|up|over|about|around|roughly|sometimes|often|usually|mostly|mainly|including|during|after|before|while|when|where|who|which|that|whether|so|but|even|such|one|two|three|four|five|six|several|\p{Ll}+-\p{Ll}+|\p{Ll}+(?:ly|al|ic|ive|ous|ed|ary|less|ful|able|ible|tion|ment|ance|ence|s))$/u;
