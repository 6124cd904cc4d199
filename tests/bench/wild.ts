/** Fields, absurd readings and minimal cases of the public resumes beside the checkout, with the confidence of what was read. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { plainFields } from '#worker/export/plain-fields.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { confidenceTable, fieldTable, judgeReading, type Said, type Verdict } from './reading.ts';

const WILD = resolve(import.meta.dirname, '../../../shared/wild');

async function read(folder: string, file: string): Promise<ParsedResume | null> {
  const outcome = await extract(new Uint8Array(readFileSync(join(folder, file))), file);
  return outcome.ok ? parseResume(outcome.value) : null;
}

/** The truths of the wild as this bench writes them: an array with null is any of these, or nothing. */
function saidOf(
  truth: Said & { work?: Said['work'] | null; education?: Said['education'] | null },
): Said {
  const { work, education, skills, ...rest } = truth;
  return {
    ...rest,
    ...(work && { work }),
    ...(education && { education }),
    ...(skills && { skills }),
  };
}

async function readAll(out: string): Promise<Map<string, ParsedResume>> {
  const found = new Map<string, ParsedResume>();
  for (const folder of ['docs', 'cases'].map((name) => join(WILD, name)))
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.json')) continue;
      const resume = await read(folder, file);
      if (!resume) continue;
      const name = file.slice(0, -extname(file).length);
      found.set(name, resume);
      writeFileSync(join(out, `${name}.json`), JSON.stringify({ fields: plainFields(resume) }));
    }
  return found;
}

if (existsSync(join(WILD, 'truth.json'))) {
  const out = mkdtempSync(join(tmpdir(), 'bench-wild-'));
  const found = await readAll(out);
  const args = [
    join(WILD, 'score-wild.mjs'),
    out,
    ...(process.env.BENCH_WRONG ? ['--errors'] : []),
  ];
  console.log(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
  const truths: (Said & { file: string })[] = JSON.parse(
    readFileSync(join(WILD, 'truth.json'), 'utf8'),
  );
  const docs = truths.flatMap((truth): Verdict[] => {
    const resume = found.get(truth.file.replace(/\.[^.]+$/, ''));
    return resume ? judgeReading(resume, saidOf(truth)) : [];
  });
  const cases = readdirSync(join(WILD, 'cases'))
    .filter((file) => file.endsWith('.expect.json'))
    .flatMap((file): Verdict[] => {
      const resume = found.get(file.replace('.expect.json', ''));
      const said: Said = JSON.parse(readFileSync(join(WILD, 'cases', file), 'utf8'));
      return resume ? judgeReading(resume, saidOf(said)) : [];
    });
  console.log(`Minimal cases by field\n${fieldTable(cases).join('\n')}\n`);
  console.log(`Confidence, public resumes\n${confidenceTable(docs).join('\n')}\n`);
  console.log(`Confidence, minimal cases\n${confidenceTable(cases).join('\n')}\n`);
} else {
  console.log('skipped: the public resumes are not beside this checkout (../shared/wild)');
}
await import('./forms.ts');
