/** Grammar findings of an independent checker before and after rewriting the bench: they must not rise. */
import { performance } from 'node:perf_hooks';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { rewriteLines } from '#worker/rewrite/lines.ts';
import { BENCH_LINES } from '../lines/lines.ts';

const linter = new LocalLinter({ binary });
const changed = rewriteLines(BENCH_LINES.map(({ text }) => text)).filter(
  ({ before, after }) => before !== after,
);
let before = 0;
let after = 0;
for (const line of changed) {
  const was = (await linter.lint(line.before)).length;
  const is = (await linter.lint(line.after)).length;
  before += was;
  after += is;
  if (is > was) console.log(`${was} → ${is}  ${line.before} → ${line.after}`);
}
const sixty = changed.slice(0, 60).map((line) => line.before);
for (let round = 0; round < 20; round++) rewriteLines(sixty);
const start = performance.now();
for (let round = 0; round < 10; round++) rewriteLines(sixty);
const ms = (performance.now() - start) / 10;
console.log(
  `${changed.length} rewrites: findings ${before} → ${after}; 60 bullets in ${ms.toFixed(1)} ms`,
);
process.exitCode = after > before ? 1 : 0;
