/** Packs worker/lint/data/*.tsv into worker/lint/packed/*.ts, without their examples: `npm run lint-tables`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packTable, parseTable } from '../worker/lint/table-format.ts';

const LINT = resolve(import.meta.dirname, '../worker/lint');

for (const file of readdirSync(join(LINT, 'data')).filter((it) => it.endsWith('.tsv'))) {
  const name = file.slice(0, -'.tsv'.length);
  const table = parseTable(name, readFileSync(join(LINT, 'data', file), 'utf8'));
  writeFileSync(join(LINT, 'packed', `${name}.ts`), packTable(table));
  console.log(`${name}: ${table.rows.length} rows`);
}
