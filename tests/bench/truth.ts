/**
 * Whether what is proposed stays true: facts invented or lost over all labelled people and their documents with everything
 * accepted, by the corpus' own checker, and how many of each kind of untruth the gate refuses: `npm run bench -- truth`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extract } from '#worker/extract/extract.ts';
import { truthGate } from '#worker/lint/gate.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess, enhance, suggestFor } from '#worker/pipeline.ts';
import { acceptAll } from '#worker/suggest/decide.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared');
const FOLDERS = ['corpus/dev/docs', 'corpus/dev2/docs', 'corpus/pairs', 'wild/docs', 'wild/cases'];

interface Found {
  kind: string;
  value: string;
}
interface Truth {
  compare: (
    original: string,
    enhanced: string,
  ) => Record<'invented' | 'lost' | 'warnings', Found[]>;
}

/** What no correction may do, each with a pattern that finds a place for it and the untruth put there. */
const UNTRUTHS: Record<string, readonly [RegExp, string | ((match: string) => string)]> = {
  'number changed': [/\b\d+\b/, (match) => String(Number(match) + 1)],
  'number dropped': [/\b\d[\d,.]*\s?%?\s/, ''],
  'number added': [/\b(?=(?:the|a) )/, '12 of '],
  'percent to points': [/%/, ' points'],
  'period changed': [
    /\b(?:daily|weekly|monthly)\b|\b(?:day|week|month)\b/,
    (match) => (match.startsWith('m') ? match.replace('month', 'week') : 'monthly'),
  ],
  'hedge dropped': [/\b(?:about|up to|nearly|approximately|over) (?=\d)/i, ''],
  'credit taken': [/\b(?:Helped|Assisted|Supported) (?:to |with |in )?(?=\p{L})/u, 'Led '],
  'negation dropped': [/\b(?:not|no|without|never) /, ''],
  'direction turned': [/\b(?:increased|raised|grew)\b/i, 'reduced'],
  'praise added': [/$/, ' successfully, exceeding expectations'],
  'tool added': [/$/, ' using Salesforce'],
  'clause dropped': [/, [^,]{12,}$/, ''],
};

if (existsSync(SHARED)) await main();
else console.log(`Skipped: the labelled corpus is not beside the checkout (${SHARED}).`);

async function main() {
  const speller = await loadSpeller();
  const { compare }: Truth = await import(
    pathToFileURL(join(SHARED, 'judge/check-truth.mjs')).href
  );
  const counts = { invented: 0, lost: 0, warnings: 0 };
  const tried = new Map<string, [refused: number, all: number]>();
  let resumes = 0;
  for (const path of FOLDERS.flatMap(filesIn)) {
    const read = await extract(new Uint8Array(readFileSync(path)), path);
    if (!read.ok) continue;
    const original = assess(read.value, { speller });
    if (original.report.total === null) continue;
    resumes += 1;
    const { suggestions, questions } = suggestFor(original, { speller });
    const accepted = { suggestions: acceptAll(suggestions), questions };
    const enhanced = enhance(read.value, accepted, { speller }).document.text;
    const found = compare(read.value.text, enhanced);
    for (const kind of ['invented', 'lost', 'warnings'] as const) {
      counts[kind] += found[kind].length;
      if (kind === 'warnings') continue;
      for (const { kind: what, value } of found[kind]) {
        console.log(`  ${basename(path)}: ${kind}: ${what}: ${value}`);
      }
    }
    const bullets = original.resume.work.flatMap(({ highlights }) => highlights);
    for (const { value } of bullets) mutate(value, tried);
  }
  console.log(`${resumes} resumes, all accepted: ${JSON.stringify(counts)}`);
  console.log('\nUntruths that the gate refuses:');
  for (const [kind, [refused, all]] of tried) {
    const share = `${((100 * refused) / all).toFixed(1)} %`;
    console.log(`  ${kind.padEnd(20)} ${String(refused).padStart(5)} of ${all}  ${share}`);
  }
}

function filesIn(folder: string): string[] {
  const path = join(SHARED, folder);
  return existsSync(path) ? readdirSync(path).map((file) => join(path, file)) : [];
}

function mutate(line: string, tried: Map<string, [number, number]>) {
  for (const [kind, [pattern, put]] of Object.entries(UNTRUTHS)) {
    if (!pattern.test(line)) continue;
    const untrue =
      typeof put === 'string' ? line.replace(pattern, put) : line.replace(pattern, put);
    if (untrue === line) continue;
    const [refused, all] = tried.get(kind) ?? [0, 0];
    tried.set(kind, [refused + Number(truthGate(line, untrue) !== null), all + 1]);
  }
}
