/** Every screen in the light theme on a desk and in the dark one on the narrowest phone: no violation that axe-core can find, no sideways scrolling. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, processFile, test } from './guarded.ts';

const RESUME = `Soraya Lindqvist
soraya.lindqvist@example.com | +46 8 5550 1234 | Malmö

SUMMARY
Office manager with nine years in print and publishing, known for calm deadlines and tidy books.

EXPERIENCE
Office Manager, Øresund Tryk AB, Jan 2019 - Present
- Responsible for managing a team of 6 assistants
- Reduced paper costs by 18% in 2 years
- Invoices were checked every week

Assistant, Skåne Förlag, Mar 2015 - Dec 2018
- Duties included recieving deliveries and sorting mail
- Helped with moving the archive

EDUCATION
BA Business Administration, Malmö University, 2011 - 2014

SKILLS
Microsoft Excel, scheduling, bookkeeping
`;

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // A fading colour is not the colour that stays.
  await page.waitForTimeout(200);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      screen,
    )
    .toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

// Colours do not depend on the width, nor sizes on the theme.
const LOOKS: [theme: string, width: number][] = [
  ['light', 1280],
  ['dark', 320],
];

for (const [theme, width] of LOOKS) {
  test.describe(`in the ${theme} theme at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('resume-ai-theme', value), theme);
    });

    test('the pages are accessible', async ({ page, home }) => {
      for (const path of ['', 'examples', 'how-it-works', 'nowhere']) {
        await page.goto(home + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectNoViolations(page, `/${path}`);
      }
    });

    test('the results are accessible', async ({ page, home }) => {
      test.slow();
      await page.goto(home);
      const { id } = await processFile(page, 'soraya.txt', RESUME);
      await page.goto(`${home}?resume=${id}`);
      await page.getByRole('heading', { name: 'Enhancement Results' }).waitFor();
      for (const name of [/Before & After/, /Suggestions/, /Keywords/, /LinkedIn/]) {
        await page.getByRole('tab', { name }).click();
        await expectNoViolations(page, String(name));
      }
      await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
      await page.getByRole('region', { name: 'Headline' }).waitFor();
      await expectNoViolations(page, 'the LinkedIn profile');
      for (const name of ['Why this score', 'What software reads']) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog', { name }).waitFor();
        await expectNoViolations(page, name);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: /Check that nothing leaves/ }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoViolations(page, 'the privacy panel');
    });
  });
}
