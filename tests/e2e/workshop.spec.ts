/** Other ways to say a line: chosen and filled in by keyboard, and no blank ever reaches the text. */
import type { Page } from '@playwright/test';
import type { Resume } from '#contract/resume.ts';
import type { LineWordings } from '#contract/wording.ts';
import { callApi, expect, processFile, test } from './guarded.ts';

test.use({ serviceWorkers: 'block' });

const TEXT = `Piotr Zielinski
piotr.zielinski@example.com | +44 555 01 920 | Derby

EXPERIENCE
Waiter, The Anchor, Jan 2021 - 2024
- Dealing with complaints
- Served tables in the evening
Shop Assistant, Derwent Foods, 2018 - 2020
- Worked on the tills

EDUCATION
GCSEs, Derby Academy, 2017

SKILLS
Cash handling, food hygiene
`;

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your resume, enhanced' });
const card = (page: Page) => page.getByRole('dialog', { name: 'Other ways to say it' });

async function open(page: Page, home: string): Promise<string> {
  await page.goto(home);
  const { id } = await processFile(page, 'piotr.txt', TEXT);
  await page.goto(`${home}?resume=${id}`);
  await expect(sheet(page)).toBeVisible();
  return id;
}

const stored = async (page: Page, id: string) =>
  (await callApi<Resume>(page, 'GET', `/api/resumes/${id}`)).body;

async function wordsFor(page: Page, text: string) {
  await sheet(page).locator('.cm-line').filter({ hasText: text }).first().click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page).getByRole('textbox').first()).toBeFocused();
}

test(
  'a wording is chosen and filled in by keyboard, and can be undone',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    const before = (await stored(page, id)).enhancedContent!;
    await wordsFor(page, 'complaints');
    await expect(card(page)).toContainText('Your line: ');
    await expect(card(page).getByRole('textbox').first()).toHaveAccessibleName(
      'How many complaints?',
    );
    await page.keyboard.type('15 a shift');
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeHidden();
    await expect(sheet(page)).toBeFocused();
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent)
      .toContain('- Answered about 15 complaints a shift\n');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await stored(page, id)).enhancedContent).toBe(before);
  },
);

test(
  'a blank left empty goes with its words, and one with a gap in it is not taken',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    await wordsFor(page, 'on the tills');
    await page.keyboard.type('___');
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('alert')).toContainText('your own words');
    await card(page).getByRole('textbox').first().fill('');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent)
      .toContain('- Operated the tills\n');
    await wordsFor(page, 'tables in the evening');
    await card(page).getByRole('button', { name: 'Use this line' }).first().click();
    await expect(card(page).getByRole('alert')).toContainText('Fill in the blank first');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeFocused();
  },
);

test(
  'lines that tell of no work have no wordings, and a wrong number is refused',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    const ask = (line: string) =>
      callApi<LineWordings>(page, 'GET', `/api/resumes/${id}/lines/${line}/wordings`);
    expect((await ask('0')).status).toBe(404);
    expect((await ask('9999')).status).toBe(404);
    expect((await ask('-1')).status).toBe(400);
    expect((await ask('x')).status).toBe(400);
    const lines = (await stored(page, id)).enhancedContent!.split('\n');
    const { body } = await ask(String(lines.findIndex((line) => /on the tills/.test(line))));
    expect(body.trade).toBe('Retail');
    expect(body.examples.length).toBeGreaterThan(2);
  },
);
