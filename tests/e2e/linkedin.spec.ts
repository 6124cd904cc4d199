/** The LinkedIn profile comes to its tab, wherever the user went in the meantime. */
import type { Page } from '@playwright/test';
import { expect, test } from './guarded.ts';
import { openResults } from './ottilie.ts';

test.use({ serviceWorkers: 'block' });

/** From now on, the answer to writing a profile waits until `window.release()`. */
async function holdProfile(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = window.fetch;
    const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const answer = await whole(input, init);
      if (address.endsWith('/linkedin')) await released;
      return answer;
    };
  });
}

const release = (page: Page) => page.evaluate(() => Reflect.get(window, 'release')());
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.beforeEach(async ({ page, home }) => {
  await openResults(page, home);
  await tab(page, 'LinkedIn').click();
  await holdProfile(page);
  await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
});

test('switches to its tab when it is done, though another one was opened', async ({ page }) => {
  await tab(page, 'Keywords').click();
  await tab(page, 'LinkedIn').click();
  await expect(page.getByRole('button', { name: 'Writing' })).toBeVisible();
  await tab(page, 'Keywords').click();
  await release(page);
  await expect(tab(page, 'LinkedIn')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('LinkedIn profile generated', { exact: true })).toBeVisible();
});

test('leaves another page alone', { tag: '@thorough' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Examples' }).first().click();
  const address = page.url();
  await release(page);
  await expect(page.getByText('LinkedIn profile generated', { exact: true })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('leaves a job ad alone, which may be half written', { tag: '@thorough' }, async ({ page }) => {
  await page
    .getByRole('link', { name: /job ad/i })
    .or(page.getByRole('button', { name: /job ad/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/match=new/);
  await release(page);
  await expect(page.getByText('LinkedIn profile generated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/match=new/);
});
