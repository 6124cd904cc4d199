/**
 * Damages small files of every format at random and reads them: `npm run bench -- fuzz [COUNT] [SEED]`.
 * Every one must end in text or in a typed problem; prints what did not, and how the rest ended.
 */
import { extract } from '#worker/extract/extract.ts';
import { faultOf } from '../fixtures/fuzz-case.ts';
import { mutate, seededRandom } from '../fixtures/mutate.ts';
import { SEED_FILES } from '../fixtures/seeds.ts';

const count = Number(process.argv[3] ?? 2_400);
const firstSeed = Number(process.argv[4] ?? 1);
const names = Object.keys(SEED_FILES);
const files = new Map(names.map((name) => [name, SEED_FILES[name]!()]));
const endings = new Map<string, number>();
let slowestMs = 0;
let faults = 0;

for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const name = names[seed % names.length]!;
  const damaged = mutate(files.get(name)!, seededRandom(seed));
  const started = performance.now();
  const fault = await faultOf(damaged, name);
  slowestMs = Math.max(slowestMs, performance.now() - started);
  if (fault) {
    faults++;
    console.log(`seed ${seed} ${name}: ${fault}`);
    continue;
  }
  const outcome = await extract(damaged, name);
  const ending = outcome.ok ? 'read' : outcome.problem.code;
  const key = `${name.padEnd(14)} ${ending}`;
  endings.set(key, (endings.get(key) ?? 0) + 1);
}

for (const ending of [...endings.keys()].toSorted())
  console.log(`${ending}: ${endings.get(ending)}`);
console.log(`${count} mutations, ${faults} faults, slowest ${slowestMs.toFixed(0)} ms`);
if (faults > 0) process.exitCode = 1;
