/** The browser's own language model: off until it is switched on, never fetched, never believed. */
import type { Page } from '@playwright/test';
import type { Resume } from '#contract/resume.ts';
import { callApi, expect, processFile, test } from './guarded.ts';

test.use({ serviceWorkers: 'block' });

const TEXT = `Piotr Zielinski
piotr.zielinski@example.com | +44 555 01 920 | Derby

EXPERIENCE
Waiter, The Anchor, Jan 2021 - 2024
- Served tables in the evening
- Trained 4 new waiters in the use of the tills

EDUCATION
GCSEs, Derby Academy, 2017

SKILLS
Cash handling, food hygiene
`;

declare global {
  interface Window {
    /** What the stand-in was asked, and whether anything was created. */
    model: { asked: string[]; created: number; checked: number; answer: string };
  }
}

/** Puts a stand-in where some browsers have their model; its answers are the test's. */
const withModel = (page: Page, availability: string) =>
  page.addInitScript((says) => {
    window.model = { asked: [], created: 0, checked: 0, answer: '' };
    const api = () => {};
    Object.assign(api, {
      availability: async () => {
        window.model.checked += 1;
        return says;
      },
      create: async () => {
        window.model.created += 1;
        return {
          prompt: async (text: string) => {
            window.model.asked.push(text);
            return window.model.answer;
          },
          destroy: () => {},
        };
      },
    });
    Object.defineProperty(window, 'LanguageModel', { value: api, configurable: true });
  }, availability);

const model = (page: Page) => page.evaluate(() => window.model);

const answers = (page: Page, answer: string) =>
  page.evaluate((said) => {
    window.model.answer = said;
  }, answer);

const toggle = (page: Page) => page.getByRole('checkbox', { name: /propose wordings/ });
const openPanel = (page: Page) =>
  page.getByRole('button', { name: /nothing leaves this device/ }).click();
const card = (page: Page) => page.getByRole('dialog', { name: 'Other ways to say it' });
const fromModel = (page: Page) => card(page).getByRole('region', { name: /browser’s model/ });

async function openWorkshop(page: Page, line: string) {
  const sheet = page.getByRole('textbox', { name: 'Your resume, enhanced' });
  await sheet.locator('.cm-line').filter({ hasText: line }).first().click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page)).toContainText('Your line: ');
}

async function openResume(page: Page, home: string): Promise<string> {
  const { id } = await processFile(page, 'piotr.txt', TEXT);
  await page.goto(`${home}?resume=${id}`);
  return id;
}

const resumeOf = async (page: Page, id: string) => {
  const { analysis, ...resume } = (await callApi<Resume>(page, 'GET', `/api/resumes/${id}`)).body;
  return { ...resume, analysis: { ...analysis, tookMs: 0 } };
};

test(
  'is asked for one line once it is switched on, and shows what keeps the facts',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await withModel(page, 'available');
    await page.goto(home);
    const id = await openResume(page, home);
    await openWorkshop(page, 'tables in the evening');
    await expect(fromModel(page)).toHaveCount(0);
    expect(await model(page), 'before anybody asked').toMatchObject({ checked: 0, created: 0 });
    await page.keyboard.press('Escape');

    await openPanel(page);
    await expect(toggle(page)).not.toBeChecked();
    await toggle(page).check();
    await page.keyboard.press('Escape');
    const before = await resumeOf(page, id);

    await answers(page, '**Served the tables** in the evening.');
    await openWorkshop(page, 'tables in the evening');
    await expect(fromModel(page)).toContainText('Served the tables in the evening');
    const { asked } = await model(page);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Served tables in the evening');
    expect(asked[0], 'the line and nothing else').not.toMatch(/Piotr|waiters|Anchor/);
    expect(await resumeOf(page, id), 'only shown').toEqual(before);
    await fromModel(page).getByRole('button', { name: 'Use this line' }).click();
    await expect
      .poll(async () => (await resumeOf(page, id)).enhancedContent)
      .toContain('- Served the tables in the evening\n');
  },
);

test(
  'what it invents is not shown and not stored',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await withModel(page, 'available');
    await page.goto(home);
    await page.evaluate(() => localStorage.setItem('resume-ai-model', 'on'));
    const id = await openResume(page, home);
    const before = await resumeOf(page, id);
    await answers(page, 'Trained 40 new waiters in the use of the tills');
    await openWorkshop(page, 'new waiters');
    await expect(fromModel(page)).toContainText('It has nothing to show');
    await expect(card(page)).not.toContainText('40');
    expect(await resumeOf(page, id)).toEqual(before);
  },
);

test(
  'a model that would have to be downloaded is never created',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await withModel(page, 'downloadable');
    await page.goto(home);
    await page.evaluate(() => localStorage.setItem('resume-ai-model', 'on'));
    await openPanel(page);
    await expect(page.getByText('This app never starts a download')).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openResume(page, home);
    await openWorkshop(page, 'new waiters');
    await expect(fromModel(page)).toContainText('It has nothing to show');
    expect(await model(page)).toMatchObject({ created: 0, asked: [] });
  },
);
