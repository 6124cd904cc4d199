/** A deployment may take a file away before it is asked for: a word and a way on, never a white page. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { callApi, DIST, expect, processFile, test } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

/** The service worker would store what is there, and hide what is not. */
test.use({ serviceWorkers: 'block' });

/** A copy of the build without the scripts whose names or contents match. */
function without(part: RegExp, info: TestInfo): string {
  const folder = info.outputPath('site');
  cpSync(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const gone = readdirSync(assets).filter((name) => part.test(name) && name.endsWith('.js'));
  expect(gone, String(part)).not.toEqual([]);
  for (const name of gone) rmSync(join(assets, name));
  return folder;
}

const giveFile = (page: Page, extension: string) => {
  const file = SAMPLE_FILES.find(({ name }) => name.endsWith(extension))!;
  return page.getByLabel('Resume file').setInputFiles({
    name: file.name,
    mimeType: file.mimeType,
    buffer: Buffer.from(file.bytes),
  });
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Gives a file that no reader can read. */
const giveBrokenFile = (page: Page) =>
  page.getByLabel('Resume file').setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 and nothing else'),
  });

async function matchAd(page: Page): Promise<void> {
  await giveFile(page, '.txt');
  await page.getByRole('link', { name: 'Match to a job ad' }).click();
}

const AD = `Warehouse Supervisor
What we need
- Two years of experience with stock counts and a team of five or more people
- A forklift licence and the right to work in the country of the depot
What we offer
Free parking, a pension, a canteen, and twenty-eight days of paid holiday in each year.`;

interface Loss {
  /** The part that is gone. */
  part: RegExp;
  /** What a visitor does who needs it, from the start page on. */
  use: (page: Page, home: string) => Promise<unknown>;
  says: RegExp;
}

const LOAD_AGAIN = /load the page again/i;

const LOSSES: Record<string, Loss> = {
  'what shows the toasts': {
    part: /^toaster-/,
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.click(5, 5);
    },
    says: LOAD_AGAIN,
  },
  'the dialog for pasted text': {
    part: /^paste-dialog-/,
    use: (page) => press(page, 'Paste text'),
    says: LOAD_AGAIN,
  },
  'the sample list': {
    part: /^sample-list-/,
    use: (page) => press(page, 'Try a sample'),
    says: LOAD_AGAIN,
  },
  'a sample itself': {
    part: /^word-file-/,
    use: async (page) => {
      await press(page, 'Try a sample');
      await page.getByRole('list', { name: 'Sample resumes' }).getByRole('button').first().click();
    },
    says: LOAD_AGAIN,
  },
  'a sample that is drawn as a PDF': {
    part: /^two-column-pdf-/,
    use: async (page) => {
      await press(page, 'Try a sample');
      await page.getByRole('list', { name: 'Sample resumes' }).getByRole('button').last().click();
    },
    says: LOAD_AGAIN,
  },
  "the dialog for LinkedIn's data": {
    part: /^bring-data-/,
    use: (page) => press(page, 'Bring your LinkedIn data'),
    says: LOAD_AGAIN,
  },
  'the privacy panel': {
    part: /^privacy-dialog-/,
    use: (page) => press(page, /Check that nothing leaves/),
    says: LOAD_AGAIN,
  },
  'a page': {
    part: /^examples-page-/,
    use: (page) => page.getByRole('link', { name: 'Examples' }).first().click(),
    says: LOAD_AGAIN,
  },
  'how it works': {
    part: /^how-it-works-page-/,
    use: (page) =>
      page
        .getByRole('link', { name: /how it works/i })
        .first()
        .click(),
    says: LOAD_AGAIN,
  },
  'the page for a wrong address': {
    part: /^not-found-page-/,
    use: (page, home) => page.goto(`${home}no-such-page`),
    says: LOAD_AGAIN,
  },
  'the handlers of the API': {
    part: /^network-/,
    use: (page) => giveFile(page, '.txt'),
    says: LOAD_AGAIN,
  },
  "the engine's entry": {
    part: /^main-/,
    use: (page) => giveFile(page, '.txt'),
    says: LOAD_AGAIN,
  },
  'the engine itself': {
    part: /^start-/,
    use: (page) => giveFile(page, '.txt'),
    says: LOAD_AGAIN,
  },
  'the reader of PDF files': {
    part: /^pdf/,
    use: (page) => giveFile(page, '.pdf'),
    says: LOAD_AGAIN,
  },
  'the card of an analysis': {
    part: /^analysis-card-/,
    use: (page) => giveFile(page, '.txt'),
    says: /load the page again|Enhancement Results/i,
  },
  'the results': {
    part: /^results-view-/,
    use: (page) => giveFile(page, '.txt'),
    says: LOAD_AGAIN,
  },
  'what is said of a file that cannot be read': {
    part: /^not-processed-/,
    use: giveBrokenFile,
    says: LOAD_AGAIN,
  },
  'the editor': {
    part: /^sheet-editor-/,
    use: (page) => giveFile(page, '.txt'),
    says: LOAD_AGAIN,
  },
  'the dialog for employers': {
    part: /^employer-dialog-/,
    use: async (page) => {
      await giveFile(page, '.txt');
      await press(page, 'Download for employers');
    },
    says: LOAD_AGAIN,
  },
  'the form sheet': {
    part: /^form-sheet-dialog-/,
    use: async (page) => {
      await giveFile(page, '.txt');
      await press(page, 'Form sheet');
    },
    says: LOAD_AGAIN,
  },
  'the view of a job ad': {
    part: /^match-view-/,
    use: matchAd,
    says: LOAD_AGAIN,
  },
  'the matching of a job ad': {
    part: /^ad-/,
    use: async (page) => {
      await matchAd(page);
      await page.getByLabel('Paste the job ad').fill(AD);
      await press(page, 'Match this ad');
    },
    says: LOAD_AGAIN,
  },
  'why the score is so': {
    part: /^why-dialog-/,
    use: async (page) => {
      await giveFile(page, '.txt');
      await press(page, 'Why this score');
    },
    says: LOAD_AGAIN,
  },
  'what software reads': {
    part: /^readout-dialog-/,
    use: async (page) => {
      await giveFile(page, '.txt');
      await press(page, 'What software reads');
    },
    says: LOAD_AGAIN,
  },
  'the list of stored resumes': {
    part: /^library-/,
    use: async (page, home) => {
      await processFile(page);
      await page.goto(home);
    },
    says: LOAD_AGAIN,
  },
  'the comparison': {
    part: /^compare-view-/,
    use: async (page, home) => {
      const { id } = await processFile(page);
      await page.goto(`${home}?compare=${id},${id}`);
    },
    says: LOAD_AGAIN,
  },
  'the bar of a stand': {
    part: /^demo-bar-/,
    use: (page, home) => page.goto(`${home}?demo`),
    says: LOAD_AGAIN,
  },
};

for (const [what, { part, use, says }] of Object.entries(LOSSES)) {
  test(`without ${what} the page says so, and a reload brings it back`, async ({
    page,
    home,
    server,
  }, testInfo) => {
    server.folder = without(part, testInfo);
    await page.goto(home);
    await use(page, home);
    await expect(page.getByText(says).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: /home/ }).first(), 'the header').toBeVisible();
    server.folder = DIST;
    const again = page.getByRole('button', { name: 'Load it again' }).first();
    await ((await again.isVisible()) ? again.click() : page.reload());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Load it again')).toHaveCount(0);
    expect((await callApi(page, 'GET', '/api/resumes')).status).toBe(200);
  });
}

test('every lazy part of the page is in that list', () => {
  const named = Object.values(LOSSES).map(({ part }) => part);
  const lazy = lazyParts();
  expect(lazy.length).toBeGreaterThan(15);
  expect(lazy.filter((file) => !named.some((part) => part.test(file)))).toEqual([]);
});

/** What prints a chosen template: without it the browser prints the page. */
const HAS_ANOTHER_WAY = /^print-document-/;

/** Scripts that the page loads when they are asked for, and those which these load, down to the API. */
function lazyParts(): string[] {
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const found = new Set<string>();
  const open = assets.filter((name) => /^(?:index|react)-/.test(name));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = readFileSync(join(DIST, 'assets', file), 'utf8');
    for (const [, next] of text.matchAll(/import\(`\.\/([^`]+)`\)/g)) {
      if (found.has(next!) || HAS_ANOTHER_WAY.test(next!)) continue;
      found.add(next!);
      if (!next!.startsWith('network-')) open.push(next!);
    }
  }
  return [...found];
}

for (const part of [/^index-/, /^react-/]) {
  test(`without ${part.source.slice(1, -1)} itself there is a sentence and a link`, async ({
    page,
    home,
    server,
  }, testInfo) => {
    server.folder = without(part, testInfo);
    await page.goto(home);
    await expect(page.getByText('could not be loaded whole')).toBeVisible();
    server.folder = DIST;
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.getByText('No Resume Uploaded')).toBeVisible();
    await expect(page.getByText('could not be loaded whole')).toBeHidden();
  });
}
