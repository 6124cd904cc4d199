/** A host without rules sends 404.html for a deep link, and the app opens what the address names. */
import { startServer } from '../../scripts/static-server.ts';
import { DIST, expect, test, untilOffline } from './guarded.ts';

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
  server: async ({}, use) => {
    const server = await startServer({ folder: DIST, plain: true });
    await use(server);
    await server.stop();
  },
});

test(
  'deep links open on a host without rules, and offline',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    const answer = await page.goto(`${home}how-it-works`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five steps, one device.');
    await page.goto(`${home}no-such-page`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.goto(home);
    await untilOffline(page);
    await server.stop();
    await page.goto(`${home}examples`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
