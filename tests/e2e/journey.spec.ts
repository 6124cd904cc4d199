/** A visitor's way through the app, by role and name: upload, results, decisions, downloads. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readDocument } from '../fixtures/read.ts';
import { callApi, expect, test } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

/** Chooses a file as a visitor does and waits for its results. */
async function upload(page: Page, home: string, file = SAMPLE_FILES[2]!): Promise<void> {
  await page.goto(home);
  await expect(page.getByText('No Resume Uploaded')).toBeVisible();
  await choose(page, file);
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
}

const choose = (page: Page, { name, mimeType, bytes }: (typeof SAMPLE_FILES)[number]) =>
  page.getByLabel('Resume file').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

// The same without a server stands in the quick tier (unplugged.spec.ts).
test('from a file of each format to its results', { tag: '@thorough' }, async ({ page, home }) => {
  await page.goto(home);
  for (const file of SAMPLE_FILES) {
    await test.step(file.name, async () => {
      await choose(page, file);
      await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(file.name);
      await expect(page.getByRole('tab', { selected: true })).toContainText('Before');
      await expect(page.getByText('Havel Druck').first()).toBeVisible();
      for (const name of ['ATS Score', 'Keywords Added', 'Improvements', 'Sections Enhanced']) {
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      }
      await page.getByRole('button', { name: 'New resume' }).click();
    });
  }
});

test('shows the analysing card while the engine works; cancelling stops it and keeps nothing', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const { bytes } = SAMPLE_FILES[2]!;
  const long = (lines: number) =>
    Buffer.concat([Buffer.from(bytes), Buffer.from('- Planned 3 shifts\n'.repeat(lines))]);
  const chooseLong = (name: string, lines: number) =>
    choose(page, { name, mimeType: 'text/plain', bytes: long(lines) });
  await chooseLong('endless.txt', 60_000);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing of this file was kept.', { exact: true })).toBeVisible();
  expect((await callApi(page, 'GET', '/api/resumes')).body).toEqual([]);
  // A browser may take seconds to end a worker that is told to stop in the middle of its work.
  await expect
    .poll(() => page.workers().length, { message: 'engines at work', timeout: 15_000 })
    .toBe(1);
  await chooseLong('long.txt', 3000);
  await expect(page.getByRole('heading', { name: /analyzing/i })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible({
    timeout: 30_000,
  });
  const listed = (await callApi<{ originalFileName: string }[]>(page, 'GET', '/api/resumes')).body;
  expect(listed.map((one) => one.originalFileName)).toEqual(['long.txt']);
});

test('each tab shows what it is named after', { tag: '@thorough' }, async ({ page, home }) => {
  await upload(page, home);
  await page.getByRole('main').getByRole('button', { name: 'View All Suggestions' }).click();
  await expect(tab(page, 'Suggestions')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await tab(page, 'Keywords').click();
  await expect(page.getByRole('tabpanel')).toContainText(/buzzwords/i);
  await tab(page, 'LinkedIn').click();
  await expect(page.getByRole('button', { name: 'Generate LinkedIn profile' })).toBeEnabled();
});

test('accepting, rejecting and applying all change text and score', async ({ page, home }) => {
  await upload(page, home);
  await tab(page, 'Suggestions').click();
  const list = page.getByRole('list', { name: 'Suggestions' });
  const reject = list.getByRole('button', { name: /^Reject/ }).first();
  await reject.click();
  await expect(list.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await list
    .getByRole('button', { name: /^Accept after all/ })
    .first()
    .click();
  await expect(list.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await reject.click();
  await expect(list.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Apply All Changes' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /applied/i })
      .first(),
  ).toBeAttached();
  await expect(list.getByRole('button', { name: /^Accept(?! after)/ })).toHaveCount(0);
  // What was rejected before is in as well: the Word file counts all of them.
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Final Resume' }).click();
  const bytes = new Uint8Array(readFileSync(await (await word).path()));
  const { text } = await readDocument(bytes, 'enhanced.docx');
  const [, applied, total] = /Suggestions Applied: (\d+)\/(\d+)/.exec(text) ?? [];
  expect(Number(total)).toBeGreaterThan(1);
  expect(applied).toBe(total);
});

test('a LinkedIn profile is written, shown with its counts, and kept', async ({ page, home }) => {
  await upload(page, home);
  await tab(page, 'LinkedIn').click();
  await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(/\d+\/120/)).toBeVisible();
  await expect(panel.getByText(/\d+\/2000/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tabpanel').getByText(/\d+\/120/)).toBeVisible();
});

test('both downloads hold the enhanced resume', async ({ page, home }) => {
  await upload(page, home);
  const text = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Enhanced' }).click();
  const textFile = await text;
  expect(textFile.suggestedFilename()).toBe('enhanced_leonie.txt');
  expect(readFileSync(await textFile.path(), 'utf8')).toContain('Havel Druck');
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Final Resume' }).click();
  const wordFile = await word;
  expect(wordFile.suggestedFilename()).toMatch(/^enhanced_resume_\d{4}-\d{2}-\d{2}\.docx$/);
  const bytes = new Uint8Array(readFileSync(await wordFile.path()));
  const { text: read } = await readDocument(bytes, 'enhanced.docx');
  expect(read).toContain('ENHANCED RESUME');
  expect(read).toContain('Havel Druck');
  expect(read).toMatch(/ATS Score: \d+% \| Suggestions Applied: \d+\/\d+/);
});

test('what was stored is listed, opened again, and deleted for good', async ({ page, home }) => {
  await upload(page, home);
  await page.goto(home);
  const entry = page.getByRole('listitem').filter({ hasText: 'leonie.txt' });
  await entry
    .getByRole('link')
    .or(entry.getByRole('button', { name: 'leonie.txt' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
  await page.getByRole('button', { name: 'New resume' }).click();
  await entry.getByRole('button', { name: /delete/i }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /delete/i })
    .click();
  await expect(entry).toHaveCount(0);
  expect((await callApi(page, 'GET', '/api/resumes')).body).toEqual([]);
});

test('the theme goes from light to dark, and is kept without a flash', async ({ page, home }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('resume-ai-theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the static pages and the not-found page say what they must', async ({ page, home }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'How it Works' }).click();
  await expect(page).toHaveURL(`${home}how-it-works`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Examples' }).click();
  for (const score of ['64', '91', '58', '88', '61', '93']) {
    await expect(page.getByText(score, { exact: true }).first()).toBeVisible();
  }
  for (const figure of ['89%', '94%', '100%', '78%', '85%', '67%', '49%', '45+', '50K+', '25+']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await page.goto(`${home}nowhere`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toHaveText(
    '404 Page Not Found',
  );
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
