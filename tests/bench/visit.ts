/**
 * What a visitor waits for in a browser, on the build: `npm run build && npm run bench -- visit [PDF]`.
 * From choosing a PDF to its score on a first and on later visits, chosen at once and later, a decision, and a PDF of one's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../../scripts/find-browser.ts';
import { startServer } from '../../scripts/static-server.ts';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { makePdf } from '#worker/export/pdf/make-pdf.ts';
import { makeSheet } from '#worker/export/sheet/make-sheet.ts';
import { parseResume } from '#worker/parse/parse.ts';

const ROUNDS = 3;
/** From the first move of the mouse to the file, in milliseconds: a script, a quick hand in a file dialog, a newcomer. */
const CHOOSING = { 'at once': 0, 'after 1.5 s': 1500, 'after 3 s': 3000 };

const folder = join(import.meta.dirname, '../../dist');
if (!existsSync(join(folder, 'index.html')))
  throw new Error('There is no build yet: npm run build');

const [given] = process.argv.slice(3);
const buffer = Buffer.from(given ? readFileSync(given) : await twoPages());
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
    note('a decision', await decision(page));
    await context.close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await fileToScore(page, CHOOSING['after 3 s']);
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
async function twoPages(): Promise<Uint8Array> {
  const read = await extract(new TextEncoder().encode(SHEETS['twelve jobs']), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const made = await makePdf(makeSheet(read.value, parseResume(read.value)), DEFAULT_OPTIONS);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.bytes;
}

/** As later visits find it. */
async function untilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 50));
  });
}

async function fileToScore(page: Page, choosingMs: number): Promise<number> {
  await page.goto(home);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(300, 300);
  await page.waitForTimeout(choosingMs);
  const started = performance.now();
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('heading', { name: 'Enhancement Results' }).waitFor();
  return performance.now() - started;
}

/** From the click on a suggestion's button to the answer of the engine; 0 where there is none to decide. */
async function decision(page: Page): Promise<number> {
  await page.getByRole('tab', { name: /Suggestions/ }).click();
  const button = page.getByRole('button', { name: /^(?:Accept|Reject)/ }).first();
  if ((await button.count()) === 0) return 0;
  const answered = page.evaluate(async () => {
    const own = window.fetch.bind(window);
    let clickedAt = 0;
    addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true });
    return new Promise<number>((resolve) => {
      window.fetch = async (...request) => {
        const answer = await own(...request);
        resolve(performance.now() - clickedAt);
        return answer;
      };
    });
  });
  await button.click();
  return answered;
}

async function ownPdf(page: Page): Promise<number> {
  const started = performance.now();
  await page.getByRole('button', { name: 'Download for employers' }).click();
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor({ timeout: 30_000 });
  return performance.now() - started;
}
