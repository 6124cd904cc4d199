/** Whether a word that may be a noun is a verb where it stands, by what follows it. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { isCompound, isNamedObject, isTypicalObject } from './typical-objects.ts';
import { isAdjective, isMainlyVerb, isNounLemma, isOnlyVerb } from './lexicon.ts';
import type { Token } from './model.ts';
import type { Predicate } from './clause.ts';
import { TIME, isJoint, isPaired, predicateAt, verbReading } from './clause.ts';

/**
 * 'Casting calls', 'study visits', 'withholding tax returns': a word that may be a verb describes the bare noun behind
 * it, which is nothing that this is done to. A verb that is joined to it says otherwise: 'testing drugs and writing it up'.
 */
export function describesNoun(tokens: readonly Token[], at: number): boolean {
  const verb = verbReading(tokens[at], 'gerund', 'base')?.lemma;
  let head = at + 1;
  if (verb === undefined) return false;
  // 'Learn bird calls': no noun that could describe another.
  if (tokens[at]!.norm === verb && isOnlyVerb(verb)) return false;
  if (isNamedPair(tokens, at)) return true;
  // 'Passing out parade'
  const last = tokens[head + 1];
  if (PARTICLE.test(tokens[head]?.norm ?? '') && last?.best.number === 'sg') {
    return last.best.pos === 'noun' && (tokens[head + 2]?.best.pos ?? 'punct') === 'punct';
  }
  if (tokens[head]?.best.pos !== 'noun') return false;
  while (tokens[head + 1]?.best.pos === 'noun' && !tokens[head]!.best.possessive) head += 1;
  return isCompound(verb, tokens[head]!.best.lemma);
}

/** 'call centre agents', 'press releases': a name, whatever stands behind it. */
export const isNamedPair = (tokens: readonly Token[], at: number): boolean =>
  NAMED_PAIRS.test(`${tokens[at]?.norm} ${tokens[at + 1]?.norm}`);

const NAMED_PAIRS =
  /^(?:call|contact) (?:cent(?:re|er)s?|handlers?)$|^press (?:releases?|office)$|^control rooms?$|^show rooms?$/;

/** Index of the last of the words of these kinds that follow each other behind a token; the token's own where none does. */
export function lastOfPhrase(tokens: readonly Token[], at: number, kinds: RegExp): number {
  let last = at;
  while (kinds.test(tokens[last + 1]?.best.pos ?? '')) last += 1;
  return last;
}

/** A word that may be a noun is a verb only where an object or a particle follows. */
export function standsAlone(
  tokens: readonly Token[],
  { verb, shape, subject }: Predicate,
): boolean {
  const token = tokens[verb]!;
  if (
    subject ||
    shape === 'past' ||
    shape === 'progressive' ||
    shape === 'perfect' ||
    shape === 'infinitive'
  )
    return true;
  // 'write, edit and mix podcasts': verbs side by side share their object.
  const chain =
    verb > 1 &&
    isJoint(tokens[verb - 1]) &&
    // 'all phone and email communication': a noun behind its article.
    !/^(?:det|adj)$/.test(tokens[verb - 3]?.best.pos ?? '') &&
    (tokens[verb - 2]!.best.form === token.best.form ||
      (/^(?:base|third)$/.test(shape) &&
        /^(?:base|third)$/.test(tokens[verb - 2]!.best.form ?? '')));
  // 'rigging, slings and shackles': no object of its own, and no verb that shares one.
  if (shape === 'third' && verb > 0 && !chain && isJoint(tokens[verb + 1])) {
    const shares = tokens.slice(verb + 2, verb + 4).some((it) => it.best.form === 'third');
    if (!shares) return false;
  }
  // 'ran the pastry line and bread the other nights'
  if (shape === 'base' && verb > 0 && FOOD.test(token.norm) && !hasNamedObject(tokens, verb))
    return false;
  // 'note taking', 'cash handling'
  if (shape === 'base' && verb > 0 && isNounOfAction(tokens[verb + 1])) {
    if (token.readings.some((it) => it.pos === 'noun')) return false;
  }
  if (shape === 'bare' || (!chain && describesNoun(tokens, verb))) return false;
  if (shape === 'base' && verb > 2 && isPairOfQualities(tokens, verb)) return false;
  if (shape === 'base' && verb > 1 && !chain && isThingAmongThings(tokens, verb)) return false;
  const next = tokens[verb + 1];
  const ends = next === undefined || next.best.pos === 'punct';
  if (shape === 'base' && isJoint(next) && verb > 0 && tokens[verb + 2]?.best.form === 'base')
    return true;
  if (ends && verb > 0)
    return tokens[verb - 2]?.best.form === token.best.form && isJoint(tokens[verb - 1]);
  const isNoun =
    !isMainlyVerb(token.best.lemma) && token.readings.slice(0, 2).some((it) => it.pos === 'noun');
  // 'drawings, risk assessments and test plans': a bare noun behind such a word is no object.
  const helps = token.best.lemma === 'help' && verbReading(next, 'base') !== undefined;
  if (shape === 'base' && verb > 0 && !chain && !helps && !isObjectNamed(tokens, verb))
    return false;
  if (
    verb > 0 &&
    !helps &&
    shape !== 'gerund' &&
    !chain &&
    (isNoun || NOUN_BASES.has(token.best.lemma))
  ) {
    if (/^(?:det|num)$/.test(next?.best.pos ?? '') || TELLS_WHICH.test(next?.norm ?? ''))
      return takesObject(tokens, verb);
    if (shape === 'base' && next?.best.pos === 'noun')
      return isTypicalObject(token.best.lemma, next.best.lemma);
    return next?.best.pos === 'pron' || PARTICLE.test(next?.norm ?? '');
  }
  if (shape === 'gerund' && !ends && isActionBefore(tokens, verb)) return true;
  // 'slate, Rosemary and interlocking concrete tiles'
  if (shape === 'gerund' && verb > 0 && describesPhrase(tokens, verb)) return false;
  const sure = shape !== 'gerund' && token.readings[0]!.pos === 'verb' && (verb === 0 || !isNoun);
  const nominal = token.readings.some((it) => it.pos === 'noun' || it.pos === 'adj');
  const usual =
    verb === 0 && next?.best.pos === 'noun' && isTypicalObject(token.best.lemma, next.best.lemma);
  const governs = shape === 'gerund' && isPaired(tokens, verb);
  return (
    sure ||
    helps ||
    usual ||
    !nominal ||
    governs ||
    takesObject(tokens, verb) ||
    next?.norm === 'of'
  );
}

/** 'milk cows', 'stock shop shelves': a noun right behind the verb, whose last word names what the verb is known for. */
export const hasNamedObject = (
  tokens: readonly Token[],
  verb: number,
  lemma = tokens[verb]!.best.lemma,
): boolean =>
  tokens[verb + 1]?.best.pos === 'noun' &&
  isNamedObject(lemma, tokens[lastOfPhrase(tokens, verb + 1, /^noun$/)]!.best.lemma);

/** What a kitchen works with far more often than it does it to something. */
const FOOD =
  /^(?:bread|butter|milk|salt|sugar|flour|cheese|meat|fish|toast|cream|pepper|egg|oil|ice|juice)$/;

/** 'and tag new furniture': no noun stands right before these. */
const TELLS_WHICH = /^(?:new|old|broken|damaged|faulty|other|all|dirty|fresh|missing|late)$/;

/** 'interlocking concrete tiles': what is no verb alone describes the bare noun behind adjectives and nouns. */
function describesPhrase(tokens: readonly Token[], verb: number): boolean {
  const head = lastOfPhrase(tokens, verb, /^(?:noun|adj)$/);
  return (
    head > verb &&
    tokens[head]!.best.pos === 'noun' &&
    isCompound(tokens[verb]!.best.lemma, tokens[head]!.best.lemma)
  );
}

/** 'kept the yard clean and tidy' */
const isPairOfQualities = (tokens: readonly Token[], verb: number): boolean =>
  isJoint(tokens[verb - 1]) &&
  isAdjective(tokens[verb]!.norm) &&
  isAdjective(tokens[verb - 2]!.norm) &&
  /^(?:noun|proper|pron)$/.test(tokens[verb - 3]!.best.pos) &&
  !/^(?:det|num|pron|noun|adj)$/.test(tokens[verb + 1]?.best.pos ?? 'punct');

/** False for 'billing and recharge queries', 'PAN and address proofs': two bare words describe the noun behind them, if the second is not known to govern it. */
function isObjectNamed(tokens: readonly Token[], verb: number): boolean {
  if (tokens[verb + 1]?.best.pos !== 'noun') return true;
  const [before, item] = [tokens[verb - 3], tokens[verb - 2]];
  const isBareItem =
    /^(?:noun|proper)$/.test(item?.best.pos ?? '') &&
    item!.best.number !== 'pl' &&
    /^(?:verb|prep|num)$/.test(before?.best.pos ?? '');
  if (!isBareItem) return true;
  const head = lastOfPhrase(tokens, verb + 1, /^noun$/);
  return isNamedObject(tokens[verb]!.best.lemma, tokens[head]!.best.lemma);
}

/** 'Disinfected handpieces, suction and trays': what may be a noun, alone between nouns. */
const isThingAmongThings = (tokens: readonly Token[], verb: number): boolean =>
  isJoint(tokens[verb - 1]) &&
  /^(?:noun|proper)$/.test(tokens[verb - 2]!.best.pos) &&
  isJoint(tokens[verb + 1]) &&
  (/^(?:noun|proper|adj)$/.test(tokens[verb + 2]?.best.pos ?? '') ||
    // 'button, zip and hem for residents'
    (tokens[verb + 2]?.readings.some((it) => it.pos === 'noun') === true &&
      /^(?:prep|punct)$/.test(tokens[verb + 3]?.best.pos ?? 'punct'))) &&
  tokens[verb]!.readings.some((it) => it.pos === 'noun');

const isNounOfAction = (token: Token | undefined) =>
  token?.best.pos === 'noun' && verbReading(token, 'gerund') !== undefined;

/** A gerund that is no noun by itself ('liaising with'), that has its usual object, or shares the next one's ('cutting and fitting pipe'). */
function isActionBefore(tokens: readonly Token[], verb: number): boolean {
  const { norm, best } = tokens[verb]!;
  const next = tokens[verb + 1]!;
  if (isJoint(next)) {
    const second = predicateAt(tokens, verb + 2);
    return second?.shape === 'gerund' && standsAlone(tokens, second);
  }
  if (!isNounLemma(norm) && !isAdjective(norm))
    return /^(?:noun|prep|adv|part)$/.test(next.best.pos) && best.pos === 'verb';
  return next.best.pos === 'noun' && isTypicalObject(best.lemma, next.best.lemma);
}

export const PARTICLE = /^(?:up|out|off|down|over|back|in)$/;

/** True where an object or a particle stands behind the verb. */
export function takesObject(tokens: readonly Token[], verb: number): boolean {
  const next = tokens[verb + 1];
  if (!next) return false;
  if (PARTICLE.test(next.norm)) return true;
  // 'oil and light every morning': a time is no object.
  if (/^(?:each|every|this|last|all)$/.test(next.norm) && TIME.test(tokens[verb + 2]?.norm ?? ''))
    return false;
  if (/^(?:det|num|pron|proper|adj)$/.test(next.best.pos)) return true;
  const head = lastOfPhrase(tokens, verb + 1, /^noun$/);
  return next.best.pos === 'noun' && tokens[head]!.best.number !== 'sg';
}
