/** Verbs that a rewrite found behind the first one, where the words may as well be the name of a thing. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { mayNameThing } from './kind-gerunds.ts';

/** True where a later word of `after` was made a verb, and `before` may mean a thing: 'booking engines', 'care staff'. */
export function misreadsLater(before: string, after: string): boolean {
  // 'the review of contracts and of invoices'
  if (/ and of /.test(after) && !/^[A-Z][a-z]+ed? of /.test(before)) return true;
  // 'Operated forklifts, loaded and unloaded trailers'
  if (
    /^\p{Lu}[a-z]+ [^,]* and [^,]*, [a-z]+(?:ed|t|ght) and [a-z]+(?:ed|t|ght) [^,]*$/u.test(
      after,
    ) &&
    !before.includes(after.slice(after.indexOf(',')))
  )
    return true;
  // 'Serving customers on the till, refunds and gift cards'
  if (/^\p{Lu}[a-z]+ing\b/u.test(before) && THINGS_BEHIND.test(after)) return true;
  // 'walking dogs, cleaning kennels, and greet adopters': the third is of the two before it.
  const third = /[a-z]+ing [^,]*, [a-z]+ing [^,]*,? and ([a-z]+)\b/.exec(after)?.[1];
  if (third !== undefined && verbOfPast(third) !== undefined && !before.includes(` ${third} `))
    return true;
  const was = wordsOf(before);
  return [...after.matchAll(LATER)].some(({ 1: word = '', 2: tail = '', index }) => {
    const verb = verbOfPast(word) ?? verbOfBase(word);
    if (!verb || was.includes(word)) return false;
    const gerund = was.find((one) => verbOfGerund(one)?.base === verb.base);
    if (gerund !== undefined) {
      const isOf = new RegExp(`\\b${gerund} of\\b`, 'i').test(before);
      // 'Teaching reading and writing to adults'
      if (
        /^T(?:each|aught|utor)/.test(after) &&
        TAUGHT.has(gerund) &&
        !/^(?:an?|the|my|our|up|as|\d)\b/.test(tail)
      )
        return true;
      if (isOf) return GOVERNED.test(after.slice(0, index));
      // 'stock control and ordering through an agent': a task by its name.
      if (/^(?:through|via|from|across|between|by)\b/.test(tail) && !ALONE.has(verb.base))
        return true;
      return mayNameThing(gerund, tail);
    }
    // In a list of three the other deeds speak for this one.
    if (after.slice(0, index + 1).includes(',')) return false;
    return was.includes(verb.base) && isNoun(verb.base) && mayBeKind(verb.base, tail);
  });
}

/** A place in the first item, and bare things in the others. */
const THINGS_BEHIND =
  /^\p{Lu}[a-z]+ [a-z ]+ (?:on|in|at) (?:the|a|an) [a-z]+, [a-z]+(?:s|ment|tion|ing)(?:, [a-z ]+)*,? and [a-z ]+[.]?$/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z-]+/g) ?? [];

const LATER = /(?:,? and|,? or|,| &) (?:also |then )?([a-z-]+)(?= (.*))/g;

/** 'Oversaw the loading of trucks': what follows with 'and' hangs on the same verb. */
const GOVERNED = /^\S+ (?:.* )?the (?:[a-z]+ )?[a-z]+(?:ing|tion|ment|ance|al|ery) of [^,;]*$/;

/** What is taught. */
const TAUGHT: ReadonlySet<string> = new Set(
  'reading writing drawing painting singing swimming dancing acting cooking baking sewing knitting coding programming riding skiing sailing driving typing speaking listening spelling counting weaving welding'.split(
    ' ',
  ),
);

/** Verbs that need no object. */
const ALONE: ReadonlySet<string> = new Set(
  'work travel drive walk ride fly sail run move commute talk speak communicate respond reply compete perform sing dance play cook bake write read draw paint teach study learn pay recover retire choose cut'.split(
    ' ',
  ),
);

const isNoun = (base: string) =>
  NOUN_BASES.has(base) ||
  /^(?:speed|heat|steam|fuel|trial|frost|smoke|sound|light|breed|seed|farm|care|document|query|plant|yard|land|cattle|crop|crew|staff|shop|store|tour)$/.test(
    base,
  );

/** 'care staff', 'farm animals', not 'clean the stables': a noun may stand before a bare thing. */
const mayBeKind = (base: string, tail: string) => !DONE.has(base) && !OWNED.test(tail);
const OWNED =
  /^(?:an?|the|this|these|those|all|any|each|every|some|both|their|its|his|her|our|my|them|it|him|up|out|off|down|in|on|to|with|for|at|from)\b|^\d/;
/** Bases that are nouns as well, and hardly ever stand before a thing as its kind. */
const DONE: ReadonlySet<string> = new Set(
  `clean cook serve pack load unload check answer open close sort wash move lift drive help call clear collect count empty fill fix fold greet
  grade guide handle hang iron label manage mark mix monitor mop order pick place plan polish pour process promote protect raise restock review
  schedule sell set ship sign stack stock store supply sweep teach test tidy track transport treat trim update weigh wipe wrap write rotate
  prepare install repair replace request resolve respond`.split(/\s+/),
);
