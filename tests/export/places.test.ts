import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { extract } from '#worker/extract/extract.ts';
import { DETAILS } from '#worker/export/sheet/header-rows.ts';
import { AS_WRITTEN, makeSheet } from '#worker/export/sheet/make-sheet.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { placeFaults } from './place-faults.ts';

const FORMS = new URL('../fixtures/forms/', import.meta.url);
const RESUMES = new URL('../golden/resumes/', import.meta.url);

const FILES = [
  ...readdirSync(FORMS)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => new URL(file, FORMS)),
  ...readdirSync(RESUMES).map((file) => new URL(file, RESUMES)),
].map((url) => [url.pathname.split('/').at(-1)!, readFileSync(url)] as const);

const TEXTS = Object.entries(SHEETS).map(
  ([name, text]) => [`${name}.txt`, Buffer.from(text)] as const,
);

it.each([...FILES, ...TEXTS])('has every line of %s once, where it stood', async (name, bytes) => {
  const read = await extract(new Uint8Array(bytes), name);
  if (!read.ok) throw new Error(read.problem.message);
  const resume = parseResume(read.value);
  for (const details of DETAILS) {
    const sheet = makeSheet(read.value, resume, { ...AS_WRITTEN, details });
    expect(placeFaults(read.value, resume, sheet)).toEqual([]);
  }
});
