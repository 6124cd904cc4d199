/** The licences of others that the app carries can be read from it, also without a network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, SINGLE_FILE, test, untilOffline } from './guarded.ts';

test(
  'third-party notices open from the app, offline too, and stand in the single file',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    await context.setOffline(true);
    await page.goto(`${home}how-it-works`);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'third-party notices' }).click();
    const notices = await opened;
    await expect(notices.locator('body')).toContainText('react-dom 19');
    await expect(notices.locator('body')).toContainText('WordNet');
    const portable = readFileSync(fileURLToPath(SINGLE_FILE), 'utf8');
    expect(portable.slice(portable.indexOf('</html>'))).toMatch(
      /<!--[\s\S]*react-dom 19[\s\S]*-->\s*$/,
    );
  },
);
