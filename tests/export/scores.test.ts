import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { makeEmployerFile } from '#worker/export/employer.ts';
import { loadLexicon } from '#worker/nlp/line/lexicon.ts';
import { assess } from '#worker/pipeline.ts';

beforeAll(() => loadLexicon());

async function assessed(bytes: Uint8Array, name: string) {
  const read = await extract(bytes, name);
  if (!read.ok) throw new Error(read.problem.message);
  return { ...assess(read.value, { speller: null }), document: read.value };
}

/** Forms and tables, whose labels and names of columns the made file sets as words of a line. */
it.each([
  'europass.txt',
  'table-of-jobs.txt',
  'labels-table.txt',
  'table-of-degrees.txt',
  'events.txt',
])(
  'a file for employers scores no less than the text that it was made of: %s',
  async (name) => {
    const path = new URL(`../fixtures/forms/${name}`, import.meta.url);
    const sent = await assessed(readFileSync(path), name);
    for (const kind of ['pdf', 'word-clean'] as const) {
      const made = await makeEmployerFile(kind, sent, DEFAULT_OPTIONS);
      // The fonts of the PDF have no Japanese signs.
      if (!made.ok) continue;
      const back = await assessed(made.value.bytes, made.value.fileName);
      expect(back.report.total, kind).toBeGreaterThanOrEqual(sent.report.total!);
    }
  },
  60_000,
);
