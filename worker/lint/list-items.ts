/** Lists of actions in a line: whether what is left of them goes with those that were turned into verbs. */
import { oneLine } from '#contract/one-line.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { isJoint, opensSubordinate, verbReading } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { PARTICLE } from '#worker/nlp/line/verb-or-noun.ts';
import { verbOfNominal } from '#worker/nlp/line/nominal.ts';
import type { Piece } from './voice.ts';

/**
 * True where `pieces` turn some items of the line's list into verbs and leave another one that names an activity:
 * 'made coffees, served customers, cash handling'. What a verb such as 'provide' is done to may be an activity.
 */
export function leavesActivity({ tokens }: AnalysedLine, pieces: readonly Piece[]): boolean {
  const isTurned = (token: Token) =>
    pieces.some((it) => it.start <= token.start && token.start < it.end);
  let verb = tokens.findIndex(isTurned);
  const end = endOfList(tokens, verb);
  for (let at = verb + 1; at < end; at++) {
    if (!isJoint(tokens[at - 1]) || isJoint(tokens[at])) continue;
    const item = itemAt(tokens, at, end);
    if (item.some(isTurned)) verb = tokens.indexOf(item.findLast(isTurned)!);
    else if (!takesActivities(tokens, verb)) {
      const goesOn = tokens.slice(at, end).some(isTurned);
      // 'Cashed up, balanced tills, banking, and helped': one of those that were turned.
      if (goesOn && isLoneGerund(item)) return true;
      if (namesActivity(item) || (goesOn && isBareCompound(item))) return true;
      if (isLoneGerund(item) && at > verb + 3 && isSettled(tokens, verb)) return true;
    }
  }
  return false;
}

/** 'greeting guests, phone calls and the diary': what is done to people is not done to the things in their list. */
export function mixesPeople({ tokens }: AnalysedLine, object: number): boolean {
  const end = endOfList(tokens, object);
  const items: (readonly Token[])[] = [];
  for (let at = object; at < end; at++) {
    if (at > object && (!isJoint(tokens[at - 1]) || isJoint(tokens[at]))) continue;
    items.push(itemAt(tokens, at, end));
  }
  const heads = items.map((item) => item.find((it, at) => isHead(it, item[at + 1])));
  if (heads.length < 3 || !isPerson(heads[0])) return false;
  return heads.slice(1).every((it) => it !== undefined && !isPerson(it)) && items.every(isPhrase);
}

const isHead = (token: Token, next: Token | undefined) =>
  token.best.pos === 'noun' && next?.best.pos !== 'noun';
/** A trade, or who is served or taught. */
export const isPerson = (token: Token | undefined) =>
  token !== undefined && (AGENTS.has(token.best.lemma) || PEOPLE.test(token.norm));
/** Nothing but a thing and what describes it; 'phone calls' may be read as a verb. */
const isPhrase = (item: readonly Token[]) =>
  item[0]?.norm.startsWith('incl') !== true &&
  item.every(
    ({ best, readings }, at) =>
      /^(?:noun|adj|det|num)$/.test(best.pos) ||
      (item[at + 1]?.best.pos === 'noun' && readings.some((it) => it.pos === 'noun')),
  );
const PEOPLE = new RegExp(oneLine`
  ^(?:
    guests?|visitors?|customers?|clients?|patients?|residents?|passengers?|pupils?|students?|
    children|people|callers?|parents|staff|families
  )$
`);

/** 'Working under pressure, maths, social media': a list without 'and', whose other items are things. */
export function isLooseList({ tokens }: AnalysedLine, first: number): boolean {
  const items = tokens.slice(first).filter((it) => it.text === ',').length;
  return (
    items > 1 &&
    !tokens.some((it) => it.best.pos === 'conj' || it.text === '&') &&
    !tokens.slice(first + 1).some((it) => it.best.pos === 'verb' || it.best.pos === 'aux')
  );
}

/** 'installing heating, plumbing and wiring': what this is done to is a list of activities. */
export const opensObjects = (tokens: readonly Token[], verb: number): boolean =>
  tokens[verb + 1]?.best.pos === 'noun' &&
  verbReading(tokens[verb + 1], 'gerund') !== undefined &&
  isJoint(tokens[verb + 2]);

function endOfList(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (it, at) => at > from && (/^[.!?;:(]$/.test(it.text) || opensSubordinate(it)),
  );
  return end < 0 ? tokens.length : end;
}

function itemAt(tokens: readonly Token[], from: number, end: number): readonly Token[] {
  let to = from;
  while (to < end && !isJoint(tokens[to])) to++;
  return tokens.slice(from, to);
}

/** 'cash handling', 'diary management for two directors', 'bar work'. */
function namesActivity(item: readonly Token[]): boolean {
  const behind = item.findIndex((it) => /^(?:prep|part|num|det)$/.test(it.best.pos));
  const phrase = behind < 0 ? item : item.slice(0, behind);
  const head = phrase.at(-1);
  if (phrase.length < 2 || head === undefined || head.best.number === 'pl') return false;
  // 'deep cleaning'
  const isAct = head.best.form === 'gerund' && phrase.length === 2;
  if (head.best.pos !== 'noun' && !isAct) return false;
  if (!phrase.slice(0, -1).every((it) => it.readings.some(({ pos }) => /^(?:noun|adj)$/.test(pos))))
    return false;
  return (
    verbReading(head, 'gerund') !== undefined ||
    head.norm === 'work' ||
    verbOfNominal(head.norm) !== undefined
  );
}

/** 'opening the store, staff rota and ordering': an act that was left as it is. */
const isLoneGerund = (item: readonly Token[]) =>
  item.length === 1 && verbReading(item[0], 'gerund') !== undefined;

/** What the verb is done to is a thing, no activity. */
const isSettled = (tokens: readonly Token[], verb: number) =>
  verb >= 0 &&
  verbReading(tokens[verb + 1], 'gerund') === undefined &&
  /^(?:det|pron)$/.test(tokens[verb + 1]?.best.pos ?? '');

/** 'wound care', in the midst of actions: one of them rather than an object. */
const isBareCompound = (item: readonly Token[]): boolean =>
  item.length === 2 && item.every((it) => it.best.pos === 'noun' && it.best.number !== 'pl');

const takesActivities = (tokens: readonly Token[], verb: number): boolean =>
  (tokens[verb + 1]?.best.pos === 'prep' && !PARTICLE.test(tokens[verb + 1]!.norm)) ||
  ACTIVITY_VERBS.test(verbReading(tokens[verb], 'gerund', 'base')?.lemma ?? tokens[verb]!.norm);

/** What is done may be an activity: 'provide care', 'managed opening and closing'. */
export const ACTIVITY_VERBS = new RegExp(oneLine`
  ^(?:
    provide|provision|offer|deliver|do|perform|performance|conduct|handle|manage|management|run|
    oversee|supervise|supervision|coordinate|co-ordinate|coordination|organi[sz]e|support|lead|
    undertake|include|cover|teach|plan|ensure|improve|develop|maintain|arrange|schedule|monitor|
    promote|outsource|study|learn|carry
  )$
`);

/** 'Repair of leaks, change of sprinklers and care of pumps': one more act that is told by its noun, and cannot be turned. */
export const leavesNominal = ({ tokens }: AnalysedLine, from: number): boolean =>
  tokens.some((it, at) => {
    if (at <= from || !/^(?:,|and|&)$/.test(tokens[at - 1]!.norm)) return false;
    // 'the weekly list and its publication'
    if (/^(?:its|their)$/.test(it.norm))
      return verbOfNominal(tokens[at + 1]?.norm ?? '') !== undefined;
    // 'put away of pallets', 'set up of the room'
    if (
      /^(?:away|up|down|out|off)$/.test(tokens[at + 1]?.norm ?? '') &&
      tokens[at + 2]?.norm === 'of'
    )
      return verbReading(it, 'gerund') === undefined;
    // 'stock take of chemicals'
    if (tokens[at + 2]?.norm === 'of' && it.best.pos === 'noun')
      return /^(?:take|takes|count|counts|check|checks)$/.test(tokens[at + 1]!.norm);
    return (
      tokens[at + 1]?.norm === 'of' &&
      it.best.pos === 'noun' &&
      (it.norm === 'application' ||
        (/^(?:change|care|control|evidence|surveys?|support|service|maintenance|supply|assistance)$/.test(
          it.norm,
        ) &&
          verbReading(it, 'gerund') === undefined &&
          verbOfNominal(it.norm) === undefined))
    );
  });

/** 'Inflated the balloon, holding a rope, drove the van': one between those that were turned. */
export function leavesGerundBetween({ tokens }: AnalysedLine, pieces: readonly Piece[]): boolean {
  const last = Math.max(...pieces.map(({ start }) => start));
  const [first] = pieces;
  return tokens.some(
    (token, at) =>
      tokens[at - 1]?.text === ',' &&
      token.best.pos === 'verb' &&
      verbReading(token, 'gerund') !== undefined &&
      token.start > first!.end &&
      token.start < last &&
      !/^(?:using|including|ensuring|following)$/.test(token.norm) &&
      !pieces.some((it) => it.start <= token.start && token.start < it.end),
  );
}
