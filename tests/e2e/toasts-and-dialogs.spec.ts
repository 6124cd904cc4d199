/** What comes above the page, by keyboard and by mouse. */
import { expect, test } from './guarded.ts';
import { item, openResults } from './ottilie.ts';

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test(
  'one toast at a time, reached by F8 and closed by its button',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'suggestions');
    const verb = item(page, 'Responsible for scheduling');
    await verb.getByRole('button', { name: /^Reject/ }).click();
    await verb.getByRole('button', { name: /^Accept after all/ }).click();
    const toasts = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText('Suggestion updated');
    // The toast of the second decision may take the place of the first while the keys are pressed.
    await expect(async () => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await expect(toasts).toBeFocused({ timeout: 1000 });
      await page.keyboard.press('Tab');
      await expect(toasts.getByRole('button', { name: 'Close' })).toBeFocused({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await page.keyboard.press('Enter');
    await expect(toasts).toHaveCount(0);
  },
);

test(
  'F8 reaches the place of the toasts before anything else happened',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region).toBeAttached();
    // On a slow machine the place is there a moment before the page listens to keys.
    await expect(async () => {
      await page.keyboard.press('F8');
      await expect(page.locator('[data-toaster] ol')).toBeFocused({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    // What was loaded at this key press took the place over, and the focus with it.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-toaster] ol')).toBeFocused();
  },
);

test(
  'a tooltip waits 700 ms for the pointer, opens at once for the keyboard, closes on Escape',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    const toggle = page.getByRole('button', { name: /^Switch to/ });
    const tip = page.getByRole('tooltip');
    const entered = Date.now();
    await toggle.hover();
    await expect(tip).toHaveText(/^Switch to (dark|light) theme$/);
    expect(Date.now() - entered).toBeGreaterThan(650);
    await tip.hover();
    await page.waitForTimeout(250);
    await expect(tip).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(tip).toBeHidden();
    await page.getByRole('link', { name: 'Examples' }).focus();
    for (let i = 0; i < 3 && !(await tip.isVisible()); i++) await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAccessibleDescription(/^Switch to/);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  },
);

test(
  'dialogs keep the focus, close on Escape, and give it back',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    const why = page.getByRole('button', { name: 'Why this score' });
    await why.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Why this score' });
    await expect(dialog).toBeVisible();
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(why).toBeFocused();
  },
);

test(
  'an open dialog says itself what happened: no toast covers it or takes its Escape',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'suggestions');
    await item(page, 'Responsible for scheduling')
      .getByRole('button', { name: /^Reject/ })
      .click();
    const toasts = page.locator('.slip');
    await expect(toasts).toBeVisible();
    await page.getByRole('button', { name: 'Download for employers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download for employers' });
    await expect(dialog).toBeVisible();
    await expect(toasts).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Markdown' }).click(),
    ]);
    await expect(dialog.getByRole('status').first()).toHaveText(
      `Download started: ${file.suggestedFilename()}`,
    );
    await expect(toasts).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
