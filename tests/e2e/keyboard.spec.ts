/** The whole way through the app by keyboard alone: every step is heard, and the focus is never lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, nextFileChooser, test } from './guarded.ts';

const RESUME = `Thandeka Mabuza
thandeka.mabuza@example.com | +27 555 01 234 | Durban

SUMMARY
Store supervisor with eight years in grocery retail, known for tidy shelves and calm tills.

EXPERIENCE
Store Supervisor, Umhlanga Grocers, Mar 2019 - Present
- Responsible for scheduling and training 14 cashiers across two shifts
- Duties included stock control, returns and paperwork
- Answered customer complaints at the till

Cashier, Berea Foods, Jun 2016 - Feb 2019
- Served 180 customers a day at the tills
- Built displays for the recieving team

EDUCATION
Certificate in Retail Management, Durban College, 2016

SKILLS
Cash handling, stocktaking, Excel
`;

/** Keeps what live regions have said in `window.announced`. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced = new Set<string>();
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent.trim();
        if (text) announced.add(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const announced = (page: Page): Promise<string> =>
  page.evaluate(() => [...Reflect.get(window, 'announced')].join('\n'));

/** Something has the focus: not the bare page, from where a keyboard starts all over. */
const expectFocusKept = (page: Page, after: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: after })
    .not.toBe('BODY');

/** Moves on by Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached', timeout: 15_000 });
  const handle = await control.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await handle.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter', way = 'Tab'): Promise<void> {
  await tabTo(page, control, way);
  await page.keyboard.press(key);
}

test(
  'from the upload to the last deletion without a mouse',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.slow();
    await listen(page);
    const chooser = nextFileChooser(page);
    await page.goto(home);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const item = (text: string) =>
      page
        .getByRole('list', { name: 'Suggestions' })
        .getByRole('listitem')
        .filter({ hasText: text })
        .first();
    const tab = (name: RegExp) => page.getByRole('tab', { name });

    await test.step('upload', async () => {
      await press(page, button('Choose a file'));
      const chosen = await chooser;
      await chosen.setFiles({
        name: 'thandeka.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(RESUME),
      });
      await expect(page.getByRole('heading', { level: 1, name: 'thandeka.txt' })).toBeFocused();
    });

    await test.step('tabs by arrow keys', async () => {
      await tabTo(page, tab(/Before/));
      await page.keyboard.press('ArrowRight');
      await expect(tab(/Suggestions/)).toBeFocused();
      await expect(tab(/Suggestions/)).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('reject, undo, accept, reword', async () => {
      const verb = item('Responsible for scheduling');
      await press(page, verb.getByRole('button', { name: /^Reject/ }));
      await expect(verb.getByRole('button', { name: /^Undo/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(verb.getByRole('button', { name: /^Accept/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(verb.getByRole('button', { name: /^Undo/ })).toBeFocused();
      await press(page, verb.getByRole('button', { name: /^Edit/ }), 'Enter', 'Shift+Tab');
      const words = verb.getByLabel('In your own words');
      await expect(words).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(verb.getByRole('button', { name: /^Edit/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Scheduled and trained 14 cashiers in two shifts');
      await press(page, button('Accept this wording'));
      await expect(verb.getByRole('button', { name: /^Edit/ })).toBeFocused();
      await expect(verb).toContainText('In your own words.');
    });

    await test.step('answer a question, change the answer, skip', async () => {
      await press(page, button(/^Questions/), 'Enter', 'Shift+Tab');
      const question = page
        .getByRole('list', { name: 'Suggestions' })
        .getByRole('listitem')
        .first();
      await tabTo(page, question.getByRole('textbox'));
      await page.keyboard.type('37');
      await expect.poll(() => announced(page)).toMatch(/Would read: .*\b37\b/);
      await page.keyboard.press('Enter');
      await expect(question.getByRole('button', { name: 'Change the answer' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question.getByRole('textbox')).toBeFocused();
      await press(page, question.getByRole('button', { name: /^Skip/ }));
      await expect(question.getByRole('button', { name: 'Change the answer' })).toBeFocused();
      await press(page, question.getByRole('button', { name: 'Undo' }));
      await expect(question.getByRole('textbox')).toBeFocused();
    });

    await test.step('apply all', async () => {
      await press(page, button('Apply All Changes'), 'Enter', 'Shift+Tab');
      await expect.poll(() => announced(page)).toContain('All suggestions applied');
      await expect(button('Apply All Changes')).toBeFocused();
    });

    await test.step('keywords', async () => {
      await tabTo(page, tab(/Suggestions/));
      await page.keyboard.press('ArrowRight');
      const add = button(/^Add .* to Skills$/).first();
      const term = (await add.textContent())!;
      await press(page, add);
      await expect(button(`Remove ${term} from Skills`)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(`Add ${term} to Skills`)).toBeFocused();
      await tabTo(page, page.getByLabel('Read as'), 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByLabel('Field you chose')).toBeFocused();
      await press(page, button('Use the recognised field'));
      await expect(page.getByLabel('Read as')).toBeFocused();
    });

    await test.step('LinkedIn', async () => {
      await tabTo(page, tab(/Keywords/), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await press(page, button('Generate LinkedIn profile'));
      await expect(button('Copy whole profile')).toBeFocused();
    });

    await test.step('downloads', async () => {
      for (const name of ['Download Enhanced', 'Generate Final Resume', 'JSON Resume']) {
        const download = page.waitForEvent('download');
        await press(page, button(name), 'Enter', name.startsWith('D') ? 'Shift+Tab' : 'Tab');
        await download;
        await expect(button(name)).toBeFocused();
      }
    });

    await test.step('dialogs', async () => {
      for (const name of ['Why this score', 'What software reads']) {
        await press(page, button(name));
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await expectFocusKept(page, name);
        await page.keyboard.press('Escape');
        await expect(button(name)).toBeFocused();
      }
    });

    await test.step('back to the start, a second resume by paste', async () => {
      await press(page, button('New resume'), 'Enter', 'Shift+Tab');
      await expect(page.getByText('No Resume Uploaded')).toBeVisible();
      await expectFocusKept(page, 'New resume');
      await press(page, button('Paste text'));
      await expect(page.getByRole('textbox', { name: /^All of its text/ })).toBeFocused();
      await page.keyboard.type('Bongani Sithole');
      await page.keyboard.press('Enter');
      await page.keyboard.type('bongani@example.com');
      await press(page, button('Read this text'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'pasted-resume.txt' }),
      ).toBeFocused();
      await press(page, button('New resume'));
    });

    await test.step('open, rename, delete one, delete everything', async () => {
      await press(page, button('Rename thandeka.txt'));
      await expect(page.getByLabel('New name of thandeka.txt')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('Rename thandeka.txt')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Thandeka, retail.txt');
      await page.keyboard.press('Enter');
      await expect(button('Rename Thandeka, retail.txt')).toBeFocused();
      await press(page, button('Delete pasted-resume.txt'), 'Enter', 'Shift+Tab');
      await press(page, button('Delete it'));
      await expect(page.getByRole('link', { name: 'Thandeka, retail.txt' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await press(page, button('New resume'));
      await press(page, button('Delete everything'));
      await press(page, button(/^Delete one resume/));
      await expect(page.getByText('None yet.')).toBeVisible();
      await expect(page.locator('#main')).toBeFocused();
    });

    await expect.poll(() => announced(page)).toContain('Everything deleted');
    const said = await announced(page);
    for (const words of [
      'Resume uploaded',
      'Resume enhanced',
      'Suggestion updated',
      'Keyword added',
      'Keyword removed',
      'LinkedIn profile generated',
      'Download started',
      'Read back',
      'Resume deleted',
    ]) {
      expect.soft(said).toContain(words);
    }
  },
);
