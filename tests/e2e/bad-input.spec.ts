/** Whatever is handed in, the answer is a problem with a sentence; nothing breaks and nothing is lost. */
import { callApi, expect, processFile, RESUME_TEXT, test, uploadOf } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

const NOISE = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + 13) % 256);

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ page, home }) => page.goto(home));

test('refuses what is no resume with a status and a sentence, and stores nothing', async ({
  page,
}) => {
  for (const [what, upload, status] of [
    ['a body that is no JSON', '{"originalFileName": ', 400],
    ['a body of other shape', { file: RESUME_TEXT }, 400],
    ['an empty file', uploadOf('empty.txt', ''), 400],
    ['a file over 2 MB', uploadOf('big.txt', 'x'.repeat(2 * 1024 * 1024 + 1)), 413],
    ['a picture', uploadOf('photo.png', NOISE), 415],
  ] as const) {
    const answer = await callApi(page, 'POST', '/api/resumes', upload);
    expect(answer, what).toEqual({
      status,
      body: { code: expect.any(String), message: expect.any(String) },
    });
    expect((await callApi(page, 'GET', '/api/resumes')).body, what).toEqual([]);
  }
});

test('answers noise under the name of any format with 422 and goes on', async ({ page }) => {
  for (const extension of ['pdf', 'docx', 'doc', 'pages', 'rtf']) {
    const upload = uploadOf(`noise.${extension}`, NOISE);
    const { body } = await callApi<{ id: string }>(page, 'POST', '/api/resumes', upload);
    const answer = await callApi(page, 'POST', `/api/resumes/${body.id}/process`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    const stored = await callApi(page, 'GET', `/api/resumes/${body.id}`);
    expect(stored.body).toMatchObject({ processingStatus: 'uploaded', enhancedContent: null });
    expect((await processFile(page)).processingStatus, extension).toBe('completed');
  }
});

test('answers a cut-off PDF with 422 in words that name PDF or damage, and unknown addresses with 404', async ({
  page,
}) => {
  const pdf = SAMPLE_FILES[0]!;
  const upload = uploadOf(pdf.name, pdf.bytes.slice(0, 300));
  const { body } = await callApi<{ id: string }>(page, 'POST', '/api/resumes', upload);
  const answer = await callApi<{ message: string }>(
    page,
    'POST',
    `/api/resumes/${body.id}/process`,
  );
  expect(answer.status).toBe(422);
  expect(answer.body.message).toMatch(/PDF|corrupted|image-based/);
  for (const [method, path] of [
    ['GET', '/api/resumes/404'],
    ['POST', '/api/resumes/404/process'],
    ['POST', '/api/resumes/404/linkedin'],
    ['DELETE', '/api/resumes/404'],
    ['GET', '/api/resumes/__proto__'],
    ['GET', '/api/elsewhere'],
    ['PUT', '/api/resumes/1'],
  ]) {
    expect((await callApi(page, method!, path!)).status, `${method} ${path}`).toBe(404);
  }
});

test(
  'leaves an upload with a retry when the tab is closed during processing',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    const long = `${RESUME_TEXT}${'- Managed 3 people and 4 budgets in 2020\n'.repeat(20_000)}`;
    const upload = uploadOf('long.txt', long);
    const { body } = await callApi<{ id: string }>(page, 'POST', '/api/resumes', upload);
    await page.evaluate((id) => {
      void fetch(`/api/resumes/${id}/process`, { method: 'POST' }).catch(() => {});
    }, body.id);
    await page.close();
    const next = await context.newPage();
    await next.goto(home);
    const stored = await callApi(next, 'GET', `/api/resumes/${body.id}`);
    expect(stored.body).toMatchObject({ processingStatus: 'uploaded' });
    await callApi(next, 'DELETE', '/api/resumes');
    expect((await callApi(next, 'GET', '/api/resumes')).body).toEqual([]);
  },
);
