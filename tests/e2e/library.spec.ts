/** What is stored: two resumes compared, the list live in every tab, a backup that a bad file cannot harm. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '#contract/database.ts';
import { callApi, expect, processFile, RESUME_TEXT, test, untilOffline } from './guarded.ts';

const SECOND = RESUME_TEXT.replace('Responsible for managing', 'Managed')
  .replace('scheduling, bookkeeping', 'scheduling, budgeting, procurement')
  .replace('Havel Druck', 'Spree Druck')
  .replace('in 2 years', 'in 2 years by printing on both sides');

test(
  'two resumes are compared by score, check, keyword and line, and stack on a phone',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    const first = await processFile(page, 'leonie-2025.txt', RESUME_TEXT);
    const second = await processFile(page, 'leonie-2026.txt', SECOND);
    await page.goto(home);
    await page.getByRole('link', { name: 'Compare two resumes' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Compare two resumes/);
    await expect(page.getByLabel('First', { exact: true })).toHaveValue(first.id);
    await expect(page.getByLabel('Second', { exact: true })).toHaveValue(second.id);
    const row = page
      .getByRole('table', { name: 'Score', exact: true })
      .getByRole('row', { name: /With accepted edits/ });
    await expect(row).toContainText(`${first.enhancedAtsScore}${second.enhancedAtsScore}`);
    await expect(page.getByRole('table', { name: 'Points by category' })).toContainText('Evidence');
    const keywords = page.getByRole('region', { name: 'Keywords' });
    await expect(keywords).toContainText(/procurement/i);
    await expect(page.getByRole('region', { name: 'Lines that differ' })).toContainText(
      'by printing on both sides',
    );
    // A marked role is one run of words; set as a row of boxes, its parts would be spread over the line.
    const role = page.locator('.doc-role', { hasText: 'Office Manager, Spree Druck' });
    await expect(role).toHaveText('Office Manager, Spree Druck GmbH, Jan 2019 - Present');
    await expect(role.locator('> *')).toHaveCount(1);
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(page.getByLabel('First', { exact: true })).toHaveValue(second.id);
    await page.reload();
    await expect(page.getByLabel('First', { exact: true })).toHaveValue(second.id);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
    await page.getByLabel('Second', { exact: true }).selectOption(second.id);
    await expect(page.getByText('This is the same resume twice.')).toBeVisible();
    await page.goto(`${home}?compare=${first.id},999`);
    await expect(page.getByText(/not stored on this device any more/)).toBeVisible();
  },
);

test(
  'the list follows what another tab stores, renames and deletes; deleting all leaves nothing',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    const { id } = await processFile(page, 'one.txt', RESUME_TEXT);
    await page.reload();
    await expect(page.getByRole('link', { name: 'one.txt' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(home);
    const two = await processFile(other, 'two.txt', SECOND);
    await expect(page.getByRole('link', { name: 'two.txt' })).toBeVisible();
    await callApi(other, 'PATCH', `/api/resumes/${two.id}`, { originalFileName: 'second.txt' });
    await expect(page.getByRole('link', { name: 'second.txt' })).toBeVisible();
    await callApi(other, 'DELETE', `/api/resumes/${id}`);
    await expect(page.getByRole('link', { name: 'one.txt' })).toHaveCount(0);
    await page.getByRole('button', { name: /Check that nothing leaves/ }).click();
    await page
      .getByRole('dialog', { name: 'Nothing leaves this device' })
      .getByRole('button', { name: 'Delete everything' })
      .click();
    await page
      .getByRole('dialog', { name: 'Delete everything?' })
      .getByRole('button', { name: 'Delete everything' })
      .click();
    await expect(page.getByText('None yet.')).toBeVisible();
    await expect(other.getByText('None yet.')).toBeVisible();
    expect(await storedRows(page)).toBe(0);
  },
);

/** What this site keeps in the browser, by the browser's own lists. */
const whatIsKept = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    settings: Object.keys(localStorage).length + Object.keys(sessionStorage).length,
  }));

const privacyPanel = async (page: Page) => {
  await page.getByRole('button', { name: /Check that nothing leaves/ }).click();
  return page.getByRole('dialog', { name: 'Nothing leaves this device' });
};

test(
  'deleting everything erases every trace, says so, and leaves an app that still reads a resume',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    await untilOffline(page);
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await processFile(page, 'one.txt', RESUME_TEXT);
    expect(await whatIsKept(page)).toEqual({ databases: 1, caches: 1, workers: 1, settings: 1 });
    const panel = await privacyPanel(page);
    await expect(panel.getByText(/^Resumes stored/).locator('+ dd')).toHaveText('1');
    await panel.getByRole('button', { name: 'Delete everything' }).click();
    const question = page.getByRole('dialog', { name: 'Delete everything?' });
    await expect(question.getByRole('checkbox', { name: /^Every trace/ })).toBeChecked();
    await question.getByRole('button', { name: 'Delete everything' }).click();
    await expect(panel.getByText(/^Resumes stored/).locator('+ dd')).toHaveText('0');
    await expect(panel.getByText(/^Kept in this browser/).locator('+ dd')).toHaveText('0 KB');
    await expect(panel.getByText(/^Works offline/).locator('+ dd')).toHaveText('not yet');
    expect(await whatIsKept(page)).toEqual({ databases: 0, caches: 0, workers: 0, settings: 0 });
    await panel.getByRole('button', { name: 'Close' }).click();
    await processFile(page, 'two.txt', SECOND);
    await page.reload();
    await untilOffline(page);
    await expect(page.getByRole('link', { name: 'two.txt' })).toBeVisible();
  },
);

test(
  'says what to do when another tab keeps the database from being deleted',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await processFile(page, 'one.txt', RESUME_TEXT);
    const other = await context.newPage();
    await other.goto(home);
    await other.evaluate(async (name) => {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
    }, DATABASE_NAME);
    const panel = await privacyPanel(page);
    await panel.getByRole('button', { name: 'Delete everything' }).click();
    await page
      .getByRole('dialog', { name: 'Delete everything?' })
      .getByRole('button', { name: 'Delete everything' })
      .click();
    await expect(
      page
        .locator('.dialog-note')
        .getByText(/close the other tabs, then delete again/)
        .first(),
    ).toBeVisible();
    await other.close();
    await expect.poll(async () => (await whatIsKept(page)).databases).toBe(0);
  },
);

test(
  'offline, deleting everything keeps the app unless asked',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    await context.setOffline(true);
    await processFile(page, 'one.txt', RESUME_TEXT);
    await page.reload();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    const question = page.getByRole('dialog', { name: 'Delete everything?' });
    await expect(question.getByRole('checkbox', { name: /^Every trace/ })).not.toBeChecked();
    await question.getByRole('button', { name: 'Delete one resume' }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No Resume Uploaded')).toBeVisible();
    expect(await storedRows(page)).toBe(0);
  },
);

test(
  'a backup comes back whole, and a bad file changes nothing',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    const kept = await processFile(page, 'leonie.txt', RESUME_TEXT);
    await page.getByRole('button', { name: /Check that nothing leaves/ }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a backup' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^resume-ai-backup_\d{4}-\d{2}-\d{2}\.json$/);
    const backup: { resumes: object[] } = JSON.parse(readFileSync(await saved.path(), 'utf8'));
    const whole = JSON.stringify(backup);
    const [record] = backup.resumes;
    const before = await everyRow(page);
    const bad: Record<string, string | Buffer> = {
      'an empty file': '',
      'a cut file': whole.slice(0, whole.length / 2),
      'a picture': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]),
      'a resume': RESUME_TEXT,
      'JSON of something else': '{"name": "x", "resumes": []}',
      'a list': '[]',
      nothing: 'null',
      'a backup of a later version': JSON.stringify({ ...backup, version: 99 }),
      'a second record without its file': JSON.stringify({
        ...backup,
        resumes: [record, { ...record, fileContentBase64: undefined }],
      }),
      'bytes that are no Base64': JSON.stringify({
        ...backup,
        resumes: [record, { ...record, fileContentBase64: '%%%' }],
      }),
      'a decision of another kind': JSON.stringify({
        ...backup,
        resumes: [{ ...record, decisions: [{ id: 7, accepted: 'yes' }] }],
      }),
    };
    // The open dialog says it itself.
    const notes = page.locator('.dialog-note');
    for (const [what, content] of Object.entries(bad)) {
      await page.getByLabel('Backup file').setInputFiles({
        name: 'b.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
      await expect(notes.getByText('Could not restore'), what).toBeVisible();
      await expect(notes).not.toContainText(/Unexpected|JSON|undefined/);
    }
    expect(await everyRow(page)).toEqual(before);
    await callApi(page, 'DELETE', '/api/resumes');
    await page.getByLabel('Backup file').setInputFiles(await saved.path());
    await expect(notes.getByText('Backup restored')).toBeVisible();
    const [listed] = (await callApi<{ id: string }[]>(page, 'GET', '/api/resumes')).body;
    const { body } = await callApi<object>(page, 'GET', `/api/resumes/${listed!.id}`);
    expect(body).toMatchObject({
      originalContent: kept.originalContent,
      enhancedContent: kept.enhancedContent,
      suggestions: kept.suggestions,
      enhancedAtsScore: kept.enhancedAtsScore,
    });
  },
);

/** RESTORED=500 shows what a shelf full of them does; it takes minutes. */
const RESTORED = Number(process.env['RESTORED'] ?? 60);

test(
  'many resumes come back with their progress shown; a restore that is cut off says how many',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.setTimeout(120_000 + RESTORED * 2_000);
    await page.goto(home);
    const kept = await processFile(page, 'leonie.txt', RESUME_TEXT);
    const { body: backup } = await callApi<{ resumes: object[] }>(
      page,
      'GET',
      '/api/resumes/backup',
    );
    await callApi(page, 'DELETE', '/api/resumes');
    const resumes = Array.from({ length: RESTORED }, (_, at) => ({
      ...backup.resumes[0],
      originalFileName: `leonie-${at}.txt`,
      createdAt: new Date(1_700_000_000_000 + at).toISOString(),
    }));
    const file = {
      name: 'b.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...backup, resumes })),
    };
    await privacyPanel(page);
    await page.getByLabel('Backup file').setInputFiles(file);
    await expect(page.getByText(/^Restoring: [1-9]\d* of \d+ resumes$/)).toBeVisible();
    await page.reload();
    const told = page
      .getByText(/^The last restore was cut off: \d+ of \d+ resumes are back/)
      .first();
    await expect(told).toBeVisible();
    const said = Number(/: (\d+) of/.exec(await told.innerText())![1]);
    const { body: listed } = await callApi<{ id: string; processingStatus: string }[]>(
      page,
      'GET',
      '/api/resumes',
    );
    expect(said).toBe(listed.length);
    expect(said).toBeGreaterThan(0);
    expect(new Set(listed.map((one) => one.processingStatus))).toEqual(new Set(['completed']));
    await privacyPanel(page);
    await page.getByLabel('Backup file').setInputFiles(file);
    await expect(page.locator('.dialog-note').getByText(`${said} were here already.`)).toBeVisible({
      timeout: 80_000 + RESTORED * 2_000,
    });
    const { body: all } = await callApi<{ id: string }[]>(page, 'GET', '/api/resumes');
    expect(all).toHaveLength(RESTORED);
    const { body } = await callApi<object>(page, 'GET', `/api/resumes/${all[RESTORED / 2]!.id}`);
    expect(body).toMatchObject({
      enhancedContent: kept.enhancedContent,
      suggestions: kept.suggestions,
    });
    await expect(page.getByText(/was cut off/)).toHaveCount(0);
  },
);

/** Every row of every table of the database. */
const everyRow = (page: Page): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const rows: unknown[] = [];
    for (const table of database.objectStoreNames) {
      const all = database.transaction(table).objectStore(table).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      rows.push(...all.result.map((row: unknown) => JSON.stringify(row)));
    }
    database.close();
    return rows;
  }, DATABASE_NAME);

const storedRows = async (page: Page) => (await everyRow(page)).length;
