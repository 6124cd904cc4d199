/**
 * Exports every document of a folder and reads the files back: `npm run bench -- exports [FOLDER] [--losses N]`.
 * Prints what came back by field, and how long a Word file takes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import mammoth from 'mammoth';
import type { DownloadKind } from '#contract/resume.ts';
import { makeDownload, type DownloadInput } from '#worker/export/download.ts';
import { extract } from '#worker/extract/extract.ts';
import { checkLines } from '#worker/export/line-check.ts';
import { plainFields } from '#worker/export/plain-fields.ts';
import { readBack, type Loss } from '#worker/export/round-trip.ts';
import { assess, enhance, processFile } from '#worker/pipeline.ts';
import { acceptAll } from '#worker/suggest/decide.ts';

const KINDS: DownloadKind[] = ['word', 'word-clean', 'pdf', 'text'];
const args = process.argv.slice(3);
const shown = args.includes('--losses') ? Number(args[args.indexOf('--losses') + 1]) : 0;
const named = args[0]?.startsWith('--') ? undefined : args[0];
const folder = named ?? resolve(import.meta.dirname, '../../../shared/corpus/dev/docs');

const tally = new Map<string, { expected: number; found: number }>();
const losses: (Loss & { file: string; kind: DownloadKind })[] = [];
const wordMs: number[] = [];
const pdfMs: number[] = [];
/** Words of the PDFs, and those that pdftotext has in our order. */
const inOrder = { expected: 0, found: 0 };
/** Lines that came back under their heading, of the files for employers. */
const lines = { expected: 0, found: 0 };
const misplaced: string[] = [];
/** PDFs that were refused for a sign that the fonts lack. */
let refused = 0;
/** Files for employers that score less than the enhanced text. */
const worse: string[] = [];
/** Files that another reader reads word for word as we do. */
const readers = new Map<string, { files: number; same: number }>();
/** Words of the enhanced text that a Word file lacks, by file. */
const missing: string[] = [];
let files = 0;

for (const file of readdirSync(folder).toSorted()) {
  const input = await enhanced(join(folder, file));
  if (!input) continue;
  files += 1;
  for (const kind of KINDS) await measure(file, kind, input);
}
report();

async function enhanced(path: string): Promise<DownloadInput | null> {
  const options = { speller: null };
  const outcome = await processFile(new Uint8Array(readFileSync(path)), path, options);
  if (!outcome.ok) return null;
  const { questions, suggestions: offered } = outcome.value.proposals;
  const suggestions = acceptAll(offered);
  const { document, resume, report } = enhance(
    outcome.value.original.document,
    { suggestions, questions },
    options,
  );
  return {
    document,
    resume,
    originalFileName: path,
    score: report.total,
    suggestionsApplied: suggestions.filter(({ accepted }) => accepted).length,
    suggestionsTotal: suggestions.length,
    today: '2026-01-31',
  };
}

async function measure(file: string, kind: DownloadKind, input: DownloadInput): Promise<void> {
  const started = performance.now();
  const made = await makeDownload(kind, input);
  const tookMs = performance.now() - started;
  if (!made.ok && made.problem.code === 'missing-glyphs') {
    refused += 1;
    return;
  }
  if (!made.ok) throw new Error(made.problem.message);
  if (kind === 'pdf') pdfMs.push(tookMs);
  else if (kind !== 'text') wordMs.push(tookMs);
  const bytes = new Uint8Array(Buffer.from(made.value.contentBase64, 'base64'));
  const trip = await readBack(bytes, made.value.fileName, plainFields(input.resume));
  for (const { field, expected, found } of trip.recovered) {
    for (const key of [`${kind} ${field}`, `${kind} ALL`]) {
      const count = tally.get(key) ?? { expected: 0, found: 0 };
      tally.set(key, { expected: count.expected + expected, found: count.found + found });
    }
  }
  if (kind === 'pdf') await comparePdfReader(file, bytes);
  else if (kind !== 'text') await compareReaders(file, kind, bytes);
  const back = await extract(bytes, made.value.fileName);
  if (back.ok && (kind === 'pdf' || kind === 'word-clean')) {
    const read = assess(back.value, { speller: null });
    const check = checkLines(input, read);
    lines.expected += check.lines.expected;
    lines.found += check.lines.found;
    misplaced.push(...check.missing.map((line) => `${kind} ${file}: ${line}`));
    if ((read.report.total ?? 0) < (input.score ?? 0)) {
      worse.push(`${kind} ${file}: ${input.score} → ${read.report.total}`);
    }
  }
  if (back.ok) {
    const words = new Set(wordsOf(back.value.text));
    const gone = wordsOf(input.document.text).filter((word) => !words.has(word));
    if (gone.length > 0) missing.push(`${kind} ${file}: ${gone.join(' ')}`);
  }
  losses.push(...trip.losses.map((loss) => ({ ...loss, file, kind })));
}

/** Whether pdftotext, where installed, reads the words of the PDF in our order. */
async function comparePdfReader(file: string, bytes: Uint8Array): Promise<void> {
  const own = await extract(bytes, 'resume.pdf');
  if (!own.ok) throw new Error(own.problem.message);
  const read = spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  if (read.error) return;
  const expected = wordsOf(own.value.text);
  const found = wordsOf(read.stdout);
  const count = readers.get('pdftotext') ?? { files: 0, same: 0 };
  const same = found.join(' ') === expected.join(' ');
  readers.set('pdftotext', { files: count.files + 1, same: count.same + Number(same) });
  inOrder.expected += expected.length;
  inOrder.found += commonInOrder(expected, found);
  if (!same && shown > 0) console.log(`pdftotext reads otherwise: ${file}`);
}

/** Length of the longest common subsequence. */
function commonInOrder(a: readonly string[], b: readonly string[]): number {
  let above = new Uint32Array(b.length + 1);
  for (const word of a) {
    const row = new Uint32Array(b.length + 1);
    for (const [at, other] of b.entries()) {
      row[at + 1] = word === other ? above[at]! + 1 : Math.max(above[at + 1]!, row[at]!);
    }
    above = row;
  }
  return above[b.length]!;
}

/** Whether pandoc (where installed; its -s prints the title, too) and mammoth read our words, footers aside. */
async function compareReaders(file: string, kind: DownloadKind, bytes: Uint8Array): Promise<void> {
  const own = await extract(bytes, 'resume.docx');
  if (!own.ok) throw new Error(own.problem.message);
  const body = own.value.lines.filter(({ role }) => role !== 'footer').map(({ text }) => text);
  const expected = wordsOf(body.join('\n')).join(' ');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  const pandoc = spawnSync('pandoc', ['-s', '-f', 'docx', '-t', 'plain', '--wrap=none'], {
    input: bytes,
    encoding: 'utf8',
  });
  const read = { mammoth: value, ...(pandoc.error ? {} : { pandoc: pandoc.stdout }) };
  for (const [reader, text] of Object.entries(read)) {
    const count = readers.get(reader) ?? { files: 0, same: 0 };
    const same = wordsOf(text).join(' ') === expected;
    readers.set(reader, { files: count.files + 1, same: count.same + Number(same) });
    if (!same && shown > 0) console.log(`${reader} reads otherwise: ${kind} ${file}`);
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function report(): void {
  const fields = [...new Set([...tally.keys()].map((key) => key.split(' ')[1]!))];
  console.log(`${files} documents of ${folder}`);
  console.log('field'.padEnd(24) + KINDS.map((kind) => kind.padStart(24)).join(''));
  for (const field of fields) {
    const cells = KINDS.map((kind) => {
      const { expected, found } = tally.get(`${kind} ${field}`) ?? { expected: 0, found: 0 };
      const share = expected === 0 ? 100 : (100 * found) / expected;
      return `${found}/${expected} ${share.toFixed(1)} %`.padStart(24);
    });
    console.log(field.padEnd(24) + cells.join(''));
  }
  for (const [what, times] of Object.entries({ 'Word file': wordMs, PDF: pdfMs })) {
    const sorted = times.slice(2).toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0) ?? '-';
    console.log(`${what}, warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`);
  }
  const share = ((100 * lines.found) / Math.max(1, lines.expected)).toFixed(2);
  console.log(`lines back under their heading: ${lines.found} of ${lines.expected}, ${share} %`);
  console.log(`words that pdftotext has in our order: ${inOrder.found} of ${inOrder.expected}`);
  console.log(
    `PDFs refused for a missing sign: ${refused}; files that score less: ${worse.length}`,
  );
  if (shown > 0) console.log([...worse, ...misplaced].join('\n'));
  const names = new Set(losses.map(({ file, kind }) => `${kind} ${file}`));
  console.log(`files with a loss: ${names.size} of ${files * KINDS.length}`);
  for (const [reader, { files: all, same }] of readers) {
    console.log(`${reader} reads the same words in the same order: ${same} of ${all} Word files`);
  }
  console.log(`files that lack a word: ${missing.length}`);
  if (shown > 0) console.log(missing.join('\n'));
  for (const { file, kind, field, expected, found } of losses.slice(0, shown)) {
    console.log(`${kind} ${file} ${field}\n  - ${expected}\n  + ${found}`);
  }
}
