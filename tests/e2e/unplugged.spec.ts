/** Loaded once, the app needs no server any more: the server is stopped, everything still works. */
import { callApi, expect, processFile, test, untilOffline } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

test('reads every format without a server, having read nothing before', async ({
  page,
  home,
  server,
}) => {
  await page.goto(home);
  await untilOffline(page);
  await server.stop();
  await page.reload();
  for (const { name, bytes } of SAMPLE_FILES) {
    await test.step(name, async () => {
      const resume = await processFile(page, name, bytes);
      expect(resume.processingStatus).toBe('completed');
      expect(resume.originalContent).toContain('Havel Druck');
    });
  }
});

test(
  'goes on in the very tab of the first visit, without a reload',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    await server.stop();
    expect((await processFile(page)).processingStatus).toBe('completed');
  },
);

test(
  'writes the LinkedIn profile and every download without a server',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    await server.stop();
    await page.reload();
    const { id } = await processFile(page);
    expect((await callApi(page, 'POST', `/api/resumes/${id}/linkedin`)).status).toBe(200);
    for (const kind of ['word', 'word-clean', 'text', 'json-resume']) {
      const { status } = await callApi(page, 'GET', `/api/resumes/${id}/downloads/${kind}`);
      expect(status, kind).toBe(200);
    }
  },
);

test(
  'opens deep links and unknown addresses without a server',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    await server.stop();
    for (const path of ['examples', 'how-it-works', 'no/such/page']) {
      const response = await page.goto(home + path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('#root')).not.toBeEmpty();
    }
  },
);

test(
  'keeps what was stored over a reload without a server',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    const before = await processFile(page);
    await server.stop();
    await page.reload();
    const after = await callApi(page, 'GET', `/api/resumes/${before.id}`);
    expect(after.body).toEqual(before);
  },
);
