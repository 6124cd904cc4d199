/** Measures what extraction recovers: words, order, columns, and time against pdf.js alone. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import { printReferences } from './text/references.ts';
import { printPages } from './text/pages.ts';
import { printMade } from './text/samples.ts';
import { printPdfTime, printReadTime } from './text/time.ts';

interface CorpusEntry {
  id: string;
  file: string;
  format: string;
  layout: string;
}

const SHARED = resolve(import.meta.dirname, '../../../shared');
const DEV = join(SHARED, 'corpus/dev');
const SCORER = join(SHARED, 'corpus/score-text.mjs');
const SAMPLES = join(SHARED, 'samples');
const PDF_SAMPLES = join(SAMPLES, 'pdf');

async function run(): Promise<void> {
  if (!existsSync(DEV)) {
    console.log('skipped: ../shared/corpus is not here');
    return;
  }
  const entries: CorpusEntry[] = JSON.parse(readFileSync(join(DEV, 'index.json'), 'utf8'));
  const read = await readAll(entries);
  printRecovery(read);
  printColumns(entries, read);
  await printSamples();
  await printMade(SAMPLES);
  await printReferences(SAMPLES);
  await printPages(SAMPLES);
  await printPdfTime(pathsOf(entries, 'pdf'));
  await printReadTime([
    ...['docx', 'doc', 'rtf', 'txt'].flatMap((format) => pathsOf(entries, format)),
    ...filesOf(join(SAMPLES, 'pages')),
  ]);
}

const pathsOf = (entries: readonly CorpusEntry[], format: string) =>
  entries.filter((entry) => entry.format === format).map(({ file }) => join(DEV, file));

const filesOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => extname(file) !== '.md')
        .map((file) => join(folder, file))
    : [];

async function readFileAt(path: string): Promise<ExtractedDocument | string> {
  const outcome = await extract(new Uint8Array(readFileSync(path)), basename(path));
  return outcome.ok ? outcome.value : outcome.problem.code;
}

async function readAll(entries: readonly CorpusEntry[]) {
  const read = new Map<string, ExtractedDocument>();
  for (const entry of entries) {
    const result = await readFileAt(join(DEV, entry.file));
    if (typeof result === 'string') console.log(`${entry.id}: ${result}`);
    else read.set(entry.id, result);
  }
  return read;
}

function printRecovery(read: ReadonlyMap<string, ExtractedDocument>): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-text-'));
  mkdirSync(folder, { recursive: true });
  for (const [id, document] of read) writeFileSync(join(folder, `${id}.txt`), document.text);
  const score = (...args: string[]) =>
    execFileSync(
      process.execPath,
      [SCORER, '--truth', join(DEV, 'truth'), '--text', folder, ...args],
      { encoding: 'utf8' },
    );
  for (const format of ['pdf', 'docx', 'doc', 'rtf', 'txt']) {
    console.log(`\n${format}`);
    console.log(score('--formats', format, '--by', 'layout', '--worst', '3'));
  }
  console.log('pdf by source');
  console.log(score('--formats', 'pdf', '--by', 'source'));
}

/** A label column is no column of text. */
function printColumns(
  entries: readonly CorpusEntry[],
  read: ReadonlyMap<string, ExtractedDocument>,
): void {
  console.log(
    'column detection, pdf\nlayout           docs  called columns  row-order likeness min..max',
  );
  for (const layout of ['two-column', 'label-column', 'single-column']) {
    const signals = entries
      .filter((entry) => entry.format === 'pdf' && entry.layout === layout)
      .flatMap((entry) => read.get(entry.id)?.signals ?? []);
    const likeness = signals.map((signal) => signal.rowOrderLikeness);
    const called = signals.filter((signal) => signal.columns > 1).length;
    const range = `${Math.min(...likeness).toFixed(2)}..${Math.max(...likeness).toFixed(2)}`;
    console.log(
      `${layout.padEnd(16)}${String(signals.length).padStart(5)}${String(called).padStart(16)}  ${range}`,
    );
  }
}

async function printSamples(): Promise<void> {
  console.log('\npublic samples\nfile'.padEnd(58), 'columns  likeness  lines');
  for (const path of filesOf(PDF_SAMPLES)) {
    const file = basename(path);
    const result = await readFileAt(path);
    if (typeof result === 'string') {
      console.log(file.padEnd(56), result);
      continue;
    }
    const { columns, rowOrderLikeness } = result.signals;
    console.log(
      file.padEnd(56),
      String(columns).padStart(7),
      rowOrderLikeness.toFixed(2).padStart(9),
      String(result.lines.length).padStart(6),
    );
  }
}

await run();
