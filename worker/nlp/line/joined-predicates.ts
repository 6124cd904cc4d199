/** The predicates that are joined to the one that opens a line. */
import { oneLine } from '#contract/one-line.ts';
import { isDoneToMany } from './done-to-many.ts';
import { isTypicalObject } from './typical-objects.ts';
import { isNounLemma, isOnlyVerb, mayDescribe } from './lexicon.ts';
import type { Token } from './model.ts';
import {
  PARTICLE,
  describesNoun,
  hasNamedObject,
  lastOfPhrase,
  standsAlone,
  takesObject,
} from './verb-or-noun.ts';
import type { Predicate, Shape } from './clause.ts';
import {
  TIME,
  isJoint,
  isPaired,
  isPairedVerb,
  opensSubordinate,
  predicateAt,
  verbReading,
} from './clause.ts';

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
  let saysHow = false;
  let shared = sharesWork(tokens, from - 1);
  let nested: Shape | null = governsGerund(tokens, from - 1)
    ? 'gerund'
    : governsBase(tokens, from - 1)
      ? 'base'
      : null;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (/^[.!?;:]$/.test(token.text)) {
      [open, nested, otherSubject, shared, saysHow] = [true, null, false, false, false];
      named = token.text === ':' && !leadsToAct(tokens, at + 1);
    }
    if (/^[()“”]$/.test(token.text)) inBrackets = /^[(“]$/.test(token.text);
    if (token.text === '"' && tokens.some((it, next) => next !== at && it.text === '"'))
      inBrackets = !inBrackets;
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
      if (governsBase(tokens, at) && !(nested === 'gerund' && isToThing(tokens, at)))
        nested = 'base';
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
    if (saysHow) nested ??= 'gerund';
    // ', attaching log files and screenshots': until the next one, unless it is found to be an act like the first.
    saysHow =
      predicate?.shape === 'gerund' && tokens[next - 1]?.text === ',' && opening !== 'gerund';
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
    // 'a stand up and sit down forklift'
    if (
      predicate.shape === 'base' &&
      PARTICLE.test(tokens[predicate.verb + 1]?.norm ?? '') &&
      PARTICLE.test(tokens[at - 1]?.norm ?? '') &&
      tokens[at - 3]?.best.pos === 'det'
    )
      continue;
    // 'advice on cuts and cooking'
    if (
      predicate.shape === 'gerund' &&
      (tokens[predicate.verb + 1]?.best.pos ?? 'punct') === 'punct' &&
      tokens[at - 1]?.best.pos === 'noun' &&
      tokens[at - 2]?.best.pos === 'prep'
    )
      continue;
    // 'Helping Babies Breathe facilitator'
    if (predicate.shape === 'base' && isSecondModifier(tokens, predicate.verb)) continue;
    if (predicate.shape === 'gerund' && isInName(tokens, predicate.verb)) continue;
    // 'Form E and Form A certificates'
    if (/^(?:base|gerund)$/.test(predicate.shape) && isCapitalInLine(tokens, predicate.verb))
      continue;
    // 'filling prescriptions and blister packs'
    if (
      nested === 'gerund' &&
      predicate.shape === 'base' &&
      tokens[predicate.verb]!.readings.some(({ pos }) => pos === 'noun') &&
      tokens[predicate.verb + 1]?.best.pos === 'noun'
    )
      continue;
    // 'pre-emergent and Round up according to the label'
    if (predicate.shape === 'base' && isInNameAlone(tokens, predicate.verb)) continue;
    // 'children, aged 5 months to 9 years'
    if (predicate.lemma === 'age' && tokens[predicate.verb]!.norm === 'aged') continue;
    // 'Worked in the laundry: press, mangle, tumble dryers': what a colon leads to may be things.
    if (named && /^(?:base|gerund|third|infinitive)$/.test(predicate.shape)) continue;
    if (isOneOfThings(tokens, Math.max(from - 1, found.at(-1)?.verb ?? 0), predicate)) continue;
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
    [nested, saysHow] = [null, false];
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
    !tokens
      .slice(clause, and)
      .some(({ best }) => best.form === 'gerund' || /^(?:include|involve|mean)$/.test(best.lemma))
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

/** With a capital inside a line that has few. */
const isInNameAlone = (tokens: readonly Token[], verb: number) =>
  /^\p{Lu}\p{Ll}/u.test(tokens[verb]!.text) &&
  verb > 2 &&
  /^\p{Ll}/u.test(tokens[verb - 2]?.text ?? '') &&
  /^\p{Ll}/u.test(tokens[verb + 2]?.text ?? 'a');

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
const governsBase = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  // 'to section, blow-dry and set hair'
  const isNounInList = next?.best.number === 'sg' && isJoint(tokens[at + 2]);
  const governs = tokens[at]?.norm === 'to' && (next?.best.pos === 'verb' || isNounInList);
  if (!next || !(governs || isHelped(tokens, at))) return false;
  // 'packed orders to go, made coffee'
  if (next.norm === 'go' && isJoint(tokens[at + 2])) return false;
  return isNounInList || verbReading(next, 'base') !== undefined;
};

/** 'from e-mail to text and offering visits': what 'from' leads to. */
const isToThing = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]!.norm === 'to' &&
  tokens[to + 1]?.readings.some(({ pos }) => pos === 'noun') === true &&
  tokens.slice(Math.max(0, to - 4), to).some(({ norm }) => norm === 'from');

/** 'help', or whom it was done for: 'helped 34 clients drop fat'. */
const isHelped = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.best.lemma === 'help') return true;
  let first = at;
  while (/^(?:noun|adj|det|num|pron)$/.test(tokens[first]?.best.pos ?? '')) first -= 1;
  return first < at && tokens[first]?.best.lemma === 'help';
};

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

/**
 * 'issued e-tickets, hotel vouchers and cruise documents', 'trained them in titrations, weighing techniques and …': one
 * of a list of things behind the last verb at `from`, though its first word may be a verb elsewhere; nothing that this
 * verb is known to be done to follows.
 */
export function isOneOfThings(
  tokens: readonly Token[],
  from: number,
  { verb, lemma, shape }: Predicate,
): boolean {
  const next = tokens[verb + 1];
  if (!/^(?:base|gerund|third)$/.test(shape)) return false;
  const isBare =
    next?.best.pos === 'noun' ||
    (shape === 'third' && isJoint(next)) ||
    // 'growth, capacity, and licensing for a database'
    (shape === 'gerund' &&
      next?.best.pos === 'prep' &&
      next.norm !== 'of' &&
      tokens[from]?.best.form !== 'gerund' &&
      !isPairedVerb(lemma, next.norm));
  if (!isBare) return false;
  // 'taking readings': nothing but an act.
  if (shape === 'gerund') {
    const word = tokens[verb]!.norm;
    if (ONLY_ACT.test(word)) return false;
    // Behind a gerund, one more is an act, unless it is known to describe things.
    const isList = tokens[from]?.best.form === 'gerund';
    if (isList && !DESCRIBES.test(word) && !isNounLemma(word)) return false;
  }
  const { norm } = tokens[verb - 1]!;
  const isNamed = norm !== 'or' && !AT_WORK.test(next?.norm ?? '');
  if (isNamed && hasNamedObject(tokens, verb, lemma)) return false;
  const isLast = /^(?:and|or|&)$/.test(norm);
  let before = verb - 1;
  while (isJoint(tokens[before])) before -= 1;
  if (shape === 'gerund' && !isLast)
    return (
      tokens[before]?.best.pos === 'noun' &&
      tokens[before - 1]?.best.pos === 'prep' &&
      !PARTICLE.test(tokens[before - 1]!.norm)
    );
  const others = itemsOf(tokens, from, verb).filter(
    (item) => item.start > from && item.start !== verb,
  );
  const isBesideThings =
    others.length > 0 &&
    others.every(
      (it) =>
        isThing(tokens, it.start) &&
        !(shape === 'gerund' && tokens[it.start]!.best.form === 'gerund'),
    ) &&
    // 'Clean rooms, change beds and stock carts': behind a verb in the same form, only what is surely a thing tells.
    (tokens[from]?.best.form !== shape ||
      others.some((it) => /^(?:noun|proper|adj)$/.test(tokens[it.start]!.best.pos)));
  return isBesideThings && isThing(tokens, before);
}

/** No noun is described by these, though dictionaries have them as nouns. */
const ONLY_ACT =
  /^(?:giv|tak|mak|do|gett|hav|keep|putt|help|ensur|provid|bring|mov|us|show|tell|ask|send)ing$/;

/** What such a word describes: 'housing officers', 'filling stations'. */
const AT_WORK = /^(?:officers?|agents?|stations?|machines?)$/;

/** These describe one, though no dictionary has them as nouns. */
const DESCRIBES = /^(?:safeguard|onboard|operat|track|monitor|report|work)ing$/;

/** Where the parts of a list begin, from a token to its last one, behind an 'and', or the end of the clause. */
function itemsOf(tokens: readonly Token[], from: number, verb: number): { start: number }[] {
  const items = [{ start: from }];
  for (let at = from + 1; at < tokens.length; at += 1) {
    const { text, best } = tokens[at]!;
    if (/^[.;:()]$/.test(text) || opensSubordinate(tokens[at]!)) break;
    if (!isJoint(tokens[at - 1]) || isJoint(tokens[at])) continue;
    // '…, checking every name', '… and taught them': here the next act begins.
    const isAct =
      best.form === 'gerund' && /^(?:det|pron|num)$/.test(tokens[at + 1]?.best.pos ?? '');
    if (isAct || (best.pos === 'verb' && best.form === 'past')) break;
    items.push({ start: at });
    if (at > verb && /^(?:and|or|&)$/.test(tokens[at - 1]!.norm)) break;
  }
  return items;
}

/** A noun, what describes one, or a word that may be one with a noun behind it. */
const isThing = (tokens: readonly Token[], at: number): boolean => {
  const { best, readings } = tokens[at]!;
  // 'preparation of forecasts' is an act.
  if (/^(?:noun|proper|adj|num)$/.test(best.pos)) return tokens[at + 1]?.norm !== 'of';
  const mayBe =
    readings.some(({ pos }) => /^(?:noun|adj)$/.test(pos)) ||
    /^(?:gerund|third)$/.test(best.form ?? '');
  const next = tokens[at + 1];
  const ends =
    next === undefined ||
    next.best.pos === 'noun' ||
    isJoint(next) ||
    (best.form === 'third' && next.best.pos === 'prep');
  return mayBe && best.form !== 'past' && ends;
};

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
  if (found.some((it) => it.verb === at)) return [];
  if (gerund) return [{ first: at, verb: at, lemma: gerund.lemma, shape: 'gerund' }];
  // 'Cut, seam, and polish plate': right behind a verb, which has the same object.
  const isChained = tokens[at - 1]?.text === ',' && tokens[at - 2]?.best.pos === 'verb';
  const base = shape === 'base' && isChained && isJoint(tokens[at + 1]);
  const verb = base ? verbReading(tokens[at], 'base') : undefined;
  return verb ? [{ first: at, verb: at, lemma: verb.lemma, shape }] : [];
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
        // 'by lazy loading the catalogue'
        (tokens[at + 1]?.best.pos === 'adj' && tokens[at + 2]?.best.form === 'gerund') ||
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
