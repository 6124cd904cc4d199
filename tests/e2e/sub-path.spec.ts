/** A build for a sub-path works there, also without its server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startServer, type StaticServer } from '../../scripts/static-server.ts';
import { expect, leaked, processFile, test, untilOffline } from './guarded.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/dist-sub-path');

let host: StaticServer;
test.beforeAll(async () => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', FOLDER, '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, BASE: '/resume/' },
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  host = await startServer({ folder: FOLDER, base: '/resume/', plain: true });
});
test.afterAll(() => host.stop());

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
test.use({ server: async ({}, use) => use(host) });

test(
  'under /resume/ the app works and, once loaded, needs no server',
  { tag: '@thorough' },
  async ({ page, server }) => {
    const home = `http://localhost:${server.port}/resume/`;
    await page.goto(home);
    await untilOffline(page);
    expect((await processFile(page)).processingStatus).toBe('completed');
    const { scope } = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return { scope: registration.scope };
    });
    expect(scope).toBe(home);
    const outside = server.requests.filter(({ url }) => !url.startsWith('/resume/'));
    expect(outside).toEqual([]);
    const deep = await page.request.get(`${home}how-it-works`);
    expect(deep.status()).toBe(404);
    expect(await deep.text()).toContain('/resume/assets/');
    await server.stop();
    const response = await page.goto(`${home}examples`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('#root')).not.toBeEmpty();
    expect(leaked(server)).toEqual([]);
  },
);
