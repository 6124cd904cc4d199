/** The app can be installed, with its icons, under its own policy. */
import { devTools, expect, RESUME_TEXT, test, untilOffline } from './guarded.ts';

test('the browser finds nothing that keeps the app from being installed', async ({
  page,
  home,
  context,
}) => {
  await page.goto(home);
  await untilOffline(page);
  const session = await devTools(context, page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { icons, file_handlers } = JSON.parse(manifest.data ?? '{}');
  expect(Object.values(file_handlers[0].accept).flat()).toEqual([
    '.pdf',
    '.doc',
    '.docx',
    '.pages',
    '.rtf',
    '.txt',
  ]);
  for (const { src } of icons) expect(src).toMatch(/^data:image\/png;base64,/);
});

test('a file that the system opens with the app is read like any other', async ({ page, home }) => {
  await page.addInitScript((text) => {
    const file = new File([text], 'opened.txt', { type: 'text/plain' });
    const setConsumer = (consumer: (launch: object) => void) =>
      setTimeout(() => consumer({ files: [{ getFile: () => Promise.resolve(file) }] }), 100);
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, RESUME_TEXT);
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('opened.txt');
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
});
