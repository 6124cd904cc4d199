/** Writes worker/nlp/dictionary/american-words.ts from the dictionary-en package: `npm run dictionary`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';

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
  const lines = fold(frontCode([...new Set(words)].sort()));
  return `${HEAD}export const AMERICAN_WORDS = \`\n${lines.join('\n')}\n\`;\n`;
}

const HEAD = `/**
 * Words of dictionary-en 4.0.0 (licence: LICENSE.txt in this folder) in all their forms, sorted; each as
 * the number of letters shared with the word before it, in base 36, and the rest. Generated: npm run dictionary.
 */
`;

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

if (import.meta.main) writeFileSync(TARGET, dictionaryModule());
