/** Main screens in both themes: no violation of WCAG 2.2 A and AA that axe-core can find. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, processFile, test } from './guarded.ts';

// axe-core is put into the page as a script, which the policy would refuse.
test.use({ bypassCSP: true });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`start, static pages and results in ${colorScheme}`, async ({ page, home }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['', 'examples', 'how-it-works', 'nowhere']) {
      await page.goto(home + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
    await page.goto(home);
    await processFile(page);
    await page.reload();
    await page.getByText('leonie.txt').first().click();
    for (const name of ['Before', 'Suggestions', 'Keywords', 'LinkedIn']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      await expectNoViolations(page);
    }
  });
}
