/** The app as one file: opened from the disk, without a host, a service worker or anything beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SINGLE_FILE_NAME } from '#contract/single-file.ts';
import { DIST, expect, SINGLE_FILE, test, untilOffline, uploadOf } from './guarded.ts';
import { comparable, processInPage } from './process-in-page.ts';
import { SAMPLE_FILES } from './sample-files.ts';

/**
 * Most that the file may weigh, in bytes of gzip: four fifths of it are the engine with its word lists and fonts. Tables
 * of corrections that help more people are worth their 30 KB; a visit by the network loads no more before the first file.
 */
const BUDGET_BYTES = 2_800_000;

const FILE = readFileSync(join(DIST, SINGLE_FILE_NAME));
const TESTS = join(import.meta.dirname, '..');

/** A file of each format, and as many resumes in plain text as make twenty. */
function twentyFiles(): { name: string; bytes: Uint8Array }[] {
  const folders = ['golden/resumes', 'fixtures/forms'].map((folder) => join(TESTS, folder));
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => join(folder, name)),
  );
  return [
    ...SAMPLE_FILES,
    ...texts.map((path) => ({ name: basename(path), bytes: readFileSync(path) })),
  ].slice(0, 20);
}

async function resultsIn(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const results: string[] = [];
  for (const { name, bytes } of twentyFiles()) {
    const answers = await page.evaluate(processInPage, { request: uploadOf(name, bytes), runs: 1 });
    results.push(...answers.map(comparable));
  }
  return results;
}

const give = (page: Page, { name, mimeType, bytes }: (typeof SAMPLE_FILES)[number]) =>
  page.getByLabel('Resume file').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });

const results = (page: Page) => page.getByRole('heading', { name: 'Enhancement Results' });

async function download(page: Page, name: string): Promise<string> {
  const button = page.getByRole('button', { name, exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file.suggestedFilename();
}

test('weighs what the budget says, and allows no connection', () => {
  const bytes = gzipSync(FILE, { level: 9 }).length;
  console.log(`${SINGLE_FILE_NAME}: ${(bytes / 1e6).toFixed(2)} MB gzip`);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  expect((FILE.length / 1e6).toFixed(0), 'the privacy panel says about 7 MB').toBe('7');
  const head = FILE.toString('utf8', 0, 1500);
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(head)?.[1] ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src( 'sha256-[\w+/]+=*'){2}$/),
    'worker-src blob:',
    expect.stringMatching(/^style-src 'sha256-[\w+/]+=*'$/),
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test(
  'gives the same as the hosted app for twenty files',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.slow();
    const expected = await resultsIn(page, home);
    expect(expected).toHaveLength(20);
    expect(await resultsIn(page, SINGLE_FILE)).toEqual(expected);
  },
);

test(
  'takes a resume from upload to downloads, and keeps it over a reload',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(SINGLE_FILE);
    await give(page, SAMPLE_FILES[0]!);
    await expect(results(page)).toBeVisible();
    await page.getByRole('tab', { name: /^Suggestions/ }).click();
    await page.getByRole('button', { name: 'Apply All Changes' }).click();
    await page.getByRole('tab', { name: /^LinkedIn/ }).click();
    await page.getByRole('button', { name: /^Generate LinkedIn profile/ }).click();
    await expect(page.getByText(/\d+\/120/)).toBeVisible();
    expect(await download(page, 'Download Enhanced')).toBe('enhanced_leonie.txt');
    expect(await download(page, 'Generate Final Resume')).toMatch(/^enhanced_resume_.*\.docx$/);
    await page.getByRole('button', { name: 'Download for employers' }).click();
    await expect(page.locator('img.preview-page').first()).toBeVisible();
    expect(await download(page, 'Download PDF')).toMatch(/\.pdf$/);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(results(page)).toBeVisible();
    await expect(page.getByRole('tab', { name: /^LinkedIn/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test('goes from page to page behind the #, and back', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(SINGLE_FILE);
  await page.getByRole('link', { name: 'Examples' }).click();
  await expect(page).toHaveURL(`${SINGLE_FILE}#/examples`);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SINGLE_FILE}#/examples`);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.goto(`${SINGLE_FILE}#/how-it-works#score`);
  await page.reload();
  await expect(page.locator('#score')).toBeInViewport();
  await page.goto(`${SINGLE_FILE}#/?demo`);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
});

test('restores what the hosted app has backed up', { tag: '@thorough' }, async ({ page, home }) => {
  await page.goto(home);
  await give(page, SAMPLE_FILES[2]!);
  await expect(results(page)).toBeVisible();
  const openPanel = () => page.getByRole('button', { name: /nothing leaves this device/ }).click();
  await openPanel();
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  await page.goto(SINGLE_FILE);
  await openPanel();
  await expect(page.getByText('Works offlineyes')).toBeVisible();
  await page.getByLabel('Backup file').setInputFiles(await backup.path());
  await expect(page.getByText('Backup restored: 1 resume added.', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /leonie/ }).click();
  await expect(results(page)).toBeVisible();
});

test(
  'is offered by the hosted app, before and after that works offline, and is not stored',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    for (const moment of ['first visit', 'later']) {
      await page.getByRole('button', { name: /nothing leaves this device/ }).click();
      const link = page.getByRole('link', { name: `Download ${SINGLE_FILE_NAME}` });
      const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(file.suggestedFilename()).toBe(SINGLE_FILE_NAME);
      expect(readFileSync(await file.path()).equals(FILE), moment).toBe(true);
      await untilOffline(page);
      await page.reload();
    }
    const fetched = server.requests.filter(({ url }) => url === `/${SINGLE_FILE_NAME}`);
    expect(fetched, 'once for each press').toHaveLength(2);
  },
);
