/** `npm run browsers [engine …]`: the built app in three engines; prints a table and fails when a step does. */
import { startServer } from '../../scripts/static-server.ts';
import { DIST } from '../e2e/guarded.ts';
import { ENGINES, type Driven } from './drivers.ts';
import { KEPT_FROM_DISK, PORTABLE_STEPS } from './portable-steps.ts';
import { LEAK_CHECK, STEPS, type Journey, type Step } from './steps.ts';
import { WRITING_STEPS } from './writing-steps.ts';

const SERVED_STEPS = [...STEPS, ...WRITING_STEPS, LEAK_CHECK];
const ALL_STEPS = [...SERVED_STEPS, ...PORTABLE_STEPS];

/** WebKit keeps nothing of a page that it opens from a disk. */
const stepsFor = (engine: string) =>
  engine === 'webkit' ? ALL_STEPS.filter((step) => step !== KEPT_FROM_DISK) : ALL_STEPS;

interface Row {
  step: string;
  outcome: string;
}

async function tour(browser: Driven, steps: readonly Step[]): Promise<Row[]> {
  const server = await startServer({ folder: DIST });
  const journey: Journey = { browser, server, home: `http://localhost:${server.port}/` };
  const rows: Row[] = [];
  try {
    for (const { title, run } of steps) {
      const since = performance.now();
      let outcome = '';
      try {
        await run(journey);
      } catch (error) {
        outcome = `FAILED: ${error instanceof Error ? error.message : String(error)}`;
      }
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      rows.push({ step: title, outcome: outcome || `ok, ${seconds} s` });
      console.log(`  ${title}: ${outcome || `ok, ${seconds} s`}`);
    }
  } finally {
    await journey.server.stop();
    await browser.close();
  }
  return rows;
}

const asked = process.argv.slice(2);
const table = new Map<string, Row[]>();
let skipped = 0;
for (const [engine, start] of Object.entries(ENGINES)) {
  if (asked.length > 0 && !asked.includes(engine)) continue;
  const browser = await start();
  if (!browser) {
    console.log(`${engine}: not installed, skipped`);
    skipped += stepsFor(engine).length;
    continue;
  }
  console.log(browser.name);
  table.set(browser.name, await tour(browser, stepsFor(engine)));
}

const names = [...table.keys()];
console.log(`\n| step | ${names.join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}`);
for (const { title } of ALL_STEPS) {
  const cells = names.map((name) =>
    (table.get(name)!.find(({ step }) => step === title)?.outcome ?? 'not meant for it').replaceAll(
      /\s+/g,
      ' ',
    ),
  );
  console.log(`| ${title} | ${cells.map((cell) => cell.slice(0, 60)).join(' | ')} |`);
}
const all = [...table.values()].flat();
const failed = all.filter(({ outcome }) => outcome.startsWith('FAILED')).length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(
  `\n${all.length - failed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
