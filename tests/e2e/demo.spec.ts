/** The demo for stands: samples in front, one tap or a while without a touch erases a visitor, offline too. */
import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '#contract/database.ts';
import { expect, processFile, test, untilOffline } from './guarded.ts';

/** Rows in every table of the database. */
const storedRows = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const tables = [...database.objectStoreNames];
    const counts = tables.map(
      (table) =>
        new Promise<number>((resolve) => {
          const counting = database.transaction(table).objectStore(table).count();
          counting.addEventListener('success', () => resolve(counting.result));
        }),
    );
    const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    database.close();
    return total;
  }, DATABASE_NAME);

const takeSample = async (page: Page) => {
  await page.getByRole('button', { name: /Operations coordinator/ }).click();
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
};

test(
  'offline, one tap erases the visitor and keeps the app',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    await context.setOffline(true);
    await page.goto(`${home}?demo`);
    await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    await takeSample(page);
    expect(await storedRows(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Next visitor' }).click();
    await expect(page.getByText('Nothing of an earlier visitor is stored here.')).toBeVisible();
    expect(await storedRows(page)).toBe(0);
    await takeSample(page);
  },
);

test(
  'a visitor who left is erased after two minutes, with a countdown',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.clock.install();
    await page.goto(`${home}?demo`);
    await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
    await takeSample(page);
    await expect(page.getByText(/Erased in [12]:\d\d without a touch/)).toBeVisible();
    await page.clock.runFor(105_000);
    await expect(page.getByText(/Your data will be erased in 20 seconds/)).toBeAttached();
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    await page.clock.runFor(30_000);
    await expect(page.getByText(/Erased in 1:\d\d without a touch/)).toBeVisible();
    await page.clock.runFor(100_000);
    await expect(page.getByText('Nothing of an earlier visitor is stored here.')).toBeVisible();
    expect(await storedRows(page)).toBe(0);
  },
);

test('nothing jumps while the stand’s page opens', { tag: '@thorough' }, async ({ page, home }) => {
  await page.addInitScript(() => {
    Object.assign(window, { jumped: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          'jumped',
          Number(Reflect.get(window, 'jumped')) + Number(Reflect.get(entry, 'value')),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${home}?demo`);
  await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sample resumes' })).toBeVisible();
  await page.waitForTimeout(300);
  // Core Web Vitals call up to 0.1 good.
  expect(await page.evaluate<number>('window.jumped')).toBeLessThan(0.1);
});

test('nobody’s own resumes are erased unasked', { tag: '@thorough' }, async ({ page, home }) => {
  await page.goto(home);
  await processFile(page, 'linnea.txt', 'Linnea Okafor\nlinnea@example.com\n\nSKILLS\nExcel');
  await page.goto(`${home}?demo`);
  const question = page.getByRole('dialog', { name: 'Start demo mode?' });
  await expect(question).toContainText('holds a resume');
  await question.getByRole('button', { name: 'Keep them, no demo' }).click();
  await expect(page.getByRole('link', { name: 'linnea.txt' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Demo' })).toBeHidden();
});

/** Everything that a browser keeps for this origin, apart from the app's own files. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries<string>(Object.entries(localStorage)),
    session: Object.fromEntries<string>(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

test(
  'five visitors in a row leave nothing, neither a record nor a setting',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.slow();
    await page.goto(home);
    await untilOffline(page);
    await page.getByRole('button', { name: /Switch to dark theme/ }).click();
    await page.goto(`${home}?demo`);
    await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
    const before = await traces(page);
    expect(before.local['resume-ai-theme']).toBe('dark');
    for (let visitor = 1; visitor <= 5; visitor += 1) {
      await takeSample(page);
      await page.getByRole('button', { name: /Switch to light theme/ }).click();
      await page.getByRole('button', { name: 'Download for employers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download for employers' });
      await dialog.getByText('Modern', { exact: true }).click();
      await expect(dialog.getByRole('img').first()).toBeVisible({ timeout: 20_000 });
      await dialog.getByRole('button', { name: 'Download PDF' }).click();
      await expect(
        page.getByText(/in the downloads of this shared computer/).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Next visitor' }).click();
      await expect(page.getByText('Nothing of an earlier visitor is stored here.')).toBeVisible();
      expect(await storedRows(page)).toBe(0);
      expect(await traces(page)).toEqual(before);
      await expect(page.locator('html')).toHaveClass(/dark/);
    }
  },
);

test(
  'ending the demo is asked about, erases, and leaves the stand as it was',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(`${home}?demo`);
    await takeSample(page);
    await page.getByRole('button', { name: 'End demo' }).click();
    const question = page.getByRole('dialog', { name: 'End the demo?' });
    await question.getByRole('button', { name: 'Go on with the demo' }).click();
    expect(await storedRows(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'End demo' }).click();
    await question.getByRole('button', { name: 'Erase and end' }).click();
    await expect(page.getByRole('region', { name: 'Demo' })).toBeHidden();
    expect(await storedRows(page)).toBe(0);
    expect((await traces(page)).session).toEqual({});
  },
);

test.describe('on the small screen of a stand’s laptop', () => {
  test.use({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' });

  test('samples, results and the way to the next visitor fit', async ({ page, home }) => {
    await page.goto(`${home}?demo`);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect(page.getByRole('button', { name: /Operations coordinator/ })).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(0);
    await takeSample(page);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Next visitor' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'ATS Compatibility' })).toBeInViewport();
  });
});
