/** Runs the engine for one file at a time, in a thread that the command line can stop. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import type { Problem } from '#contract/problem.ts';
import type { DownloadKind, ProcessingStage } from '#contract/resume.ts';
import { makeDownload } from '../export/download.ts';
import { writeLinkedIn } from '../linkedin/linkedin.ts';
import { loadSpeller } from '../nlp/speller.ts';
import { enhance, processFile, type Processed } from '../pipeline.ts';
import { acceptAll } from '../suggest/decide.ts';
import { matchAds } from './ad-report.ts';
import type { FileOptions } from './command.ts';
import { fileReport, type FileReport, type Timings } from './file-report.ts';

export interface Job {
  file: string;
  options: FileOptions;
}

parentPort?.on('message', (job: Job) => {
  void answer(job).then((report) => parentPort!.postMessage(report));
});

async function answer(job: Job): Promise<FileReport> {
  const clock = stageClock();
  try {
    return await run(job, clock);
  } catch (error) {
    return unread(job.file, problemOf(error), clock.timings());
  }
}

function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return { code: missing ? 'not-found' : 'internal', message };
}

async function run({ file, options }: Job, clock: StageClock): Promise<FileReport> {
  if ((await stat(file)).size > MAX_UPLOAD_BYTES) {
    const message = 'Please choose a file smaller than 2MB.';
    return unread(file, { code: 'too-large', message }, clock.timings());
  }
  const bytes = new Uint8Array(await readFile(file));
  const settings = { speller: await loadSpeller(), chosenField: options.field };
  const outcome = await processFile(bytes, basename(file), { ...settings, onStage: clock.start });
  const timingsMs = clock.timings();
  if (!outcome.ok) return unread(file, outcome.problem, timingsMs);
  let done = outcome.value;
  if (options.acceptAll) {
    const { suggestions, questions } = done.proposals;
    const proposals = { suggestions: acceptAll(suggestions), questions };
    done = { ...done, proposals, enhanced: enhance(done.original.document, proposals, settings) };
  }
  const today = options.today ?? localDate(new Date());
  await writeExports(file, done, options, today);
  const profile = options.linkedin ? writeLinkedIn({ ...done.enhanced, today }) : undefined;
  const read = { document: done.enhanced.document, resume: done.enhanced.resume, today };
  const matches = options.ads.length > 0 ? await matchAds(options.ads, read) : undefined;
  return fileReport(file, done, timingsMs, { linkedin: profile, matches });
}

const unread = (file: string, problem: Problem, timingsMs: Timings): FileReport => ({
  file,
  format: null,
  problem,
  timingsMs,
});

async function writeExports(
  file: string,
  { enhanced, proposals: { suggestions } }: Processed,
  { docxDir, txtDir, pdfDir, cleanDir, template }: FileOptions,
  today: string,
): Promise<void> {
  const wanted: [DownloadKind, string | null, string][] = [
    ['word', docxDir, '.docx'],
    ['word-clean', docxDir, '.clean.docx'],
    ['text', txtDir, '.txt'],
    ['pdf', pdfDir, '.pdf'],
    ['word-clean', cleanDir, '.docx'],
  ];
  const input = {
    document: enhanced.document,
    resume: enhanced.resume,
    originalFileName: basename(file),
    score: enhanced.report.total,
    suggestionsApplied: suggestions.filter(({ accepted }) => accepted).length,
    suggestionsTotal: suggestions.length,
    today,
  };
  for (const [kind, folder, suffix] of wanted) {
    if (folder === null) continue;
    const made = await makeDownload(kind, input, { ...DEFAULT_OPTIONS, template });
    if (!made.ok) {
      process.stderr.write(`${file}: no ${kind}: ${made.problem.message}\n`);
      continue;
    }
    const name = basename(file, extname(file)) + suffix;
    await writeFile(join(folder, name), Buffer.from(made.value.contentBase64, 'base64'));
  }
}

interface StageClock {
  start: (stage: ProcessingStage) => void;
  timings: () => Timings;
}

/** Adds up the milliseconds of each stage, from its start to the next one's. */
function stageClock(): StageClock {
  const spent: Timings = { extract: 0, parse: 0, score: 0, suggest: 0, total: 0 };
  let stage: ProcessingStage | null = null;
  let since = performance.now();
  const stop = () => {
    const now = performance.now();
    if (stage && stage !== 'save') spent[stage] += now - since;
    spent.total += now - since;
    since = now;
  };
  const start = (next: ProcessingStage) => {
    stop();
    stage = next;
  };
  const timings = () => {
    stop();
    const tenths = (ms: number) => Math.round(ms * 10) / 10;
    return {
      extract: tenths(spent.extract),
      parse: tenths(spent.parse),
      score: tenths(spent.score),
      suggest: tenths(spent.suggest),
      total: tenths(spent.total),
    };
  };
  return { start, timings };
}

/** `YYYY-MM-DD` of the local day. */
function localDate(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
