/**
 * `npm test`: every check of the project but the end-to-end tests tagged @thorough, which cost a quarter of an
 * hour on two cores; `npm run test:all` runs those, too. The last line is the sum.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.cache');
const WITH_THOROUGH = process.argv.includes('--all');
const NO_BROWSER =
  'No Chromium was found and none could be installed: set CHROMIUM_PATH to one and run the tests again.';

async function main(): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const browser = findOrInstallBrowser();
  if (browser) {
    console.log(`Browser: ${browser.executablePath} (${browser.source})`);
  }
  // Side by side, for each of them leaves a core idle for most of its time; what is timed comes after them, alone.
  const [built, ...checked] = await Promise.all([
    buildBoth(),
    check('types', toolOf('typescript', 'tsc'), ['-b']),
    check('lint', toolOf('oxlint', 'oxlint'), ['--type-aware']),
    check('format', toolOf('oxfmt', 'oxfmt'), ['--check']),
  ]);
  const counts = [built, ...checked, await vitest('node', 'node*')];
  if (browser) {
    counts.push(await vitest('browser', 'browser'));
    if (built.failed === 0) counts.push(await endToEnd());
  } else {
    console.log(NO_BROWSER);
    counts.push({ passed: 0, failed: 1, skipped: 0 });
  }
  return sum(counts);
}

/** The hosted app, then the single file, which goes into the same folder. */
async function buildBoth(): Promise<Counts> {
  const hosted = await check('build', toolOf('vite', 'vite'), ['build', '--logLevel', 'warn']);
  const single = await check('portable build', join(ROOT, 'scripts/portable/build.ts'), []);
  return sum([hosted, single]);
}

/** A tool that passes or fails as a whole counts as one; what it says is shown when it is done. */
async function check(title: string, script: string, args: string[]): Promise<Counts> {
  const ok = (await run(title, script, args, 'pipe')) === 0;
  return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
}

async function vitest(title: string, projects: string): Promise<Counts> {
  const report = freshReport(`vitest-${title}.json`);
  const args = ['run', '--project', projects, '--reporter', 'dot', '--reporter', 'json'];
  const code = await run(`${title} tests`, toolOf('vitest', 'vitest'), [
    ...args,
    '--outputFile',
    report,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(report, { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  return withExitCode(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

async function endToEnd(): Promise<Counts> {
  const report = freshReport('e2e.json');
  const tiers = WITH_THOROUGH ? [] : ['--grep-invert', '@thorough'];
  const code = await run('end-to-end tests', toolOf('@playwright/test', 'playwright'), [
    'test',
    ...tiers,
  ]);
  const { stats } = readReport(report, {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  });
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try (“flaky” above)`);
  return withExitCode(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
}

/** A run that fails without a failed test (a crash, a broken file) must not look like a success. */
const withExitCode = (code: number, counts: Counts): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

function freshReport(name: string): string {
  const path = join(REPORTS, name);
  rmSync(path, { force: true });
  return path;
}

function readReport<T>(path: string, none: T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return none;
  }
}

/** The script behind a command of a package in node_modules. */
function toolOf(pack: string, bin: string): string {
  const folder = join(ROOT, 'node_modules', pack);
  const { bin: bins }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return join(folder, typeof bins === 'string' ? bins : bins[bin]!);
}

/** Runs a script on this very Node, whatever Node the system has; with `pipe` it speaks at its end. */
function run(
  title: string,
  script: string,
  args: string[],
  output: 'inherit' | 'pipe' = 'inherit',
): Promise<number> {
  const said: Buffer[] = [];
  const head = `\n── ${title}`;
  if (output === 'inherit') console.log(head);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      // What is started again and again need not strip its types each time.
      env: { ...process.env, NODE_COMPILE_CACHE: join(REPORTS, 'compiled') },
      stdio: ['inherit', output, output],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    }
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (output === 'pipe') console.log(`${head}\n${Buffer.concat(said).toString()}`.trimEnd());
      console.log(`── ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(code ?? 1);
    });
  });
}

const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

const { passed, failed, skipped } = await main();
process.exitCode = failed === 0 ? 0 : 1;
if (skipped > 0)
  console.log(`\n${skipped} skipped: they need material that is not part of the project`);
console.log(`${passed} passed, ${failed} failed`);
