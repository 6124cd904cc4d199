/** Runs benchmarks by name, one after the other: `npm run bench -- parse wild`; what follows the names goes to each. */
import { readdirSync } from 'node:fs';

const PARTS = new Set(['run', 'calibration', 'reading']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .filter((name) => !PARTS.has(name));

const [node = '', script = '', ...args] = process.argv;
const firstOption = args.findIndex((arg) => !names.includes(arg));
const chosen = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);

if (chosen.length === 0) {
  console.error(`usage: npm run bench -- NAME…, of: ${names.join(', ')}`);
  process.exitCode = 2;
}
for (const name of chosen) {
  process.argv = [node, script, name, ...options];
  await import(`./${name}.ts`);
}
