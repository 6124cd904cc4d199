/** `node engine-in-node.ts FILE…`: what the API's `process` answers for each file, one JSON a line. */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Outcome } from '#contract/problem.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { createService } from '#worker/service/service.ts';
import { ResumeDatabase } from '#worker/storage/database.ts';

const engine = createService({
  database: new ResumeDatabase(),
  clock: () => new Date(0),
  loadSpeller,
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

for (const path of process.argv.slice(2)) {
  const bytes = await readFile(path);
  const { id } = valueOf(
    await engine.create({
      originalFileName: basename(path),
      originalFilePath: `/uploads/${basename(path)}`,
      fileContentBase64: bytes.toString('base64'),
    }),
  );
  const outcome = await engine.process(id);
  process.stdout.write(`${JSON.stringify(outcome.ok ? outcome.value : outcome.problem)}\n`);
}
