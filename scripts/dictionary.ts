/** Writes worker/nlp/dictionary/american-words.ts from the dictionary-en package: `npm run dictionary`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { frontCoded } from './front-code.ts';

const TARGET = join(import.meta.dirname, '../worker/nlp/dictionary/american-words.ts');

/** Source text of the generated module: every form of every word, front coded. */
export function dictionaryModule(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const spell = nspell(read('index.aff'), read('index.dic'));
  // nspell keeps every word with its affixes applied in a field that its types leave out.
  const data = 'data' in spell && typeof spell.data === 'object' ? spell.data : null;
  if (data === null) throw new Error('nspell holds no list of words');
  const words = Object.keys(data).filter(
    (word) => /^[A-Za-z][a-z]*(?:['-][a-z]+)*$/.test(word) && !word.endsWith("'s"),
  );
  return `${HEAD}export const AMERICAN_WORDS = \`\n${frontCoded([...new Set(words)].sort())}\n\`;\n`;
}

const HEAD = `/**
 * Words of dictionary-en 4.0.0 (licence: LICENSE.txt in this folder) in all their forms, sorted; each as
 * the number of letters shared with the word before it, in base 36, and the rest. Generated: npm run dictionary.
 */
`;

if (import.meta.main) writeFileSync(TARGET, dictionaryModule());
