/**
 * Changes the code of what must never be wrong, bit by bit, and counts the changes that no test notices:
 * `npm run mutation [-- gate|edits|decisions|score]`. Takes some ten minutes a target. The tool comes at the first run, pinned,
 * into `.cache/`: 190 packages that nobody else needs do not belong into `npm ci`. On 27 November 2026 the tests noticed, in
 * per cent: gate 87.5, edits 87.3, own edits 88.9, decisions 88.3; of the score its verdicts, faults and report 100,
 * weighing 96, what gets no score 93 (left is where it stops counting words, which only spares time).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TOOL = join(ROOT, '.cache/mutation');
const VERSION = '10.1.1';
/** Of all changes, in per cent. What is left says the same in other words, or only spares time. */
const LEAST_KILLED = 85;

/** What is changed together, and judged by the same tests. */
interface Part {
  mutate: string[];
  /** The tests nearest to it: running all of them for each change would take days. */
  tests: string[];
  /** Set where no test reads a line or runs a real check: none has to wait for the lexicon and the checks. */
  plain?: true;
}

const TARGETS: Record<string, Part[]> = {
  gate: [
    {
      mutate: ['worker/lint/gate.ts'],
      tests: ['worker/lint/gate.test.ts', 'worker/lint/gate-facts.test.ts'],
    },
  ],
  edits: [
    {
      mutate: ['worker/document/edit.ts', 'worker/document/own-edits.ts'],
      tests: ['worker/document/edit.test.ts', 'worker/document/own-edits.test.ts'],
    },
  ],
  decisions: [{ mutate: ['worker/suggest/decide.ts'], tests: ['worker/suggest/decide.test.ts'] }],
  // Part by part, each with tests that read no resume: with those that do, it did not end in a night.
  score: [
    ...['verdicts', 'faults', 'unfit'].map((name): Part => {
      const file = `worker/score/${name}`;
      return { mutate: [`${file}.ts`], tests: [`${file}.test.ts`], plain: true };
    }),
    ...['score', 'weigh'].map((name): Part => {
      const tests = ['worker/score/report.test.ts'];
      return { mutate: [`worker/score/${name}.ts`], tests, plain: true };
    }),
  ],
};

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in TARGETS));
if (unknown !== undefined) {
  console.error(`There is no target “${unknown}”: ${Object.keys(TARGETS).join(', ')}.`);
  process.exit(2);
}
setPriority(10);
installTool();
let isEnough = true;
for (const name of chosen.length > 0 ? chosen : Object.keys(TARGETS)) {
  for (const part of TARGETS[name]!) judge(name, part);
}
process.exit(isEnough ? 0 : 1);

function installTool(): void {
  const modules = join(TOOL, 'node_modules');
  if (existsSync(join(modules, '@stryker-mutator/vitest-runner'))) return;
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, 'package.json'), '{ "private": true }');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  // Without its peers: vitest is ours, so that the tests run as they always do.
  run('npm', ['install', '--legacy-peer-deps', ...flags, ...packages], { cwd: TOOL });
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(modules, 'vitest'), 'junction');
}

function judge(name: string, { mutate, tests, plain }: Part): void {
  const report = join(TOOL, `${name}.json`);
  const config = join(TOOL, `${name}.config.json`);
  writeFileSync(
    config,
    JSON.stringify({
      mutate,
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: 1,
      // Under TypeScript 7 it finds no compiler to rewrite a real one with.
      tsconfigFile: 'none.json',
      tempDirName: '.cache/mutation-copy',
      ignorePatterns: ['dist', 'docs', '.cache'],
      reporters: ['json'],
      jsonReporter: { fileName: report },
      // What runs on and on is noticed, too.
      timeoutMS: 10_000,
      dryRunTimeoutMinutes: 15,
      cleanTempDir: 'always',
    }),
  );
  const stryker = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  run(process.execPath, [stryker, 'run', config], {
    cwd: ROOT,
    env: { ...process.env, MUTATION_TESTS: tests.join(' '), MUTATION_PLAIN: plain ? 'yes' : '' },
  });
  const { files }: { files: Record<string, { mutants: Mutant[] }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  for (const [file, { mutants }] of Object.entries(files)) {
    const left = mutants.filter(({ status }) => !/^(?:Killed|Timeout)$/.test(status));
    const killed = (100 * (mutants.length - left.length)) / mutants.length;
    isEnough &&= killed >= LEAST_KILLED;
    for (const { location, mutatorName, replacement } of left) {
      const { line, column } = location.start;
      console.log(`${file}:${line}:${column} ${mutatorName} ${replacement ?? ''}`);
    }
    console.log(`${file}: ${killed.toFixed(1)} % of ${mutants.length} changes noticed\n`);
  }
}

function run(command: string, args: string[], options: object): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}
