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
import { readPdf } from '#worker/extract/pdf/pdf.ts';

interface CorpusEntry {
  id: string;
  file: string;
  format: string;
  layout: string;
}

const SHARED = resolve(import.meta.dirname, '../../../shared');
const DEV = join(SHARED, 'corpus/dev');
const SCORER = join(SHARED, 'corpus/score-text.mjs');
const SAMPLES = join(SHARED, 'samples/pdf');
const TIMED_FILES = 10;
/** The load of the machine changes within a run: only the fastest of many tells. */
const RUNS = 40;

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
  await printTime(entries);
}

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
  for (const file of existsSync(SAMPLES) ? readdirSync(SAMPLES) : []) {
    if (extname(file) !== '.pdf') continue;
    const result = await readFileAt(join(SAMPLES, file));
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

async function printTime(entries: readonly CorpusEntry[]): Promise<void> {
  const pdfs = entries.filter((entry) => entry.format === 'pdf');
  const chosen = pdfs.filter((_, i) => i % Math.ceil(pdfs.length / TIMED_FILES) === 0);
  const timings = chosen.map(({ file }): Timing => ({
    file: basename(file),
    bytes: new Uint8Array(readFileSync(join(DEV, file))),
    bareMs: Infinity,
    oursMs: Infinity,
  }));
  for (let run = 0; run < RUNS; run++) {
    for (const timing of timings) await timeAgainstPdfjs(timing);
  }
  console.log(`\ntime, warm, fastest of ${RUNS} runs in turns`);
  console.log('file'.padEnd(44), 'pdf.js ms  ours ms  ratio');
  for (const { file, bareMs, oursMs } of timings) {
    console.log(
      file.padEnd(44),
      bareMs.toFixed(1).padStart(9),
      oursMs.toFixed(1).padStart(8),
      (oursMs / bareMs).toFixed(2).padStart(6),
    );
  }
  const ratios = timings.map(({ bareMs, oursMs }) => oursMs / bareMs);
  console.log(
    `median ratio ${median(ratios).toFixed(2)}, highest ${Math.max(...ratios).toFixed(2)}`,
  );
}

interface Timing {
  file: string;
  bytes: Uint8Array;
  bareMs: number;
  oursMs: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One more run of pdf.js' own text reading and one of ours on the same bytes; other work only ever slows one down. */
async function timeAgainstPdfjs(timing: Timing): Promise<void> {
  timing.bareMs = Math.min(timing.bareMs, await timed(() => readBare(timing.bytes)));
  timing.oursMs = Math.min(timing.oursMs, await timed(() => readPdf(timing.bytes)));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What pdf.js alone does to read the same text: open, getTextContent of each page, close. */
async function readBare(bytes: Uint8Array): Promise<string> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  await task.destroy();
  return text;
}

await run();
