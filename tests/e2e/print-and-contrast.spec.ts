/** The app on paper and in the colours of the system. */
import type { Locator } from '@playwright/test';
import { expect, test } from './guarded.ts';
import { openResults } from './ottilie.ts';

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test(
  'in forced colours the chosen tab, filter and marks are told apart',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await openResults(page, home, 'suggestions');
    const colourOf = (of: Locator, property: string, pseudo?: string) =>
      of
        .first()
        .evaluate(
          (element, [property, pseudo]) =>
            getComputedStyle(element, pseudo).getPropertyValue(property!),
          [property, pseudo],
        );
    const group = page.getByRole('group', { name: 'Show' });
    const desk = await colourOf(page.locator('body'), 'background-color');
    for (const [what, colour] of Object.entries({
      'the chosen filter': await colourOf(
        group.getByRole('button', { pressed: true }),
        'background-color',
      ),
      'the chosen tab': await colourOf(
        page.getByRole('tab', { selected: true }),
        'background-color',
        '::after',
      ),
      'the points': await colourOf(page.locator('.bar .now'), 'fill'),
      'the dial': await colourOf(page.locator('.dial .tick-now'), 'stroke'),
    })) {
      expect.soft(colour, what).not.toBe(desk);
    }
    const unchosen = group.getByRole('button', { pressed: false });
    expect(await colourOf(unchosen, 'background-color')).not.toBe(
      await colourOf(group.getByRole('button', { pressed: true }), 'background-color'),
    );
    expect(await colourOf(page.getByRole('insertion'), 'text-decoration-line')).toBe('underline');
  },
);

test(
  'a print holds the enhanced resume and nothing of the app',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('ottilie.brandvold@example.com').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ATS Compatibility' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  },
);

test(
  'a print from the dark theme is black on white',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    await page.evaluate(() => localStorage.setItem('resume-ai-theme', 'dark'));
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.emulateMedia({ media: 'print' });
    const name = page.locator('.print-only .doc-line').first();
    await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('background-image', 'none');
  },
);
