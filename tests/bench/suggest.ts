/** What the suggestions make of the labelled people: scores, sources, truth, grammar and time. `--text` prints each text. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Suggestion } from '#contract/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess, enhance, potentialScore, suggestFor } from '#worker/pipeline.ts';
import { grammarJudge } from '../suggestions/grammar-judge.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared');

interface Truth {
  compare: (
    original: string,
    enhanced: string,
  ) => Record<'invented' | 'lost' | 'warnings', { kind: string; value: string }[]>;
}

if (existsSync(SHARED)) await main();
else console.log(`Skipped: the labelled corpus is not beside the checkout (${SHARED}).`);

async function main() {
  const speller = await loadSpeller();
  const judge = await grammarJudge();
  const { compare }: Truth = await import(
    pathToFileURL(join(SHARED, 'judge/check-truth.mjs')).href
  );
  const qualities: Record<string, { quality: string }> = JSON.parse(
    readFileSync(join(SHARED, 'corpus/quality.json'), 'utf8'),
  );
  const gains = new Map<string, number[]>();
  const sources = new Map<string, { count: number; points: number }>();
  const times: number[] = [];
  for (const path of files()) {
    const name = path.split('/').at(-1)!.replace('.txt', '');
    const read = await extract(new Uint8Array(readFileSync(path)), path);
    if (!read.ok) continue;
    const original = assess(read.value, { speller });
    suggestFor(original, { speller });
    const start = performance.now();
    const proposals = suggestFor(original, { speller });
    const { suggestions, questions } = proposals;
    times.push(performance.now() - start);
    const enhanced = enhance(read.value, proposals, { speller });
    const [now, auto] = [original.report.total ?? 0, enhanced.report.total ?? 0];
    const quality = qualities[name]?.quality ?? 'other';
    gains.set(quality, [...(gains.get(quality) ?? []), auto - now]);
    for (const one of suggestions) count(sources, one);
    const [before, after] = [read.value.text, enhanced.document.text];
    const grammar = async (text: string) => (await judge(text, before)).length;
    console.log(
      `${name.padEnd(20)} ${quality.padEnd(9)} ${now} → ${auto} → ${potentialScore(read.value, proposals, { speller })}` +
        `  ${suggestions.filter(({ level }) => level === 'auto').length} auto, ` +
        `${suggestions.filter(({ level }) => level === 'confirm').length} confirm, ` +
        `${questions.length} asked` +
        `  grammar ${await grammar(before)} → ${await grammar(after)}  ${times.at(-1)!.toFixed(0)} ms`,
    );
    const truth = compare(before, after);
    for (const kind of ['invented', 'lost', 'warnings'] as const) {
      for (const { kind: what, value } of truth[kind])
        console.log(`    ${kind}: ${what}: ${value}`);
    }
    if (process.argv.includes('--text')) console.log(`\n${after}\n`);
  }
  console.log('\nSuggestions by source (number, points alone):');
  for (const [rule, { count, points }] of [...sources].toSorted(
    (a, b) => b[1].points - a[1].points,
  )) {
    console.log(`  ${rule.padEnd(32)} ${String(count).padStart(3)}  ${points.toFixed(1)}`);
  }
  for (const [quality, list] of gains) {
    console.log(`mean gain, ${quality}: ${mean(list).toFixed(1)} over ${list.length}`);
  }
  console.log(
    `time: mean ${mean(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
}

/** Files named on the command line, else the labelled people as text. */
function files(): string[] {
  const named = process.argv.slice(3).filter((word) => !word.startsWith('--'));
  if (named.length > 0) return named;
  const out = mkdtempSync(join(tmpdir(), 'bench-suggest-'));
  const corpus = join(SHARED, 'corpus');
  const people = readdirSync(join(corpus, 'personas')).map((file) =>
    join(corpus, 'personas', file),
  );
  // The script runs only under its own real path.
  spawnSync(process.execPath, [realpathSync(join(corpus, 'render-text.mjs')), out, ...people]);
  return readdirSync(out).map((file) => join(out, file));
}

function count(
  sources: Map<string, { count: number; points: number }>,
  { rule, level, points }: Suggestion,
) {
  const key = `${rule} (${level})`;
  const known = sources.get(key) ?? { count: 0, points: 0 };
  sources.set(key, { count: known.count + 1, points: known.points + points });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
