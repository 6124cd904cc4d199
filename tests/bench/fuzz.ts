/**
 * Damages files of every format at random and reads them: `npm run bench -- fuzz [COUNT] [SEED]`. Every one
 * must end in text or in a typed problem, and the whole file that is read next as if nothing had been.
 * Small files made here first; then, where ../shared is there, as many damaged public samples.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { extract } from '#worker/extract/extract.ts';
import { faultOf } from '../fixtures/fuzz-case.ts';
import { mutate, seededRandom } from '../fixtures/mutate.ts';
import { SEED_FILES } from '../fixtures/seeds.ts';

const SAMPLES = resolve(import.meta.dirname, '../../../shared/samples');
const FORMATS = ['pdf', 'docx', 'doc', 'rtf', 'pages', 'txt'];
/** Larger samples are slow to damage, and none is larger inside for it. */
const MAX_SAMPLE_BYTES = 200_000;

const count = Number(process.argv[3] ?? 2_400);
const firstSeed = Number(process.argv[4] ?? 1);

const whole = Object.entries(SEED_FILES).map(([name, make]) => ({ name, bytes: make() }));
const firstTexts = await Promise.all(whole.map(textOf));
await fuzz('made here', whole);
for (const format of FORMATS) {
  const samples = samplesOf(format);
  if (samples.length > 0)
    await fuzz(`samples/${format}`, samples, Math.ceil(count / FORMATS.length));
}

interface FuzzFile {
  name: string;
  bytes: Uint8Array;
}

async function fuzz(title: string, files: readonly FuzzFile[], times = count): Promise<void> {
  const endings = new Map<string, number>();
  let [slowestMs, faults, highestBytes] = [0, 0, 0];
  for (let seed = firstSeed; seed < firstSeed + times; seed++) {
    const { name, bytes } = files[seed % files.length]!;
    const damaged = mutate(bytes, seededRandom(seed));
    const started = performance.now();
    const fault = (await faultOf(damaged, name)) ?? (await nextFault(seed));
    slowestMs = Math.max(slowestMs, performance.now() - started);
    highestBytes = Math.max(highestBytes, process.memoryUsage.rss());
    if (fault) {
      faults++;
      console.log(`seed ${seed} ${name}: ${fault}`);
    }
    const outcome = await extract(damaged, name);
    const key = `${extname(name)} ${outcome.ok ? 'read' : outcome.problem.code}`;
    endings.set(key, (endings.get(key) ?? 0) + 1);
  }
  const ends = [...endings.keys()].toSorted().map((ending) => `${ending} ${endings.get(ending)}`);
  console.log(
    `${title}: ${times} mutations, ${faults} faults, slowest ${slowestMs.toFixed(0)} ms,`,
  );
  console.log(`  memory at most ${(highestBytes / 2 ** 20).toFixed(0)} MB; ${ends.join(', ')}`);
  if (faults > 0) process.exitCode = 1;
}

/** What is wrong with a whole file that is read after a damaged one. */
async function nextFault(seed: number): Promise<string | undefined> {
  const at = seed % whole.length;
  const text = await textOf(whole[at]!);
  return text === firstTexts[at] ? undefined : `${whole[at]!.name}, read next, differs`;
}

async function textOf({ name, bytes }: FuzzFile): Promise<string | undefined> {
  const outcome = await extract(bytes, name);
  return outcome.ok ? outcome.value.text : undefined;
}

function samplesOf(format: string): FuzzFile[] {
  const folder = join(SAMPLES, format);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => extname(name) === `.${format}`)
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    .filter(({ bytes }) => bytes.length < MAX_SAMPLE_BYTES);
}
