/** What a visitor does with the results, by keyboard and by mouse, and what the app says about it. */
import type { Locator, Page } from '@playwright/test';
import { callApi, expect, processFile, test } from './guarded.ts';

const RESUME = `Ottilie Brandvold
ottilie.brandvold@example.com | +47 555 01 234 | Bergen

SUMMARY
Warehouse coordinator with seven years in food distribution, known for calm dispatch floors.

EXPERIENCE
Warehouse Coordinator, Fjord Foods AS, Mar 2019 - Present
- Responsible for scheduling and training 14 warehouse staff across two shifts
- Duties included tracking inbound freight and resolving carrier claims
- Inventory counts were reduced from 3 days to 1 day
- Helped with rolling out a barcode scanning system

Shipping Clerk, Nordvik Parcel, Jun 2016 - Feb 2019
- Prepared 180 outbound orders a day with RF scanners
- Built dashboards for the recieving team
- Duties included stock control, returns and paperwork

EDUCATION
Certificate in Logistics, Bergen Technical School, 2016

SKILLS
Dispatch, vendor relations, Excel
`;

async function openResults(page: Page, home: string, tab = ''): Promise<void> {
  await page.goto(home);
  const { id } = await processFile(page, 'ottilie.txt', RESUME);
  await page.goto(`${home}?resume=${id}${tab && `&tab=${tab}`}`);
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
}

const suggestions = (page: Page): Locator => page.getByRole('list', { name: 'Suggestions' });
const item = (page: Page, text: string | RegExp): Locator =>
  suggestions(page).getByRole('listitem').filter({ hasText: text }).first();

test('a suggestion is rejected, undone, and accepted in the user’s own words', async ({
  page,
  home,
}) => {
  await openResults(page, home, 'suggestions');
  const verb = item(page, 'Responsible for scheduling');
  await verb.getByRole('button', { name: /^Reject/ }).click();
  await expect(verb.getByText('stet')).toBeVisible();
  await verb.getByRole('button', { name: /^Undo/ }).click();
  await expect(verb.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await verb.getByRole('button', { name: /^Edit/ }).click();
  await verb.getByLabel('In your own words').fill('Scheduled 14 warehouse staff in two shifts');
  await verb.getByRole('button', { name: 'Accept this wording' }).click();
  await expect(verb.getByText('In your own words.')).toBeVisible();
  await page.getByRole('tab', { name: /Before/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Scheduled 14 warehouse staff in two');
});

test('a question shows the line while it is answered, and the answer is kept', async ({
  page,
  home,
}) => {
  await openResults(page, home, 'suggestions');
  await page.getByRole('button', { name: /^Questions/ }).click();
  const question = suggestions(page).getByRole('listitem').first();
  const before = await page.getByRole('tab', { name: /Suggestions/ }).textContent();
  const field = question.getByRole('textbox');
  const whole = (await field.inputValue()) !== '';
  await field.fill('not sure');
  await field.press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Skip this question if you cannot say.');
  await field.fill(whole ? 'Tracked 37 inbound loads a week' : '37');
  await expect(question.getByRole('alert')).toHaveCount(0);
  await expect(question.getByText(/Would read/)).toContainText('37');
  await field.press('Enter');
  await expect(question.getByText('Answered')).toBeVisible();
  await expect(question.getByRole('insertion').first()).toContainText('37');
  expect(await page.getByRole('tab', { name: /Suggestions/ }).textContent()).toBe(before);
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(question.getByRole('textbox')).toBeVisible();
});

test('a number beside a changed line leads to its suggestion', async ({ page, home }) => {
  await openResults(page, home);
  const reference = page.getByRole('button', { name: /^Suggestion \d+$/ }).first();
  const number = (await reference.textContent())!;
  await reference.click();
  await expect(page.getByRole('tab', { name: /Suggestions/, selected: true })).toBeVisible();
  await expect(suggestions(page).getByText(`No. ${number}`, { exact: true })).toBeInViewport();
});

test('a keyword is added and taken back, and another field brings other words', async ({
  page,
  home,
}) => {
  await openResults(page, home, 'keywords');
  const add = page.getByRole('button', { name: /^Add .* to Skills$/ }).first();
  const term = (await add.textContent())!;
  await add.click();
  const remove = page.getByRole('button', { name: `Remove ${term} from Skills` });
  await expect(remove).toBeVisible();
  await page.getByRole('tab', { name: /Before/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText(term);
  await page.getByRole('tab', { name: /Keywords/ }).click();
  await remove.click();
  await expect(page.getByRole('button', { name: `Add ${term} to Skills` })).toBeVisible();
  await page.getByLabel('Read as').selectOption({ index: 3 });
  await expect(page.getByLabel('Field you chose')).toBeVisible();
  await page.getByRole('button', { name: 'Use the recognised field' }).click();
  await expect(page.getByLabel('Read as')).toBeVisible();
});

test('a profile says when the resume has changed after it', async ({ page, home }) => {
  await openResults(page, home, 'linkedin');
  await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
  await expect(page.getByRole('region', { name: 'Headline' })).toBeVisible();
  await page.getByRole('tab', { name: /Suggestions/ }).click();
  await item(page, 'Responsible for scheduling')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  await page.reload();
  await expect(page.getByText('Your resume changed after this was written.')).toBeVisible();
  await page.getByRole('button', { name: 'Write it again' }).click();
  await expect(page.getByText('Your resume changed after this was written.')).toBeHidden();
});

test('a pasted text and a dropped file are read like a chosen one', async ({ page, home }) => {
  await page.goto(home);
  await expect(page.getByText('None yet.')).toBeVisible();
  const give = (kind: 'paste' | 'drop') =>
    page.evaluate(
      ([kind, text]) => {
        const data = new DataTransfer();
        if (kind === 'paste') data.setData('text/plain', text!);
        else data.items.add(new File([text!], 'dropped.txt', { type: 'text/plain' }));
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      [kind, RESUME],
    );
  await give('paste');
  await expect(page.getByRole('heading', { level: 1, name: 'pasted-resume.txt' })).toBeVisible();
  await give('drop');
  await expect(page.getByRole('heading', { level: 1, name: 'dropped.txt' })).toBeVisible();
});

test('of several files given at once none is read, and the app says so', async ({ page, home }) => {
  await page.goto(home);
  await expect(page.getByText('None yet.')).toBeVisible();
  const drop = (...names: string[]) =>
    page.evaluate(
      ([names, text]) => {
        const data = new DataTransfer();
        for (const name of names) data.items.add(new File([text], name, { type: 'text/plain' }));
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [names, RESUME] as const,
    );
  const notifications = page.getByRole('region', { name: /Notifications/ });
  await drop('ottilie.txt', 'cover-letter.txt');
  await expect(notifications.getByText('One resume at a time')).toBeVisible();
  await expect(notifications).toContainText('None of these was read.');
  expect((await callApi<unknown[]>(page, 'GET', '/api/resumes')).body).toEqual([]);
  await drop('ottilie.txt');
  await expect(page.getByRole('heading', { level: 1, name: 'ottilie.txt' })).toBeVisible();
  await drop('ottilie.txt', 'cover-letter.txt');
  await expect(notifications.getByText('One resume at a time')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ottilie.txt' })).toBeVisible();
  expect((await callApi<unknown[]>(page, 'GET', '/api/resumes')).body).toHaveLength(1);
});

test('a resume is renamed where it stands in the list', async ({ page, home }) => {
  await openResults(page, home);
  await page.getByRole('button', { name: 'New resume' }).click();
  await page.getByRole('button', { name: 'Rename ottilie.txt' }).click();
  const field = page.getByLabel('New name of ottilie.txt');
  await expect(field).toBeFocused();
  await field.fill('Ottilie, logistics.txt');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'Ottilie, logistics.txt' })).toBeVisible();
});

test('the examples lead to the samples, laid open', async ({ page, home }) => {
  await page.goto(`${home}examples`);
  await page.getByRole('link', { name: 'Try it with a sample' }).click();
  await expect(page.getByRole('list', { name: 'Sample resumes' })).toBeInViewport();
});

test('every sample is really processed', async ({ page, home }) => {
  test.slow();
  await page.goto(home);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const samples = page.getByRole('list', { name: 'Sample resumes' });
  await expect(samples).toBeVisible();
  const count = await samples.getByRole('button').count();
  expect(count).toBeGreaterThanOrEqual(5);
  for (let i = 0; i < count; i++) {
    await samples.getByRole('button').nth(i).click();
    await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Score \d+ now/ })).toBeVisible();
    await page.getByRole('button', { name: 'New resume' }).click();
    await page.getByRole('button', { name: 'Try a sample' }).click();
  }
});

test('one toast at a time, reached by F8 and closed by its button', async ({ page, home }) => {
  await openResults(page, home, 'suggestions');
  const verb = item(page, 'Responsible for scheduling');
  await verb.getByRole('button', { name: /^Reject/ }).click();
  await verb.getByRole('button', { name: /^Accept after all/ }).click();
  const toasts = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText('Suggestion updated');
  // The toast of the second decision may take the place of the first while the keys are pressed.
  await expect(async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts).toBeFocused({ timeout: 1000 });
    await page.keyboard.press('Tab');
    await expect(toasts.getByRole('button', { name: 'Close' })).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveCount(0);
});

test('F8 reaches the place of the toasts before anything else happened', async ({ page, home }) => {
  await page.goto(home);
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region).toBeAttached();
  // On a slow machine the place is there a moment before the page listens to keys.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(page.locator('[data-toaster] ol')).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  // What was loaded at this key press took the place over, and the focus with it.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-toaster] ol')).toBeFocused();
});

test('a tooltip waits 700 ms for the pointer, opens at once for the keyboard, closes on Escape', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const toggle = page.getByRole('button', { name: /^Switch to/ });
  const tip = page.getByRole('tooltip');
  const entered = Date.now();
  await toggle.hover();
  await expect(tip).toHaveText(/^Switch to (dark|light) theme$/);
  expect(Date.now() - entered).toBeGreaterThan(650);
  await tip.hover();
  await page.waitForTimeout(250);
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(tip).toBeHidden();
  await page.getByRole('link', { name: 'Examples' }).focus();
  for (let i = 0; i < 3 && !(await tip.isVisible()); i++) await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAccessibleDescription(/^Switch to/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('dialogs keep the focus, close on Escape, and give it back', async ({ page, home }) => {
  await openResults(page, home);
  const why = page.getByRole('button', { name: 'Why this score' });
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
});

test('tab and resume survive a reload, and Back returns to the start', async ({ page, home }) => {
  await page.goto(home);
  await page.getByLabel('Resume file').setInputFiles({
    name: 'ottilie.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(RESUME),
  });
  await page.getByRole('tab', { name: /Keywords/ }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: /Keywords/, selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ottilie.txt');
  await page.goBack();
  await expect(page.getByText('No Resume Uploaded')).toBeVisible();
});

test('a page opens at its top, and Back returns to where the reader was', async ({
  page,
  home,
}) => {
  await page.goto(`${home}how-it-works`);
  await page.getByRole('heading', { name: 'How points are counted' }).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  await page.evaluate(() => {
    [...document.querySelectorAll('a')]
      .find(({ textContent }) => textContent === 'Examples')!
      .click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('better put');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('one device');
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(50);
});

test.describe('while the code of a page is on its way', () => {
  // What the service worker hands out, the test cannot hold.
  test.use({ serviceWorkers: 'block' });

  test('what is still scrolled does not move the page that comes', async ({ page, home }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/examples-page.*js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${home}how-it-works`);
    await page.getByRole('link', { name: 'Examples' }).click();
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    held.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('better put');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('a link to a place in a page that is loaded first leads to that place', async ({
    page,
    home,
  }) => {
    await openResults(page, home);
    await page.getByRole('link', { name: 'How points are counted' }).click();
    await expect(page.getByRole('heading', { name: 'How points are counted' })).toBeInViewport();
  });

  test('a page that cannot be loaded says so, and the others still can', async ({ page, home }) => {
    await page.route(/examples-page.*js/, (route) => route.abort());
    await page.goto(home);
    await page.getByRole('link', { name: 'Examples' }).click();
    await expect(page.getByRole('alert')).toContainText('Your resumes are safe');
    await page.getByRole('link', { name: 'How it Works' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('one device');
  });
});

test('a toast never covers a dialog', async ({ page, home }) => {
  await openResults(page, home, 'suggestions');
  await item(page, 'Responsible for scheduling')
    .getByRole('button', { name: /^Reject/ })
    .click();
  const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
  await page.getByRole('button', { name: 'Why this score' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(toast).toBeVisible();
  const hit = await toast.evaluate((slip) => {
    const box = slip.getBoundingClientRect();
    // Taller than the window, the dialog goes on below what is seen of it.
    slip.closest('[data-toaster]')!.toggleAttribute('hidden', true);
    return document.elementFromPoint(box.left + 20, box.top + 5)?.closest('[role=dialog]')?.role;
  });
  expect(hit ?? null).toBeNull();
});

test('resume, tab and theme are the same after a reload', async ({ page, home }) => {
  await openResults(page, home);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toContainText('ottilie.txt');
  await page.getByRole('tab', { name: /Suggestions/ }).click();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.reload();
  await expect(name).toContainText('ottilie.txt');
  await expect(page.getByRole('tab', { name: /Suggestions/, selected: true })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('in forced colours the chosen tab, filter and marks are told apart', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openResults(page, home, 'suggestions');
  const colourOf = (of: Locator, property: string, pseudo?: string) =>
    of
      .first()
      .evaluate(
        (element, [property, pseudo]) =>
          getComputedStyle(element, pseudo).getPropertyValue(property!),
        [property, pseudo],
      );
  const group = page.getByRole('group', { name: 'Show' });
  const desk = await colourOf(page.locator('body'), 'background-color');
  for (const [what, colour] of Object.entries({
    'the chosen filter': await colourOf(
      group.getByRole('button', { pressed: true }),
      'background-color',
    ),
    'the chosen tab': await colourOf(
      page.getByRole('tab', { selected: true }),
      'background-color',
      '::after',
    ),
    'the points': await colourOf(page.locator('.bar .now'), 'fill'),
    'the dial': await colourOf(page.locator('.dial .tick-now'), 'stroke'),
  })) {
    expect.soft(colour, what).not.toBe(desk);
  }
  const unchosen = group.getByRole('button', { pressed: false });
  expect(await colourOf(unchosen, 'background-color')).not.toBe(
    await colourOf(group.getByRole('button', { pressed: true }), 'background-color'),
  );
  expect(await colourOf(page.getByRole('insertion'), 'text-decoration-line')).toBe('underline');
});

test('a print holds the enhanced resume and nothing of the app', async ({ page, home }) => {
  await openResults(page, home);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('ottilie.brandvold@example.com').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ATS Compatibility' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a print from the dark theme is black on white', async ({ page, home }) => {
  await openResults(page, home);
  await page.evaluate(() => localStorage.setItem('resume-ai-theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ media: 'print' });
  const name = page.locator('.print-only .doc-line').first();
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('background-image', 'none');
});

test('the console stays silent', async ({ page, home, consoleLines }) => {
  await openResults(page, home);
  for (const name of [/Suggestions/, /Keywords/, /LinkedIn/]) {
    await page.getByRole('tab', { name }).click();
  }
  await page.getByRole('button', { name: 'Why this score' }).click();
  expect(consoleLines).toEqual([]);
});
