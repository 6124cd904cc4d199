/**
 * Time of reading and of the whole engine over 300,000 characters of each hostile shape, and, where
 * ../shared is there, time, memory and answer for each of its hostile files, each in a process of its own:
 * `npm run bench -- hostile [CHARS]`. Times are those of a clock, what somebody waits: let the machine rest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { processFile, readDocument } from '#worker/pipeline.ts';
import { SHAPES, shapeOf } from '../hostile/shapes.ts';

const FOLDER = resolve(import.meta.dirname, '../../../shared/samples/hostile');
const LIMIT_MS = { reading: 2_000, engine: 3_000, file: 3_000 };
const LIMIT_MB = 300;
/** TypeScript is stripped once, not in every process that is measured: it costs a second and 70 MB, the app nothing. */
const COMPILED = resolve(import.meta.dirname, '../../.cache/compiled');

const file = process.argv[3];
if (file !== undefined && existsSync(file)) await one(file);
else await all(Number(file ?? 300_000));

/** Processes one file and prints its row. */
async function one(path: string): Promise<void> {
  const speller = await loadSpeller();
  const bytes = new Uint8Array(readFileSync(path));
  let answer = '';
  const ms = await clockMs(async () => {
    const outcome = await processFile(bytes, basename(path), { speller });
    answer = outcome.ok
      ? `read, ${outcome.value.original.document.text.length} characters, score ${outcome.value.original.report.total}`
      : `${outcome.problem.code}: ${outcome.problem.message}`;
  });
  const mb = process.resourceUsage().maxRSS / 1024;
  const isOver = ms > LIMIT_MS.file || mb > LIMIT_MB;
  console.log(row([basename(path), ms.toFixed(0), mb.toFixed(0), isOver ? 'OVER' : '', answer]));
  process.exitCode = Number(isOver);
}

async function all(chars: number): Promise<void> {
  const speller = await loadSpeller();
  console.log(row(['shape', 'read ms', 'engine ms', '', `${chars} characters`]));
  // the first run warms up
  await processFile(new TextEncoder().encode('Rosa\nand the work'), 'cv.txt', { speller });
  for (const [name, shape] of Object.entries(SHAPES)) {
    const bytes = new TextEncoder().encode(shapeOf(shape, chars));
    const reading = await clockMs(() => readDocument(bytes, 'cv.txt'));
    const engine = await clockMs(() => processFile(bytes, 'cv.txt', { speller }));
    const isOver = reading > LIMIT_MS.reading || engine > LIMIT_MS.engine;
    console.log(row([name, reading.toFixed(0), engine.toFixed(0), isOver ? 'OVER' : '', '']));
  }
  if (!existsSync(FOLDER)) return;
  console.log(row(['\nfile', 'ms', 'MB', '', 'answer']));
  let over = 0;
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const options = { encoding: 'utf8', env } as const;
  spawnSync(process.execPath, [process.argv[1]!, 'hostile', join(FOLDER, 'evil.pdf')], options);
  for (const name of readdirSync(FOLDER).filter((one) => !one.endsWith('.md'))) {
    const run = [process.argv[1]!, 'hostile', join(FOLDER, name)];
    const { status, stdout } = spawnSync(process.execPath, run, options);
    process.stdout.write(stdout || row([name, '', '', 'OVER', 'no answer']));
    over += Number(status !== 0);
  }
  console.log(`\n${over} over ${LIMIT_MS.file} ms or ${LIMIT_MB} MB`);
}

function row([name, a, b, mark, text]: readonly string[]): string {
  return `${name!.padEnd(26)}${a!.padStart(9)}${b!.padStart(11)} ${mark!.padEnd(5)} ${text}`;
}

async function clockMs(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
