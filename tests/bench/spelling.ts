/** Our speller beside nspell with dictionary-en: what each marks in right texts, and which slips each finds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import nspell from 'nspell';
import { slipsOf } from '#tests/builders/slips.ts';
import { TRADE_WORDS } from '#tests/fixtures/trade-words.ts';
import { findingOf, lintsFor } from '#worker/checks/lines/lint-findings.ts';
import { extract } from '#worker/extract/extract.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { parseResume } from '#worker/parse/parse.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared');
const ours = await loadSpeller();
const theirs = nspellAsSpeller();

trade();
await texts(join(SHARED, 'corpus/dev/docs'));
await texts(join(SHARED, 'corpus/pairs'));
for (const format of ['docx', 'pdf', 'doc', 'rtf', 'pages', 'txt'])
  await texts(join(SHARED, 'samples', format));

function nspellAsSpeller(): Speller {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const [aff, dic] = ['index.aff', 'index.dic'].map((it) => readFileSync(join(folder, it), 'utf8'));
  const spell = nspell(aff!, dic);
  const correct = (word: string) => word.split('-').every((it) => it === '' || spell.correct(it));
  return { correct, suggest: (word) => (correct(word) ? [] : spell.suggest(word)) };
}

/** Right words of many trades that a speller marks, with a better word to offer, and slips in them that it finds. */
function trade() {
  const words = Object.values(TRADE_WORDS).flatMap((list) => list.split(' '));
  const slips = words
    .filter((word) => /^[a-z]{6,}$/.test(word) && ours.correct(word) && theirs.correct(word))
    .flatMap(slipsOf);
  for (const [name, speller] of Object.entries({ ours, nspell: theirs })) {
    const marked = words.filter((word) => speller.suggest(word).length > 0);
    const found = slips.filter((slip) => speller.suggest(slip).length > 0);
    console.log(
      `${name.padEnd(7)} marks ${marked.length} of ${words.length} right words of ` +
        `${Object.keys(TRADE_WORDS).length} trades, finds ${found.length} of ${slips.length} ` +
        'slips in words that both know',
    );
  }
}

async function texts(folder: string) {
  if (!existsSync(folder)) return console.log(`Skipped: no ${folder}`);
  const seen = new Set<string>();
  const counts = { ours: new Map<string, number>(), nspell: new Map<string, number>() };
  for (const file of readdirSync(folder).sort()) {
    const outcome = await extract(new Uint8Array(readFileSync(join(folder, file))), file);
    if (!outcome.ok || seen.has(outcome.value.text)) continue;
    seen.add(outcome.value.text);
    const resume = parseResume(outcome.value);
    if (resume.language !== 'en' || resume.kind !== 'resume') continue;
    const keywords = findKeywords(outcome.value, resume);
    for (const [name, speller] of [
      ['ours', ours],
      ['nspell', theirs],
    ] as const) {
      const input = { document: outcome.value, resume, keywords, speller };
      for (const found of lintsFor(input, 'spelling')) {
        const { quote, message } = findingOf(found, true);
        const key = `${quote}→${message}`;
        counts[name].set(key, (counts[name].get(key) ?? 0) + 1);
      }
    }
  }
  const only = (left: 'ours' | 'nspell', right: 'ours' | 'nspell') =>
    [...counts[left].keys()].filter(
      (key) => ![...counts[right].keys()].some((it) => it.split('→')[0] === key.split('→')[0]),
    );
  console.log(`\n${folder.replace(SHARED, '')}: ${seen.size} texts`);
  console.log(
    `  both mark: ${[...counts.ours.keys()].filter((it) => !only('ours', 'nspell').includes(it)).join(' ')}`,
  );
  console.log(`  only ours: ${only('ours', 'nspell').join(' ')}`);
  console.log(`  only nspell: ${only('nspell', 'ours').join(' ')}`);
}
