/** Every row of the specification's error catalogue (§5, §8), as a visitor reads it. */
import type { Page } from '@playwright/test';
import { expect, MARKER, RESUME_TEXT, test } from './guarded.ts';

interface Fault {
  method: string;
  /** Pattern of the path. */
  path: string;
  status: number;
  body: string;
}

/** From now on, calls that match are answered with the fault instead. */
async function breakApi(page: Page, fault: Fault): Promise<void> {
  await page.evaluate(({ method, path, status, body }) => {
    const whole = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const matches = (init?.method ?? 'GET') === method && new RegExp(path).test(address);
      return matches ? Promise.resolve(new Response(body, { status })) : whole(input, init);
    };
  }, fault);
}

async function choose(page: Page, name = 'leonie.txt', content = RESUME_TEXT): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel('Resume file').setInputFiles({ name, mimeType: 'text/plain', buffer });
}

/** The toast with its title and text. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const notifications = page.getByRole('region', { name: /Notifications/ });
  await expect(notifications.getByText(title, { exact: true })).toBeVisible();
  await expect(notifications.getByText(text, { exact: true })).toBeVisible();
}

const problem = (message: string) => JSON.stringify({ code: 'internal', message });

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ page, home }) => page.goto(home));

const startAgain = (page: Page) =>
  page.getByRole('button', { name: 'Choose another file' }).click();

const upload = { method: 'POST', path: '/api/resumes$' };
test('an upload that fails is told in the words for its cause', async ({ page }) => {
  for (const [fault, title, text] of [
    [
      { ...upload, status: 500, body: problem('the shelf fell down') },
      'Upload failed',
      'Failed to read or save resume: the shelf fell down',
    ],
    [
      { ...upload, status: 413, body: 'Payload Too Large' },
      'File too large',
      'File is too large. Please use a smaller file or try converting to text format.',
    ],
    [
      { ...upload, status: 500, body: 'Maximum call stack size exceeded' },
      'Processing error',
      'File size is causing issues. Please try a smaller file or convert to .txt format.',
    ],
  ] as const) {
    await breakApi(page, fault);
    await choose(page);
    await expectToast(page, title, text);
  }
  await choose(page, 'big.txt', MARKER.repeat(200_000));
  await expectToast(page, 'File too large', 'Please choose a file smaller than 2MB.');
});

const processing = { method: 'POST', path: '/process$' };
const NO_TEXT =
  'Could not extract text from PDF. Please try uploading as a Word (.docx) or text (.txt) file.';
test('processing that fails is told as “Processing failed” with its cause', async ({ page }) => {
  for (const [body, status, text] of [
    ['anything', 500, 'Failed to process resume. Please try again.'],
    ['no text in this PDF', 422, NO_TEXT],
    [
      'the file is corrupted',
      422,
      'File appears to be corrupted. Please try a different file format.',
    ],
    [
      'this is image-based',
      422,
      'This appears to be an image-based document. Please convert to Word or text format.',
    ],
  ] as const) {
    await breakApi(page, { ...processing, status, body });
    await choose(page);
    await expectToast(page, 'Processing failed', text);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await startAgain(page);
  }
});

test('a locked PDF has the catalogue’s words in the toast, and its own reason on the page', async ({
  page,
}) => {
  const reason = 'This PDF is locked with a password. Save a copy without the password.';
  const body = JSON.stringify({ code: 'locked', message: reason });
  await breakApi(page, { ...processing, status: 422, body });
  await choose(page);
  await expectToast(page, 'Processing failed', NO_TEXT);
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
});

test('what fails beside the results is told in the words for it', async ({ page }) => {
  await choose(page);
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  for (const [button, fault, title, text] of [
    [
      'Apply All Changes',
      { method: 'PATCH', path: '/suggestions$', status: 500, body: 'no' },
      'Error applying suggestions',
      'Some suggestions could not be applied.',
    ],
    [
      'Generate Final Resume',
      { method: 'GET', path: '/downloads/word', status: 500, body: 'no' },
      'Generation failed',
      'Could not create .docx file. Please try again.',
    ],
    [
      'Generate LinkedIn profile',
      { method: 'POST', path: '/linkedin$', status: 500, body: problem('the ink is dry') },
      'LinkedIn generation failed',
      'the ink is dry',
    ],
  ] as const) {
    await breakApi(page, fault);
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, title, text);
  }
});

test('a resume without enhanced text refuses downloads and LinkedIn, and says why', async ({
  page,
}) => {
  await choose(page);
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
  await emptyResults(page);
  await page.reload();
  await page.getByRole('button', { name: 'Download Enhanced' }).click();
  await expectToast(page, 'No content to download', 'Please wait for processing to complete.');
  await page.getByRole('button', { name: 'Generate Final Resume' }).click();
  await expect(page.getByText('No enhanced content available', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply All Changes' }).click();
  await expectToast(
    page,
    'No suggestions available',
    'Process your resume first to get suggestions.',
  );
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  await expect(page.getByRole('button', { name: 'Generate LinkedIn profile' })).toBeDisabled();
  await expect(
    page.getByText('Process your resume first to generate LinkedIn optimization'),
  ).toBeVisible();
});

/** Takes the enhanced text and the suggestions out of what is stored, as an older app may have left it. */
async function emptyResults(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const open = indexedDB.open('resume-ai');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const contents = open.result.transaction('contents', 'readwrite').objectStore('contents');
    const all = contents.getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    for (const row of all.result) {
      row.result.enhancedContent = '';
      row.result.suggestions = [];
      const put = contents.put(row);
      await new Promise((resolve) => put.addEventListener('success', resolve));
    }
    open.result.close();
  });
}
