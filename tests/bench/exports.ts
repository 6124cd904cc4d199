/**
 * Exports every document of a set and reads the files back:
 * `npm run bench -- exports [dev|dev2|public|own|FOLDER]… [--losses N] [--only REGEX] [--keep FOLDER] [--no-office]`.
 * Prints what came back of what was read in the enhanced text; where the truth is known, what is right by it in the
 * original, the enhanced text and the made files; what other programs read; what the files score; how long they take.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import type { DownloadKind } from '#contract/resume.ts';
import { makeDownload, type DownloadInput } from '#worker/export/download.ts';
import { extract } from '#worker/extract/extract.ts';
import { checkLines, linesOf } from '#worker/export/line-check.ts';
import { plainFields } from '#worker/export/plain-fields.ts';
import { compareFields, type Loss } from '#worker/export/round-trip.ts';
import { bestSheet } from '#worker/export/sheet/best-sheet.ts';
import { textOfSheet } from '#worker/export/sheet/sheet-text.ts';
import { loadLexicon } from '#worker/nlp/line/lexicon.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { assess, enhance, processFile } from '#worker/pipeline.ts';
import { acceptAll } from '#worker/suggest/decide.ts';
import { OtherReaders, wordsOf } from './export-readers.ts';
import { judgeReading, type Said, type Verdict } from './reading.ts';

const KINDS: DownloadKind[] = ['word', 'word-clean', 'pdf', 'text'];
const SHARED = resolve(import.meta.dirname, '../../../shared');
const OWN = resolve(import.meta.dirname, '..');
const SETS: Record<string, string[]> = {
  dev: [join(SHARED, 'corpus/dev/docs')],
  dev2: [join(SHARED, 'corpus/dev2/docs')],
  public: [join(SHARED, 'wild/docs'), join(SHARED, 'wild/cases')],
  own: [join(OWN, 'fixtures/forms'), join(OWN, 'golden/resumes')],
};

const args = process.argv.slice(3);
const valueOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const shown = Number(valueOf('--losses') ?? 0);
const only = new RegExp(valueOf('--only') ?? '');
const firstOption = args.findIndex((arg) => arg.startsWith('--'));
const named = firstOption < 0 ? args : args.slice(0, firstOption);
const folders = (named.length > 0 ? named : Object.keys(SETS)).flatMap(
  (name) => SETS[name] ?? [name],
);

const tally = new Map<string, { expected: number; found: number }>();
const losses: (Loss & { file: string; kind: DownloadKind })[] = [];
/** Processor milliseconds. */
const took: Record<'Word' | 'PDF', number[]> = { Word: [], PDF: [] };
/** Lines that came back under their heading, of the files for employers. */
const lines = { expected: 0, found: 0 };
const misplaced: string[] = [];
/** PDFs that were refused for a sign that the fonts lack. */
let refused = 0;
/** Files for employers that score less than the enhanced text. */
const worse: string[] = [];
/** Scores of enhanced text and PDF, by whether the original stands in columns or tables. */
const gains = new Map<string, { text: number; pdf: number; files: number }>();
const readers = new OtherReaders();
/** Words of the enhanced text that a file lacks, by file. */
const missing: string[] = [];
/** Verdicts by the truth, by what was read. */
const verdicts = new Map<string, Verdict[]>();
let files = 0;
const percent = (found: number, expected: number): string =>
  `${(expected === 0 ? 100 : (100 * found) / expected).toFixed(2)} %`;

await loadLexicon();
for (const folder of folders) {
  if (!existsSync(folder)) console.log(`skipped: ${folder} is not there`);
  else for (const file of readdirSync(folder).toSorted()) await measureFile(join(folder, file));
}
if (!args.includes('--no-office')) readers.office();
report();

async function measureFile(path: string): Promise<void> {
  if (extname(path) === '.json' || !only.test(path)) return;
  const options = { speller: null };
  const outcome = await processFile(new Uint8Array(readFileSync(path)), path, options);
  if (!outcome.ok) return;
  const { original, proposals } = outcome.value;
  const suggestions = acceptAll(proposals.suggestions);
  const accepted = { suggestions, questions: proposals.questions };
  const { document, resume, report } = enhance(original.document, accepted, options);
  const input = {
    document,
    resume,
    originalFileName: path,
    score: report.total,
    suggestionsApplied: suggestions.filter((it) => it.accepted).length,
    suggestionsTotal: suggestions.length,
    today: '2026-01-31',
  };
  files += 1;
  const said = truthOf(path);
  if (said) judgeAs('original', original.resume, said);
  if (said) judgeAs('enhanced', resume, said);
  for (const kind of KINDS) await measure(path, kind, input, said);
}

/** What the document says, where somebody wrote it down. */
function truthOf(path: string): Said | null {
  const name = basename(path, extname(path));
  const labelled = join(path, '../../truth', `${name}.json`);
  if (existsSync(labelled)) {
    const { fields }: { fields: Said } = JSON.parse(readFileSync(labelled, 'utf8'));
    const { name: own, email, phone, work, education } = fields;
    return { name: own, email, phone, ...(work && { work }), ...(education && { education }) };
  }
  const wild = join(path, '../../truth.json');
  if (!existsSync(wild)) return null;
  const all: (Said & { file: string })[] = JSON.parse(readFileSync(wild, 'utf8'));
  const said = all.find(({ file }) => file === basename(path));
  if (!said) return null;
  const { skills: _skills, location: _location, work, education, ...rest } = said;
  return { ...rest, ...(work && { work }), ...(education && { education }) };
}

function judgeAs(what: string, resume: ParsedResume, said: Said): void {
  verdicts.set(what, [...(verdicts.get(what) ?? []), ...judgeReading(resume, said)]);
}

async function measure(
  path: string,
  kind: DownloadKind,
  input: DownloadInput,
  said: Said | null,
): Promise<void> {
  const file = basename(path);
  const before = process.cpuUsage();
  const made = await makeDownload(kind, input);
  const used = process.cpuUsage(before);
  if (!made.ok && made.problem.code === 'missing-glyphs') {
    refused += 1;
    return;
  }
  if (!made.ok) throw new Error(made.problem.message);
  if (kind !== 'text') took[kind === 'pdf' ? 'PDF' : 'Word'].push((used.user + used.system) / 1000);
  const bytes = new Uint8Array(Buffer.from(made.value.contentBase64, 'base64'));
  const kept = valueOf('--keep');
  if (kept) writeFileSync(join(kept, `${file}.${extname(made.value.fileName).slice(1)}`), bytes);
  const back = await extract(bytes, made.value.fileName);
  if (!back.ok) throw new Error(back.problem.message);
  const read = assess(back.value, { speller: null });
  const trip = compareFields(plainFields(input.resume), plainFields(read.resume));
  for (const { field, expected, found } of trip.recovered) {
    for (const key of [`${kind} ${field}`, `${kind} ALL`]) {
      const count = tally.get(key) ?? { expected: 0, found: 0 };
      tally.set(key, { expected: count.expected + expected, found: count.found + found });
    }
  }
  losses.push(...trip.losses.map((loss) => ({ ...loss, file, kind })));
  const words = new Set(wordsOf(back.value.text));
  // What a file leaves out on purpose is no loss: page numbers, rules, 'profile pic', the label of a name.
  const sent = linesOf(input).flatMap(({ text }) => wordsOf(text));
  const gone = sent.filter((word) => !words.has(word));
  if (gone.length > 0) missing.push(`${kind} ${file}: ${gone.join(' ')}`);
  if (kind !== 'pdf' && kind !== 'word-clean') return;

  if (said) judgeAs(kind, read.resume, said);
  const sheet = await bestSheet(input.document, input.resume, DEFAULT_OPTIONS);
  const ours = wordsOf(textOfSheet(sheet));
  if (kind === 'pdf') readers.pdf(file, bytes, ours);
  else await readers.word(file, bytes, ours);
  const check = checkLines(input, read);
  lines.expected += check.lines.expected;
  lines.found += check.lines.found;
  misplaced.push(...check.missing.map((line) => `${kind} ${file}: ${line}`));
  const score = read.report.total ?? 0;
  if (score < (input.score ?? 0)) worse.push(`${kind} ${file}: ${input.score} → ${score}`);
  if (kind === 'pdf') gained(input, score);
}

function gained({ document: { signals }, score }: DownloadInput, pdf: number): void {
  const form = signals.columns > 1 ? 'columns' : signals.tables > 0 ? 'tables' : 'one column';
  const sum = gains.get(form) ?? { text: 0, pdf: 0, files: 0 };
  gains.set(form, { text: sum.text + (score ?? 0), pdf: sum.pdf + pdf, files: sum.files + 1 });
}

function report(): void {
  const fields = [...new Set([...tally.keys()].map((key) => key.split(' ')[1]!))];
  console.log(`${files} documents of ${folders.join(', ')}`);
  console.log('\nThe same as in the enhanced text:');
  console.log('field'.padEnd(24) + KINDS.map((kind) => kind.padStart(24)).join(''));
  for (const field of fields) {
    const cells = KINDS.map((kind) => {
      const { expected, found } = tally.get(`${kind} ${field}`) ?? { expected: 0, found: 0 };
      return `${found}/${expected} ${percent(found, expected)}`.padStart(24);
    });
    console.log(field.padEnd(24) + cells.join(''));
  }
  reportTruth();
  reportReaders();
  for (const [what, times] of Object.entries(took)) {
    const sorted = times.slice(2).toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0) ?? '-';
    console.log(
      `${what}, processor time, warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
    );
  }
  console.log(
    `lines back under their heading: ${lines.found} of ${lines.expected}, ${percent(lines.found, lines.expected)}`,
  );
  console.log(
    `PDFs refused for a missing sign: ${refused}; files that score less: ${worse.length}`,
  );
  for (const [form, { text, pdf, files: all }] of gains) {
    console.log(
      `${form}: ${all} originals, mean score as enhanced ${(text / all).toFixed(1)}, as PDF ${(pdf / all).toFixed(1)}`,
    );
  }
  const names = new Set(losses.map(({ file, kind }) => `${kind} ${file}`));
  console.log(`files with a loss: ${names.size} of ${files * KINDS.length}`);
  console.log(`files that lack a word: ${missing.length}`);
  if (shown === 0) return;
  for (const list of [worse, misplaced, missing, readers.unlike]) console.log(list.join('\n'));
  for (const { file, kind, field, expected, found } of losses.slice(0, shown)) {
    console.log(`${kind} ${file} ${field}\n  - ${expected}\n  + ${found}`);
  }
}

function reportTruth(): void {
  if (verdicts.size === 0) return;
  console.log('\nRight by the truth, of what the document says:');
  const all = [...verdicts.values()].flat();
  const fields = [...new Set(all.map(({ field }) => field))];
  console.log('field'.padEnd(24) + [...verdicts.keys()].map((what) => what.padStart(24)).join(''));
  for (const field of [...fields, 'ALL']) {
    const cells = [...verdicts.values()].map((list) => {
      const some = list.filter((it) => field === 'ALL' || it.field === field);
      const said = some.filter(({ outcome }) => outcome !== 'invented').length;
      const right = some.filter(({ outcome }) => outcome === 'right').length;
      return `${right}/${said} ${percent(right, said)}`.padStart(24);
    });
    console.log(field.padEnd(24) + cells.join(''));
  }
}

function reportReaders(): void {
  console.log('\nWords in our order:');
  for (const [reader, { files: all, same, expected, found }] of readers.counts) {
    const share = `${found} of ${expected} ${percent(found, expected)}`;
    console.log(`${reader.padEnd(30)}${share.padStart(28)}   all alike in ${same} of ${all} files`);
  }
}
