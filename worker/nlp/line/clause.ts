/** The verbs of a line that have no subject: its opening one and those joined to it, and the form that the job asks for. */
import { oneLine } from '#contract/one-line.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { monthOf } from '../month-names.ts';
import { isDoneToMany } from './done-to-many.ts';
import { inflect } from './inflect.ts';
import { isCompound, isNamedObject, isTypicalObject } from './typical-objects.ts';
import { isAdjective, isMainlyVerb, isNounLemma, isOnlyVerb, mayDescribe } from './lexicon.ts';
import type { AnalysedLine, Reading, Token, VerbForm } from './model.ts';

/** How a verb stands in the line. */
export type Shape =
  | 'base'
  | 'third'
  | 'past'
  | 'gerund'
  | 'infinitive'
  | 'progressive'
  | 'perfect'
  | 'bare';

export interface Predicate {
  /** Index of its first token: a subject, an auxiliary, 'to' or the verb itself. */
  first: number;
  /** Index of the verb. */
  verb: number;
  lemma: string;
  shape: Shape;
  /** Set where 'I' or 'we' is its subject. */
  subject?: 'i' | 'we';
}

/** The form of subjectless verbs: past of a job that has ended, base of one still held, else what the line opens with. */
export function targetForm(line: AnalysedLine): 'past' | 'base' {
  if (line.current !== null) return line.current && !isDone(line) ? 'base' : 'past';
  const first = line.tokens.find((it) => it.best.pos === 'verb' || it.best.pos === 'aux');
  return first?.best.form === 'past' ? 'past' : 'base';
}

/** A deed of a job still held that is over all the same: told in the past with its result, or dated by a year. */
function isDone({ text, tokens }: AnalysedLine): boolean {
  // 'supply shops, which sold 3 tonnes in 2023': the year is that of another clause.
  const [main = ''] = text.split(
    /[;:]|, (?!(?:in|on|at|during) (?!\d{4} (?:we|i|they|it|he|she)\b))(?=\p{Ll}|\d+ ?% of )|\b(?:which|who|that)\b/iu,
  );
  // 'in Mastercam 2023' and 'on Incoterms 2020' name an edition.
  const dated = /\b(?:in|on|at|during|after|before) (?:\p{L}+ ){0,4}(?:19|20)\d\d\b/u.exec(
    main,
  )?.[0];
  const [word = ''] = /\p{L}+(?= \d+$)/u.exec(dated ?? '') ?? [];
  if (dated !== undefined && (!/^\p{Lu}/u.test(word) || word === 'FY' || monthOf(word) !== null))
    return true;
  const verb = tokens.find((it) => it.best.pos === 'verb');
  return (
    verb?.best.form === 'past' &&
    /\bby (?:\p{L}+ )?\d[\d.,]*\s?(?:%|percent|per cent)|\bfrom \S+ \d[\d.,]* to \b/u.test(text)
  );
}

/** The verb as the line wants it: 'packing' → 'packed'. */
export const inTarget = (line: AnalysedLine, lemma: string): string =>
  inflect(lemma, targetForm(line), line.dialect);

export const verbReading = (token: Token | undefined, ...forms: VerbForm[]): Reading | undefined =>
  token?.readings.find(
    (it) => it.pos === 'verb' && it.form !== undefined && forms.includes(it.form),
  );

export const isJoint = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^[,;]$/.test(token.text) || /^(?:and|or|&|but|then|plus|also)$/.test(token.norm));

const isSubject = (token: Token | undefined) =>
  token !== undefined && /^(?:i|we|im)$/.test(token.norm);

/** Begins a clause of its own inside the line: what follows has another subject, or is no duty. */
const SUBORDINATOR = new RegExp(oneLine`
  ^(?:
    who|which|that|whom|whose|where|when|while|whereas|because|since|if|unless|so|how|what|why|
    until|whereby|wherein|after|before|once|as|than|although|though|whenever
  )$
`);

export const opensSubordinate = (token: Token): boolean =>
  SUBORDINATOR.test(token.norm) &&
  /^(?:conj|pron|det|prep)$/.test(token.best.pos) &&
  !(token.best.pos === 'prep' && /^(?:since|after|before|as|than|until)$/.test(token.norm));

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

/** Index of the first token that is no adverb and no mark: where the line's opening stands. */
export function openingIndex(tokens: readonly Token[]): number {
  let at = 0;
  while (at < tokens.length && (tokens[at]!.best.pos === 'punct' || isLeadingAdverb(tokens, at)))
    at += 1;
  return at;
}

const isLeadingAdverb = (tokens: readonly Token[], at: number) =>
  tokens[at]!.best.pos === 'adv' &&
  !tokens[at]!.readings.some((it) => it.pos === 'prep') &&
  (tokens[at + 1]?.best.pos === 'verb' ||
    tokens[at + 1]?.best.pos === 'aux' ||
    tokens[at + 1]?.best.pos === 'adv' ||
    isSubject(tokens[at + 1]));

/** The predicate that begins at a token, if one does; nothing is said of where it may stand. */
export function predicateAt(tokens: readonly Token[], first: number): Predicate | null {
  let at = first;
  let subject: Predicate['subject'];
  if (isSubject(tokens[at])) {
    subject = tokens[at]!.norm === 'we' ? 'we' : 'i';
    at += 1;
    while (tokens[at]?.best.pos === 'adv') at += 1;
  }
  const done = (verb: number, lemma: string, shape: Shape): Predicate => ({
    first,
    verb,
    lemma,
    shape,
    ...(subject && { subject }),
  });
  const token = tokens[at];
  if (!token) return null;
  // ', total 19 days'
  if (token.norm === 'total' && tokens[at - 1]?.text === ',') return null;
  // 'sold add ons'
  if (token.norm === 'add' && /^ons?$/.test(tokens[at + 1]?.norm.replace(/['’]/, '') ?? ''))
    return null;
  // 'give or take two seconds'
  if (token.norm === 'give' && tokens[at + 1]?.norm === 'or' && tokens[at + 2]?.norm === 'take')
    return null;
  if (token.norm === 'to' && !subject) {
    const base = verbReading(tokens[at + 1], 'base');
    return base ? done(at + 1, base.lemma, 'infinitive') : null;
  }
  const clitic = tokens[first]?.norm === 'im';
  if (clitic || (token.best.pos === 'aux' && /^(?:be|have)$/.test(token.best.lemma)))
    return afterAuxiliary(tokens, clitic ? at - 1 : at, done);
  if (
    token.best.pos === 'aux' &&
    /^(?:do)$/.test(token.best.lemma) &&
    verbReading(tokens[at + 1], 'base') &&
    token.norm !== 'did' &&
    !isDoneThing(tokens, at + 1)
  ) {
    return done(at + 1, verbReading(tokens[at + 1], 'base')!.lemma, 'base');
  }
  const gerund = verbReading(token, 'gerund');
  const base = verbReading(token, 'base');
  // 'and cash up the till': a particle makes a verb of the noun.
  if (base && /^(?:up|out|down|off)$/.test(tokens[at + 1]?.norm ?? '') && token.best.pos === 'noun')
    return done(at, base.lemma, 'base');
  const third = verbReading(token, 'third');
  if (third && !subject && at > 0 && governsByForm(tokens, at))
    return done(at, third.lemma, 'third');
  if (gerund && !subject && (tokens[at + 1]?.norm === 'of' || (at > 0 && isPaired(tokens, at))))
    return done(at, gerund.lemma, 'gerund');
  if (token.best.pos !== 'verb') {
    const gone =
      subject &&
      token.best.pos !== 'aux' &&
      verbReading(token, 'past', 'base', 'participle', 'third');
    return gone
      ? done(at, gone.lemma, /^(?:base|third)$/.test(gone.form!) ? 'base' : 'past')
      : null;
  }
  return done(at, token.best.lemma, shapeOf(token.best));
}

/** 'I do nail trims': what is done, and no verb behind 'do'. */
const isDoneThing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.readings.some((it) => it.pos === 'noun') &&
  tokens[at + 1]?.best.pos === 'noun' &&
  tokens[at + 1]!.best.number === 'pl';

/** 'and hands them over', 'and checks the dates', 'and marks out the chases': no plural is followed so. */
const governsByForm = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '') &&
  tokens[at]!.best.pos === 'noun' &&
  (/^(?:them|it|him|us)$/.test(tokens[at + 1]?.norm ?? '') ||
    (/^(?:the|an?|our|their|his|her)$/.test(tokens[at + 1]?.norm ?? '') &&
      !TIME.test(tokens[at + 2]?.norm ?? '')) ||
    (/^(?:up|out|down|off|over)$/.test(tokens[at + 1]?.norm ?? '') &&
      tokens[at + 2]?.best.pos === 'det'));

function shapeOf({ form }: Reading): Shape {
  if (form === 'gerund' || form === 'third' || form === 'past') return form;
  return form === 'participle' ? 'bare' : 'base';
}

/** 'was driving', 'am having', 'have took', 'have been working', 'am control'. */
function afterAuxiliary(
  tokens: readonly Token[],
  at: number,
  done: (verb: number, lemma: string, shape: Shape) => Predicate,
): Predicate | null {
  const aux = tokens[at]!;
  const have = aux.best.lemma === 'have';
  let next = at + 1;
  // 'have never had' is 'never had', 'was never late' has no verb.
  const stays = have ? /^\b$/ : /^(?:not|never)$/;
  while (tokens[next]?.best.pos === 'adv' && !stays.test(tokens[next]!.norm)) next += 1;
  const been = have && tokens[next]?.norm === 'been';
  if (been) next += 1;
  const verb = tokens[next];
  // 'have given talks': no 'given that'
  if (!verb || (verb.best.pos !== 'verb' && !(have && verb.norm === 'given'))) return null;
  const gerund = verbReading(verb, 'gerund');
  if (gerund && !have && isQuality(tokens, next)) return null;
  if (gerund && (!have || been)) return done(next, gerund.lemma, 'progressive');
  // 'have drive licence B'
  if (have && /^licen[cs]es?$/.test(tokens[next + 1]?.norm ?? '')) return null;
  if (have && !been) {
    const past = verbReading(verb, 'participle', 'past', 'base');
    return past ? done(next, past.lemma, 'perfect') : null;
  }
  if (
    !been &&
    verb.best.form === 'participle' &&
    /^(?:work|live|start|participate)$/.test(verb.best.lemma) &&
    /^(?:as|in|at|on)$/.test(tokens[next + 1]?.norm ?? '')
  )
    return done(next, verb.best.lemma, 'progressive');
  const base = been ? undefined : verbReading(verb, 'base');
  // 'was contact person', 'was on call one week in four'
  const mayBeNoun = verb.readings.some((it) => it.pos === 'noun');
  if (mayBeNoun && (tokens[next + 1]?.best.pos === 'noun' || next > at + 1)) return null;
  return base && verb.best.form === 'base' ? done(next, base.lemma, 'progressive') : null;
}

/** 'am hard working', 'am caring and reliable': what somebody is like, not what they are doing. */
function isQuality(tokens: readonly Token[], at: number): boolean {
  if (DEGREE.test(tokens[at - 1]!.norm)) return true;
  const next = tokens[at + 1]?.best.pos ?? 'punct';
  return QUALITIES.test(tokens[at]!.norm) && !/^(?:prep|det|pron|part|num)$/.test(next);
}
const DEGREE = /^(?:hard|forward|free|quick|clear|high|fast|easy|deep|good|very|really|so|highly)$/;
const QUALITIES = new RegExp(oneLine`
  ^(?:
    caring|outgoing|willing|understanding|loving|enterprising|daring|exacting|outstanding|
    promising|trusting|inspiring|encouraging|welcoming|engaging|charming|demanding|deserving
  )$
`);

/**
 * The predicates joined to the one that opens the line, in order. A subordinate clause, an infinitive of purpose or a
 * preposition before a gerund ends the reach of the opening.
 */
export function joinedPredicates(
  tokens: readonly Token[],
  from: number,
  opening?: Shape,
): readonly Predicate[] {
  const known = joinedOf.get(tokens) ?? new Map<string, readonly Predicate[]>();
  joinedOf.set(tokens, known);
  const key = `${from} ${opening}`;
  const found = known.get(key) ?? findJoined(tokens, from, opening);
  known.set(key, found);
  return found;
}

/** Several rules ask the same of a line. */
const joinedOf = new WeakMap<readonly Token[], Map<string, readonly Predicate[]>>();

/** 'now and then to help out' */
const isNowAndThen = (tokens: readonly Token[], and: number) =>
  /^(?:now|again) and (?:then|again)$/.test(
    tokens
      .slice(Math.max(0, and - 1), and + 2)
      .map(({ norm }) => norm)
      .join(' '),
  );

function findJoined(tokens: readonly Token[], from: number, opening?: Shape): Predicate[] {
  const found: Predicate[] = [];
  let open = true;
  let otherSubject = false;
  let named = false;
  let inBrackets = false;
  let shared = sharesWork(tokens, from - 1);
  let nested: Shape | null = governsGerund(tokens, from - 1)
    ? 'gerund'
    : governsBase(tokens, from - 1)
      ? 'base'
      : null;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (/^[.!?;:]$/.test(token.text)) {
      [open, nested, otherSubject, shared] = [true, null, false, false];
      named = token.text === ':' && !leadsToAct(tokens, at + 1);
    }
    if (/^[()]$/.test(token.text)) inBrackets = token.text === '(';
    // 'care of horses - feed, muck out, tack up': what a dash leads to may be things, as behind a colon.
    if (/^[-–—]$/.test(token.text) && tokens[at + 2]?.text === ',') named = true;
    if (token.best.pos === 'aux' && /^(?:was|were|is|are)$/.test(token.norm)) otherSubject = true;
    if (isOtherActing(tokens, at)) open = false;
    if (opensSubordinate(token)) open = false;
    const isPhrase = isNowAndThen(tokens, at) || isNowAndThen(tokens, at - 1);
    // 'simulated the axle (camber gain, bump steer)': joined to each other only.
    if (inBrackets) continue;
    if (!isJoint(token) || isPhrase) {
      if (sharesWork(tokens, at)) shared = true;
      if (governsBase(tokens, at)) nested = 'base';
      if (governsGerund(tokens, at) || (token.norm === 'to' && isGerund(tokens[at + 1])))
        nested = 'gerund';
      continue;
    }
    let next = at + 1;
    while (
      isJoint(tokens[next]) ||
      (tokens[next]?.best.pos === 'adv' && !ASKS.test(tokens[next]!.norm))
    )
      next += 1;
    const predicate =
      next < tokens.length
        ? (predicateAt(tokens, next) ??
          chained(tokens, at, next) ??
          (opening === 'base' ? sharedBase(tokens, next, found) : null) ??
          (opening === 'gerund' ? gerundAsNoun(tokens, next) : null))
        : null;
    if (!predicate) continue;
    if (predicate.subject) [open, nested] = [true, null];
    // 'Feeding those who are weak and recording of intake': no verb of the clause that 'who' opens is a gerund.
    if (opening === 'gerund' && predicate.shape === 'gerund' && isBackInList(tokens, from, at))
      open = true;
    if (!open || (otherSubject && predicate.shape === 'infinitive')) continue;
    if (nested !== null && (predicate.shape === nested || predicate.shape === 'infinitive'))
      continue;
    if (shared && predicate.shape === 'gerund') continue;
    if (predicate.shape === 'third' && isPairOfNouns(tokens, predicate.verb)) continue;
    if (isFixedPair(tokens, predicate.verb) && predicate.verb !== from + 1) continue;
    // 'emails and phone calls'
    if (
      /^(?:phone|telephone|video|sales)$/.test(predicate.lemma) &&
      /^calls?$/.test(tokens[predicate.verb + 1]?.norm ?? '')
    )
      continue;
    // 'Helping Babies Breathe facilitator'
    if (predicate.shape === 'base' && isSecondModifier(tokens, predicate.verb)) continue;
    if (predicate.shape === 'gerund' && isInName(tokens, predicate.verb)) continue;
    // 'Form E and Form A certificates'
    if (/^(?:base|gerund)$/.test(predicate.shape) && isCapitalInLine(tokens, predicate.verb))
      continue;
    // 'children, aged 5 months to 9 years'
    if (predicate.lemma === 'age' && tokens[predicate.verb]!.norm === 'aged') continue;
    // 'Worked in the laundry: press, mangle, tumble dryers': what a colon leads to may be things.
    if (named && /^(?:base|gerund|third|infinitive)$/.test(predicate.shape)) continue;
    if (
      predicate.shape === 'gerund' &&
      (followsThings(tokens, predicate.verb) || endsList(tokens, at, predicate))
    )
      continue;
    const same =
      opening === 'third' &&
      predicate.shape === 'third' &&
      /^(?:prep|part|adv|noun|adj)$/.test(tokens[predicate.verb + 1]?.best.pos ?? '');
    if (
      !same &&
      !standsAlone(tokens, predicate) &&
      !chained(tokens, at, next) &&
      !(opening === 'base' && continuesBase(tokens, predicate, found)) &&
      !(opening === 'gerund' && continuesGerund(tokens, predicate, found))
    )
      continue;
    found.push(...before(tokens, predicate, found), predicate);
    nested = null;
    at = Math.max(at, predicate.verb);
  }
  return found;
}

/** An 'and' behind a relative clause that has its verb, with 'of' or an article behind the gerund that it joins. */
const isBackInList = (tokens: readonly Token[], from: number, and: number): boolean => {
  const clause = tokens.findLastIndex((it, at) => at > from && at < and && opensSubordinate(it));
  return (
    /^(?:and|&)$/.test(tokens[and]!.norm) &&
    /^(?:who|which|that)$/.test(tokens[clause]?.norm ?? '') &&
    /^(?:of|the|an?|any|all)$/.test(tokens[and + 2]?.norm ?? '') &&
    !tokens.slice(clause, and).some(({ best }) => best.form === 'gerund')
  );
};

/**
 * 'Lodge forms and deal with queries': behind a verb in its base form, what reads as one more is one, though it
 * may be a noun elsewhere.
 */
const continuesBase = (
  tokens: readonly Token[],
  { verb, shape }: Predicate,
  found: readonly Predicate[],
): boolean =>
  shape === 'base' &&
  // '; drill time fell'
  !(tokens[verb - 1]?.text === ';' && tokens[verb + 1]?.best.pos === 'noun') &&
  ((tokens[verb]!.best.pos === 'verb' &&
    tokens[verb]!.best.form === 'base' &&
    /^(?:noun|proper|adj|det|num|pron|prep|part|adv|verb)$/.test(
      tokens[verb + 1]?.best.pos ?? '',
    ) &&
    !isNounBeforeNoun(tokens, verb)) ||
    sharedBase(tokens, verb, found) !== null);

/** 'and reporting to the Director', 'and setting up a bay': what a noun in -ing does not have behind it. */
function gerundAsNoun(tokens: readonly Token[], at: number): Predicate | null {
  const gerund = verbReading(tokens[at], 'gerund');
  const next = tokens[at + 1];
  if (!gerund || !next || !/^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '')) return null;
  const governs =
    /^(?:det|pron|num)$/.test(next.best.pos) ||
    isPaired(tokens, at) ||
    (gerund.lemma === 'report' && next.norm === 'to') ||
    (gerund.lemma === 'help' && next.norm === 'out') ||
    (PARTICLE.test(next.norm) && next.norm !== 'in' && tokens[at + 2]?.best.pos === 'det');
  return governs ? { first: at, verb: at, lemma: gerund.lemma, shape: 'gerund' } : null;
}

/** 'a hoist and slide sheets': a noun as well, and no verb that is done to what follows. */
const isNounBeforeNoun = (tokens: readonly Token[], verb: number): boolean =>
  tokens[verb + 1]?.best.pos === 'noun' &&
  isBehindPreposition(tokens, verb) &&
  tokens[verb]!.readings.some(({ pos }) => pos === 'noun') &&
  !hasNamedObject(tokens, verb);

/** Since the last comma: 'using a hoist and', 'with a bowl and'. */
function isBehindPreposition(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 2; at > 0 && tokens[at]!.text !== ','; at -= 1) {
    const { best, norm } = tokens[at]!;
    if ((best.pos === 'prep' && !PARTICLE.test(norm)) || norm === 'using') return true;
  }
  return false;
}

/**
 * 'Count and bag coin', 'Work the till and stock shelves': what reads as a noun is a verb where it stands beside one
 * and shares its object, or has an object that it is known for.
 */
function sharedBase(
  tokens: readonly Token[],
  at: number,
  found: readonly Predicate[],
): Predicate | null {
  const base = verbReading(tokens[at], 'base');
  if (!base || tokens[at + 1]?.best.pos !== 'noun') return null;
  const isBesideVerb =
    /^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '') &&
    (at === 2 || found.some(({ verb }) => verb === at - 2)) &&
    tokens[at - 2]?.best.form === 'base';
  const isKnown = hasNamedObject(tokens, at, base.lemma);
  return isBesideVerb || isKnown ? { first: at, verb: at, lemma: base.lemma, shape: 'base' } : null;
}

/** 'Taking levels and plotting long sections': behind a gerund that opens the line, what 'and' joins and reads as one. */
const continuesGerund = (
  tokens: readonly Token[],
  { first, verb, shape }: Predicate,
  found: readonly Predicate[],
): boolean =>
  shape === 'gerund' &&
  (tokens[verb]!.best.pos === 'verb' || gerundAsNoun(tokens, verb) !== null) &&
  /^(?:and|&|then|,)$/.test(tokens[first - 1]?.norm ?? '') &&
  !(
    describesNoun(tokens, verb) &&
    !isDoneToMany(tokens, verb) &&
    !found.some((it) => it.verb === verb - 2)
  ) &&
  tokens[verb + 1]?.norm !== 'of' &&
  // 'and printing, folding': what follows is still a list.
  !isJoint(tokens[verb + 1]) &&
  /^(?:noun|proper|adj|det|num|pron|prep|part|adv)$/.test(tokens[verb + 1]?.best.pos ?? '');

/** 'the marketing and risk departments': two words that describe the noun behind them. */
const isSecondModifier = (tokens: readonly Token[], verb: number) =>
  /^(?:and|&|or)$/.test(tokens[verb - 1]?.norm ?? '') &&
  tokens[verb - 2]?.best.pos === 'noun' &&
  tokens[verb - 2]!.best.number !== 'pl' &&
  tokens[verb - 3]?.best.pos === 'det' &&
  tokens[verb - 4]?.best.pos === 'prep' &&
  tokens[verb + 1]?.best.pos === 'noun' &&
  tokens[verb + 1]!.best.number === 'pl' &&
  tokens[verb]!.readings.some(({ pos }) => pos === 'noun');

const isCapitalInLine = (tokens: readonly Token[], verb: number) =>
  /^\p{Lu}\p{Ll}/u.test(tokens[verb]!.text) &&
  /^\p{Lu}/u.test(tokens[verb + 1]?.text ?? '') &&
  !/^[.:;!?•–—-]$/.test(tokens[verb - 1]?.text ?? '.');

const isInName = (tokens: readonly Token[], verb: number) =>
  [0, 1].every((by) => /^\p{Lu}\p{Ll}/u.test(tokens[verb + by]?.text ?? ''));

/** 'assisted with', 'helped out in', 'took part in': what is joined to what stands behind was others' work too. */
const sharesWork = (tokens: readonly Token[], at: number): boolean => {
  // 'assisted to seniors'
  const leads = tokens[at]?.best.pos === 'prep' || tokens[at]?.norm === 'to';
  if (!leads || tokens[at + 1]?.best.pos === 'verb') return false;
  const before = tokens[at - 1]?.norm === 'out' ? tokens[at - 2] : tokens[at - 1];
  return (
    /^(?:assist|help|aid|participate|involve)$/.test(
      verbReading(before, 'base', 'third', 'past', 'participle', 'gerund')?.lemma ?? '',
    ) ||
    (before?.norm === 'part' && tokens[at]?.norm === 'in')
  );
};

/** 'you make a wave and blow it out': what is joined is their act, too. */
const isOtherActing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:you|they|he|she)$/.test(tokens[at]!.norm) &&
  !/^(?:verb|prep)$/.test(tokens[at - 1]?.best.pos ?? '') &&
  /^(?:verb|aux)$/.test(tokens[at + 1]?.best.pos ?? '');

/** 'Ran the bar: poured pints': a verb with its object stands right behind the colon. */
const leadsToAct = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.best.pos === 'verb' && takesObject(tokens, at);

/** 'click and collect', 'search and rescue': two verbs that name one thing. */
const isFixedPair = (tokens: readonly Token[], verb: number): boolean =>
  FIXED_PAIRS.has(`${tokens[verb - 2]?.norm} ${tokens[verb]!.norm}`);

const FIXED_PAIRS = new Set([
  'clean tidy',
  'click collect',
  'search rescue',
  'stop search',
  'meet greet',
  'pick place',
  'pick mix',
  'pick pack',
  'park ride',
  'show tell',
  'drag drop',
  'plug play',
  'wash go',
  'cash carry',
  'hit run',
  'cut cover',
  'lift shift',
  'turn burn',
]);

/** 'to sort', 'helped sort' */
const governsBase = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.norm === 'to' || tokens[at]?.best.lemma === 'help') &&
  tokens[at + 1]?.best.pos === 'verb' &&
  // 'packed orders to go, made coffee'
  !(tokens[at + 1]!.norm === 'go' && isJoint(tokens[at + 2])) &&
  verbReading(tokens[at + 1], 'base') !== undefined;

/** 'and how to discuss': what is asked, not what is done. */
const ASKS = /^(?:how|what|when|where|why|whether)$/;

const isGerund = (token: Token | undefined) => token?.best.form === 'gerund';

/** 'the budgets and forecasts for two sites': both words may be plurals as well as verbs. */
export const isPairOfNouns = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.best.number === 'pl' &&
  verbReading(tokens[at - 2], 'third') !== undefined &&
  /^(?:for|of|in|by)$/.test(tokens[at + 1]?.norm ?? '') &&
  tokens[at]!.readings.some((it) => it.pos === 'noun');

/** 'the boots, helmets and saws ready': the last of a list of plurals, with no object of its own. */
export function isPluralAmongPlurals(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '')) return false;
  const [item, next] = [tokens[at - 2], tokens[at + 1]];
  // 'samp necklaces'
  const comma = tokens[at - 3]?.best.pos === 'noun' ? at - 4 : at - 3;
  const hasObject =
    /^(?:det|num|pron)$/.test(next?.best.pos ?? '') && !TIME.test(tokens[at + 2]?.norm ?? '');
  return (
    tokens[at]!.readings.some((it) => it.pos === 'noun') &&
    item?.best.pos === 'noun' &&
    item.best.number === 'pl' &&
    tokens[comma]?.text === ',' &&
    (tokens[comma - 1]?.best.number === 'pl' || comma === at - 4) &&
    !hasObject
  );
}

/** 'organising the pruning, crushing and bottling crews': things, as the article behind the verb says. */
function followsThings(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (isJoint(tokens[before]) || verbReading(tokens[before], 'gerund')) before -= 1;
  return (
    before < at - 2 &&
    tokens[before]?.best.pos === 'det' &&
    tokens[before - 1]?.best.pos === 'verb' &&
    (isJoint(tokens[at + 1]) || tokens[at + 1]?.best.pos === 'noun')
  );
}

/** 'slate, clay and interlocking concrete tiles': the item before the joint is a thing too, and no usual object follows. */
function endsList(tokens: readonly Token[], joint: number, { verb, lemma }: Predicate): boolean {
  let start = joint;
  while (/^(?:noun|proper|adj)$/.test(tokens[start - 1]?.best.pos ?? '')) start -= 1;
  const head = lastOfPhrase(tokens, verb, /^(?:noun|adj)$/);
  return (
    start < joint &&
    tokens[start - 1]?.text === ',' &&
    head > verb &&
    !isTypicalObject(lemma, tokens[head]!.best.lemma)
  );
}

/** Index of the last of the words of these kinds that follow each other behind a token; the token's own where none does. */
export function lastOfPhrase(tokens: readonly Token[], at: number, kinds: RegExp): number {
  let last = at;
  while (kinds.test(tokens[last + 1]?.best.pos ?? '')) last += 1;
  return last;
}

/** 'In their homes, cooking, cleaning and …': a gerund alone between commas goes with the one behind it. */
function before(
  tokens: readonly Token[],
  { first, shape }: Predicate,
  found: readonly Predicate[],
): Predicate[] {
  const at = tokens[first - 2]?.text === ',' ? first - 3 : first - 2;
  const lone =
    /^(?:gerund|infinitive)$/.test(shape) && isJoint(tokens[at + 1]) && isJoint(tokens[at - 1]);
  const gerund = lone ? verbReading(tokens[at], 'gerund') : undefined;
  if (!gerund || found.some((it) => it.verb === at)) return [];
  return [{ first: at, verb: at, lemma: gerund.lemma, shape: 'gerund' }];
}

const GOVERNS = new RegExp(oneLine`
  ^(?:
    enjoy|like|love|learn|start|begin|stop|avoid|practi[sc]e|study|teach|include|involve|
    consider|keep|try|mean|finish|prevent|prefer|recommend|suggest|resume|mind
  )$
`);

/** 'training on line handling, casting': an activity behind a preposition, and a comma. */
const isOnActivity = (tokens: readonly Token[], at: number): boolean => {
  let last = lastOfPhrase(tokens, at, /^(?:noun|adj)$/);
  if (verbReading(tokens[last + 1], 'gerund')) last += 1;
  return (
    /^(?:on|in|about|with)$/.test(tokens[at]!.norm) &&
    last > at &&
    tokens[last + 1]?.text === ',' &&
    /.{3}ing$/.test(tokens[last]!.norm)
  );
};

/** 'by watching', 'enjoyed hiking': what is joined to the gerund is governed with it. */
const governsGerund = (tokens: readonly Token[], at: number): boolean =>
  at >= 0 &&
  (isOnActivity(tokens, at) ||
    ((tokens[at]!.best.pos === 'prep' ||
      (tokens[at]!.best.pos === 'verb' && GOVERNS.test(tokens[at]!.best.lemma))) &&
      (verbReading(tokens[at + 1], 'gerund') !== undefined ||
        (/^(?:by|for|without)$/.test(tokens[at]!.norm) &&
          isOnlyVerb(tokens[at + 1]?.norm ?? '')))));

/** 'Picking, packing and labelling': a gerund right behind another one and its comma. */
function chained(tokens: readonly Token[], joint: number, at: number): Predicate | null {
  const before = tokens[joint - 1];
  const gerund = verbReading(tokens[at], 'gerund');
  if (!gerund || before?.norm.endsWith('ing') !== true || !verbReading(before, 'gerund'))
    return null;
  // 'cycle counting and rolling forecasts'
  if (mayDescribe(tokens[at]!.norm) && describesNoun(tokens, at)) return null;
  // 'scheduling, budgeting and quality': the list goes on with a thing.
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  if (isJoint(next) && after?.best.pos === 'noun' && !verbReading(after, 'gerund')) {
    const base = verbReading(after, 'base')?.lemma;
    const object = tokens[at + 3];
    if (
      base === undefined ||
      object?.best.pos !== 'noun' ||
      !isTypicalObject(base, object.best.lemma)
    )
      return null;
  }
  return { first: at, verb: at, lemma: gerund.lemma, shape: 'gerund' };
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

const isPaired = (tokens: readonly Token[], verb: number): boolean =>
  PAIRED.has(`${verbReading(tokens[verb], 'gerund')?.lemma} ${tokens[verb + 1]?.norm}`);

/** 'assist with', 'deal with': the preposition belongs to the verb, and no noun of the same spelling stands before it. */
export const isPairedVerb = (lemma: string, preposition: string): boolean =>
  PAIRED.has(`${lemma} ${preposition}`) || PAIRED_BASES.has(`${lemma} ${preposition}`);

const PAIRED_BASES = new Set([
  'assist with',
  'assist in',
  'assist to',
  'help in',
  'help at',
  'help by',
  'work on',
  'work as',
  'work closely',
  'work over',
  'work through',
  'serve as',
  'act as',
  'report to',
  'partner with',
]);

/** Verbs whose preposition belongs to them, so that the gerund before it is no thing. */
const PAIRED = new Set([
  'look after',
  'look for',
  'deal with',
  'listen to',
  'care for',
  'attend to',
  'talk to',
  'speak to',
  'work with',
  'cope with',
  'wait for',
  'search for',
  'apply for',
  'pay for',
  'write to',
  'help with',
]);

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

const PARTICLE = /^(?:up|out|off|down|over|back|in)$/;

const TIME =
  /^(?:hour|day|morning|afternoon|evening|night|week|weekend|month|quarter|year|shift|time)s?$/;

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
