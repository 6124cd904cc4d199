/**
 * Runs benchmarks by name, one after the other: `npm run bench -- parse wild`; what follows the names goes to each.
 * Without a name all of them, each in a process of its own, with the date above; one that lacks its files is passed over.
 */
import { spawnSync } from 'node:child_process';
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

if (args.length === 0) {
  console.log(`Benchmarks of ${new Date().toISOString().slice(0, 10)}`);
  for (const name of names) {
    console.log(`\n# ${name}`);
    const { status } = spawnSync(node, [script, name], { stdio: 'inherit' });
    if (status !== 0) console.log(`${name} did not run through (${status ?? 'stopped'})`);
  }
} else if (chosen.length === 0) {
  console.error(`usage: npm run bench -- NAME…, of: ${names.join(', ')}`);
  process.exitCode = 2;
}
for (const name of chosen) {
  process.argv = [node, script, name, ...options];
  await import(`./${name}.ts`);
}
