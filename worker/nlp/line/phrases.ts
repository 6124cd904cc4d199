/** Flat noun, verb and prepositional phrases, and which of them are joined by commas and conjunctions. */
import type { Phrase, Token } from './model.ts';

const isNominal = (it: Token) =>
  /^(?:noun|proper|num|adj|det)$/.test(it.best.pos) ||
  (it.best.pos === 'pron' && it.best.possessive !== true) ||
  it.best.pos === 'other';

const isHead = (it: Token) => /^(?:noun|proper|num|pron|other)$/.test(it.best.pos);

const isVerbal = (it: Token) => it.best.pos === 'verb' || it.best.pos === 'aux';

export function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) {
      at += 1;
      continue;
    }
    join(phrases, phrase, tokens);
    phrases.push(phrase);
    at = phrase.kind === 'pp' ? phrase.first + 1 : phrase.last + 1;
  }
  return phrases;
}

function phraseAt(tokens: readonly Token[], first: number): Phrase | null {
  const token = tokens[first]!;
  if (token.best.pos === 'prep') {
    const object = first + 1 < tokens.length ? nounPhrase(tokens, first + 1) : null;
    return object ? { kind: 'pp', first, last: object.last, head: first } : null;
  }
  if (isVerbal(token)) return verbPhrase(tokens, first);
  return isNominal(token) ? nounPhrase(tokens, first) : null;
}

/** No noun phrase of a resume has more words; a run of adjectives without a noun is looked at once. */
const LONGEST = 40;

/** Determiners, numbers, adjectives and nouns in a row; the last noun is its head. A possessive goes on. */
function nounPhrase(tokens: readonly Token[], first: number): Phrase | null {
  let last = first;
  let head = -1;
  const end = Math.min(tokens.length, first + LONGEST);
  for (let at = first; at < end; at += 1) {
    const token = tokens[at]!;
    if (!isNominal(token)) {
      const modifier = token.best.pos === 'adv' && tokens[at + 1]?.best.pos === 'adj';
      if (!modifier) break;
      continue;
    }
    if (head >= 0 && token.best.pos === 'det') break;
    if (head >= 0 && token.best.pos === 'pron') break;
    last = at;
    if (isHead(token)) head = at;
  }
  return head < 0 ? null : { kind: 'np', first, last: Math.max(head, last), head };
}

/** Auxiliaries, adverbs between them, and the verb. */
function verbPhrase(tokens: readonly Token[], first: number): Phrase {
  let [last, head] = [first, first];
  if (tokens[first]!.best.pos === 'verb') return { kind: 'vp', first, last, head };
  for (let at = first + 1; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.best.pos === 'adv' || (token.best.pos === 'part' && token.best.lemma === 'not'))
      continue;
    if (!isVerbal(token)) break;
    [last, head] = [at, at];
    if (token.best.pos === 'verb') break;
  }
  return { kind: 'vp', first, last, head };
}

/** A phrase of the same kind right after a comma or conjunction is coordinated with the one before. */
function join(phrases: readonly Phrase[], phrase: Phrase, tokens: readonly Token[]): void {
  let before = phrase.first - 1;
  let joint = false;
  while (
    before >= 0 &&
    (tokens[before]!.text === ',' || /^(?:and|or|&|\/|nor)$/.test(tokens[before]!.norm))
  ) {
    joint = true;
    before -= 1;
  }
  if (!joint) return;
  for (let at = phrases.length - 1; at >= 0 && at >= phrases.length - LOOK_BACK; at -= 1) {
    const other = phrases[at]!;
    const sameKind = other.kind === phrase.kind;
    const fits = phrase.kind !== 'vp' || sameForm(tokens[other.head]!, tokens[phrase.head]!);
    if (sameKind && fits && (phrase.kind === 'vp' || other.last === before)) {
      phrase.coordinatedWith = at;
      return;
    }
  }
}

const LOOK_BACK = 8;
const sameForm = (a: Token, b: Token) => a.best.form === b.best.form;

/**
 * What stands behind the last noun of a phrase and ends it: a mark (or nothing), a word that opens another phrase,
 * a conjunction between phrases, 'of', or a verb that tells of the noun; null where the phrase may go on.
 */
export type PhraseEnd = 'mark' | 'word' | 'conj' | 'of' | 'told';

/** How a noun phrase ends behind the token at `head`. */
export function phraseEnd(tokens: readonly Token[], head: number): PhraseEnd | null {
  if (isOneOfKinds(tokens, head)) return null;
  const next = tokens[head + 1];
  if (next === undefined) return 'mark';
  const { pos, form } = next.best;
  // 'client-facing', 'client/supplier', 'the “client” first'
  if (pos === 'punct') return /^[-–—/&'’"“]$/.test(next.text) ? null : 'mark';
  // 'several application and context options': the noun that is meant may be further on.
  if (pos === 'conj') return isNounLike(tokens[head + 2]) ? null : 'conj';
  if (next.norm === 'of') return 'of';
  if (pos === 'verb') return /^(?:past|participle)$/.test(form ?? '') ? 'told' : null;
  const opensAnother = /^(?:prep|aux|det|pron|adv)$/.test(pos) || next.norm === 'to';
  return opensAnother ? 'word' : null;
}

const isNounLike = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:noun|adj|proper)$/.test(token.best.pos);

/** '300 pine, larch and spruce seedlings': the plural that all of them belong to stands at the end of the kinds. */
function isOneOfKinds(tokens: readonly Token[], head: number): boolean {
  if (tokens[head + 1]?.text !== ',') return false;
  const joint = tokens.findIndex((it, at) => at > head && /^(?:and|or|&)$/.test(it.norm));
  const kinds = tokens.slice(head + 2, joint);
  const last = tokens[joint + 2];
  return (
    joint > head &&
    kinds.every((it) => it.text === ',' || /^(?:noun|adj)$/.test(it.best.pos)) &&
    /^(?:noun|adj)$/.test(tokens[joint + 1]?.best.pos ?? '') &&
    last?.best.pos === 'noun' &&
    last.best.number === 'pl'
  );
}

/** 'import and export declarations', 'customer, order and returns data': joined to it, another word describes one more noun. */
export function describesLaterNoun(tokens: readonly Token[], head: number): boolean {
  // 'escape of water, fire and theft claims'
  let last = tokens[head + 1]?.norm === 'of' ? head + 1 : head;
  let joints = 0;
  for (let at = last + 1; at < head + 8; at++) {
    const { text = '', norm = '', best } = tokens[at] ?? {};
    if (text === ',' || /^(?:and|or|&)$/.test(norm)) [last, joints] = [at, joints + 1];
    else if (!best || !/^(?:noun|adj|verb)$/.test(best.pos)) return false;
    else if (last > head && at > last + 1 && (best.pos === 'noun' || norm.endsWith('s')))
      // 'baby cot and extra beds': the adjective describes only its own noun.
      return joints > 1 || tokens[last + 1]!.best.pos !== 'adj';
  }
  return false;
}
