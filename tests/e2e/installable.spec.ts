/** The app can be installed, with its icons, under its own policy. */
import { findBrowser } from '../../scripts/find-browser.ts';
import { devTools, expect, test, untilOffline } from './guarded.ts';

const whole = findBrowser();

// Without its window it knows nothing of installing.
test.use({ launchOptions: { executablePath: whole?.executablePath, args: ['--no-sandbox'] } });
test.skip(!whole || /shell/.test(whole.executablePath), 'only a bare Chromium is here');

test(
  'the browser finds nothing that keeps the app from being installed',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
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
  },
);
