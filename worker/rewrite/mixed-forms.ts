/** Finds deeds of one line that stand in forms that do not go together. */
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { openingWord } from './words.ts';

/** True for 'Clean toilets, collects bins', 'Welds boats and check the seams', 'Carried out tests, and reporting the results'. */
export function mixesForms(text: string): boolean {
  const opening = openingWord(text);
  if (verbOfBase(opening) && !verbOfPast(opening))
    return someLater(text, turnsThird) || someLater(text, turnsPast);
  if (verbOfThirdPerson(opening)) return someLater(text, turnsBase);
  return (
    isPastOnly(verbOfPast(opening)) && (someLater(text, turnsGerund) || someLater(text, turnsHeld))
  );
}

type Turns = (word: string, next: string, link: string, before: string) => boolean;

/** A clause before it that a verb may belong to. */
const CLAUSE =
  /\b(?:that|which|who|whose|what|where|when|while|how|whether|if|ensure|^check|make sure|help|let)\b/i;

const someLater = (text: string, turns: Turns) =>
  [...text.matchAll(/(,? and |, )(?:also |then )?([a-z]+)(?= ([a-z\d]+))/g)].some(
    ({ 1: link = '', 2: word = '', 3: next = '', index }) =>
      !CLAUSE.test(text.slice(0, index)) && turns(word, next, link, text.slice(0, index)),
  );

const OWNS = /^(?:the|all|any|an?|new|their|its|them|it|\d.*)$/;

const turnsThird: Turns = (word, next, link, before) => {
  const verb = verbOfThirdPerson(word);
  if (!verb || /^(?:is|has|does)$/.test(word)) return false;
  // 'write scripts and books studio time': behind a list of deeds no plural stands before a bare thing.
  const listed = link === ' and ' && /, [a-z]+ [a-z]+$/.test(before);
  return (
    OWNS.test(next) ||
    (listed &&
      !/^(?:and|or|of|in|on|at|from|by|for|to|with|each|every|daily|weekly|monthly|a)$/.test(
        next,
      )) ||
    (!NOUN_BASES.has(verb.base) && !/^(?:and|or|of|in|on|at|from|by|for)$/.test(next))
  );
};

/** 'Prepare valuations and followed up payments' */
const turnsPast: Turns = (word, next) =>
  isPastOnly(verbOfPast(word)) && (OWNS.test(next) || /^(?:up|out|with|to)$/.test(next));

/** 'and archives them': of a past line only where no plural can be meant. */
const turnsHeld: Turns = (word, next) =>
  verbOfThirdPerson(word) !== undefined &&
  /^(?:the|them|it|all|an?|their|its|each|every)$/.test(next);

const turnsBase: Turns = (word, next) => verbOfBase(word) !== undefined && OWNS.test(next);

/** Behind ', and' a gerund is a deed beside the first, not how it was done. */
const turnsGerund: Turns = (word, next, link, before) =>
  link === ', and ' &&
  !/\b(?:by|for|of|without|from)\b/.test(before) &&
  verbOfGerund(word) !== undefined &&
  !NOUN_GERUNDS.has(word) &&
  !/^(?:and|or|of|in|on|at|services?|work|equipment|systems?)$/.test(next);
