/** Last judge of every edit: refuses what says more, less or other than what stood there. */
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { applyEdits } from '#worker/document/edit.ts';
import {
  CREDIT,
  DIRECTIONS,
  FILLER,
  FREE,
  HEDGES,
  HEDGES_BEFORE_NUMBER,
  LIGHT_VERBS,
  NEGATIONS,
  NUMBER_WORDS,
  PLAIN_VERBS,
  QUANTIFIERS,
  UNITS,
} from './gate-words.ts';
import { extentOf } from './edits.ts';
import type { Lint, LintContext } from './model.ts';
import { isTableRow } from './tables.ts';
import { editDistance, isActionNounOf, isSameWord } from './word-forms.ts';

/** Null when the lint's edits, judged on whole words, change no fact; else the reason of refusal. */
export function gateLint(
  { text }: AnalysedLine,
  { edits, rule, span }: Pick<Lint, 'edits' | 'rule' | 'span'>,
  context: Pick<LintContext, 'speller'> = {},
): string | null {
  const extent = extentOf(edits);
  const { start, end } = toBlanks(text, {
    start: Math.min(extent.start, span.start),
    end: toNumber(text, Math.max(extent.end, span.end)),
  });
  const before = text.slice(start, end);
  const moved = edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  const after = applyEdits(before, moved);
  // What stands twice is no fact of its own.
  const said = rule === 'doubled-word' ? before.replace(TWICE, '$1') : before;
  return truthGate(said, after, {
    isRow: isTableRow(rule) || LEAVES_OUT_LISTED.has(rule),
    ...(context.speller && { speller: context.speller }),
  });
}

/** Rules that only leave words out, every one of which is on their list. */
const LEAVES_OUT_LISTED: ReadonlySet<string> = new Set(['empty-praise', 'praise-before-trade']);

const TWICE = /\b((?:\p{L}+ )?\p{L}{2,}) \1\b/giu;

/** The number right behind a hedge goes with it: without 'about', 'described about 3,100 faults' says more. */
function toNumber(text: string, end: number): number {
  const [last = ''] = /\p{L}*$/u.exec(text.slice(0, end)) ?? [];
  if (!HEDGES_BEFORE_NUMBER.has(last.toLowerCase())) return end;
  return end + (/^ [$€£₹₦~]?\d[\d.,]*/u.exec(text.slice(end))?.[0].length ?? 0);
}

function toBlanks(text: string, span: { start: number; end: number }) {
  let { start, end } = span;
  while (start > 0 && /\S/.test(text[start - 1]!)) start--;
  while (end < text.length && /\S/.test(text[end]!)) end++;
  return { start, end };
}

export interface GateOptions {
  /** The words come from a reviewed row of a table; what is counted, hedged and denied is judged all the same. */
  isRow?: boolean;
  speller?: Speller;
}

/** Null when `after` states just what `before` states; else what was changed, put in or lost. */
export function truthGate(before: string, after: string, options: GateOptions = {}): string | null {
  if (before.toLowerCase() === after.toLowerCase()) return null;
  // 'Power Point', 'ten year old': a row that only joins words, or parts them, says the same.
  if (options.isRow && lettersOf(before) === lettersOf(after)) return null;
  const is = wordsOf(after);
  const was = respelt(wordsOf(before), is, options.speller);
  for (const [name, pick] of KINDS) {
    const [source, output] = [pick(was).join(' '), pick(is).join(' ')];
    if (source !== output) return `${name}: «${source}» became «${output}»`;
  }
  if (marksOf(before) !== marksOf(after)) return 'signs changed';
  if (was.some((word) => CREDIT.has(word)) && !is.some((word) => CREDIT.has(word))) {
    return 'shared credit lost';
  }
  return options.isRow ? null : contentFault(was, is);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** Each says the same to every reader, whichever of the two is written. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:every|each) end of (?:the )?(?=\p{L})/gu, 'end of every '],
  [/\b(up|down) form\b/g, '$1 from'],
  [/\bthe year (?=(?:19|20)\d\d\b)/g, ''],
  [/\b(every|each) and every\b/g, 'every'],
  [/\bevery one (?=hour|day|week|month|year)/g, ''],
  [/\b(?:each|every|all) (?=(?:hour|day|night|week|fortnight|month|year)s?\b)/g, ''],
  // 'Changed all the 250 hours': Romance languages say so of every 250 hours.
  [/\ball the (?=\d+ (?:hours|days|weeks|months|km|miles)\b)/g, 'every '],
  [/\btwice\b/g, '2 times'],
  [/\btwo times?\b/g, '2 times'],
  [/\b(\d+|three|four|five|six) time$/g, '$1 times'],
  [/\bonce (?=a |per |every |each )/g, '1 time '],
  [/\b(?:since|from) ((?:\S+ ){1,3})(?:to|until|till)\b/g, 'from $1to'],
  [/\bupto\b/g, 'up to'],
  [/\bper ?cent\b|\bpercents\b/g, 'percent'],
  [/\beveryday\b/g, 'day'],
  [/\bweakly\b/g, 'weekly'],
  [/\bdayly\b/g, 'daily'],
  [/\bminuets\b/g, 'minutes'],
  [/\b(any|every|some|no) (one|thing)\b/g, '$1$2'],
  [/\beachother\b/g, 'each other'],
  [/\bweek end/g, 'weekend'],
  [/\bcan(?:not|'?t)\b/g, 'can not'],
  [/\b(\w+) times? in (a|per) (?=day|week|month|year)/g, '$1 times $2 '],
  [/\bnot (?:have )?any\b|\bno any\b/g, 'no'],
  [/\b(more|less|rather|other|fewer|better|higher|lower|greater) then\b/g, '$1 than'],
  [/\bwith out\b/g, 'without'],
  [/\b(i|we|you|they) no$/g, '$1 know'],
  [/\bnot never\b/g, 'never'],
  // What more than all of it is, nobody can say.
  [/\b(?:always )?gives? 110 ?%/g, ''],
  [/\btwicely\b/g, '2 times'],
  [/\bon (?:a )?regular basis\b/g, 'regularly'],
  [/\bthe one (?=who|that)/g, 'the person '],
  [/\bper each\b/g, 'per'],
  [/\ball the$/g, 'the whole'],
  [/\ba lot of\b/g, 'many'],
  // 'Assist to the meeting': Romance languages say so of being there.
  [/^assist(ed|s|ing)? to$/g, 'attend$1'],
  [/\bsince ((?:19|20)\d\d) years?\b/g, 'since $1'],
  [/\bsome ?times?\b/g, 'sometimes'],
  [/\ball time\b/g, 'all times'],
  [/\b(\d+)[- ]degrees? (?=c\b|celsius)/g, '$1 degrees '],
  [/\b(do|does|did|could|would|is|was|were|has|have|should|wo|ca)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bclosely together\b/g, 'closely'],
  // Not the hour: 'I am', 'am responsible'.
  [/(?<!\d\s?)\bam\b/g, 'be'],
  [/\b(\p{L}+)'(ve|re|ll|d)\b/gu, '$1 '],
];

/** Lower-case words, numbers and signs of measure; what is written otherwise and says the same is one. */
function wordsOf(text: string): string[] {
  let plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  for (const [pattern, to] of SAME) plain = plain.replace(pattern, to);
  return (plain.match(WORD) ?? []).map((word) =>
    word.replace(/'s$/, '').replace(/^(quarter|third|dozen|hundred|thousand|million)s$/, '$1'),
  );
}
const WORD = /\d+(?:[.,:]\d+)*|[%$€£₹₦]|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu;

const isNumber = (word: string) => /^\d/.test(word) || NUMBER_WORDS.has(word);
/** 'decimal' comma, point and space are judged elsewhere; the digits must stay. */
const digitsOf = (word: string) => word.replace(/[.,](?=\d)/g, ',');

const through =
  (classes: ReadonlyMap<string, string>) =>
  (words: readonly string[]): string[] =>
    words.flatMap((word) => classes.get(word) ?? []);

/** What must keep its sequence, whatever rule found the fault. */
const KINDS: readonly [name: string, pick: (words: readonly string[]) => string[]][] = [
  ['numbers', (words) => words.filter(isNumber).map(digitsOf)],
  ['units', through(UNITS)],
  ['negations', through(NEGATIONS)],
  ['hedges', hedgesOf],
  ['directions', directionsOf],
  ['quantities', through(QUANTIFIERS)],
];

/** Hedges and the numbers they stand at, in order. */
function hedgesOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const near = words.slice(at + 1, at + 4);
    // 'Planned and checked the work', 'was planned by me': what was done, no hedge.
    const isDone =
      /^(?:|and|then|also)$/.test(words[at - 1] ?? '') || /^(?:by|from)$/.test(words[at + 1] ?? '');
    if (word === 'planned' && isDone) return [];
    const number = near.findIndex(isNumber);
    const bound = number >= 0 && near.slice(0, number).every((it) => BETWEEN.has(it));
    return HEDGES.get(word) ?? (bound ? (HEDGES_BEFORE_NUMBER.get(word) ?? []) : []);
  });
}
const BETWEEN = new Set(['than', 'to', 'a', 'an', '$', '€', '£', '₹', '₦', 'of', 'the', 'at']);

function directionsOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (/^(?:up|down)$/.test(word)) {
      return /^(?:by|from|\d)/.test(words[at + 1] ?? '') ? [word] : [];
    }
    return DIRECTIONS.get(word) ?? [];
  });
}

/** Brackets, quotation marks and signs of arithmetic, in order. */
const marksOf = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replace(/\+\/-|plus minus/gi, '±')
    .match(/[()[\]"/+=<>@#*^~|±]/g)
    ?.join('') ?? '';

/** Misspelt words of `was` as they stand in `is`: no other reading of them is possible. */
function respelt(was: readonly string[], is: readonly string[], speller?: Speller): string[] {
  if (!speller) return [...was];
  const there = new Set(was);
  const fresh = is.filter((word) => !there.has(word));
  if (fresh.length === 0) return [...was];
  return was.map((word) => {
    if (is.includes(word) || isNumber(word) || speller.correct(word)) return word;
    const near = fresh.filter((other) => editDistance(word, other) <= (word.length < 6 ? 1 : 3));
    return near.toSorted((a, b) => editDistance(word, a) - editDistance(word, b))[0] ?? word;
  });
}

/** The first content word that came from nowhere, or went without leave. */
function contentFault(was: readonly string[], is: readonly string[]): string | null {
  const gone = beyond(was, is);
  const come = beyond(is, was);
  const turnsNoun = gone.some((word) =>
    come.some((other) => isSameWord(word, other) || isActionNounOf(word, other)),
  );
  const left = gone.filter((word) => {
    const at = come.findIndex((other) => isSameWord(word, other) || isActionNounOf(word, other));
    if (at >= 0) come.splice(at, 1);
    return at < 0;
  });
  const mayGo = (word: string) =>
    isFree(word) || FILLER.has(word) || CREDIT.has(word) || (turnsNoun && LIGHT_VERBS.has(word));
  const lost = left.find((word) => !mayGo(word));
  if (lost !== undefined) return `lost word «${lost}»`;
  const hasRoom = left.some((word) => FILLER.has(word));
  // A word that shares the credit claims less than the line did.
  const added = come.find(
    (word) => !isFree(word) && !CREDIT.has(word) && !(hasRoom && isPlainVerb(word)),
  );
  return added === undefined ? null : `new word «${added}»`;
}

const isFree = (word: string) => FREE.has(word) || isNumber(word) || UNITS.has(word);
const isPlainVerb = (word: string) =>
  PLAIN_VERBS.has(word) || [...PLAIN_VERBS].some((base) => isSameWord(base, word));

/** Words of `a` that stand there more often than in `b`. */
function beyond(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  return a.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
