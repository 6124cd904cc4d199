/**
 * Writes worker/nlp/dictionary/rare-words.ts from the lists of SCOWL: `node scripts/rare-words.ts FOLDER` with
 * `english-words.10` and its like. It holds the right words that the dictionary lacks and that would be taken for a
 * misspelling of another: 'triploid' is not 'tripled'. Takes minutes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits } from '../worker/document/edit.ts';
import { spelling } from '../worker/lint/rules/spelling.ts';
import { bulletLine } from '../tests/lines/bullet-line.ts';
import { frontCoded } from './front-code.ts';

const TARGET = join(import.meta.dirname, '../worker/nlp/dictionary/rare-words.ts');
/** Words up to this level are in large dictionaries; those of the last level only where nobody can have meant another. */
const LARGE = 70;
const LARGEST = 80;

const HEAD = `/**
 * Rare words that look like a misspelling of another, from SCOWL (licence: LICENSE.txt in this folder), front coded
 * as the other words are. Generated: node scripts/rare-words.ts FOLDER.
 */
`;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node scripts/rare-words.ts FOLDER');
const levels = new Map<string, number>();
for (const file of readdirSync(folder)) {
  const level = Number(/-words\.(\d+)$/.exec(file)?.[1] ?? 99);
  if (level > LARGEST) continue;
  for (const word of readFileSync(join(folder, file), 'latin1').split('\n')) {
    if (/^[a-z]{6,}$/.test(word)) levels.set(word, Math.min(level, levels.get(word) ?? 99));
  }
}
// What it found last time would hide itself.
writeFileSync(TARGET, `${HEAD}export const RARE_WORDS = '';\n`);
const { isEveryday, loadSpeller } = await import('../worker/nlp/speller.ts');
const speller = await loadSpeller();
const rare = [...levels].filter(([word, level]) => {
  if (speller.knowsAsWord?.(word) || speller.knownMisspelling?.(word)) return false;
  const better = replacementFor(word);
  if (better === null) return false;
  const typed = isSlip(word, better);
  return level <= LARGE ? !(typed && isEveryday(better) && level > 50) : !typed;
});
writeFileSync(
  TARGET,
  `${HEAD}export const RARE_WORDS = \`\n${frontCoded(rare.map(([word]) => word).sort())}\n\`;\n`,
);
console.log(`${rare.length} rare words`);

/** What the rule would put in the word's place in a plain line; null where it leaves the word alone. */
function replacementFor(word: string): string | null {
  const line = bulletLine(`Worked with the ${word} and other things in the old place`, speller);
  const [lint] = spelling.check(line, { speller });
  if (lint === undefined) return null;
  const after = applyEdits(line.text, lint.edits);
  return after.split(' ')[3]!;
}

const lettersOf = (word: string) => word.split('').sort().join('');

/** A letter left out, doubled or single, two swapped, or one vowel for another: what fingers and ears get wrong. */
function isSlip(word: string, better: string): boolean {
  const plain = (it: string) => it.replaceAll(/(.)\1/g, '$1');
  const vowels = (it: string) => plain(it).replaceAll(/[aeiouy]/g, 'a');
  return (
    better.split('').some((_, at) => better.slice(0, at) + better.slice(at + 1) === word) ||
    plain(word) === plain(better) ||
    vowels(word) === vowels(better) ||
    (word.length === better.length && lettersOf(word) === lettersOf(better))
  );
}
