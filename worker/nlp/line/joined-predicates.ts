/** The predicates that are joined to the one that opens a line. */
import { oneLine } from '#contract/one-line.ts';
import { isCountNoun } from '#worker/nlp/count-nouns.ts';
import { jointBefore, type ActForm, type Candidate } from './act-signs.ts';
import { actVote } from './act-vote.ts';
import { isMainlyVerb, isOnlyVerb } from './lexicon.ts';
import type { Token, VerbForm } from './model.ts';
import { hasNamedObject, lastOfPhrase, takesObject } from './verb-or-noun.ts';
import type { Predicate, Shape } from './clause.ts';
import { isJoint, opensSubordinate, predicateAt, verbReading } from './clause.ts';

interface Joined {
  predicates: readonly Predicate[];
  /** False where a word in the form of the opening may be one more act or a thing. */
  isSure: boolean;
}

/**
 * The predicates joined to the one that opens the line, in order. What its form tells stands until a subordinate clause,
 * another subject or an infinitive of purpose ends the reach of the opening; of the rest the vote on acts tells.
 */
export const joinedPredicates = (
  tokens: readonly Token[],
  from: number,
  opening?: Shape,
): readonly Predicate[] => joinedTo(tokens, from, opening).predicates;

/** False where a list goes on with what may be one more act or a thing: nothing that turns the opening can be sure of it. */
export const isListSure = (tokens: readonly Token[], from: number, opening?: Shape): boolean =>
  joinedTo(tokens, from, opening).isSure;

function joinedTo(tokens: readonly Token[], from: number, opening?: Shape): Joined {
  const form = FORMS[opening ?? 'bare'] ?? tokens[from - 1]?.best.form ?? 'past';
  const known = joinedOf.get(tokens) ?? new Map<string, Joined>();
  joinedOf.set(tokens, known);
  const key = `${from} ${form}`;
  const found = known.get(key) ?? findJoined(tokens, from, form);
  known.set(key, found);
  return found;
}

const FORMS: Partial<Record<Shape, VerbForm>> = {
  base: 'base',
  third: 'third',
  past: 'past',
  gerund: 'gerund',
  infinitive: 'base',
  progressive: 'gerund',
  perfect: 'past',
};

/** Several rules ask the same of a line. */
const joinedOf = new WeakMap<readonly Token[], Map<string, Joined>>();

/** Log-odds: of the words that the vote is less sure of, one in four is told wrongly; of the others, one in fifty. */
const SURE = 1.2;

/**
 * What goes on in another form than the opening must say so clearly, by an article behind it or by itself: 'on a mat and
 * drying', 'desk and clean desk', 'doors and skirting' read like it. Thresholds by the changed lines of 140 fresh resumes.
 */
function clear({ form, lemma }: Voted, joint: Token, next: Token | undefined): number {
  const isDoneTo = /^(?:det|pron|num)$/.test(next?.best.pos ?? '');
  // 'drove trams, batches of 50': a comma alone joins things rather.
  if (form === 'third') return joint.text === ',' ? 1.5 : 0.8;
  if (form === 'gerund') return isDoneTo ? 1.5 : 2.6;
  if (isMainlyVerb(lemma)) return 0.4;
  return isDoneTo ? 1 : 1.6;
}

function findJoined(tokens: readonly Token[], from: number, opening: VerbForm): Joined {
  const found: Predicate[] = [];
  let isSure = true;
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
    if (/^[()“”]$/.test(token.text)) inBrackets = /^[(“]$/.test(token.text);
    if (token.text === '"' && tokens.some((it, next) => next !== at && it.text === '"'))
      inBrackets = !inBrackets;
    // 'care of horses - feed, muck out, tack up': what a dash leads to may be things, as behind a colon.
    if (/^[-–—]$/.test(token.text) && tokens[at + 2]?.text === ',') named = true;
    if (token.best.pos === 'aux' && /^(?:was|were|is|are)$/.test(token.norm)) otherSubject = true;
    if (isOtherActing(tokens, at) || opensSubordinate(token)) open = false;
    // 'simulated the axle (camber gain, bump steer)': joined to each other only.
    if (inBrackets) continue;
    // 'was also cross trained'
    const isAlsoBehind = token.norm === 'also' && tokens[at - 1]?.best.pos === 'aux';
    if (
      isAlsoBehind ||
      !isJoint(token) ||
      isNowAndThen(tokens, at) ||
      isNowAndThen(tokens, at - 1)
    ) {
      if (sharesWork(tokens, at)) shared = true;
      if (governsBase(tokens, at)) nested = 'base';
      if (governsGerund(tokens, at) || (token.norm === 'to' && isGerund(tokens[at + 1])))
        nested = 'gerund';
      continue;
    }
    let next = at + 1;
    while (
      isJoint(tokens[next]) ||
      // 'and there clips made more': 'their' is meant.
      (tokens[next]?.best.pos === 'adv' &&
        !ASKS.test(tokens[next]!.norm) &&
        tokens[next]!.norm !== 'there')
    )
      next += 1;
    if (next >= tokens.length) break;
    const told = predicateAt(tokens, next);
    if (told && isTold(told)) {
      if (told.subject) [open, nested] = [true, null];
      const isGoverned = told.shape === 'infinitive' && (nested !== null || otherSubject);
      if (!open || isGoverned) continue;
      found.push(told);
      [nested, at] = [null, Math.max(at, told.verb)];
      continue;
    }
    if (named || isName(tokens, next) || isFixedPair(tokens, next)) continue;
    const voted = votedAt(tokens, from, next, opening);
    const isAlike = voted?.form === opening;
    // 'Dig and bed pipe': what shares the opening's object is an act, though no vote tells.
    const sharesObject = at === from && opening !== 'past' && !(voted && voted.vote > 0);
    // 'setting strategy, allocating capital and reporting': behind an act, one more is likelier.
    const goesOn = isAlike && voted.vote > 0 && found.some(({ shape }) => shape === opening);
    if (sharesObject || (isAlike && !goesOn && Math.abs(voted.vote) < SURE)) isSure = false;
    // 'Doing of dressings, care, and taking vital signs': surely done, though the vote takes it for a thing.
    const isContested =
      isAlike && voted.vote <= 0 && voted.vote > -3 && open && nested === null && !shared;
    if (isContested && hasNamedObject(tokens, next, voted.lemma)) isSure = false;
    // 'Read plans, set out, check levels, fixing faults': one more of several, or how they were done.
    const isFourth = found.filter(({ shape }) => shape === opening).length > 1;
    if (isAlike && isFourth && voted.vote <= 0 && voted.vote > -3 && nested === null)
      isSure = false;
    if (!voted || voted.vote <= (isAlike ? 0 : clear(voted, token, tokens[next + 1]))) continue;
    // 'assisted with feeding and suctioning'
    if (shared && voted.form === 'gerund') continue;
    const predicate: Predicate = { first: next, verb: next, lemma: voted.lemma, shape: voted.form };
    found.push(predicate);
    [nested, at] = [null, Math.max(at, predicate.verb)];
  }
  return { predicates: found, isSure };
}

/** 'now and then to help out' */
const isNowAndThen = (tokens: readonly Token[], and: number) =>
  /^(?:now|again) and (?:then|again)$/.test(
    tokens
      .slice(Math.max(0, and - 1), and + 2)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** Its form or its subject tells that it is a predicate; not 'children, aged 5 to 9'. */
const isTold = ({ shape, subject, lemma }: Predicate): boolean =>
  lemma !== 'age' &&
  (subject !== undefined || /^(?:past|progressive|perfect|infinitive)$/.test(shape));

/** Nothing but an act. */
const ENSURES = 2;

interface Voted {
  form: ActForm;
  lemma: string;
  vote: number;
}

/** The likeliest form of a word that may be a verb, and the vote on it; undefined where it can be none. */
function votedAt(
  tokens: readonly Token[],
  from: number,
  at: number,
  opening: VerbForm,
): Voted | undefined {
  if (jointBefore(tokens, at) < 0) return undefined;
  return ACT_FORMS.flatMap((form): Voted[] => {
    const lemma = verbReading(tokens[at], form)?.lemma;
    // 'invoices of subcontractors'
    if (form === 'third' && tokens[at + 1]?.norm === 'of') return [];
    // 'did quotes, tax returns and ordering of materials'
    if (form === 'gerund' && isDone(tokens, from - 1) && tokens[at + 1]?.norm === 'of') return [];
    // 'a tractor and tipping trailer' share their article.
    if (form === 'gerund' && sharesArticle(tokens, at)) return [];
    // 'phones and walk ups'
    if (form === 'base' && /^(?:ups|ins|outs|offs|overs)$/.test(tokens[at + 1]?.norm ?? ''))
      return [];
    // 'gift wrapping', 'data logging'
    if (form === 'base' && verbReading(tokens[at + 1], 'gerund') && mayBeNoun(tokens[at]!))
      return [];
    // 'and ensuring that it is done'
    if (form === 'gerund' && lemma === 'ensure') return [{ form, lemma, vote: ENSURES }];
    const candidate: Candidate = { tokens, from, at, form, opening };
    return lemma === undefined ? [] : [{ form, lemma, vote: actVote(candidate) }];
  }).toSorted((one, other) => other.vote - one.vote)[0];
}

/** A noun with 'a' before the joint, and behind the word one thing that has no article of its own. */
const sharesArticle = (tokens: readonly Token[], at: number): boolean => {
  const thing = tokens[at + 1];
  return (
    /^an?$/.test(tokens[at - 3]?.norm ?? '') &&
    tokens[at - 1]!.norm === 'and' &&
    thing?.best.pos === 'noun' &&
    isCountNoun(thing.norm)
  );
};

const isDone = (tokens: readonly Token[], at: number) => tokens[at]?.best.lemma === 'do';

const mayBeNoun = ({ readings }: Token) => readings.some(({ pos }) => pos === 'noun');

const ACT_FORMS: readonly ActForm[] = ['base', 'third', 'gerund'];

/** 'Form E and Form A certificates', 'weed killer and Round up': a capital inside a line that has small letters. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]!.text) &&
  !/^[.:;!?•–—-]$/.test(tokens[at - 1]?.text ?? '.') &&
  tokens.some(({ text }, index) => index > 0 && /^\p{Ll}/u.test(text));

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

/** 'click and collect', 'search and rescue', 'accounts payable': words that name one thing. */
const isFixedPair = (tokens: readonly Token[], verb: number): boolean =>
  FIXED_PAIRS.has(`${tokens[verb - 2]?.norm} ${tokens[verb]!.norm}`) ||
  /^(?:payable|receivable)$/.test(tokens[verb + 1]?.norm ?? '') ||
  // 'lock out, tag out'
  (tokens[verb]!.norm === 'lock' &&
    tokens.slice(verb + 2, verb + 4).some(({ norm }) => norm === 'tag'));

const FIXED_PAIRS = new Set([
  'clean tidy',
  'horse foot',
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
  'tube fitting',
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
