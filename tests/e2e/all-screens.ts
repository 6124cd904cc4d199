/** Every screen and state of the app, in an order in which each begins where the one before it ended. */
import type { Page } from '@playwright/test';
import { LONG_RESUME } from './long-resume.ts';

export interface Screen {
  name: string;
  show: (page: Page) => Promise<void>;
  /** Selector of what is to be seen here and on no other screen. */
  fresh?: string;
}

/** Nothing in it can be put better by a rule. */
const FAULTLESS = `Annika Solberg
annika.solberg@example.com | +47 555 01 234 | Bergen, Norway | linkedin.com/in/annika-solberg-example

Warehouse Manager

SUMMARY
Warehouse manager with nine years in food distribution. Led 42 staff across two sites and cut dispatch errors by 31%.

EXPERIENCE
Warehouse Manager, Fjord Foods AS, Bergen, Jan 2020 - Present
- Led 42 warehouse staff across two sites, raising on-time dispatch from 88% to 97%
- Cut stock differences by 31% by counting 1,200 pallet places every month
- Negotiated carrier contracts worth $1.4M, saving $180,000 a year
- Introduced barcode scanning at 9 docks, which halved loading time

Warehouse Supervisor, Nordvik Parcel, Oslo, Mar 2016 - Dec 2019
- Trained 26 pickers in safe forklift driving, reducing accidents by 40%
- Scheduled 3 shifts of 18 people, cutting overtime by 22%
- Built a weekly inventory report in Excel that 5 managers used to plan orders

EDUCATION
BSc Logistics, University of Bergen, 2012 - 2015

SKILLS
Warehouse management, Inventory control, Barcode scanning, Forklift driving, Carrier contracts, Excel, Scheduling, Safety training
`;

const LONG_NAME =
  'maximiliane-theodora-wolfeschlegelstein-bergerdorffmann_resume_final_FINAL_2026-corrected.txt';

const SAMPLE = 'Operations coordinator';

const give = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Resume file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** From now on the page does not hear that a resume has been read. */
const holdResults = (page: Page) =>
  page.evaluate(() => {
    const whole = window.fetch;
    window.fetch = (input, init) => {
      const answer = whole(input, init);
      return typeof input === 'string' && input.endsWith('/process')
        ? answer.then(() => new Promise(() => {}))
        : answer;
    };
  });

const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
};

const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .waitFor();

const closeToast = async (page: Page) => {
  const close = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' });
  // A toast goes by itself in the end, on a slow machine before it can be closed.
  await close.click({ timeout: 4000 }).catch(() => {});
  await close.waitFor({ state: 'hidden' });
};

const results = (page: Page) =>
  page.getByRole('heading', { name: 'Enhancement Results' }).waitFor();

const visit = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await page.locator('h1').waitFor();
};

/** From the start page to the results of a text, its toast closed. */
const read = async (page: Page, name: string, content: string) => {
  await visit(page, '/');
  await give(page, name, content);
  await results(page);
  await closeToast(page);
};

const START: Screen[] = [
  { name: 'start', show: (page) => page.getByText('None yet.').waitFor() },
  { name: 'samples', fresh: '.drop', show: (page) => press(page, 'Try a sample') },
  {
    name: 'dropping',
    fresh: '.drop',
    async show(page) {
      await press(page, 'Try a sample');
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([''], 'resume.pdf'));
        document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
      });
    },
  },
  {
    name: 'paste',
    fresh: '[role=dialog]',
    async show(page) {
      await page.evaluate(() =>
        document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true })),
      );
      await press(page, 'Paste text');
      await dialog(page);
    },
  },
  {
    name: 'refused-file',
    fresh: '.toasts',
    async show(page) {
      await closeDialog(page);
      await give(page, 'holiday.jpg', 'not a resume');
      await toast(page, 'File type not supported');
    },
  },
  {
    name: 'analysing',
    fresh: 'main',
    async show(page) {
      await closeToast(page);
      await holdResults(page);
      await give(page, 'annika.txt', FAULTLESS);
      await page.getByRole('progressbar').waitFor();
      await closeToast(page);
    },
  },
  {
    name: 'cancelled',
    async show(page) {
      await press(page, 'Cancel');
      await toast(page, 'Cancelled');
    },
  },
  {
    name: 'not-readable',
    fresh: 'main',
    async show(page) {
      await visit(page, '/');
      await give(page, 'broken.docx', 'PK\u0003\u0004 and then nothing that could be read');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'gone', fresh: 'main [role=status]', show: (page) => visit(page, '/?resume=999') },
];

const RESULTS: Screen[] = [
  {
    name: 'enhanced-toast',
    fresh: '.toasts',
    async show(page) {
      await visit(page, '/');
      await press(page, 'Try a sample');
      await press(page, SAMPLE);
      await results(page);
    },
  },
  { name: 'before-after', show: closeToast },
  { name: 'suggestions', show: (page) => openTab(page, /Suggestions/) },
  {
    name: 'decided',
    fresh: '[role=tabpanel]',
    async show(page) {
      const list = page.getByRole('list', { name: 'Suggestions' });
      await list
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      await toast(page, 'Suggestion updated');
      await closeToast(page);
      await list.getByRole('button', { name: /^Edit/ }).first().click();
    },
  },
  { name: 'keywords', show: (page) => openTab(page, /Keywords/) },
  { name: 'linkedin-empty', show: (page) => openTab(page, /LinkedIn/) },
  {
    name: 'linkedin',
    async show(page) {
      await press(page, 'Generate LinkedIn profile');
      await page.getByRole('region', { name: 'Headline' }).waitFor();
      await closeToast(page);
    },
  },
];

const DIALOGS: Screen[] = [
  {
    name: 'why',
    async show(page) {
      await press(page, 'Why this score');
      await dialog(page);
    },
  },
  {
    name: 'parser',
    async show(page) {
      await closeDialog(page);
      await press(page, 'What software reads');
      await dialog(page);
    },
  },
  {
    name: 'privacy',
    async show(page) {
      await closeDialog(page);
      await press(page, 'Check that nothing leaves this device');
      await dialog(page);
    },
  },
  {
    name: 'delete-everything',
    fresh: '[role=dialog]:last-of-type',
    async show(page) {
      await press(page, 'Delete everything');
      await page.getByRole('dialog', { name: 'Delete everything?' }).waitFor();
    },
  },
];

const LONG_AND_SHORT: Screen[] = [
  {
    name: 'questions',
    fresh: '[role=tabpanel]',
    async show(page) {
      await visit(page, '/');
      await press(page, 'Try a sample');
      await press(page, 'Store supervisor');
      await results(page);
      await closeToast(page);
      await openTab(page, /Suggestions/);
      await press(page, /^Questions/);
    },
  },
  { name: 'long', show: (page) => read(page, LONG_NAME, LONG_RESUME) },
  { name: 'long-suggestions', show: (page) => openTab(page, /Suggestions/) },
  {
    name: 'long-parser',
    async show(page) {
      await press(page, 'What software reads');
      await dialog(page);
    },
  },
  { name: 'faultless', show: (page) => read(page, 'annika.txt', FAULTLESS) },
  {
    name: 'no-suggestions',
    fresh: '[role=tabpanel]',
    show: (page) => openTab(page, /Suggestions/),
  },
];

const STORED: Screen[] = [
  {
    name: 'recent',
    async show(page) {
      await visit(page, '/');
      await page
        .getByRole('button', { name: /^Rename/ })
        .first()
        .waitFor();
    },
  },
  { name: 'rename', fresh: 'main', show: (page) => press(page, /^Rename/) },
  {
    name: 'delete-one',
    fresh: '[role=dialog]',
    async show(page) {
      await closeDialog(page);
      await press(page, /^Delete maximiliane/);
      await dialog(page);
    },
  },
  {
    name: 'compare',
    fresh: 'main',
    async show(page) {
      await closeDialog(page);
      await page.getByRole('link', { name: 'Compare two resumes' }).click();
      await page.getByRole('region', { name: 'Lines that differ' }).waitFor();
    },
  },
  {
    name: 'compare-same',
    fresh: 'main',
    async show(page) {
      const first = await page.getByLabel('First', { exact: true }).inputValue();
      await page.getByLabel('Second', { exact: true }).selectOption(first);
    },
  },
];

const PAGES: Screen[] = [
  { name: 'examples', show: (page) => visit(page, '/examples') },
  { name: 'how-it-works', show: (page) => visit(page, '/how-it-works') },
  { name: 'not-found', show: (page) => visit(page, '/nowhere') },
];

const DEMO: Screen[] = [
  {
    name: 'demo-question',
    fresh: '[role=dialog]',
    async show(page) {
      await visit(page, '/?demo');
      await dialog(page);
    },
  },
  {
    name: 'demo',
    fresh: 'body',
    async show(page) {
      await press(page, 'Start the demo');
      await press(page, 'Next visitor');
      await page.getByText('Nothing of an earlier visitor is stored here.').waitFor();
    },
  },
  {
    name: 'demo-results',
    async show(page) {
      await press(page, SAMPLE);
      await results(page);
      await closeToast(page);
    },
  },
];

/** All of them; the first expects the start page with nothing stored. */
export const ALL_SCREENS: readonly Screen[] = [
  ...START,
  ...RESULTS,
  ...DIALOGS,
  ...LONG_AND_SHORT,
  ...STORED,
  ...PAGES,
  ...DEMO,
];
