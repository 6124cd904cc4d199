/** A new version is offered, never forced; accepting it reloads every tab into it, and nothing stored is lost. */
import { expect, processFile, test, untilOffline } from './guarded.ts';
import { nextVersion } from './next-version.ts';

test(
  'is offered when it is stored, waits for the visitor, and then comes to every tab',
  { tag: '@thorough' },
  async ({ page, home, server, context }, testInfo) => {
    await page.goto(home);
    await untilOffline(page);
    const kept = await processFile(page);
    const other = await context.newPage();
    await other.goto(home);
    server.folder = nextVersion(testInfo.outputPath('next'));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const accept = page.getByRole('button', { name: 'Use the new version' });
    await expect(accept).toBeVisible();
    const isNext = (tab: typeof page) =>
      tab.locator('html').evaluate((html) => /next/.test(html.dataset['version'] ?? ''));
    expect(await isNext(page)).toBe(false);
    await page.reload();
    expect(await isNext(page), 'a plain reload keeps the old version').toBe(false);
    await accept.click();
    await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
    await expect.poll(() => isNext(other).catch(() => false)).toBe(true);
    const listed = await page.evaluate(() => fetch('/api/resumes').then((answer) => answer.json()));
    expect(listed).toMatchObject([{ id: kept.id, atsScore: kept.atsScore }]);
    await expect(accept).toHaveCount(0);
  },
);

test('the very first version is no update, even where a page hears of it only when it is stored', async ({
  page,
  home,
}) => {
  // What Firefox does to a page that is opened while another page's visit is still being stored.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...how) => {
      const registration = await register(...how);
      await new Promise((stored) => {
        registration.installing?.addEventListener('statechange', stored, { once: true });
      });
      const { waiting, active } = registration;
      Reflect.set(window, 'heardOf', [waiting?.state, active?.state ?? 'none']);
      return registration;
    };
  });
  await page.goto(home);
  await expect.poll(() => page.evaluate('window.heardOf')).toEqual(['installed', 'none']);
  await expect(page.getByRole('banner').getByText('works offline')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Use the new version' })).toHaveCount(0);
});
