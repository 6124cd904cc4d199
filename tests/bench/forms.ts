/** How much of the project's own forms is read rightly, by field, and each error with `BENCH_WRONG`. */
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { readForms } from '#tests/fixtures/forms.ts';
import { confidenceTable, fieldTable, judgeReading, type Verdict } from './reading.ts';

const all: Verdict[] = [];
for (const { name, text, said } of readForms()) {
  const read = await extract(new TextEncoder().encode(text), `${name}.txt`);
  if (!read.ok) throw new Error(`${name}: ${read.problem.code}`);
  const verdicts = judgeReading(parseResume(read.value), said);
  all.push(...verdicts);
  const right = verdicts.filter(({ outcome }) => outcome === 'right').length;
  console.log(`${name.padEnd(20)}${right}/${verdicts.length}`);
  if (!process.env.BENCH_WRONG) continue;
  for (const { field, outcome, wanted, found, confidence } of verdicts)
    if (outcome !== 'right')
      console.log(`    ${field} ${outcome}: want «${wanted}» got «${found}» ${confidence ?? ''}`);
}
console.log(`\nOwn forms by field\n${fieldTable(all).join('\n')}\n`);
console.log(`Confidence, own forms\n${confidenceTable(all).join('\n')}`);
