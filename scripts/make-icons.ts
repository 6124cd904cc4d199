/** Draws the app's icons into public/icons: `node scripts/make-icons.ts`. The mark is an editor's caret on a sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

const FOLDER = new URL('../public/icons/', import.meta.url);

/** `inset` keeps the mark inside the circle that a maskable icon is cut to (80 % of its width). */
function drawing(maskable: boolean): string {
  const sheet = maskable
    ? '<rect width="512" height="512" fill="#fffdf8"/>'
    : '<rect x="16" y="16" width="480" height="480" rx="56" fill="#fffdf8" stroke="#dacfb9" stroke-width="8"/>';
  const line = (x: number, width: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="20" rx="10" fill="#211c15" opacity=".82"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 ' +
    `512">${sheet}${line(120, 272, 132)}${line(120, 196, 188)}<path d="M144 388 256 248l112 ` +
    '140" fill="none" stroke="#1c43b4" stroke-width="44" stroke-linecap="round" ' +
    'stroke-linejoin="round"/></svg>'
  );
}

const browser = await chromium.launch({
  executablePath: findBrowser()?.executablePath,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('icon.svg', FOLDER), `${drawing(false)}\n`);
for (const [name, size, maskable] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['maskable-512', 512, true],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${drawing(maskable)}</body>`);
  await page.screenshot({ path: new URL(`${name}.png`, FOLDER).pathname, omitBackground: true });
}
await browser.close();
