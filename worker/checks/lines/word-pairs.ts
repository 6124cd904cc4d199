/** How often each pair of content words stands in a document. */
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { countWords } from './words.ts';

export interface WordPairs {
  words: number;
  /** Pairs that stand more than `least` times, each with its count, in the order of their first use. */
  moreThan: (least: number) => [pair: string, count: number][];
}

/** Counts the lines that pass `counts`, which tells lines apart by their index and role alone. */
export function wordPairs(
  document: ExtractedDocument,
  counts: (line: DocumentLine, index: number) => boolean,
): WordPairs {
  const tally = kept.get(document.signals) ?? emptyTally();
  kept.set(document.signals, tally);
  const texts = document.lines.map((line, index) => (counts(line, index) ? line.text : ''));
  recount(tally, texts);
  return { words: tally.words, moreThan: (least) => frequent(tally, texts, least) };
}

interface Tally {
  texts: readonly string[];
  uses: Map<string, number>;
  /** Numbers of pairs by how often they stand. */
  withUses: number[];
  words: number;
}

const emptyTally = (): Tally => ({ texts: [], uses: new Map(), withUses: [], words: 0 });

/** Edited documents share their signals: of the next one only the lines that differ are counted. */
const kept = new WeakMap<ExtractedDocument['signals'], Tally>();

function recount(tally: Tally, texts: readonly string[]) {
  const last = tally.texts;
  for (let index = 0; index < Math.max(last.length, texts.length); index++) {
    const [before = '', now = ''] = [last[index], texts[index]];
    if (before === now) continue;
    count(tally, before, -1);
    count(tally, now, 1);
  }
  tally.texts = texts;
}

function count(tally: Tally, text: string, by: 1 | -1) {
  tally.words += by * countWords(text);
  const { uses, withUses } = tally;
  for (const pair of pairsOf(text)) {
    const before = uses.get(pair) ?? 0;
    const now = before + by;
    if (now === 0) uses.delete(pair);
    else uses.set(pair, now);
    withUses[before] = (withUses[before] ?? 0) - 1;
    withUses[now] = (withUses[now] ?? 0) + 1;
  }
}

function frequent(
  { uses, withUses }: Tally,
  texts: readonly string[],
  least: number,
): [string, number][] {
  if (!withUses.some((pairs, often) => often > least && pairs > 0)) return [];
  const pairs = new Set(texts.flatMap(pairsOf));
  return [...pairs]
    .map((pair): [string, number] => [pair, uses.get(pair) ?? 0])
    .filter(([, often]) => often > least);
}

const SMALL =
  /^(?:the|of|a|an|and|to|in|for|with|on|at|by|from|as|or|per|is|was|were|be|that|which|i|my|we|our|de|la|le|les|et|du|des|der|die|das|und|von|y|el|los|\d.*)$/;

/** Pairs of content words in a line, each as often as it stands there. */
const pairsOf: (line: string) => string[] = rememberByText((line) => {
  const pairs: string[] = [];
  let last = '';
  for (const [word] of line.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#’'-]*|[,;|]/gu)) {
    const content = word.length > 1 && !SMALL.test(word);
    if (content && last !== '') pairs.push(`${last} ${word}`);
    last = content ? word : '';
  }
  return pairs;
});
