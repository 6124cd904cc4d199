/**
 * Pictures of every screen of the build, in both themes and two widths, in .cache/screenshots;
 * with `--docs` only the README's picture, docs/screenshot.png. Run with `npm run screenshots [-- --docs]`.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { startServer } from './static-server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const forDocs = process.argv.includes('--docs');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
const OUT = join(ROOT, '.cache/screenshots');
const WIDTHS = forDocs ? [1280] : [1280, 375];
const THEMES = forDocs ? ['light'] : ['light', 'dark'];
const SAMPLE = 'Operations coordinator';

type Show = (page: Page) => Promise<void>;

const tab =
  (name: string | RegExp): Show =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
  };

const visit =
  (path: string): Show =>
  async (page) => {
    await page.goto(new URL(path, page.url()).href);
  };

const open =
  (button: string): Show =>
  async (page) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
  };

const close: Show = async (page) => {
  await page.keyboard.press('Escape');
};

/** In order: each screen starts where the one before it ended. */
const SCREENS: [name: string, show: Show][] = [
  ['start', async (page) => page.getByRole('heading', { name: 'Recent resumes' }).waitFor()],
  ['samples', async (page) => page.getByRole('button', { name: 'Try a sample' }).click()],
  [
    'before-after',
    async (page) => {
      await page.getByRole('button', { name: SAMPLE }).click();
      await page.getByRole('heading', { name: 'Enhancement Results' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    },
  ],
  ['suggestions', tab(/Suggestions/)],
  ['keywords', tab(/Keywords/)],
  ['linkedin-empty', tab('LinkedIn')],
  [
    'linkedin',
    async (page) => {
      await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
      await page.getByRole('region', { name: 'Headline' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    },
  ],
  ['why', open('Why this score')],
  ['parser', async (page) => close(page).then(() => open('What the parser read')(page))],
  [
    'privacy',
    async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Check that nothing leaves this device' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'start-with-recent',
    async (page) => {
      await visit('/')(page);
      await page.getByRole('button', { name: /^Rename/ }).waitFor();
    },
  ],
  ['examples', visit('/examples')],
  ['how-it-works', visit('/how-it-works')],
  ['not-found', visit('/nowhere')],
];

const README_SCREEN = 'before-after';

async function shoot(browser: Browser, address: string, width: number, theme: string) {
  const context = await browser.newContext({
    viewport: { width, height: width > 500 ? 860 : 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.log('console:', message.text());
  });
  page.on('pageerror', (error) => console.log('page error:', error.message));
  await page.addInitScript((value) => localStorage.setItem('resume-ai-theme', value), theme);
  await page.goto(address);
  for (const [name, show] of SCREENS) {
    await show(page);
    if (forDocs && name !== README_SCREEN) continue;
    if (only && !only.split(',').includes(name)) continue;
    await page.waitForTimeout(350);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) console.log(`${name} ${width}: scrolls sideways by ${sideways} px`);
    await page.screenshot({
      path: forDocs
        ? join(ROOT, 'docs/screenshot.png')
        : join(OUT, `${name}-${width}-${theme}.png`),
      fullPage: !(await page.getByRole('dialog').isVisible()),
    });
  }
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const found = findBrowser();
const server = await startServer({ folder: join(ROOT, 'dist') });
const browser = await chromium.launch({
  ...(found ? { executablePath: found.executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
for (const theme of THEMES) {
  for (const width of WIDTHS) {
    await shoot(browser, `http://localhost:${server.port}/`, width, theme);
  }
}
await browser.close();
await server.stop();
