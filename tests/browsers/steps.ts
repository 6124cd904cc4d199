/** The journey, step by step; each throws a sentence when the browser does not carry it out. */
import type { StaticServer } from '../../scripts/static-server.ts';
import { startServer } from '../../scripts/static-server.ts';
import { DIST, leaked } from '../e2e/guarded.ts';
import { SAMPLE_FILES } from '../e2e/sample-files.ts';
import type { Driven } from './drivers.ts';
import { visit } from './visitor.ts';

export interface Journey {
  browser: Driven;
  server: StaticServer;
  home: string;
}

export interface Step {
  title: string;
  run: (journey: Journey) => Promise<void>;
}

/** How often the sequence is gone through that once jammed a database. */
const DELETIONS = 10;

export const TEXT_FILE = SAMPLE_FILES.find(({ name }) => name.endsWith('.txt'))!;
const PDF_FILE = SAMPLE_FILES.find(({ name }) => name.endsWith('.pdf'))!;

export const STEPS: readonly Step[] = [
  ...SAMPLE_FILES.map((file) => ({
    title: `results of a ${file.name.slice(file.name.lastIndexOf('.'))} file`,
    run: ({ browser, home }: Journey) => giveFile(browser, home, file),
  })),
  {
    title: 'suggestions, keywords, LinkedIn',
    run: async ({ browser, home }) => {
      await giveFile(browser, home, TEXT_FILE);
      await browser.evaluate(decideAndWrite, null);
    },
  },
  { title: 'both downloads', run: ({ browser }) => browser.evaluate(download, null) },
  {
    title: 'theme, kept over a reload',
    run: async ({ browser, home }) => {
      const chosen = await browser.evaluate(switchTheme, null);
      await visit(browser, home);
      const kept = await browser.evaluate(async () => document.documentElement.className, null);
      if (kept !== chosen) throw new Error(`chosen “${chosen}”, after the reload “${kept}”`);
    },
  },
  { title: 'server stopped: reload, new PDF, all downloads, deep link', run: goOffline },
  {
    title: `upload, load again, delete everything × ${DELETIONS}`,
    run: async ({ browser, home }) => {
      for (let round = 0; round < DELETIONS; round++) {
        await giveFile(browser, home, TEXT_FILE);
        await visit(browser, home);
        await browser.evaluate(deleteEverything, null);
        await giveFile(browser, home, TEXT_FILE);
      }
    },
  },
];

/** To be the last of the steps with a server: it looks at what all of them asked for. */
export const LEAK_CHECK: Step = {
  title: 'no request but plain reads of own files',
  run: async ({ server }) => {
    const odd = [...leaked(server), ...server.requests.map(({ url }) => url).filter(hasQuery)];
    if (odd.length > 0) throw new Error(odd.join(', '));
  },
};

/** The page's own address may carry one (`?resume=3`). */
const hasQuery = (url: string): boolean => url.includes('?') && !/^\/\?resume=\d+/.test(url);

export async function giveFile(
  browser: Driven,
  home: string,
  file: { name: string; bytes: Uint8Array },
) {
  await visit(browser, home);
  const base64 = Buffer.from(file.bytes).toString('base64');
  await browser.evaluate(({ name, base64 }) => window.visitor.give(name, base64), {
    name: file.name,
    base64,
  });
}

/** The server goes and comes back on the same port, since the next steps need its files. */
async function goOffline(journey: Journey): Promise<void> {
  const { browser, home, server } = journey;
  await visit(browser, home);
  await browser.evaluate(untilStored, null);
  await server.stop();
  try {
    await giveFile(browser, home, PDF_FILE);
    await browser.evaluate(download, null);
    await visit(browser, `${home}examples`);
    await browser.evaluate(async () => {
      await window.visitor.until(() => window.visitor.find('h1', '.'), 'the examples page');
    }, null);
  } finally {
    const { requests } = server;
    journey.server = await startServer({ folder: DIST, port: server.port });
    journey.server.requests.push(...requests);
  }
}

/** Runs in the page: waits until the badge says that the app works offline. */
async function untilStored(): Promise<void> {
  await window.visitor.until(
    () => /works offline|offline/i.test(document.querySelector('header')?.innerText ?? ''),
    'the badge that says “works offline”',
  );
  await window.visitor.until(() => navigator.serviceWorker.controller, 'a service worker');
}

/** Runs in the page. */
export async function decideAndWrite(): Promise<void> {
  const { until, find, press, openTab } = window.visitor;
  await openTab('^Suggestions');
  await press('button', '^Reject');
  await until(() => /Rejected/.test(document.body.innerText), 'a rejected suggestion');
  await press('button', 'Apply All Changes');
  await until(() => find('[role=status], li', 'applied'), 'that all were applied');
  await openTab('^Keywords');
  await until(() => find('[role=tabpanel]', '[Bb]uzzwords'), 'the keyword lists');
  await openTab('^LinkedIn');
  await press('button', '^Generate LinkedIn profile');
  await until(() => find('[role=tabpanel]', String.raw`\d+/120`), 'the profile with its counts');
}

/** Runs in the page. */
export async function download(): Promise<void> {
  const { until, press, downloads } = window.visitor;
  await press('button', '^Download Enhanced');
  await until(() => downloads.some((name) => /^enhanced_.*\.txt$/.test(name)), 'the text file');
  await press('button', '^Generate Final Resume');
  await until(() => downloads.some((name) => name.endsWith('.docx')), 'the Word file');
  await press('button', '^Download for employers');
  await until(() => document.querySelector('img.preview-page'), 'a page of the PDF');
  await press('[role=dialog] button', '^Download PDF');
  await until(() => downloads.some((name) => name.endsWith('.pdf')), 'the PDF');
  const before = downloads.length;
  await press('[role=dialog] button', '^Download Word');
  await until(
    () => downloads.slice(before).some((name) => name.endsWith('Resume.docx')),
    'the Word file for employers',
  );
  await press('[role=dialog] button', '^Close');
}

/** Runs in the page; answers with the theme that is shown then. */
export async function switchTheme(): Promise<string> {
  const { until, press } = window.visitor;
  const before = document.documentElement.className;
  await press('button', '^Switch to');
  await until(() => document.documentElement.className !== before, 'another theme');
  return document.documentElement.className;
}

/** Runs in the page; the question's tick takes the database along. */
async function deleteEverything(): Promise<void> {
  const { until, find, press } = window.visitor;
  await press('button', '^Delete everything');
  await press('[role=dialog] button, [role=alertdialog] button', '^Delete (one|all)');
  await until(() => find('[role=status], li', 'Everything deleted'), 'that everything is deleted');
  await until(async () => (await indexedDB.databases()).length === 0, 'no database');
}
