/** Whether words are the name of things and nothing else: only such words may stand in a question. */
import { COUNTABLES, isOtherPlural, UNCOUNTED } from '#worker/nlp/countables.ts';
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { isPastOnly, verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';

/** A listed plural, or people named by what they do. */
export const isCounted = (word: string) =>
  COUNTABLES.has(word) ||
  (/[a-z]{3}(?:ers|ors|ists|ants|ees|ians)$/.test(word) && !UNCOUNTED.has(word));

/** Whether each of the listed things is described by nouns and adjectives only and named by a plural. */
export function isWhole(things: string): boolean {
  const items = things.split(/, and |, | and /);
  return items.every((item) => {
    const words = item.split(' ');
    const head = words.at(-1)!.toLowerCase();
    return (
      words.length <= 4 &&
      (isCounted(head) || isOtherPlural(head)) &&
      !FUNCTION_WORDS.has(head) &&
      (words.length > 1 || !isDeedForm(head)) &&
      words.slice(0, -1).every(isDescribing)
    );
  });
}

/** A word that tells of which kind things are, read without doubt. */
function isDescribing(word: string): boolean {
  if (!/^(?:[A-Za-z]+(?:-[a-z]+)*(?:['’]s?)?|[A-Z]+s?)$/.test(word)) return false;
  const lower = word.toLowerCase();
  if (FUNCTION_WORDS.has(lower) || WHOSE.test(word) || ONE_OWNER.test(word)) return false;
  if (lower.endsWith('ly')) return MANNERS_NOT.test(lower);
  if (lower.endsWith('ing') && verbOfGerund(lower)) return NOUN_GERUNDS.has(lower);
  const past = verbOfPast(lower);
  if (past && past.past !== past.base) return DONE_THINGS.test(lower);
  return !verbOfBase(lower) || NOUN_BASES.has(lower) || PLAIN_KINDS.test(lower);
}

const isDeedForm = (word: string) => {
  const past = verbOfPast(word);
  return isPastOnly(past);
};

/** "the hall's bills": no number goes before one owner. */
const ONE_OWNER = /(?<!^(?:men|women|children|people))['’]s$/;
/** 'customers questions' lacks its apostrophe. */
const WHOSE =
  /^(?:customers|clients|guests|patients|students|pupils|residents|visitors|users|employees)$/;
const MANNERS_NOT =
  /^(?:early|daily|weekly|monthly|hourly|quarterly|yearly|family|friendly|elderly|supply|assembly)$/;
/** Participles that stand before things as plainly as adjectives. */
const DONE_THINGS =
  /^(?:used|broken|frozen|damaged|fallen|printed|written|mixed|chilled|completed|unfinished|detailed|tailored|customi[sz]ed|automated|limited|injured|disabled|delayed|lost|returned|failed|missed|escalated|skilled|led|fitted|signed|hired|planned|structured|targeted|branded|animated|advanced|related|required)$/;
const PLAIN_KINDS = /^(?:clean|clear|complete|open|dry|live|free|online|secure|direct|light|exit)$/;

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those each every both all any some no not more most many much few several other another such
  same own in on at by for from of off to up out over under into onto with within without about across after before during
  between among through against along around down near via per as than then so too also only just even still always often
  never when where while who whom whose which what why how if because since until unless though although and or but nor
  i me my we us our you your he him his she her it its they them their is are was were be been being am has have had do does
  did can could will would shall should may might must there here away back together including like plus lots loads tons
  himself herself themselves myself ourselves itself etc hard`.split(/\s+/),
);
