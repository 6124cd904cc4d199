/**
 * Pictures of every screen of the build, in both themes and two widths, in .cache/screenshots;
 * with `--docs` only the README's picture, docs/screenshot.png. Run with `npm run screenshots [-- --docs]`.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ALL_SCREENS } from '../tests/e2e/all-screens.ts';
import { findBrowser } from './find-browser.ts';
import { startServer } from './static-server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const forDocs = process.argv.includes('--docs');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
const OUT = join(ROOT, '.cache/screenshots');
const WIDTHS = forDocs
  ? [1280]
  : [1280, 375, ...(process.argv.includes('--wide') ? [320, 768, 2560] : [])];
const THEMES = forDocs ? ['light'] : ['light', 'dark'];
const README_SCREEN = 'before-after';

async function shoot(browser: Browser, address: string, width: number, theme: string) {
  const context = await browser.newContext({
    viewport: { width, height: width > 500 && !forDocs ? 860 : 740 },
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
  page.setDefaultTimeout(15_000);
  for (const { name, show } of ALL_SCREENS) {
    await show(page).catch((error: unknown) => {
      throw new Error(`no way to the screen "${name}"`, { cause: error });
    });
    if (forDocs && name !== README_SCREEN) continue;
    if (only && !only.split(',').includes(name)) continue;
    await drawAll(page);
    await page.waitForTimeout(350);
    // What keeps itself in view would stand in the middle of a picture of the whole page.
    if (!(await page.getByRole('dialog').first().isVisible())) {
      await page.mouse.move(0, 0);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) console.log(`${name} ${width}: scrolls sideways by ${sideways} px`);
    await page.screenshot({
      path: forDocs
        ? join(ROOT, 'docs/screenshot.png')
        : join(OUT, `${name}-${width}-${theme}.png`),
      // The README's picture is what a window shows, and small.
      fullPage: !forDocs && !(await page.getByRole('dialog').first().isVisible()),
    });
    if (forDocs) break;
  }
  await context.close();
}

/** Suggestions out of view are not drawn, and a picture of the whole page would show gaps for them. */
const drawAll = (page: Page) =>
  page.evaluate((flat) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.suggestion { content-visibility: visible !important }' +
        (flat
          ? 'body { background-image: none !important } .sheet, .doc { background: var(--color-sheet) !important }'
          : ''),
    );
    // Beside the editor's own.
    document.adoptedStyleSheets.push(sheet);
  }, forDocs);

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
