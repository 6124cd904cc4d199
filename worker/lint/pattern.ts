/**
 * Patterns of table rows, over the tokens of a line. Elements are parted by blanks:
 * `word`, `a|b`, `next_week|today` (words of one alternative joined by `_`), `~inform` (any form of the word), `+order` (a form that is read as a verb, and not in the passive),
 * `<noun>`, `<noun.pl>`, `<verb.past|adj>` (the reading chosen in this line; `<noun?>`: any reading), `#` (a number), `#%` (a percentage),
 * `<np>` (a whole noun phrase, from its article to its last noun), `<nps>` (the same with what 'of' and 'and' add to it),
 * `*` (any word), `!a|<noun>` (any word but these), `=Exact` (this very spelling); `?` behind an element: it may be missing.
 * `^` is the start of a sentence, `$$` its end, `$` its end or a punctuation mark. `[ ]` hold what is replaced; without them all is.
 */
import { inflect, pluralOf } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

interface Element {
  test: (tokens: readonly Token[], at: number) => number;
  optional: boolean;
}

export interface Pattern {
  /** Words of which one must stand at the anchor's place; null where nothing but a class is asked for. */
  anchors: readonly string[] | null;
  /** Elements `from` up to and without `to` are replaced. */
  from: number;
  to: number;
  /** Made when one of the anchors first stands in a line: of thousands of rows a resume asks for some dozens. */
  tests: () => Tests;
}

interface Tests {
  elements: readonly Element[];
  /** Tokens from the first to the anchor, where that is always the same number; else the least of them. */
  lead: number;
  /** True where every element before the anchor is one token long, or none. */
  isFixed: boolean;
}

/** What stands between two blanks, without brackets. */
interface Part {
  plain: string;
  optional: boolean;
}

export interface PatternMatch {
  /** Tokens that each replaced element matched: first, and the one behind the last. */
  parts: readonly (readonly [first: number, end: number])[];
  /** Of the whole match, context included. */
  first: number;
  end: number;
}

const NONE = -1;

export function compilePattern(source: string): Pattern {
  const parts: Part[] = [];
  let from = NONE;
  let to = NONE;
  for (let part of source.trim().split(/\s+/)) {
    if (part.startsWith('[')) {
      from = parts.length;
      part = part.slice(1);
    }
    const closes = part.endsWith(']');
    if (closes) part = part.slice(0, -1);
    if (part !== '') {
      const optional = part.length > 1 && part.endsWith('?');
      parts.push({ plain: optional ? part.slice(0, -1) : part, optional });
    }
    if (closes) to = parts.length;
  }
  if (from === NONE) [from, to] = [0, parts.length];
  const { anchors, anchorAt } = anchorOf(parts);
  let tests: Tests | undefined;
  return { anchors, from, to, tests: () => (tests ??= testsOf(parts, anchorAt)) };
}

function testsOf(parts: readonly Part[], anchorAt: number): Tests {
  const elements = parts.map(({ plain, optional }) => ({ test: testOf(plain), optional }));
  const before = elements.slice(0, Math.max(anchorAt, 0));
  return {
    elements,
    lead: before.filter(({ test }) => test([], 0) !== 0).length,
    isFixed: before.every((element) => !element.optional && isOneToken(element)),
  };
}

/** The rarest kind of word decides where a row is tried: a literal one that is no function word, the longer the better. */
function anchorOf(parts: readonly Part[]) {
  let anchorAt = NONE;
  let anchors: readonly string[] | null = null;
  for (const [at, { plain, optional }] of parts.entries()) {
    const alternatives = optional ? null : anchorWords(plain);
    if (alternatives && (!anchors || rarity(alternatives) > rarity(anchors))) {
      anchors = alternatives;
      anchorAt = at;
    }
  }
  return { anchors, anchorAt };
}
const isOneToken = (element: Element) => !LONG.has(element.test);
const LONG = new WeakSet<Element['test']>();
const COMMON =
  /^(?:a|an|the|of|to|in|on|at|for|with|by|from|and|or|as|is|are|was|were|be|it|that|this)$/;
const rarity = (words: readonly string[]) =>
  Math.min(...words.map((word) => (COMMON.test(word) ? 1 : word.length + 2))) - words.length / 10;

function anchorWords(part: string): readonly string[] | null {
  if (/^!|<|(?:^|\|)(?:#%|[#*^]|\$\$?)(?:$|\|)/.test(part)) return null;
  if (part.startsWith('=')) return [part.slice(1).toLowerCase()];
  const all = part.split('|');
  if (all.some((word) => word.includes('_'))) return null;
  return all.flatMap((word) => (/^[~+]/.test(word) ? formsOf(word.slice(1)) : word));
}

const formsOf = (lemma: string): string[] => [
  ...new Set([lemma, ...VERB_FORMS.map((form) => inflect(lemma, form)), pluralOf(lemma)]),
  ...(inflect(lemma, 'past', 'uk') === inflect(lemma, 'past')
    ? []
    : [inflect(lemma, 'past', 'uk'), inflect(lemma, 'gerund', 'uk')]),
];
const VERB_FORMS = ['third', 'past', 'participle', 'gerund'] as const;

function testOf(part: string): Element['test'] {
  if (part.includes('|') && /(?:^|[|_])(?:[#*^]|\$\$?)(?=$|[|_])/.test(part))
    return choiceTest(part);
  if (alternativesOf(part).length > 1 && part.includes('<') && !part.startsWith('!'))
    return choiceTest(part);
  if (part === '^') return (tokens, at) => (startsSentence(tokens, at) ? 0 : NONE);
  if (part === '$') return (tokens, at) => (endsClause(tokens, at) ? 0 : NONE);
  if (part === '$$') return (tokens, at) => (/^[.!?;]?$/.test(tokens[at]?.text ?? '') ? 0 : NONE);
  if (part === '#') return one(isNumberToken);
  if (part === '<np>') return NOUN_PHRASE;
  if (part === '<nps>') return NOUN_PHRASES;
  if (part === '#%') return one(({ norm }) => /^\d[\d.,]*%$/.test(norm));
  if (part === '*') return one((token) => token.best.pos !== 'punct');
  if (part.startsWith('!')) {
    const parts = alternativesOf(part.slice(1));
    const not = new Set(parts);
    const classes = parts.filter((it) => it.startsWith('<')).map(testOf);
    return (tokens, at) => {
      const token = tokens[at];
      const fits =
        token !== undefined &&
        token.best.pos !== 'punct' &&
        !not.has(token.norm) &&
        !(not.has('#') && isNumberToken(token)) &&
        classes.every((test) => test(tokens, at) === NONE);
      return fits ? 1 : NONE;
    };
  }
  if (part.startsWith('=')) return one(({ text }) => text === part.slice(1));
  if (part.startsWith('<')) return classTest(part.slice(1, -1));
  if (!part.includes('_')) {
    const marked = (mark: string) =>
      part.split('|').flatMap((word) => (word.startsWith(mark) ? word.slice(1) : []));
    const plain = new Set(part.split('|').filter((word) => !/^[~+]/.test(word)));
    const lemmas = marked('~');
    const verbs = marked('+');
    return one(
      (token, before) =>
        plain.has(token.norm) ||
        plain.has(asWritten(token)) ||
        lemmas.some((lemma) => isFormOf(token, lemma)) ||
        verbs.some((lemma) => !isPassiveBehind(before) && isVerbOf(token, lemma)),
    );
  }
  return choiceTest(part);
}

/** 'the|<noun.pl|adj>' has two: a class keeps its own bars. */
const alternativesOf = (part: string): string[] => part.split(/\|(?![^<]*>)/);

/** Articles, numbers and describing words up to the last noun of the run; a pronoun stands for one. */
const NOUN_PHRASE: Element['test'] = (tokens, at) => {
  const first = tokens[at];
  if (first && /^(?:it|them|him|her|us|everybody|everyone|they|we|he|she|you)$/.test(first.norm))
    return 1;
  let size = 0;
  for (let next = at; next < tokens.length; next++) {
    const { pos } = tokens[next]!.best;
    if (pos === 'noun' || pos === 'proper') size = next - at + 1;
    else if (pos === 'det' ? next > at : !/^(?:num|adj|pron)$/.test(pos)) break;
  }
  return size === 0 ? NONE : size;
};
LONG.add(NOUN_PHRASE);

/** 'the roof of the town hall', 'fruit and vegetables' */
const NOUN_PHRASES: Element['test'] = (tokens, at) => {
  let size = NOUN_PHRASE(tokens, at);
  while (size !== NONE && /^(?:of|and|or)$/.test(tokens[at + size]?.norm ?? '')) {
    const more = NOUN_PHRASE(tokens, at + size + 1);
    if (more === NONE) break;
    size += more + 1;
  }
  return size;
};
LONG.add(NOUN_PHRASES);

/** Alternatives of several words each; the longest that stands there is taken. */
function choiceTest(part: string): Element['test'] {
  const lengthOf = (words: readonly string[]) =>
    words.filter((it) => !/^(?:\$\$?|\^)$/.test(it)).length;
  const alternatives = alternativesOf(part)
    .map((words) => words.split('_'))
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .map((words) => words.map(testOf));
  const test: Element['test'] = (tokens, at) => {
    for (const words of alternatives) {
      const end = words.reduce((from, word) => {
        const length = from === NONE ? NONE : word(tokens, from);
        return length === NONE ? NONE : from + length;
      }, at);
      if (end !== NONE) return end - at;
    }
    return NONE;
  };
  LONG.add(test);
  return test;
}

const isFormOf = (token: Token, lemma: string) =>
  token.norm === lemma || token.readings.some((reading) => reading.lemma === lemma);

const isPassiveBehind = (before: Token | undefined) =>
  before !== undefined && /^(?:is|are|was|were|be|been|being|'re|'s|got)$/.test(before.norm);

/** Read as a verb, and not in a form that might as well be the noun: 'ordered', not 'order'. */
const isVerbOf = ({ best, readings }: Token, lemma: string) =>
  best.pos === 'verb' &&
  best.lemma === lemma &&
  (/^(?:past|participle|gerund)$/.test(best.form ?? '') ||
    !readings.some(({ pos }) => pos === 'noun'));

const one =
  (test: (token: Token, before: Token | undefined) => boolean): Element['test'] =>
  (tokens, at) =>
    tokens[at] && test(tokens[at], tokens[at - 1]) ? 1 : NONE;

function classTest(source: string): Element['test'] {
  const alternatives = source.split('|').map((part) => {
    const any = part.endsWith('?');
    const [pos, form] = (any ? part.slice(0, -1) : part).split('.');
    return { any, pos, form };
  });
  return one((token) =>
    alternatives.some(({ any, pos, form }) =>
      (any ? token.readings : [token.best]).some(
        (reading) =>
          reading.pos === pos &&
          (form === undefined || reading.form === form || reading.number === form),
      ),
    ),
  );
}

/** Lower case with plain apostrophes; `norm` may already be put right. */
export const asWritten = (token: Token): string => lowered(token.text);
const lowered = rememberByText((text) => text.toLowerCase().replace(/[’‘]/g, "'"), 20_000);

export const isNumberToken = (token: Token): boolean =>
  token.best.pos === 'num' || /^\d/.test(token.text);

const startsSentence = (tokens: readonly Token[], at: number) =>
  at === 0 || /^[.!?;:•–—-]$/.test(tokens[at - 1]!.text);
const endsClause = (tokens: readonly Token[], at: number) =>
  at === tokens.length || tokens[at]!.best.pos === 'punct';

/** Matches the pattern with its anchor at token `at`; null where it does not stand there. */
export function matchAt(line: AnalysedLine, pattern: Pattern, at: number): PatternMatch | null {
  const { lead, isFixed } = pattern.tests();
  if (isFixed) return matchFromToken(line, pattern, at - lead);
  for (let start = at; start >= Math.max(0, at - FURTHEST); start--) {
    const match = matchFromToken(line, pattern, start);
    if (match && match.end > at) return match;
  }
  return null;
}
/** Tokens that the elements before an anchor may take up. */
const FURTHEST = 7;

function matchFromToken(
  { tokens }: AnalysedLine,
  { tests, from, to }: Pattern,
  first: number,
): PatternMatch | null {
  if (first < 0) return null;
  const parts: [number, number][] = [];
  const end = matchFrom(tokens, tests().elements, 0, first, parts);
  return end === NONE ? null : { parts: parts.slice(from, to), first, end };
}

/** With backtracking over what may be missing; patterns are short. */
function matchFrom(
  tokens: readonly Token[],
  elements: readonly Element[],
  index: number,
  at: number,
  parts: [number, number][],
): number {
  const element = elements[index];
  if (!element) return at;
  const length = element.test(tokens, at);
  if (length >= 0) {
    parts[index] = [at, at + length];
    const end = matchFrom(tokens, elements, index + 1, at + length, parts);
    if (end !== NONE) return end;
  }
  if (!element.optional) return NONE;
  parts[index] = [at, at];
  return matchFrom(tokens, elements, index + 1, at, parts);
}
