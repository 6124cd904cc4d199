/** What the first visit of the home page costs, measured on the files that it really asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENGINE_LOCK } from '#contract/locks.ts';
import { DIST, expect, test, untilOffline } from './guarded.ts';

const BUDGET_BYTES = 107_000;

/** Words that stand in the code of each part that must wait until it is needed. */
const LATER: Record<string, RegExp> = {
  'pdf.js': /getTextContent|PDFDocumentProxy/,
  mammoth: /convertToMarkdown/,
  docx: /wordprocessingml/,
  pdfkit: /pdfuaid:part/,
  'the fonts of documents': /[A-Za-z0-9+/]{20000}/,
  'the engine': /machine-readability/,
  'the reader of LinkedIn archives': /Email Addresses\.csv/,
  'the handlers of the API': /There is no such address/,
};

// The service worker stores every file; here only those count that the page itself asks for.
test.use({ serviceWorkers: 'block' });

test('loads scripts and styles of at most 107 KB (gzip), and nothing of the API or the engine', async ({
  page,
  home,
  server,
}) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  const files = server.requests
    .map(({ url }) => url.split('?')[0]!.slice(1))
    .filter((url) => /\.(?:js|mjs|css)$/.test(url));
  expect(files.length).toBeGreaterThan(0);
  const sources = files.map((file) => readFileSync(join(DIST, file)));
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
  const list = files.map((file, at) => `${file} ${gzipSync(sources[at]!, { level: 9 }).length}`);
  console.log(`first load: ${(bytes / 1000).toFixed(1)} KB gzip in ${files.length} files`);
  expect(bytes, list.join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
  const code = sources.join('\n');
  for (const [part, sign] of Object.entries(LATER)) {
    expect(sign.test(code), `${part} is in the first load`).toBe(false);
  }
});

test('asks for the views that a file needs at the first move', async ({ page, home, server }) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  const views = () =>
    ['analysis-card', 'results-view'].filter((name) =>
      server.requests.some(({ url }) => url.includes(`/${name}-`) && url.endsWith('.js')),
    );
  expect(views()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(views).toEqual(['analysis-card', 'results-view']);
});

test.describe('while the files are being stored', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the engine’s work goes first, and the rest is stored after it',
    { tag: '@thorough' },
    async ({ page, home, server }) => {
      await page.addInitScript((lock) => {
        const rest = Promise.withResolvers<void>();
        Reflect.set(window, 'endOfWork', rest.resolve);
        void navigator.locks.request(lock, { mode: 'shared' }, () => rest.promise);
      }, ENGINE_LOCK);
      await page.goto(home, { waitUntil: 'networkidle' });
      await expect.poll(() => server.requests.some(({ url }) => url === '/sw.js')).toBe(true);
      const asked = () => server.requests.length;
      const before = asked();
      // Without anybody at work, all of them are stored by then.
      await page.waitForTimeout(1_500);
      expect(asked() - before).toBeLessThan(5);
      await page.evaluate('endOfWork()');
      // The next call may follow: a first decision, say.
      await page.waitForTimeout(1_000);
      expect(asked() - before).toBeLessThan(5);
      await untilOffline(page);
      expect(asked() - before).toBeGreaterThan(50);
    },
  );

  test(
    'an engine that is never at rest delays them for less than the minute that Firefox grants',
    { tag: '@thorough' },
    async ({ page, home, server }) => {
      await page.addInitScript((lock) => {
        void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise(() => {}));
      }, ENGINE_LOCK);
      await page.goto(home);
      // On a slow line, storing needs the rest of that minute.
      await expect.poll(() => server.requests.length, { timeout: 40_000 }).toBeGreaterThan(100);
    },
  );
});

test.describe('once every file is stored', () => {
  test.use({ serviceWorkers: 'allow' });

  test('documents and workers come under the policy, and their parts as the host sent them', async ({
    page,
    home,
  }) => {
    await page.goto(home);
    await untilOffline(page);
    const policies = new Map<string, boolean>();
    page.context().on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1)!;
      if (!response.fromServiceWorker()) return;
      // The page may be closed, at the end, before the headers of a late part are told.
      response.allHeaders().then(
        (headers) => policies.set(name, 'content-security-policy' in headers),
        () => {},
      );
    });
    await page.reload();
    await expect.poll(() => page.workers().length).toBe(1);
    const under = (name: RegExp) =>
      [...policies].filter(([file]) => name.test(file)).map(([, isUnder]) => isUnder);
    await expect.poll(() => under(/^engine-/)).toEqual([false]);
    expect(under(/^(?:index\.html)?$/)).toEqual([true]);
    expect(under(/^main-/)).toEqual([true]);
    expect(new Set(under(/^(?:index|react|lock)-/))).toEqual(new Set([false]));
  });

  test(
    'the engine’s code is kept compiled for later visits',
    { tag: '@thorough' },
    async ({ page, home, browser }) => {
      await page.goto(home);
      await untilOffline(page);
      const isCompiled = async () => {
        await browser.startTracing(page, { categories: ['v8', 'devtools.timeline'] });
        await page.goto('about:blank');
        await page.goto(home);
        await expect.poll(() => page.workers().length).toBe(1);
        await page.waitForTimeout(3_000);
        const trace = (await browser.stopTracing()).toString();
        return /"consumedCacheSize":\d{5,}[^}]*\/engine-/.test(trace);
      };
      await expect.poll(isCompiled, { timeout: 40_000 }).toBe(true);
    },
  );

  test(
    'the page that takes files starts the engine by itself and asks the host for nothing',
    { tag: '@thorough' },
    async ({ page, home, server }) => {
      await page.goto(`${home}examples`);
      await untilOffline(page);
      const asked = server.requests.length;
      await page.reload({ waitUntil: 'networkidle' });
      expect(page.workers(), 'on a page that takes no file').toEqual([]);
      await page.goto(home);
      await expect.poll(() => page.workers().length).toBe(1);
      // The browser looks for a newer service worker.
      const since = server.requests.slice(asked).map(({ url }) => url);
      expect(since.filter((url) => !url.startsWith('/sw.js'))).toEqual([]);
    },
  );
});

test(
  'fetches the code that writes Word files when the first one is asked for, and not before',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    const writers = () =>
      server.requests
        .map(({ url }) => url.split('?')[0]!.slice(1))
        .filter((url) => url.endsWith('.js'))
        .filter((file) => /w:numPr/.test(readFileSync(join(DIST, file), 'utf8')));
    await page.goto(home);
    await page.getByLabel('Resume file').setInputFiles({
      name: 'ottilie.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        'Ottilie Brandvold\nottilie@example.com\n\nEXPERIENCE\nClerk, Fjord Foods\n2019 - 2021\n- Packed 40 boxes a day\n',
      ),
    });
    const ask = page.getByRole('button', { name: 'Generate Final Resume' });
    await expect(ask).toBeEnabled();
    expect(writers()).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), ask.click()]);
    expect(file.suggestedFilename()).toMatch(/^enhanced_resume_.*\.docx$/);
    expect(writers()).toHaveLength(1);
  },
);

/** Most that each lazy part of a document or of matching may weigh, in bytes of gzip, and words that stand in it. */
const PARTS: Record<string, { budget: number; sign: RegExp; files: number }> = {
  'the writer of PDFs': { budget: 170_000, sign: /pdfuaid:part/, files: 1 },
  'each document font': {
    budget: 85_000,
    sign: /^(?:var|const|let) \w+\s*=\s*["'`][A-Za-z0-9+/=]{50000}/,
    files: 6,
  },
  'the reader of LinkedIn archives': { budget: 20_000, sign: /Email Addresses\.csv/, files: 1 },
  'the second reader of Word files': { budget: 105_000, sign: /convertToMarkdown/, files: 1 },
  'the dictionary, lexicon and lists of phrases': {
    budget: 389_000,
    sign: /1achen 2liyah/,
    files: 1,
  },
  // Both come together with the first ad: what it costs is their sum.
  'the code that matches job ads': { budget: 58_500, sign: /This says how to apply/, files: 1 },
  'the tables of matching': { budget: 31_500, sign: /venepuncture, venipuncture/, files: 1 },
  'the dialog for employers': {
    budget: 12_000,
    sign: /preview-page/,
    files: 1,
  },
};

test('keeps each lazy part of a document or of matching within its budget', () => {
  const scripts = readdirSync(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(DIST, 'assets', file)));
  for (const [part, { budget, sign, files }] of Object.entries(PARTS)) {
    const found = scripts.filter((source) => sign.test(source.toString('utf8')));
    expect(found, part).toHaveLength(files);
    for (const source of found) {
      const bytes = gzipSync(source, { level: 9 }).length;
      console.log(`${part}: ${(bytes / 1000).toFixed(1)} KB gzip`);
      expect(bytes, part).toBeLessThanOrEqual(budget);
    }
  }
});

/** Most that the engine loads before it can take a file, in bytes of gzip; dictionary, lexicon and exports come later. */
const ENGINE_BUDGET = 377_000;

test('keeps what the engine starts with within its budget', () => {
  const folder = join(DIST, 'assets');
  const start = readdirSync(folder).filter((file) => /^start-[\w-]+\.js$/.test(file));
  expect(start).toHaveLength(1);
  const files = new Set(start);
  let bytes = 0;
  for (const file of files) {
    const source = readFileSync(join(folder, file));
    bytes += gzipSync(source, { level: 9 }).length;
    const text = source.toString('utf8');
    for (const [, , next] of text.matchAll(
      /(?:^|[;}])(import|export)\b[^;"'`()]*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      files.add(next!);
    }
  }
  console.log(`engine: ${(bytes / 1000).toFixed(1)} KB gzip in ${files.size} files`);
  expect(bytes).toBeLessThanOrEqual(ENGINE_BUDGET);
});
