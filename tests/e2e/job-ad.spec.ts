/** A visitor holds a job ad against a resume: paste, rows, a change of order, the checklist, all without a server. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, MARKER, test, untilOffline } from './guarded.ts';

const RESUME = `Marta Kowalczyk
Leeds | marta.kowalczyk@example.com | +44 113 496 0100

EXPERIENCE

Warehouse Lead, Polna Logistics, Leeds
March 2019 - Present
- Planned the summer party for 40 people
- Ran stock counts in SAP and cut errors from 40 to 9 a month
- Kept the keys of 3 halls

SKILLS
Photoshop, Excel, SAP`;

const AD = `Warehouse Supervisor ${MARKER}
Brightmoor Foods, Leeds

What we need
- Experience with SAP and stock counts
- Power BI
- A forklift licence
- You must have the right to work in the UK

Nice to have
- Polish

What we offer
28,000 pounds a year, free parking and a pension. Brightmoor has packed porridge since 1931.`;

async function openMatching(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.getByLabel('Resume file').setInputFiles({
    name: 'marta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(RESUME),
  });
  await page.getByRole('link', { name: 'Match to a job ad' }).click();
}

async function pasteAd(page: Page): Promise<void> {
  await page.getByLabel('Paste the job ad').fill(AD);
  await page.getByRole('button', { name: 'Match this ad' }).click();
  await expect(page.getByRole('heading', { name: 'What this ad asks', exact: true })).toBeVisible();
}

const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('from a pasted ad to rows, a change of order and a checklist, without a server', async ({
  page,
  home,
  server,
}) => {
  await page.goto(home);
  await untilOffline(page);
  await server.stop();
  await openMatching(page, home);
  await page.getByLabel('Paste the job ad').fill('Warehouse Supervisor');
  await page.getByRole('button', { name: 'Match this ad' }).click();
  await expect(page.getByRole('alert')).toHaveText('Paste the whole ad.');
  await pasteAd(page);
  await expect(page.locator('#coverage')).toBeFocused();
  const must = page.getByRole('list', { name: 'Must-haves' });
  await expect(must.getByRole('listitem').filter({ hasText: 'Power BI' }).first()).toContainText(
    'Not shown',
  );
  await row(page, 'right to work').getByRole('button', { name: 'Yes, I do' }).click();
  await expect(
    row(page, 'right to work').getByRole('button', { name: 'Yes, I do' }),
  ).toHaveAttribute('aria-pressed', 'true');
  const move = page.getByRole('button', { name: /^Change the order\W+Put what this ad asks/ });
  await move.click();
  await expect(page.getByRole('button', { name: /^Take it back\W+Put what/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Checklist as text' }).click();
  expect((await download).suggestedFilename()).toMatch(/^checklist_warehouse-supervisor.*\.txt$/);
  await page.getByRole('link', { name: 'Back to marta.txt' }).click();
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
  await expect(page.getByText('Ran stock counts in SAP').first()).toBeVisible();
});

test(
  'on a phone a button leads to the ad and another back',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openMatching(page, home);
    await pasteAd(page);
    await page.getByRole('button', { name: 'Read the ad' }).click();
    const ad = page.getByRole('heading', { name: 'The ad', exact: true });
    await expect(ad).toBeFocused();
    await expect(ad).toBeInViewport();
    await page.getByRole('button', { name: 'Back to what it asks' }).click();
    await expect(
      page.getByRole('heading', { name: 'What this ad asks', exact: true }),
    ).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Read the ad' })).toBeHidden();
  },
);

test(
  'clause and row lead to each other by keyboard',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openMatching(page, home);
    await pasteAd(page);
    await page.getByRole('button', { name: /^Requirement 2, Not shown: go to its answer/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('li.asked:focus')).toContainText('Power BI');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark:focus')).toHaveText('Power BI');
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `has no fault of accessibility and nothing wider than a phone, ${colorScheme}`,
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 375, height: 800 });
      await openMatching(page, home);
      const faults = async () => (await new AxeBuilder({ page }).analyze()).violations;
      expect((await faults()).map(({ id }) => id)).toEqual([]);
      await pasteAd(page);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      expect((await faults()).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}
