/** A deployment may take a file away before it is asked for: a word and a way on, never a white page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StaticServer } from '../../scripts/static-server.ts';
import { callApi, DIST, expect, processFile, test } from './guarded.ts';
import { SAMPLE_FILES } from './sample-files.ts';

/** The service worker would store what is there, and hide what is not. */
test.use({ serviceWorkers: 'block' });

const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));

/** The addresses of the scripts whose names match, of which there is at least one. */
function scriptsLike(part: RegExp): RegExp {
  const gone = scripts.filter((name) => part.test(name));
  expect(gone, String(part)).not.toEqual([]);
  return new RegExp(`^assets/(?:${gone.join('|').replaceAll('.', String.raw`\.`)})$`);
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

const matchAd = (page: Page) => page.getByRole('link', { name: 'Match to a job ad' }).click();

const AD = `Warehouse Supervisor
What we need
- Two years of experience with stock counts and a team of five or more people
- A forklift licence and the right to work in the country of the depot
What we offer
Free parking, a pension, a canteen, and twenty-eight days of paid holiday in each year.`;

interface Loss {
  /** The part that is gone. */
  part: RegExp;
  /** What a visitor does who needs it, from the address on. */
  use: (page: Page, home: string) => Promise<unknown>;
  /** What the page says then, if not that it can be loaded again. */
  says?: RegExp;
}

/** Without them the start page and the pages beside it lack something. */
const OF_THE_START: Record<string, Loss> = {
  'what shows the toasts': {
    part: /^toaster-/,
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.click(5, 5);
    },
  },
  'the dialog for pasted text': {
    part: /^paste-dialog-/,
    use: (page) => press(page, 'Paste text'),
  },
  'the sample list': {
    part: /^sample-list-/,
    use: (page) => press(page, 'Try a sample'),
  },
  'a sample itself': {
    part: /^word-file-/,
    use: async (page) => {
      await press(page, 'Try a sample');
      await page.getByRole('list', { name: 'Sample resumes' }).getByRole('button').first().click();
    },
  },
  'a sample that is drawn as a PDF': {
    part: /^two-column-pdf-/,
    use: async (page) => {
      await press(page, 'Try a sample');
      await page.getByRole('list', { name: 'Sample resumes' }).getByRole('button').last().click();
    },
  },
  "the dialog for LinkedIn's data": {
    part: /^bring-data-/,
    use: (page) => press(page, 'Bring your LinkedIn data'),
  },
  'the privacy panel': {
    part: /^privacy-dialog-/,
    use: (page) => press(page, /Check that nothing leaves/),
  },
  'a page': {
    part: /^examples-page-/,
    use: (page) => page.getByRole('link', { name: 'Examples' }).first().click(),
  },
  'how it works': {
    part: /^how-it-works-page-/,
    use: (page) =>
      page
        .getByRole('link', { name: /how it works/i })
        .first()
        .click(),
  },
  'the page for a wrong address': {
    part: /^not-found-page-/,
    use: (page, home) => page.goto(`${home}no-such-page`),
  },
  'the bar of a stand': {
    part: /^demo-bar-/,
    use: (page, home) => page.goto(`${home}?demo`),
  },
};

/** Without them no file is processed. */
const OF_A_FILE: Record<string, Loss> = {
  'the handlers of the API': {
    part: /^network-/,
    use: (page) => giveFile(page, '.txt'),
  },
  "the engine's entry": {
    part: /^main-/,
    use: (page) => giveFile(page, '.txt'),
  },
  'the engine itself': {
    part: /^engine-/,
    use: (page) => giveFile(page, '.txt'),
  },
  'the reader of PDF files': {
    part: /^pdf/,
    use: (page) => giveFile(page, '.pdf'),
  },
  'the card of an analysis': {
    part: /^analysis-card-/,
    use: (page) => giveFile(page, '.txt'),
    says: /load the page again|Enhancement Results/i,
  },
  'the results': {
    part: /^results-view-/,
    use: (page) => giveFile(page, '.txt'),
  },
  'what is said of a file that cannot be read': {
    part: /^not-processed-/,
    use: giveBrokenFile,
  },
};

/** Without them the results of a file lack something. */
const OF_RESULTS: Record<string, Loss> = {
  'the editor': {
    part: /^sheet-editor-/,
    use: async () => {},
  },
  'the dialog for employers': {
    part: /^employer-dialog-/,
    use: (page) => press(page, 'Download for employers'),
  },
  'the form sheet': {
    part: /^form-sheet-dialog-/,
    use: (page) => press(page, 'Form sheet'),
  },
  'the view of a job ad': {
    part: /^match-view-/,
    use: matchAd,
  },
  'the matching of a job ad': {
    part: /^ad-/,
    use: async (page) => {
      await matchAd(page);
      await page.getByLabel('Paste the job ad').fill(AD);
      await press(page, 'Match this ad');
    },
  },
  'why the score is so': {
    part: /^why-dialog-/,
    use: (page) => press(page, 'Why this score'),
  },
  'what software reads': {
    part: /^readout-dialog-/,
    use: (page) => press(page, 'What software reads'),
  },
  'the list of stored resumes': {
    part: /^library-/,
    use: (page, home) => page.goto(home),
  },
  'the comparison': {
    part: /^compare-view-/,
    use: (page, home) => {
      const id = new URL(page.url()).searchParams.get('resume')!;
      return page.goto(`${home}?compare=${id},${id}`);
    },
  },
};

/** Goes to the address, takes the part away, uses it, reads what is said, and loads the page again with all in place. */
async function expectWayOn(
  { page, home, server }: { page: Page; home: string; server: StaticServer },
  { part, use, says = /load the page again/i }: Loss,
  address = home,
): Promise<void> {
  server.gone = scriptsLike(part);
  await page.goto(address);
  await use(page, home);
  await expect(page.getByText(says).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /home/ }).first(), 'the header').toBeVisible();
  server.gone = null;
  const again = page.getByRole('button', { name: 'Load it again' }).first();
  await ((await again.isVisible()) ? again.click() : page.reload());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Load it again')).toHaveCount(0);
}

test(
  'what the start page lacks, it says, and a reload brings it back',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    for (const [what, loss] of Object.entries(OF_THE_START)) {
      await test.step(what, () => expectWayOn({ page, home, server }, loss));
    }
    expect((await callApi(page, 'GET', '/api/resumes')).status).toBe(200);
  },
);

for (const [what, loss] of Object.entries(OF_A_FILE)) {
  test(
    `without ${what} the page says so, and a reload brings it back`,
    { tag: '@thorough' },
    async ({ page, home, server }) => {
      await expectWayOn({ page, home, server }, loss);
      expect((await callApi(page, 'GET', '/api/resumes')).status).toBe(200);
    },
  );
}

test(
  'what the results lack, they say, and a reload brings it back',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    test.slow();
    await page.goto(home);
    const { id } = await processFile(page);
    for (const [what, loss] of Object.entries(OF_RESULTS)) {
      await test.step(what, () =>
        expectWayOn({ page, home, server }, loss, `${home}?resume=${id}`),
      );
    }
    expect((await callApi(page, 'GET', '/api/resumes')).status).toBe(200);
  },
);

test('every lazy part of the page is in that list', () => {
  const named = [OF_THE_START, OF_A_FILE, OF_RESULTS].flatMap((losses) =>
    Object.values(losses).map(({ part }) => part),
  );
  const lazy = lazyParts();
  expect(lazy.length).toBeGreaterThan(15);
  expect(lazy.filter((file) => !named.some((part) => part.test(file)))).toEqual([]);
});

/** What prints a chosen template: without it the browser prints the page. */
const HAS_ANOTHER_WAY = /^print-document-/;

/** Scripts that the page loads when they are asked for, and those which these load, down to the API. */
function lazyParts(): string[] {
  const found = new Set<string>();
  const open = scripts.filter((name) => /^(?:index|react)-/.test(name));
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

test(
  'without its own entry or React there is a sentence and a link',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    for (const part of [/^index-/, /^react-/]) {
      server.gone = scriptsLike(part);
      await page.goto(home);
      await expect(page.getByText('could not be loaded whole')).toBeVisible();
      server.gone = null;
      await page.getByRole('link', { name: 'Load it again' }).click();
      await expect(page.getByText('No Resume Uploaded')).toBeVisible();
      await expect(page.getByText('could not be loaded whole')).toBeHidden();
    }
  },
);
