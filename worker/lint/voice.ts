/** What the rules of voice share: turning verbs into the line's form, and writing their lints. */
import type { Edit, Span } from '#contract/resume.ts';
import { describesNoun, takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import {
  inTarget,
  isJoint,
  targetForm,
  verbReading,
  type Predicate,
} from '#worker/nlp/line/clause.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { isDoneToMany } from '#worker/nlp/line/done-to-many.ts';
import { mayDescribe } from '#worker/nlp/line/lexicon.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { verbOfNominal } from '#worker/nlp/line/nominal.ts';
import { isTypicalObject } from '#worker/nlp/line/typical-objects.ts';
import { minimalEdit } from './edits.ts';
import { ACTIVITY_VERBS } from './list-items.ts';
import type { Lint, Rule } from './model.ts';

export interface Piece extends Span {
  text: string;
}

/** One lint of all the pieces, or none where they change nothing. A capital stands at the start of a sentence. */
export function lintOf(
  line: AnalysedLine,
  rule: Pick<Rule, 'id' | 'category'>,
  pieces: readonly Piece[],
  rest: Pick<Lint, 'message'> & Partial<Pick<Lint, 'level' | 'priority' | 'absorbs'>>,
): Lint[] {
  const inCase = (text: string) => (isInCapitals(line.text) ? text.toUpperCase() : text);
  const edits = pieces.flatMap((piece): Edit[] =>
    minimalEdit(line.text, piece, inCase(piece.text)),
  );
  if (edits.length === 0) return [];
  const span = {
    start: Math.min(...pieces.map((it) => it.start)),
    end: Math.max(...pieces.map((it) => it.end)),
  };
  return [
    { rule: rule.id, category: rule.category, level: 'auto', priority: 60, ...rest, span, edits },
  ];
}

/** A line of several words without a small letter. */
const isInCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && /\p{Lu}\P{L}+\p{Lu}/u.test(text);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** True where a sentence starts with the token. */
export function startsSentence({ tokens }: AnalysedLine, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /^["“(•*–—-]$/.test(tokens[before]!.text)) before -= 1;
  return before < 0 || /^[.!?:]$/.test(tokens[before]!.text);
}

/** Index of the token that begins the sentence in which the token at `at` stands. */
export function sentenceStart(line: AnalysedLine, at: number): number {
  let start = at;
  while (start > 0 && !startsSentence(line, start)) start -= 1;
  return start;
}

/** The tokens `first` to `last` replaced by words, capitalised as the first token was or the sentence asks. */
export function replaced(line: AnalysedLine, first: number, last: number, words: string): Piece {
  const start = line.tokens[first]!.start;
  const large = /^\p{Lu}/u.test(line.tokens[first]!.text) && line.tokens[first]!.norm !== 'i';
  const text = large || startsSentence(line, first) ? capital(words) : words;
  return { start, end: line.tokens[last]!.end, text };
}

/** Their 'of' belongs to them. */
const KEEPS_OF = /^(?:dispose|think|consist|approve|speak|depend|dream|complain|hear|learn)$/;

/** A predicate in the line's form; a gerund's 'of' goes: 'cleaning of tanks' → 'cleaned tanks'. */
export function inForm(
  line: AnalysedLine,
  predicate: Predicate,
  put: (lemma: string) => string = (lemma) => inTarget(line, lemma),
): Piece {
  const { verb, first, lemma } = predicate;
  const dropsOf =
    line.tokens[verb + 1]?.norm === 'of' &&
    (first === verb || predicate.shape === 'infinitive') &&
    verbReading(line.tokens[verb], 'gerund', 'base') !== undefined &&
    !KEEPS_OF.test(lemma);
  // 'locking up of the school'
  const particle =
    /^(?:up|out|off|down|away|over)$/.test(line.tokens[verb + 1]?.norm ?? '') &&
    line.tokens[verb + 2]?.norm === 'of' &&
    first === verb
      ? [line.tokens[verb + 1]!.text]
      : [];
  return replaced(
    line,
    first,
    verb + Number(dropsOf) + 2 * particle.length,
    [...adverbsOf(line, predicate), put(lemma), ...particle].join(' '),
  );
}

/** 'was always giving' → 'always gave': what stands between subject, auxiliary and verb stays. */
export const adverbsOf = ({ tokens }: AnalysedLine, { first, verb }: Predicate): string[] =>
  tokens
    .slice(first, verb)
    .filter((it) => it.best.pos === 'adv')
    .map((it) => it.text.toLowerCase());

/** A list of actions as nouns or gerunds, from a token on: what the verbs are and where each stands. */
export interface ActionList {
  pieces: Piece[];
  /** Index behind the last converted token. */
  next: number;
}

/**
 * 'cleaning', 'the cleaning of', 'to clean', 'maintenance of', 'triage and treatment of': verbs of the line's form
 * in their place; null where no action stands at the token.
 */
export function actionsAt(
  line: AnalysedLine,
  from: number,
  put: (lemma: string) => string = (lemma) => inTarget(line, lemma),
): ActionList | null {
  const { tokens } = line;
  const article = /^(?:the|a|an)$/.test(tokens[from]?.norm ?? '') ? 1 : 0;
  const gerund = gerundAt(line, from + article, article === 1);
  if (gerund) {
    return {
      pieces: [replaced(line, from, gerund.last, put(gerund.lemma))],
      next: gerund.last + 1,
    };
  }
  if (tokens[from]?.norm === 'to') {
    const base = verbReading(tokens[from + 1], 'base');
    return base
      ? { pieces: [replaced(line, from, from + 1, put(base.lemma))], next: from + 2 }
      : null;
  }
  return nominalsAt(line, from, from + article, put);
}

interface Action {
  first: number;
  last: number;
  lemma: string;
}

/** A gerund before its object, before 'of', or alone with a preposition. */
function gerundAt({ tokens }: AnalysedLine, at: number, needsOf: boolean): Action | null {
  const reading = verbReading(tokens[at], 'gerund');
  if (
    !reading ||
    (/^(?:training|marketing|accounting|engineering|nursing|advertising|building|meeting|manufacturing)$/.test(
      tokens[at]!.norm,
    ) &&
      !takesObject(tokens, at) &&
      tokens[at + 1]?.norm !== 'of')
  )
    return null;
  if (isJoint(tokens[at + 1]) && endsInThing(tokens, at)) return null;
  // 'responsible for rolling forecasts'
  if (mayDescribe(tokens[at]!.norm) && describesNoun(tokens, at)) return null;
  // 'setting up of jigs'
  const particle = /^(?:up|out|off|down|over|back|in)$/.test(tokens[at + 1]?.norm ?? '');
  const behind = particle ? at + 2 : at + 1;
  const of = tokens[behind]?.norm === 'of' && !KEEPS_OF.test(reading.lemma);
  if (needsOf && !of) return null;
  const lemma = of && particle ? `${reading.lemma} ${tokens[at + 1]!.norm}` : reading.lemma;
  return { first: at, last: of ? behind : at, lemma };
}

/** 'Filing, faxing and other work', 'opening and closing checks': the last item of the list is no action. */
export function endsInThing(tokens: readonly Token[], first: number): boolean {
  let at = first;
  while (verbReading(tokens[at], 'gerund')) {
    // 'banking, cashing up and stocktakes'
    const behind = /^(?:up|out|off|down)$/.test(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
    if (!isJoint(tokens[behind])) break;
    at = behind + (isJoint(tokens[behind + 1]) ? 2 : 1);
  }
  if (at === first) return false;
  const isVoted = verbReading(tokens[at], 'gerund') !== undefined && tokens[at + 1]?.norm !== 'of';
  return (
    !continuesActions(tokens, at) ||
    (describesNoun(tokens, at) && !isDoneToMany(tokens, at)) ||
    (isVoted && !joinedPredicates(tokens, first + 1, 'gerund').some(({ verb }) => verb === at))
  );
}

/** 'packing and loading', 'mowing and to rake': not 'lighting and sound'. */
const continuesActions = (tokens: readonly Token[], at: number): boolean =>
  verbReading(tokens[at], 'gerund') !== undefined ||
  tokens[at]?.norm === 'to' ||
  isJoint(tokens[at]) ||
  (verbReading(tokens[at], 'base') !== undefined &&
    (takesObject(tokens, at) || hasUsualObject(tokens, at)));

const hasUsualObject = (tokens: readonly Token[], at: number): boolean => {
  const [verb, noun] = [verbReading(tokens[at], 'base'), tokens[at + 1]];
  return (
    verb !== undefined && noun?.best.pos === 'noun' && isTypicalObject(verb.lemma, noun.best.lemma)
  );
};

/** Nouns of action joined by commas and 'and', the last one before 'of'. */
function nominalsAt(
  line: AnalysedLine,
  from: number,
  first: number,
  put: (lemma: string) => string,
): ActionList | null {
  const { tokens } = line;
  const actions: Action[] = [];
  let at = first;
  for (;;) {
    const token = tokens[at];
    const lemma = token && actionLemma(token);
    if (!token || lemma === undefined) return null;
    actions.push({ first: at, last: at, lemma });
    if (/^(?:of|between)$/.test(tokens[at + 1]?.norm ?? '')) break;
    if (!isJoint(tokens[at + 1])) return null;
    at += 2;
    while (isJoint(tokens[at]) || tokens[at]?.norm === 'the') at += 1;
  }
  // 'disposal of waste' → 'disposed of waste'
  if (tokens[at + 1]!.norm === 'of' && actions.at(-1)!.lemma !== 'dispose')
    actions.at(-1)!.last += 1;
  // 'and the treatment': the article goes with the noun.
  const pieces = actions.map((action, index) => {
    let start = index === 0 ? from : action.first;
    if (index > 0 && tokens[start - 1]?.norm === 'the') start -= 1;
    return replaced(line, start, action.last, put(action.lemma));
  });
  return { pieces, next: actions.at(-1)!.last + 1 };
}

export const actionLemma = (token: Token): string | undefined =>
  verbReading(token, 'gerund')?.lemma ??
  (token.best.number === 'pl' ? undefined : verbOfNominal(token.norm));

/** What is joined to an opening that was turned into a verb, turned likewise: gerunds, 'to' and a verb, 'packing of'; with nouns, 'and maintenance of' as well. */
export function joinedInForm(
  line: AnalysedLine,
  from: number,
  withNouns: boolean,
  put?: (lemma: string) => string,
): Piece[] {
  const { tokens } = line;
  const target = targetForm(line);
  const found = joinedPredicates(tokens, from, 'gerund').filter(({ subject }) => !subject);
  const nouns = withNouns ? nounItems(line, from, found, put) : [];
  const verbs = found.flatMap((predicate) => {
    if (/^(?:past|perfect)$/.test(predicate.shape)) return [];
    return predicate.shape === target && !put ? [] : [inForm(line, predicate, put)];
  });
  return [...verbs, ...nouns];
}

/** 'and the training of staff', ', defect logging': items of a list of actions that are put as nouns. */
function nounItems(
  line: AnalysedLine,
  from: number,
  found: readonly Predicate[],
  put: (lemma: string) => string = (lemma) => inTarget(line, lemma),
): Piece[] {
  const { tokens } = line;
  return tokens.flatMap((token, joint): Piece[] => {
    if (joint < from || !isJoint(token) || isJoint(tokens[joint + 1])) return [];
    const start = joint + 1;
    const at = tokens[start]?.norm === 'the' ? start + 1 : start;
    const [noun, next] = [tokens[at], tokens[at + 1]];
    if (found.some((it) => it.first >= start && it.first <= at + 1)) return [];
    const lone = loneGerund(line, from, start);
    if (lone !== undefined) return [replaced(line, start, start, put(lone))];
    if (noun?.best.pos !== 'noun') return [];
    if (!isObjectOfList(line, from, joint)) return [];
    const lemma = actionLemma(noun);
    if (next?.norm === 'of' && lemma !== undefined)
      return [replaced(line, start, lemma === 'dispose' ? at : at + 1, put(lemma))];
    const gerund = at === start ? verbReading(next, 'gerund')?.lemma : undefined;
    const ends =
      tokens[at + 2] === undefined || /^(?:punct|conj|prep)$/.test(tokens[at + 2]!.best.pos);
    // 'cycle counting' would become 'counted cycle'.
    const lacksArticle = noun.best.number === 'sg';
    // 'and conducts meetings': a verb of its own.
    const isVerb =
      verbReading(noun, 'third') !== undefined &&
      noun.best.lemma !== noun.norm &&
      gerund === 'meet';
    return gerund !== undefined &&
      ends &&
      !lacksArticle &&
      !isVerb &&
      isTypicalObject(gerund, noun.best.lemma)
      ? [replaced(line, start, at + 1, `${put(gerund)} ${noun.text}`)]
      : [];
  });
}

/** 'going to market and cooking on Sundays': no further object of 'going', as what it has is no activity. */
function loneGerund({ tokens }: AnalysedLine, from: number, at: number): string | undefined {
  const gerund = verbReading(tokens[at], 'gerund')?.lemma;
  const behind = tokens[at + 1];
  const isAlone =
    behind === undefined ||
    behind.text === '.' ||
    /^(?:on|at|in|for|every|during)$/.test(behind.norm);
  const action = verbReading(tokens[from - 1], 'gerund', 'base')?.lemma;
  if (gerund === undefined || !isAlone || action === undefined || ACTIVITY_VERBS.test(action))
    return undefined;
  return FREE_VERBS.test(gerund) && /^(?:and|&)$/.test(tokens[at - 1]!.norm) ? gerund : undefined;
}

/** Done without saying to what. */
const FREE_VERBS =
  /^(?:cook|clean|bake|wash|iron|drive|paint|dig|sew|weed|harvest|mow|shop|cater|invoice|drill|weld)$/;

/** Back from the joint to the action: no preposition governs the list, and no other action is joined. */
function isObjectOfList({ tokens }: AnalysedLine, from: number, joint: number): boolean {
  if (actionLemma(tokens[joint - 1]!) !== undefined) return false;
  for (let at = joint - 1; at >= from; at--) {
    const { best, norm } = tokens[at]!;
    if (best.pos === 'verb') return true;
    if (best.pos === 'prep' && !/^(?:of|for|with|to|per)$/.test(norm)) return false;
    // 'responsible for the health and training of recruits'
    if (best.pos === 'prep' && tokens[at - 1]?.best.pos === 'adj') return false;
  }
  return true;
}
