/** The verb that opens a line or a clause, how it stands there, and the form that the job asks for. */
import { oneLine } from '#contract/one-line.ts';
import { monthOf } from '../month-names.ts';
import { inflect } from './inflect.ts';
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
  const [main = ''] = text
    .replaceAll(/\([^()]*\)/g, '')
    .split(
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
  // 'reducing shrinkage, which fell from 2.1% to 1.3%'
  if (
    /, which (?:fell|rose|dropped|grew|went|decreased|increased|improved) (?:from|by|to)\b/.test(
      text,
    )
  )
    return true;
  // 'Training two apprentices, both now qualified'
  const isTaught = /^(?:train|mentor|coach|teach|educate)$/.test(verb?.best.lemma ?? '');
  if (
    isTaught &&
    /, (?:both|all|who|that|(?:\w+ of (?:them|whom|which)))(?: \w+)? (?:now|today)\b/u.test(text)
  )
    return true;
  return (
    verb?.best.form === 'past' &&
    /\bby (?:\p{L}+ )?\d[\d.,]*\s?(?:%|percent|per cent)|\bfrom \S+ \d[\d.,]* to \b|\bfrom \d[\d.,]*(?: \p{L}+){0,3} to \d/u.test(
      text,
    )
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
    // 'had cash shortages': a thing
    if (past?.form === 'base' && verb.readings.some(({ pos }) => pos === 'noun')) return null;
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
  // 'was give an award', 'was choose for it': done by others
  if (
    base &&
    /^(?:give|award|offer|promote|choose|ask|tell|select|nominate|elect|recommend|thank|commend)$/.test(
      base.lemma,
    )
  )
    return null;
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

export const isPaired = (tokens: readonly Token[], verb: number): boolean =>
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

export const TIME =
  /^(?:hour|day|morning|afternoon|evening|night|week|weekend|month|quarter|year|shift|time)s?$/;
