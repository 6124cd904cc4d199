/** Reloads, Back and links lead to where they should. */
import { expect, test } from './guarded.ts';
import { openResults, RESUME } from './ottilie.ts';

test(
  'tab and resume survive a reload, and Back returns to the start',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    await page.getByLabel('Resume file').setInputFiles({
      name: 'ottilie.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(RESUME),
    });
    await page.getByRole('tab', { name: /Keywords/ }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: /Keywords/, selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ottilie.txt');
    await page.goBack();
    await expect(page.getByText('No Resume Uploaded')).toBeVisible();
  },
);

test(
  'a page opens at its top, and Back returns to where the reader was',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(`${home}how-it-works`);
    await page.getByRole('heading', { name: 'How points are counted' }).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(300);
    await page.evaluate(() => {
      [...document.querySelectorAll('a')]
        .find(({ textContent }) => textContent === 'Examples')!
        .click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('better put');
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('one device');
    await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(50);
  },
);

test.describe('while the code of a page is on its way', () => {
  // What the service worker hands out, the test cannot hold.
  test.use({ serviceWorkers: 'block' });

  test(
    'what is still scrolled does not move the page that comes',
    { tag: '@thorough' },
    async ({ page, home }) => {
      const held = Promise.withResolvers<void>();
      await page.route(/examples-page.*js/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${home}how-it-works`);
      await page.getByRole('link', { name: 'Examples' }).click();
      await expect(page.getByText('Loading', { exact: true })).toBeAttached();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      held.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('better put');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test(
    'a link to a place in a page that is loaded first leads to that place',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await openResults(page, home);
      await page.getByRole('link', { name: 'How points are counted' }).click();
      await expect(page.getByRole('heading', { name: 'How points are counted' })).toBeInViewport();
    },
  );

  test(
    'a page that cannot be loaded says so, and the others still can',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.route(/examples-page.*js/, (route) => route.abort());
      await page.goto(home);
      await page.getByRole('link', { name: 'Examples' }).click();
      await expect(page.getByRole('alert')).toContainText('Your resumes are safe');
      await page.getByRole('link', { name: 'How it Works' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('one device');
    },
  );
});

test(
  'resume, tab and theme are the same after a reload',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toContainText('ottilie.txt');
    await page.getByRole('tab', { name: /Suggestions/ }).click();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.reload();
    await expect(name).toContainText('ottilie.txt');
    await expect(page.getByRole('tab', { name: /Suggestions/, selected: true })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  },
);
