/** Faulty lines with gold repairs: `npm run -s bench -- lines [--auto] [--full] [--rules]`; skipped without ../shared. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyLints, lintLine } from '../../worker/lint/lint-line.ts';
import type { Lint } from '../../worker/lint/model.ts';
import type { LineKind } from '../../worker/nlp/line/model.ts';
import { loadSpeller } from '../../worker/nlp/speller.ts';
import { lineAlone } from '../lines/bullet-line.ts';

const CORPUS = resolve(import.meta.dirname, '../../../shared/corpus/lines');
const has = (flag: string) => process.argv.includes(flag);
const speller = await loadSpeller();
const counts = new Map<string, number>();

interface Gold {
  id: string;
  current: boolean;
  line: string;
}

function mend(text: string, kind: LineKind, current: boolean | null): string {
  const line = lineAlone(text, speller, kind, current);
  const taken = lintLine(line, { speller }).filter(
    ({ level }: Lint) => !has('--auto') || level === 'auto',
  );
  for (const { rule } of taken) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return applyLints(text, taken);
}

/** A text file's line without its glyph; what kind it is, is guessed by looks alone. */
function mendTextLine(whole: string): string {
  const [, glyph = '', text = ''] = /^([\s•*·▪◦–-]*)(.*)$/.exec(whole)!;
  if (text === '') return whole;
  const kind =
    glyph.trim() !== '' ? 'bullet' : /[.,;]|\b[a-z]+ [a-z]+\b/.test(text) ? 'prose' : 'heading';
  return glyph + mend(text, kind, null);
}

function goldOf(row: string): Gold {
  const gold: Gold = JSON.parse(row);
  return gold;
}

function score(...args: string[]) {
  const full = has('--full') ? ['--harm'] : ['--brief'];
  const run = spawnSync(process.execPath, [join(CORPUS, 'score-repairs.mjs'), ...args, ...full], {
    encoding: 'utf8',
  });
  console.log(run.stdout + run.stderr);
}

if (!existsSync(CORPUS)) {
  console.log('1 skipped: no corpus of lines beside the project');
} else {
  const out = mkdtempSync(join(tmpdir(), 'lines-'));
  const gold = readFileSync(join(CORPUS, 'gold.jsonl'), 'utf8').trim().split('\n');
  const started = performance.now();
  const rows = gold.map((row) => {
    const { id, line, current } = goldOf(row);
    return { id, before: line, after: mend(line, 'bullet', current) };
  });
  const ms = performance.now() - started;
  writeFileSync(join(out, 'lines.json'), JSON.stringify(rows));
  score('--gold', join(CORPUS, 'gold.jsonl'), '--out', join(out, 'lines.json'));
  console.log(`${rows.length} lines in ${ms.toFixed(0)} ms`);
  const resumes = join(out, 'resumes');
  mkdirSync(resumes);
  for (const file of readdirSync(join(CORPUS, 'resumes'))) {
    const text = readFileSync(join(CORPUS, 'resumes', file), 'utf8');
    writeFileSync(join(resumes, file), text.split('\n').map(mendTextLine).join('\n'));
  }
  score('--resumes', resumes);
  if (has('--rules')) {
    for (const [rule, count] of [...counts].sort((a, b) => b[1] - a[1])) {
      console.log(String(count).padStart(5), rule);
    }
  }
  console.log(`changed lines and resumes: ${out}`);
}
