/** The same file gives the same result, to the byte: in Node, in Chromium, in Firefox, every time. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { findFirefox, startFirefox } from '../browsers/drivers.ts';
import { expect, leaked, test, uploadOf } from './guarded.ts';
import { comparable, processInPage, type ApiAnswer, type Job } from './process-in-page.ts';
import { SAMPLE_FILES } from './sample-files.ts';

const IN_NODE = join(import.meta.dirname, 'engine-in-node.ts');
const SHARED_SAMPLES = join(import.meta.dirname, '../../../shared/samples');
const FORMATS = ['pdf', 'docx', 'doc', 'pages', 'rtf', 'txt'];
const FIREFOX = findFirefox();

/** Whole answers of the API, as text, in the order of the files. */
type Results = string[];

function inNode(paths: string[]): Results {
  const args = [IN_NODE, ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  });
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => comparable(JSON.parse(line)));
}

type Evaluate = (job: Job) => Promise<ApiAnswer[]>;

async function inBrowser(evaluate: Evaluate, paths: string[]): Promise<Results> {
  const results: Results = [];
  for (const path of paths) {
    const request = uploadOf(basename(path), readFileSync(path));
    results.push(...(await evaluate({ request, runs: 1 })).map(comparable));
  }
  return results;
}

const chromium =
  (page: Page): Evaluate =>
  (job) =>
    page.evaluate(processInPage, job);

/** The app in Firefox, for as long as `use` needs it. */
async function withFirefox(home: string, use: (evaluate: Evaluate) => Promise<void>) {
  const firefox = (await startFirefox())!;
  try {
    await firefox.goto(home);
    await use((job) => firefox.evaluate(processInPage, job));
  } finally {
    await firefox.close();
  }
}

/** Five files of each format, spread over those there are. */
function sharedSamples(): string[] {
  return FORMATS.flatMap((format) => {
    const folder = join(SHARED_SAMPLES, format);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(`.${format}`))
      .sort();
    const chosen = [0, 1, 2, 3, 4].map((part) => names[Math.floor((part * names.length) / 5)]!);
    return [...new Set(chosen)].map((name) => join(folder, name));
  });
}

function writtenSamples(info: TestInfo): string[] {
  return SAMPLE_FILES.map(({ name, bytes }) => {
    const path = info.outputPath(name);
    writeFileSync(path, bytes);
    return path;
  });
}

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test(
  'a file of each format gives the same in Node and twice in Chromium',
  { tag: '@thorough' },
  async ({ page, home }, testInfo) => {
    const paths = writtenSamples(testInfo);
    const expected = inNode(paths);
    await page.goto(home);
    expect(await inBrowser(chromium(page), paths)).toEqual(expected);
    await page.reload();
    expect(await inBrowser(chromium(page), paths)).toEqual(expected);
  },
);

test(
  '50 runs over one file give the same in Chromium',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    await expectSameFifty(chromium(page));
  },
);

test(
  'thirty resumes of many makers give the same in Node and in Chromium',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.skip(!existsSync(SHARED_SAMPLES), 'needs the shared samples');
    test.slow();
    const paths = sharedSamples();
    await page.goto(home);
    expect(await inBrowser(chromium(page), paths)).toEqual(inNode(paths));
  },
);

test.describe('in Firefox', () => {
  test.skip(FIREFOX === null, 'no Firefox on this machine');

  test(
    'a file of each format gives the same as in Node',
    { tag: '@thorough' },
    async ({ home, server }, testInfo) => {
      const paths = writtenSamples(testInfo);
      await withFirefox(home, async (evaluate) => {
        expect(await inBrowser(evaluate, paths)).toEqual(inNode(paths));
      });
      expect(leaked(server)).toEqual([]);
    },
  );

  test(
    'thirty resumes of many makers give the same as in Node',
    { tag: '@thorough' },
    async ({ home }) => {
      test.skip(!existsSync(SHARED_SAMPLES), 'needs the shared samples');
      test.slow();
      const paths = sharedSamples();
      await withFirefox(home, async (evaluate) => {
        expect(await inBrowser(evaluate, paths)).toEqual(inNode(paths));
      });
    },
  );

  test('50 runs over one file give the same', { tag: '@thorough' }, async ({ home }) => {
    await withFirefox(home, expectSameFifty);
  });
});

async function expectSameFifty(evaluate: Evaluate): Promise<void> {
  const { name, bytes } = SAMPLE_FILES.find((file) => file.name.endsWith('.docx'))!;
  const runs = await evaluate({ request: uploadOf(name, bytes), runs: 50 });
  expect(new Set(runs.map(comparable)).size).toBe(1);
}
