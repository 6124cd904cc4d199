/**
 * What a visitor waits for in a browser, on the build: `npm run build && npm run bench -- visit [PDF]`.
 * From choosing a PDF to its score on a first and on later visits, chosen at once and later; decisions on a resume
 * with many faults, from the click to the score that it makes; and a PDF of one's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../../scripts/find-browser.ts';
import { startServer } from '../../scripts/static-server.ts';
import { sixtyBulletResumes } from '#tests/builders/sixty-bullets.ts';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { makePdf } from '#worker/export/pdf/make-pdf.ts';
import { makeSheet } from '#worker/export/sheet/make-sheet.ts';
import { parseResume } from '#worker/parse/parse.ts';

const ROUNDS = 3;
/** From the first move of the mouse to the file, in milliseconds: a script, a quick hand in a file dialog, a newcomer. */
const CHOOSING = { 'at once': 0, 'after 1.5 s': 1500, 'after 3 s': 3000 };
/** How long the first visitor looks at the score: meanwhile the service worker's engine takes the place of the first. */
const FIRST_VISIT_MS = 10_000;

const folder = join(import.meta.dirname, '../../dist');
if (!existsSync(join(folder, 'index.html')))
  throw new Error('There is no build yet: npm run build');

const [given] = process.argv.slice(3);
const plain = Buffer.from(given ? readFileSync(given) : await pdfOf(SHEETS['twelve jobs']));
const faulty = Buffer.from(await pdfOf(sixtyBulletResumes()[0]!));
const times = new Map<string, number[]>();
const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms]);

const server = await startServer({ folder, compress: true });
const browser = await chromium.launch({
  // A whole one loads pages of its own window beside the first visit, for seconds.
  executablePath: findTestBrowser()?.executablePath,
  args: ['--no-sandbox'],
});
const home = `http://localhost:${server.port}/`;
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [when, choosingMs] of Object.entries(CHOOSING)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    note(`first visit, file ${when}`, await fileToScore(page, choosingMs));
    await untilStored(page);
    note(`later visit, file ${when}`, await fileToScore(page, choosingMs));
    await context.close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await fileToScore(page, CHOOSING['after 3 s'], faulty);
  await page.getByRole('tab', { name: /Suggestions/ }).click();
  note('a decision, at once', await decision(page));
  // Prices are asked for once nobody has decided for half a second, and take a second or more.
  await page.waitForTimeout(700);
  note('a decision, amid prices', await decision(page));
  await page.waitForTimeout(5000);
  note('a decision, later', await decision(page));
  note('first PDF of one’s own, drawn', await ownPdf(page));
  await page.keyboard.press('Escape');
  note('the same again, warm', await ownPdf(page));
  await context.close();
}
await browser.close();
await server.stop();
for (const [what, all] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
  console.log(`${what.padEnd(32)} median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
}

/** A resume of two pages, made by our own writer. */
async function pdfOf(text: string): Promise<Uint8Array> {
  const read = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const made = await makePdf(makeSheet(read.value, parseResume(read.value)), DEFAULT_OPTIONS);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.bytes;
}

/** As later visits find it: every file stored, and what the browser compiled of it. */
async function untilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 50));
  });
  await page.waitForTimeout(FIRST_VISIT_MS);
}

/** From the file's arrival in the page to the frame that shows its score; Playwright itself looks twice a second. */
async function fileToScore(page: Page, choosingMs: number, buffer = plain): Promise<number> {
  await page.goto(home);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(300, 300);
  await page.waitForTimeout(choosingMs);
  // Watching before the file comes: an object holds the promise, so that this call does not wait for it.
  const watched = await page.getByRole('main').evaluateHandle((main) => {
    const chosen = Promise.withResolvers<number>();
    addEventListener('change', () => chosen.resolve(performance.now()), { once: true });
    const shown = Promise.withResolvers<number>();
    const watch = new MutationObserver(() => {
      const headings = [...main.querySelectorAll('h2')];
      if (!headings.some(({ textContent }) => textContent === 'Enhancement Results')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown.resolve(performance.now())));
    });
    watch.observe(main, { subtree: true, childList: true });
    const both = Promise.all([chosen.promise, shown.promise]);
    return { took: both.then(([from, to]) => to - from) };
  });
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  return watched.evaluate(({ took }) => took);
}

/** From the click on a suggestion's first button to the score card that counts it. */
async function decision(page: Page): Promise<number> {
  const list = page.getByRole('list', { name: 'Suggestions' });
  const button = list.getByRole('button', { name: /^(?:Accept|Reject)(?! after)/ }).first();
  const counted = page
    .getByRole('complementary', { name: 'ATS Compatibility' })
    .evaluate((card) => {
      const at = Promise.withResolvers<number>();
      addEventListener('click', () => at.resolve(performance.now()), { capture: true, once: true });
      const shown = Promise.withResolvers<number>();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => shown.resolve(performance.now()));
      });
      watch.observe(card, { subtree: true, childList: true, characterData: true });
      return Promise.all([at.promise, shown.promise]).then(([from, to]) => to - from);
    });
  await button.click();
  return counted;
}

async function ownPdf(page: Page): Promise<number> {
  const started = performance.now();
  await page.getByRole('button', { name: 'Download for employers' }).click();
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor({ timeout: 30_000 });
  return performance.now() - started;
}
