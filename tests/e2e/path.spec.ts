/** The way from reading to sending: where one is, what is left, and what still stands in the way. */
import type { Page } from '@playwright/test';
import type { Resume } from '#contract/resume.ts';
import { callApi, expect, processFile, test } from './guarded.ts';

test.use({ serviceWorkers: 'block' });

const TEXT = `Oluchi Nwankwo
oluchi.nwankwo@example.com | Hull

EXPERIENCE
Laundry Operative, Humber Linen Ltd, Jan 2019 - Present
- I was responsible for sorting linen from 9 hotels
- Folded 400 sheets a shift
- Was in charge of the ironing line
- Checked the washing machines every morning and told the fitter of 3 leaks
- Trained 4 new starters in lifting, folding and the use of the press
Care Assistant, Avenue House, 2016 - 2018
- Helped 12 residents wash and dress every morning
- Cooked supper for 30 people twice a week and kept the kitchen clean
- Wrote up what each resident ate and drank for the nurse on the night shift
- Raised [number] for the summer fair

EDUCATION
NVQ Level 2 in Care, Hull College, 2016

SKILLS
Stock control, manual handling, food hygiene
`;

async function open(page: Page, home: string, text = TEXT): Promise<string> {
  await page.goto(home);
  const { id } = await processFile(page, 'oluchi.txt', text);
  await page.goto(`${home}?resume=${id}`);
  await expect(page.getByRole('textbox', { name: 'Your resume, enhanced' })).toBeVisible();
  return id;
}

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' });
const step = (page: Page, name: string) =>
  steps(page).getByRole('button', { name: new RegExp(`^${name}`) });
const panel = (page: Page) => page.locator('#send');
const stored = async (page: Page, id: string) =>
  (await callApi<Resume>(page, 'GET', `/api/resumes/${id}`)).body;

test('leads from what was read to a file that is ready, by keyboard alone', async ({
  page,
  home,
}) => {
  const id = await open(page, home);
  await expect(step(page, 'Look')).toHaveAttribute('aria-current', 'step');
  await step(page, 'Read').press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await step(page, 'Fix').press('Enter');
  await expect(page.getByRole('tab', { name: /Suggestions/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await step(page, 'Send').press('Enter');
  await expect(page.getByRole('heading', { name: /things before you send it/ })).toBeFocused();
  await expect(panel(page)).toContainText('There is no phone number.');
  await expect(panel(page)).toContainText('“[number]” is a placeholder: write your own words.');

  // A question mends the first.
  await panel(page)
    .getByRole('button', { name: /^Add it ?: There is no phone/ })
    .press('Enter');
  const question = page.locator('li.suggestion:focus');
  await expect(question).toContainText('Which phone number');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+44 1482 555 019');
  await page.keyboard.press('Enter');
  await expect(panel(page)).not.toContainText('phone number');

  // A line of the text mends the second: its words stand marked, ready to be typed over.
  await panel(page)
    .getByRole('button', { name: /^Go to the line ?: “\[number\]”/ })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your resume, enhanced' })).toBeFocused();
  await page.keyboard.type('£240');
  await expect.poll(async () => (await stored(page, id)).enhancedContent).toContain('Raised £240');

  // Whatever is left is decided.
  await page.getByRole('button', { name: 'Apply All Changes' }).press('Enter');
  await expect(step(page, 'Fix')).toContainText('done');
  await expect(panel(page)).toContainText('Ready to send');
  await expect(panel(page).getByRole('button', { name: 'Make the file to send' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Make the file to send' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/PDF/);
});

test('says so where nothing is missing', { tag: '@thorough' }, async ({ page, home }) => {
  await open(
    page,
    home,
    TEXT.replace('| Hull', '| +44 1482 555 019 | Hull')
      .replace('I was responsible for sorting', 'Sorted')
      .replace('Was in charge of the ironing line', 'Ran the ironing line of 6 machines')
      .replace('[number]', '£240'),
  );
  await page.getByRole('button', { name: 'Apply All Changes' }).click();
  await expect(step(page, 'Fix')).toContainText('done');
  // Nobody has looked at it yet.
  await expect(panel(page)).toContainText('One thing before you send it');
  await panel(page)
    .getByRole('button', { name: /^Look at it ?:/ })
    .click();
  await expect(panel(page)).toContainText('Ready to send');
  await expect(step(page, 'Send')).toContainText('ready');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test(
    'the document comes before the score, and a decision covers nothing',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await open(page, home);
      const top = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('.editor-sheet')).toBeLessThan(await top('.score-card'));
      expect(await top('.editor-sheet')).toBeLessThan(740);
      await step(page, 'Fix').tap();
      const accept = page
        .locator('li.suggestion')
        .getByRole('button', { name: /^(?:Accept|Reject) ?:/ });
      await accept.first().tap();
      // It stands among the notifications all the same, from where it is read out.
      await expect(page.locator('.slip')).toContainText('Suggestion updated');
      const size = await page.locator('.slip').evaluate((slip) => {
        const { width, height } = slip.getBoundingClientRect();
        return width * height;
      });
      expect(size).toBeLessThanOrEqual(4);
      await step(page, 'Send').tap();
      await expect(page.getByRole('button', { name: 'Download for employers' })).toBeVisible();
    },
  );
});
