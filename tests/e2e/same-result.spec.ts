/** The same file gives the same result: twice in the browser, and in the browser as in Node. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '#contract/resume.ts';
import { expect, processFile, test } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

const CLI = join(import.meta.dirname, '../../worker/cli.ts');

/** All that depends on the file alone. */
const comparable = ({ analysis, ...resume }: Resume) => ({
  ...resume,
  id: '',
  createdAt: '',
  analysis: { ...analysis, tookMs: 0 },
});

for (const { name, bytes } of SAMPLE_FILES) {
  test(`for ${name}, in Node and twice in the browser`, async ({ page, home }, testInfo) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, bytes);
    const { stdout } = spawnSync(process.execPath, [CLI, path, '--json'], { encoding: 'utf8' });
    const inNode = JSON.parse(stdout);
    await page.goto(home);
    const first = await processFile(page, name, bytes);
    expect(first.originalContent).toBe(inNode.text);
    expect(first.analysis?.original.checks).toMatchObject(inNode.score.checks);
    expect(first.atsScore).toBe(inNode.score.total);
    expect(first.suggestions).toMatchObject(inNode.suggestions);
    expect(first.enhancedContent).toBe(inNode.enhancedText);
    expect(first.enhancedAtsScore).toBe(inNode.enhancedScore);
    expect(first.analysis?.potentialAtsScore).toBe(inNode.potentialScore);

    await page.reload();
    const second = await processFile(page, name, bytes);
    expect(second.id).not.toBe(first.id);
    expect(comparable(second)).toEqual(comparable(first));
  });
}
