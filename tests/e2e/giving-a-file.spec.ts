/** Every way to give a resume, and what becomes of its name. */
import { callApi, expect, test } from './guarded.ts';
import { openResults, RESUME } from './ottilie.ts';

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test('a pasted text and a dropped file are read like a chosen one', async ({ page, home }) => {
  await page.goto(home);
  await expect(page.getByText('None yet.')).toBeVisible();
  const give = (kind: 'paste' | 'drop') =>
    page.evaluate(
      ([kind, text]) => {
        const data = new DataTransfer();
        if (kind === 'paste') data.setData('text/plain', text!);
        else data.items.add(new File([text!], 'dropped.txt', { type: 'text/plain' }));
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      [kind, RESUME],
    );
  await give('paste');
  await expect(page.getByRole('heading', { level: 1, name: 'pasted-resume.txt' })).toBeVisible();
  await give('drop');
  await expect(page.getByRole('heading', { level: 1, name: 'dropped.txt' })).toBeVisible();
});

test(
  'of several files given at once none is read, and the app says so',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    await expect(page.getByText('None yet.')).toBeVisible();
    const drop = (...names: string[]) =>
      page.evaluate(
        ([names, text]) => {
          const data = new DataTransfer();
          for (const name of names) data.items.add(new File([text], name, { type: 'text/plain' }));
          document.body.dispatchEvent(
            new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        [names, RESUME] as const,
      );
    const notifications = page.getByRole('region', { name: /Notifications/ });
    await drop('ottilie.txt', 'cover-letter.txt');
    await expect(notifications.getByText('One resume at a time')).toBeVisible();
    await expect(notifications).toContainText('None of these was read.');
    expect((await callApi<unknown[]>(page, 'GET', '/api/resumes')).body).toEqual([]);
    await drop('ottilie.txt');
    await expect(page.getByRole('heading', { level: 1, name: 'ottilie.txt' })).toBeVisible();
    await drop('ottilie.txt', 'cover-letter.txt');
    await expect(notifications.getByText('One resume at a time')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'ottilie.txt' })).toBeVisible();
    expect((await callApi<unknown[]>(page, 'GET', '/api/resumes')).body).toHaveLength(1);
  },
);

test(
  'a resume is renamed where it stands in the list',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    await page.getByRole('button', { name: 'New resume' }).click();
    await page.getByRole('button', { name: 'Rename ottilie.txt' }).click();
    const field = page.getByLabel('New name of ottilie.txt');
    await expect(field).toBeFocused();
    await field.fill('Ottilie, logistics.txt');
    await field.press('Enter');
    await expect(page.getByRole('link', { name: 'Ottilie, logistics.txt' })).toBeVisible();
  },
);

test(
  'the examples lead to the samples, laid open',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(`${home}examples`);
    await page.getByRole('link', { name: 'Try it with a sample' }).click();
    await expect(page.getByRole('list', { name: 'Sample resumes' })).toBeInViewport();
  },
);

test('every sample is really processed', { tag: '@thorough' }, async ({ page, home }) => {
  test.slow();
  await page.goto(home);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const samples = page.getByRole('list', { name: 'Sample resumes' });
  await expect(samples).toBeVisible();
  const count = await samples.getByRole('button').count();
  expect(count).toBeGreaterThanOrEqual(5);
  for (let i = 0; i < count; i++) {
    await samples.getByRole('button').nth(i).click();
    await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Score \d+ now/ })).toBeVisible();
    await page.getByRole('button', { name: 'New resume' }).click();
    await page.getByRole('button', { name: 'Try a sample' }).click();
  }
});

test(
  'a file that the system opens with the app is read like any other',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.addInitScript((text) => {
      const file = new File([text], 'opened.txt', { type: 'text/plain' });
      const setConsumer = (consumer: (launch: object) => void) =>
        setTimeout(() => consumer({ files: [{ getFile: () => Promise.resolve(file) }] }), 100);
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    }, RESUME);
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('opened.txt');
    await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
  },
);
