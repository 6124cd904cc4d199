/** Nothing misplaced, on whatever documents are at hand: every line once, under the heading where it stood. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { linesOf, type ReadDocument } from '../line-check.ts';
import { DETAILS } from './header-rows.ts';
import { AS_WRITTEN, makeSheet } from './make-sheet.ts';

const SHARED = resolve(import.meta.dirname, '../../../../shared');
const FOLDERS = ['corpus/dev/docs', 'corpus/dev2/docs', 'wild/docs'].map((name) =>
  join(SHARED, name),
);

/** One document in this many is enough for each run; the bench reads them all. */
const EVERY = 14;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words under each heading, sorted; the top of the page and what has no heading under ''. */
function wordsUnder(
  places: readonly { text: string; section: string }[],
): Record<string, string[]> {
  const under: Record<string, string[]> = {};
  for (const { text, section } of places) (under[section] ??= []).push(...wordsOf(text));
  return Object.fromEntries(
    Object.entries(under)
      .filter(([, words]) => words.length > 0)
      .map(([heading, words]) => [heading, words.toSorted()]),
  );
}

function expectPlaces(read: ReadDocument): void {
  const name = wordsOf(read.resume.name?.value ?? '');
  const without = (under: Record<string, string[]>) => {
    // The name stands on top, wherever the document has it.
    for (const [heading, words] of Object.entries(under)) {
      under[heading] = words.filter((word) => !name.includes(word));
      if (under[heading].length === 0) delete under[heading];
    }
    return under;
  };
  // What the parser took for a heading above nothing is set as the line that it is; a guessed one is none.
  const known = new Set(
    read.resume.sections
      .filter(
        ({ kind, lineRanges }) =>
          kind !== 'other' ||
          lineRanges.some(([from, to]) =>
            read.document.lines.slice(from, to).some(({ text }) => text.trim() !== ''),
          ),
      )
      .map(({ heading }) => wordsOf(heading?.value ?? '').join(' ')),
  );
  const place = (section: string) => (known.has(section) ? section : '');
  const expected = linesOf(read).map(({ text, section }) => ({ text, section: place(section) }));
  for (const details of DETAILS) {
    const { head, sections } = makeSheet(read.document, read.resume, { ...AS_WRITTEN, details });
    const set = [
      ...head.map(({ text, right }) => ({ text: `${text} ${right}`, section: '' })),
      ...sections.flatMap(({ heading, rows }) =>
        rows
          // A list of skills that had no heading was given one.
          .filter(({ kind, lines }) => kind !== 'heading' || lines.length > 0)
          .map(({ text, right, lines }) => ({
            text: `${text} ${right}`,
            section: lines.length === 0 ? '' : place(wordsOf(heading ?? '').join(' ')),
          })),
      ),
    ];
    expect(without(wordsUnder(set))).toEqual(without(wordsUnder(expected)));
  }
}

describe.skipIf(!FOLDERS.some(existsSync))('documents of others', () => {
  const files = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .filter((_, at) => at % EVERY === 0)
      .map((file) => join(folder, file)),
  );
  it.each(files)('keep every line of %s under its heading', async (path) => {
    const read = await extract(new Uint8Array(readFileSync(path)), path);
    if (!read.ok) return;
    expectPlaces({ document: read.value, resume: parseResume(read.value) });
  });
});
