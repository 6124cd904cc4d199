/** Answers to questions: kept while they are typed, and looked through for misspellings before they are used. */
import type { Page } from '@playwright/test';
import { expect, processFile, test } from './guarded.ts';

test.use({ serviceWorkers: 'block' });

const TEXT = `Ines Duarte
ines.duarte@example.com | +351 22 555 0142 | Porto

EXPERIENCE
Baker, Padaria Norte, Jan 2019 - Present
- Worked on the new shift plan of the bakery
- Shaped and baked 300 loaves a day
- Cleaned and oiled the mixers every evening before the next shift began
- Weighed flour and water and wrote every batch into the book for the owner
- Trained 3 bakers in shaping, proofing and the use of the oven

EDUCATION
Diploma in Baking, Escola do Porto, 2018

SKILLS
Sourdough, lamination, stock counting, food hygiene
`;

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'What did you do there yourself?' });

test(
  'survive another tab of the results and a reload, and name what is misspelt',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    const { id } = await processFile(page, 'ines.txt', TEXT);
    await page.goto(`${home}?resume=${id}&tab=suggestions`);
    await field(page).click();
    await page.keyboard.type('drew up the rota');
    await page.getByRole('tab', { name: /Keywords/ }).click();
    await page.getByRole('tab', { name: /Suggestions/ }).click();
    await expect(field(page)).toHaveValue('drew up the rota');
    await field(page).press('End');
    await page.keyboard.type(' and recieved the orders');
    await expect(page.getByRole('status').filter({ hasText: 'misspelt' })).toBeVisible();
    await page.waitForTimeout(1_000);
    await page.reload();
    await expect(field(page)).toHaveValue('drew up the rota and recieved the orders');
    await page.getByRole('button', { name: 'Write “received”' }).click();
    await expect(field(page)).toHaveValue('drew up the rota and received the orders');
    await field(page).press('Enter');
    await expect(page.getByRole('list', { name: 'Suggestions' })).toContainText('Answered');
    await page.getByRole('tab', { name: /Before/ }).click();
    await expect(page.getByRole('textbox', { name: 'Your resume, enhanced' })).toContainText(
      'drew up the rota and received the orders',
    );
  },
);
