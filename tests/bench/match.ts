/** Matching of job ads: figures against the labelled ads where they are, and times with a warm engine. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { matchResume, matchText, resumeSide } from '#worker/ad/ad.ts';
import { readAd } from '#worker/ad/read/read-ad.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';

const [, , , ...given] = process.argv;
const flags = given.filter((one) => one.startsWith('--'));
/**
 * The labelled ads, or other ones of the same form: `npm run bench -- match FOLDER`. What the
 * scorer understands is handed on: `--verbose` tells each row that is wrong.
 */
const BESIDE = resolve(
  given.find((one) => !flags.includes(one)) ??
    join(import.meta.dirname, '../../../shared/jobmatch'),
);
/** Without links in it: the scorer tells by its path whether it was started. */
const LABELLED = existsSync(BESIDE) ? realpathSync(BESIDE) : BESIDE;
const TODAY = '2026-11-01';
const RUNS = 60;

if (existsSync(LABELLED)) await main();
else console.log(`Skipped: the labelled ads are not beside the checkout (${LABELLED}).`);

async function main() {
  const folder = join(LABELLED, 'dev');
  const out = mkdtempSync(join(tmpdir(), 'match-'));
  const pairs = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.truth.json'))) {
    const name = file.replace('.truth.json', '');
    const { person }: { person: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const ad = readFileSync(join(folder, `${name}.ad.txt`), 'utf8');
    const path = join(LABELLED, 'resumes/dev', `${person}.txt`);
    const read = await extract(new Uint8Array(readFileSync(path)), path);
    if (!read.ok) throw new Error(read.problem.message);
    const resume = { document: read.value, resume: parseResume(read.value, []), today: TODAY };
    pairs.push({ ad, resume });
    const matched = matchResume(ad, resume);
    const requirements = matched.ok
      ? matched.value.requirements.map((one) => ({
          ...one,
          evidence: one.evidence.map(({ quote }) => quote),
        }))
      : [];
    writeFileSync(join(out, `${name}.json`), JSON.stringify({ requirements }));
  }
  const scorer = spawnSync(process.execPath, [join(LABELLED, 'score-match.mjs'), out, ...flags], {
    encoding: 'utf8',
  });
  console.log(scorer.stdout);
  rmSync(out, { recursive: true });
  times(pairs);
}

/** Each text is made new by a word, so that nothing remembered shortens its time. */
function times(pairs: { ad: string; resume: Parameters<typeof matchResume>[1] }[]) {
  const all = (text: string) => text.split(/\s+/).length;
  const longest = pairs.toSorted((a, b) => all(b.ad) - all(a.ad))[0]!;
  const side = resumeSide(longest.resume.document, longest.resume.resume, TODAY);
  let turn = 0;
  const fresh = (text: string) =>
    text.replaceAll('experience', `experience${turn++ % 2 ? '' : ' '}`) + `\n${turn}`;
  const report = (what: string, run: (text: string) => unknown, text: string, runs = RUNS) => {
    for (let i = 0; i < 5; i++) run(fresh(text));
    const took = Array.from({ length: runs }, () => {
      const input = fresh(text);
      const start = performance.now();
      run(input);
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))]!;
    console.log(`${what}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`);
  };
  const { ad } = longest;
  report(`read an ad of ${all(ad)} words`, readAd, ad);
  report('match it', (text) => matchText({ text, cut: false }, side, {}), ad);
  const large = ad.repeat(Math.ceil(30_000 / ad.length)).slice(0, 29_900);
  report('match 30,000 characters', (text) => matchText({ text, cut: false }, side, {}), large, 12);
}
