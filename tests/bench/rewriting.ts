/** How long a resume of sixty bullets takes once the code is warm: its lines rewritten, and every suggestion priced. */
import { extract } from '#worker/extract/extract.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { assess, enhance, suggestFor } from '#worker/pipeline.ts';
import { dialectOf } from '#worker/rewrite/dialect.ts';
import { lineRewrites } from '#worker/suggest/line-rewrites.ts';
import { sixtyBulletResumes } from '#tests/builders/sixty-bullets.ts';

/** No text is measured twice, so that nothing remembered of it can help; the first few warm the code. */
const WARM_UP = 3;

const documents = await Promise.all(sixtyBulletResumes().map(read));
report(documents, process.argv.includes('--spelling') ? await loadSpeller() : null);

async function read(text: string): Promise<ExtractedDocument> {
  const found = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

function report(documents: readonly ExtractedDocument[], speller: Speller | null) {
  const rows = documents.map((document) => {
    const original = assess(document, { speller });
    const { report: _report, ...input } = original;
    const start = performance.now();
    lineRewrites({ ...input, speller, dialect: dialectOf(document.text) });
    const rewritten = performance.now();
    const suggestions = suggestFor(original, { speller });
    const priced = performance.now();
    enhance(document, suggestions, { speller });
    return { lines: rewritten - start, all: priced - rewritten, again: performance.now() - priced };
  });
  const warm = rows.slice(WARM_UP);
  const line = (['lines', 'all', 'again'] as const).map((key) => {
    const sorted = warm.map((row) => row[key]).toSorted((a, b) => a - b);
    return `${key} ${sorted[sorted.length >> 1]!.toFixed(1)} (${sorted.at(-1)!.toFixed(1)})`;
  });
  console.log(
    `60 bullets, ${speller ? 'with' : 'without'} spelling, median (longest) in ms: ${line.join(', ')}`,
  );
}
