/** Runs one benchmark by name: `npm run bench -- parse`. */
import { readdirSync } from 'node:fs';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
const name = process.argv[2];

if (name && names.includes(name)) {
  await import(`./${name}.ts`);
} else {
  console.error(`usage: npm run bench -- NAME, one of: ${names.join(', ')}`);
  process.exitCode = 2;
}
