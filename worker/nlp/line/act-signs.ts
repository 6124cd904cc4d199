/** What stands around a word behind a joint, as the signs that the vote on acts weighs: see `act-vote.ts`. */
import { TIME, isJoint, isPaired, isPairedVerb, opensSubordinate, verbReading } from './clause.ts';
import { isAdjective, isMainlyVerb, isNounLemma, isOnlyVerb } from './lexicon.ts';
import type { Token, VerbForm } from './model.ts';
import { isNamedObject, isTypicalObject, isCompound } from './typical-objects.ts';
import { PARTICLE } from './verb-or-noun.ts';

export type ActForm = 'base' | 'third' | 'gerund';

/** A word that may be a verb in this form, behind a joint, and the verb before `from` that it may be joined to. */
export interface Candidate {
  tokens: readonly Token[];
  from: number;
  at: number;
  form: ActForm;
  /** Form of the verb before `from`. */
  opening: VerbForm;
}

const CLOSED = /^(?:det|pron|prep|conj|part|adv|punct|num|aux)$/;
const NAMES = /^(?:noun|adj|det|num|pron|proper)$/;
const TELLS_WHICH = /^(?:det|num|pron)$/;

/** 'verb/p', 'noun/pl', 'det': class and form; '$' behind the last token. */
const classOf = (token: Token | undefined): string => {
  if (token === undefined) return '$';
  const { pos, form, number } = token.best;
  if (pos === 'verb') return `v${form?.charAt(0)}`;
  return number === 'pl' ? `${pos}s` : pos;
};

/** The word itself where it is one of a closed class. */
const wordOrClass = (token: Token | undefined): string =>
  token !== undefined && CLOSED.test(token.best.pos) ? token.norm : classOf(token);

/** All that a word may be, whatever it was taken for. */
const mayBe = (token: Token | undefined): string => {
  if (token === undefined) return '$';
  const kinds = token.readings.map(({ pos, form, number }) => {
    if (pos === 'verb') return `v${form?.charAt(0)}`;
    if (pos === 'noun') return number === 'pl' ? 'ns' : 'n';
    return pos === 'adj' ? 'a' : 'o';
  });
  return [...new Set(kinds)].toSorted().join('');
};

/** Last of the joints that lead to the token, past adverbs; -1 where none does. */
export function jointBefore(tokens: readonly Token[], at: number): number {
  let joint = at - 1;
  while (joint > 0 && tokens[joint]!.best.pos === 'adv' && !isJoint(tokens[joint])) joint -= 1;
  return joint > 0 && isJoint(tokens[joint]) ? joint : -1;
}

/** Every sign of a candidate, each once; all of them begin with its form. */
export function signsOf(candidate: Candidate): ReadonlySet<string> {
  const { tokens, at, form, opening } = candidate;
  const joint = jointBefore(tokens, at);
  let before = joint;
  while (before > 0 && isJoint(tokens[before])) before -= 1;
  const joints = tokens
    .slice(before + 1, joint + 1)
    .map(({ norm }) => norm)
    .join('');
  const signs = new Set<string>();
  const add = (kind: string, ...values: readonly (string | number | boolean)[]) => {
    signs.add(`${form.charAt(0)}${kind}:${values.join(' ')}`);
  };
  add('');
  add('opening', opening);
  add('opening joint', opening, joints);
  ofWord(candidate, joints, add);
  ofObject(candidate, before, joints, add);
  ofPlace(candidate, before, joints, add);
  ofGoverned(candidate, before, joints, add);
  ofRest(candidate, before, joints, add);
  return signs;
}

type Add = (kind: string, ...values: readonly (string | number | boolean)[]) => void;

/** What the lexicon knows of the word, and what follows it. */
function ofWord({ tokens, at, form }: Candidate, joints: string, add: Add): void {
  const [token, next, second] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const { lemma } = verbReading(token, form)!;
  const known = lexiconOf(token, lemma);
  add('known', known);
  add('known next', known, classOf(next));
  add('known joint', known, joints);
  add('verb', lemma);
  add('verb next', lemma, classOf(next));
  if (next && CLOSED.test(next.best.pos)) add('verb word', lemma, next.norm);
  add('taken', classOf(token));
  add('taken next', classOf(token), classOf(next));
  add('may', mayBe(token));
  add('may next', mayBe(token), classOf(next));
  add('next', wordOrClass(next));
  add('next class', classOf(next));
  add('next two', classOf(next), classOf(second));
  if (/^\p{Lu}/u.test(token.text)) add('capital');
  if (isTime(tokens, at + 1)) add('time');
  if (next && PARTICLE.test(next.norm)) add('particle', classOf(second));
  if (next && (isPaired(tokens, at) || isPairedVerb(lemma, next.norm))) add('paired');
}

const lexiconOf = ({ norm, readings }: Token, lemma: string): string =>
  [
    isNounLemma(norm) ? 'n' : '',
    isOnlyVerb(lemma) ? 'v' : '',
    isMainlyVerb(lemma) ? 'm' : '',
    isAdjective(norm) ? 'a' : '',
    readings[0]!.pos === 'verb' ? '1' : '',
  ].join('');

/** The noun phrase behind the word: whether it is done to such things. */
function ofObject(candidate: Candidate, before: number, joints: string, add: Add): void {
  const { tokens, at, form } = candidate;
  const { lemma } = verbReading(tokens[at], form)!;
  const known = lexiconOf(tokens[at]!, lemma);
  const head = endOfPhrase(tokens, at);
  const next = tokens[at + 1];
  const behind = tokens[head + 1];
  const then = behind && isJoint(behind) ? `, ${classOf(tokens[head + 2])}` : wordOrClass(behind);
  if (head === at) {
    add('no object', then);
    add('no object known', known, then);
    add('no object may', mayBe(tokens[at + 2]));
    return;
  }
  const noun = tokens[head]!.best.lemma;
  const usual = [
    isTypicalObject(lemma, noun) ? 't' : '',
    isNamedObject(lemma, noun) ? 'n' : '',
    isCompound(lemma, noun) ? 'c' : '',
    /^(?:noun|adj)$/.test(next!.best.pos) ? 'b' : '',
  ].join('');
  add('object', usual);
  add('object known', usual, known);
  add('object number', usual, classOf(tokens[head]));
  add('object joint', usual, joints);
  add('object then', usual, then);
  add('object before', usual, classOf(tokens[before]));
  add('object noun', noun);
}

/** Index of the last word of the noun phrase that begins behind the token; the token's own where none does. */
function endOfPhrase(tokens: readonly Token[], at: number): number {
  let head = at;
  if (isTime(tokens, at + 1)) return at;
  while (NAMES.test(tokens[head + 1]?.best.pos ?? '')) head += 1;
  return head;
}

/** 'every morning', 'a week': no object. */
const isTime = (tokens: readonly Token[], at: number): boolean =>
  /^(?:each|every|this|last|all|an?|per)$/.test(tokens[at]?.norm ?? '') &&
  TIME.test(tokens[at + 1]?.norm ?? '');

/** What stands before the joint: the phrase that ends there and what governs it. */
function ofPlace({ tokens, from, at }: Candidate, before: number, joints: string, add: Add): void {
  const [token, next] = [tokens[before], tokens[at + 1]];
  add('before', classOf(token));
  add('before joint', classOf(token), joints);
  add('before two', classOf(tokens[before - 1]), classOf(token));
  add('before may', mayBe(token));
  add('before next', classOf(token), classOf(next));
  let governor = before;
  while (governor >= from && NAMES.test(tokens[governor]!.best.pos)) governor -= 1;
  const governs = governor < from ? '^' : wordOrClass(tokens[governor]);
  const tellsWhich = tokens
    .slice(governor + 1, before + 1)
    .some(({ best }) => TELLS_WHICH.test(best.pos));
  add('governor', governs);
  add('governor next', classOf(tokens[governor]), classOf(next));
  add('which', tellsWhich, classOf(token), classOf(next));
  add('long', Math.min(4, before - governor));
}

/** The clauses and verbs between the opening and the joint: what they govern is joined to them. */
function ofGoverned(candidate: Candidate, before: number, joints: string, add: Add): void {
  const { tokens, from, at, form, opening } = candidate;
  const between = tokens.slice(from, before + 1);
  const next = tokens[at + 1];
  const prepositions = between.filter(
    ({ best, norm }) => best.pos === 'prep' && !PARTICLE.test(norm),
  );
  add('prepositions', Math.min(2, prepositions.length));
  const last = between.findLastIndex(({ best }) => best.pos === 'verb');
  const lastForm = last < 0 ? '^' : classOf(between[last]);
  add('last verb opening', opening, lastForm);
  if (last >= 0) add('last verb behind', lastForm, wordOrClass(tokens[from + last - 1]));
  const clause = between.findLast(opensSubordinate);
  add('clause', clause?.norm ?? '');
  add('commas', Math.min(3, between.filter(({ text }) => text === ',').length));
  // A verb of the same form that no joint leads to: 'to post …', 'helped seniors complete …'
  const nested = between.flatMap((it, index) =>
    (verbReading(it, form) || (form === 'base' && it.norm === 'be')) &&
    (form === 'gerund' || /^(?:verb|aux)$/.test(it.best.pos)) &&
    !isJoint(tokens[from + index - 1])
      ? [from + index]
      : [],
  );
  const outer = nested.at(-1);
  const action = tokens[from - 1]?.best.lemma ?? '';
  add('nested', nested.length);
  add('nested action', nested.length, action);
  add('action', action);
  if (outer === undefined) return;
  const leads = wordOrClass(tokens[outer - 1]);
  add('nested behind', opening, leads);
  add('nested joint', joints, leads);
  add('nested next', classOf(next), leads);
}

/** How the list goes on, and what its earlier items may be. */
function ofRest({ tokens, from, at }: Candidate, before: number, joints: string, add: Add): void {
  let later = '';
  let count = 0;
  for (let joint = at + 1; joint < tokens.length; joint += 1) {
    const { text } = tokens[joint]!;
    if (/^[.;:]$/.test(text)) break;
    if (!isJoint(tokens[joint])) continue;
    let item = joint;
    while (isJoint(tokens[item])) item += 1;
    later += `${text === ',' ? ',' : '&'}${mayBe(tokens[item])}`;
    count += 1;
    if (/^(?:and|or|&)$/.test(tokens[item - 1]!.norm)) {
      later += '.';
      break;
    }
    joint = item;
  }
  add('later', count);
  add('later joint', joints, later === '' ? '' : later.includes('&') ? '&' : ',');
  add('later may', later.slice(0, 8));
  let earlier: Token | undefined;
  for (let item = from + 1; item <= before; item += 1)
    if (isJoint(tokens[item - 1]) && !isJoint(tokens[item])) earlier = tokens[item];
  if (earlier) add('earlier may', mayBe(earlier));
}
