/**
 * Packs worker/lint/data/*.tsv into worker/lint/packed/*.ts, without their examples, and the rows of the long ones
 * into worker/nlp/dictionary/phrases.ts: `npm run lint-tables`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packLongTables, packTable, parseTable } from '../worker/lint/table-format.ts';

const WORKER = resolve(import.meta.dirname, '../worker');
const LINT = join(WORKER, 'lint');

const tables = readdirSync(join(LINT, 'data'))
  .filter((it) => it.endsWith('.tsv'))
  .map((file) => parseTable(file.slice(0, -4), readFileSync(join(LINT, 'data', file), 'utf8')));

for (const table of tables) {
  writeFileSync(join(LINT, 'packed', `${table.name}.ts`), packTable(table));
  console.log(`${table.name}: ${table.rows.length} rows`);
}
writeFileSync(join(WORKER, 'nlp/dictionary/phrases.ts'), packLongTables(tables));
