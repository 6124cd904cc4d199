/** Whether the score ranks the labelled corpus as it should, what layouts do to it, and how fast it is. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ScoreReport } from '#contract/resume.ts';
import { editDocument } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { scoreResume } from '#worker/score/score.ts';
import { assess, type AssessOptions } from '#worker/pipeline.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared/corpus');
/** Words of a resume of two pages; the budget for its terms and score, the code being warm, is 30 ms. */
const TWO_PAGES = [550, 1000] as const;
const CONTENT = new Set(['structure', 'evidence', 'findability', 'language']);

if (existsSync(SHARED)) await main();
else console.log(`Skipped: the labelled corpus is not beside the checkout (${SHARED}).`);

async function main() {
  const options = { speller: await loadSpeller() };
  const texts = renderTexts();
  const documents = new Map<string, ExtractedDocument>();
  for (const file of readdirSync(texts)) {
    const document = await read(join(texts, file), file);
    if (document) documents.set(file.replace('.txt', ''), document);
  }
  timing([...documents.values()], options);
  await twoPages(options);
  order(documents, options);
  findings(documents, options);
  await layouts(options);
}

function renderTexts(): string {
  const out = mkdtempSync(join(tmpdir(), 'bench-score-'));
  const files = ['personas', 'rewritten', 'variants'].flatMap((folder) =>
    readdirSync(join(SHARED, folder)).map((file) => join(SHARED, folder, file)),
  );
  // The script runs only under its own real path.
  spawnSync(process.execPath, [realpathSync(join(SHARED, 'render-text.mjs')), out, ...files]);
  return out;
}

async function read(path: string, name: string): Promise<ExtractedDocument | null> {
  const outcome = await extract(new Uint8Array(readFileSync(path)), name);
  return outcome.ok ? outcome.value : null;
}

/** (a) The order of personas, rewrites and variants, by the corpus' own scorer. */
function order(documents: Map<string, ExtractedDocument>, options: AssessOptions) {
  const scores = Object.fromEntries(
    [...documents].map(([id, document]) => [id, assess(document, options).report.total]),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'bench-score-')), 'scores.json');
  writeFileSync(file, JSON.stringify(scores));
  const scorer = [join(SHARED, 'score-order.mjs'), '--scores', file, '--margin', '5'];
  console.log(spawnSync(process.execPath, scorer, { encoding: 'utf8' }).stdout);
}

/** (e) What the checks of language and layout say about resumes that were written well. */
function findings(documents: Map<string, ExtractedDocument>, options: AssessOptions) {
  const quality: Record<string, { quality: string }> = JSON.parse(
    readFileSync(join(SHARED, 'quality.json'), 'utf8'),
  );
  const clean = [...documents].filter(
    ([id]) => quality[id]?.quality === 'excellent' || id.endsWith('.rewritten'),
  );
  console.log('Findings of language and layout checks on well-written texts:');
  for (const [id, document] of clean) {
    const { checks } = assess(document, options).report;
    for (const check of checks) {
      if (check.category !== 'language' && check.category !== 'machine-readability') continue;
      for (const { quote, message } of check.findings) {
        console.log(`  ${id}: ${check.id}: ${quote ?? ''} → ${message}`);
      }
    }
  }
}

/** (b) One person in every layout: what is read decides, not how it looks. */
async function layouts(options: AssessOptions) {
  const byPerson = new Map<string, { layout: string; report: ScoreReport }[]>();
  for (const file of readdirSync(join(SHARED, 'dev/docs')).sort()) {
    const document = await read(join(SHARED, 'dev/docs', file), file);
    if (!document) continue;
    const [layout = '', person = ''] = file.replace(/\.\w+$/, '').split('--');
    const list = byPerson.get(person) ?? [];
    list.push({ layout, report: assess(document, options).report });
    byPerson.set(person, list);
  }
  console.log('\nOne person over all layouts (points of the content categories):');
  const detail = process.argv.includes('--detail');
  for (const [person, list] of byPerson) {
    const content = list.map(({ report }) => contentOf(report));
    const spread = Math.max(...content) - Math.min(...content);
    const mark = spread > 8 ? '  OVER 8' : '';
    const range = `${Math.min(...content).toFixed(1)}–${Math.max(...content).toFixed(1)}`;
    console.log(
      `${person.padEnd(22)} ${String(list.length).padStart(3)} layouts ${range}, spread ${spread.toFixed(1)}${mark}`,
    );
    if (!detail) continue;
    const best = list[content.indexOf(Math.max(...content))]!.report;
    for (const { layout, report } of list) {
      const lost = report.checks.flatMap((check, index) => {
        const delta = check.points - best.checks[index]!.points;
        return CONTENT.has(check.category) && Math.abs(delta) > 0.4
          ? [`${check.id} ${delta.toFixed(1)}${check.status === 'skipped' ? ' skipped' : ''}`]
          : [];
      });
      console.log(
        `    ${layout.padEnd(16)} ${String(report.total).padStart(3)} content ` +
          `${contentOf(report).toFixed(1)} machine ${report.categories[0]!.points}  ` +
          lost.join(', '),
      );
    }
  }
}

/** Points of the content categories out of 77; what was skipped is left out, as in the score. */
function contentOf({ categories }: ScoreReport): number {
  const content = categories.filter(({ id }) => CONTENT.has(id));
  const sum = (key: 'points' | 'max') => content.reduce((total, it) => total + it[key], 0);
  return (77 * sum('points')) / Math.max(1, sum('max'));
}

/** Milliseconds to recognise terms and to score: new text, known text, and one line edited; parsing is not counted. */
function timing(documents: ExtractedDocument[], options: AssessOptions) {
  const first: number[] = [];
  const again: number[] = [];
  const edited: number[] = [];
  for (const [index, document] of documents.entries()) {
    const line = document.lines.find(({ text }) => text.length > 40) ?? document.lines[0]!;
    const end = line.start + line.text.length;
    const text = `${line.text} and ${index} further matters`;
    const changed = editDocument(document, [{ start: line.start, end, text }]);
    first.push(scoringTime(document, options));
    again.push(scoringTime(document, options));
    edited.push(scoringTime(changed, options));
  }
  console.log(
    `\nTerms and score, ms (median / slowest): new text ${summary(first)}, known text ${summary(again)}, one line edited ${summary(edited)}`,
  );
}

/** Resumes of some 700 words, each new to every memory of lines, in a process that has scored others. */
async function twoPages(options: AssessOptions) {
  const times: number[] = [];
  const words: number[] = [];
  for (const folder of ['corpus/dev/docs', 'samples/docx', 'samples/doc', 'samples/pdf']) {
    const path = join(SHARED, '..', folder);
    for (const file of existsSync(path) ? readdirSync(path).sort() : []) {
      const document = await read(join(path, file), file);
      const length = document?.text.split(/\s+/).length ?? 0;
      if (!document || length < TWO_PAGES[0] || length > TWO_PAGES[1]) continue;
      if (parseResume(document).kind !== 'resume') continue;
      words.push(length);
      times.push(scoringTime(document, options));
    }
  }
  const median = words.toSorted((a, b) => a - b)[words.length >> 1];
  console.log(
    `Two-page resumes, ${times.length} files of ${median} words (median): ${summary(times)} ms\n`,
  );
}

function scoringTime(document: ExtractedDocument, options: AssessOptions): number {
  const resume = parseResume(document);
  const start = performance.now();
  const keywords = findKeywords(document, resume);
  scoreResume({ document, resume, keywords, speller: options.speller });
  return performance.now() - start;
}

function summary(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[sorted.length >> 1]!.toFixed(2)} / ${sorted.at(-1)!.toFixed(2)}`;
}
