/** A build for a real server says so wherever the other one promises that nothing is sent. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type StaticServer } from '../../scripts/static-server.ts';
import { expect, test } from './guarded.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/dist-remote');

let host: StaticServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', FOLDER, '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, VITE_API: 'remote', VITE_API_URL: 'https://api.resume.example' },
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  host = await startServer({ folder: FOLDER });
});
test.afterAll(() => host.stop());

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
test.use({ server: async ({}, use) => use(host), serviceWorkers: 'block' });

const PROMISE = /nothing leaves|on this device|works offline|unplugged|cable|no cloud/i;

test('no page of it promises what it does not keep', async ({ page, home }) => {
  for (const path of ['', 'how-it-works']) {
    await page.goto(`${home}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = await page.locator('body').innerText();
    expect(words).toContain('api.resume.example');
    expect(words).not.toMatch(PROMISE);
  }
  await page.getByRole('button', { name: 'What is sent, and where' }).click();
  const panel = page.getByRole('dialog', { name: 'Your resume is sent to api.resume.example' });
  await expect(panel).toBeVisible();
  expect(await panel.innerText()).not.toMatch(PROMISE);
  expect(readFileSync(join(FOLDER, 'manifest.webmanifest'), 'utf8')).not.toMatch(PROMISE);
  expect(readFileSync(join(FOLDER, 'index.html'), 'utf8')).not.toMatch(PROMISE);
  expect(readFileSync(join(FOLDER, '_headers'), 'utf8')).toContain('https://api.resume.example');
});
