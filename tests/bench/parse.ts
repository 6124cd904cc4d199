/** Field scores and confidence of the parser over the labelled corpus beside the checkout, by format, layout and source. */
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
import { spawnSync } from 'node:child_process';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import { calibrationTable, judge, type Judged, type Truth } from './calibration.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared/corpus');
/** Folders with docs/ and truth/; another labelled set may be named in their place. */
const SETS = process.env.BENCH_SET
  ? [process.env.BENCH_SET]
  : [join(SHARED, 'dev'), join(SHARED, 'dev2')];

const value = (parsed: Parsed | null) => parsed?.value ?? null;
const values = (list: Parsed[]) => list.map((parsed) => parsed.value);

function fieldsOf(resume: ParsedResume) {
  return {
    ...resume,
    name: value(resume.name),
    label: value(resume.label),
    email: value(resume.email),
    phone: value(resume.phone),
    location: value(resume.location),
    summary: value(resume.summary),
    urls: values(resume.urls),
    work: resume.work.map((role) => ({
      company: value(role.company),
      title: value(role.title),
      start: value(role.start),
      end: value(role.end) ?? (role.current ? 'present' : null),
      highlights: values(role.highlights),
    })),
    education: resume.education.map((school) => ({
      institution: value(school.institution),
      degree: value(school.degree),
      area: value(school.area),
      start: value(school.start),
      end: value(school.end),
    })),
    skills: values(resume.skills),
    certificates: values(resume.certificates),
    languages: values(resume.languages),
  };
}

/** Parses every document of the folder in this process; returns the folder of the results. */
async function parseAll(set: string, only: RegExp | null): Promise<string> {
  const docs = join(set, 'docs');
  const out = process.env.BENCH_OUT ?? mkdtempSync(join(tmpdir(), 'bench-parse-'));
  mkdirSync(out, { recursive: true });
  const times: number[] = [];
  const judged: Judged[] = [];
  for (const file of readdirSync(docs).sort()) {
    if (only && !only.test(file)) continue;
    const read = await extract(new Uint8Array(readFileSync(join(docs, file))), file);
    if (!read.ok) {
      console.log(`${file}: ${read.problem.code}`);
      continue;
    }
    parseResume(read.value);
    const begin = performance.now();
    const resume = parseResume(read.value);
    times.push(performance.now() - begin);
    const fields = fieldsOf(resume);
    const name = basename(file, extname(file));
    judged.push(...judge(resume, truthOf(set, name)));
    writeFileSync(join(out, `${name}.json`), JSON.stringify({ fields }));
    if (process.env.BENCH_TEXT) {
      const lines = read.value.lines.map((line) => JSON.stringify(line)).join('\n');
      writeFileSync(join(out, `${name}.lines`), `${read.value.text}\n\n${lines}`);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`parse alone, warm, ms: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`);
  console.log(`\n${calibrationTable(judged).join('\n')}\n`);
  const wrong = process.env.BENCH_WRONG ? judged.filter((it) => !it.right) : [];
  for (const { field, value, confidence } of wrong) console.log(confidence, field, value);
  return out;
}

function truthOf(set: string, name: string): Truth {
  const labelled: { fields: Truth } = JSON.parse(
    readFileSync(join(set, 'truth', `${name}.json`), 'utf8'),
  );
  return labelled.fields;
}

function table(set: string, parsed: string, ...options: string[]): void {
  const args = ['--truth', join(set, 'truth'), '--parsed', parsed, ...options];
  const { stdout } = spawnSync(process.execPath, [join(SHARED, 'score-parse.mjs'), ...args], {
    encoding: 'utf8',
  });
  console.log(stdout);
}

const [only, ...options] = process.argv.slice(3);
for (const set of SETS) {
  if (!existsSync(join(set, 'docs'))) {
    console.log(`skipped: ${basename(set)}, which is not beside this checkout (../shared/corpus)`);
    continue;
  }
  console.log(`== ${basename(set)}`);
  const parsed = await parseAll(set, only ? new RegExp(only) : null);
  if (only) table(set, parsed, '--only', only, '--by', 'source', ...options);
  else {
    table(set, parsed, '--by', 'format');
    table(set, parsed, '--formats', 'pdf', '--by', 'layout');
    if (process.env.BENCH_SET) table(set, parsed, '--formats', 'pdf', '--by', 'source');
  }
}
