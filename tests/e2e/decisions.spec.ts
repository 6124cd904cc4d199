/** What a visitor decides about suggestions, questions and keywords. */
import { expect, test } from './guarded.ts';
import { item, openResults, suggestions } from './ottilie.ts';

/** None of this hangs on the service worker, which would store the app anew for each test. */
test.use({ serviceWorkers: 'block' });

test('a suggestion is rejected, undone, and accepted in the user’s own words', async ({
  page,
  home,
}) => {
  await openResults(page, home, 'suggestions');
  const verb = item(page, 'Responsible for scheduling');
  await verb.getByRole('button', { name: /^Reject/ }).click();
  await expect(verb.getByText('Rejected', { exact: true })).toBeVisible();
  await verb.getByRole('button', { name: /^Undo/ }).click();
  await expect(verb.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await verb.getByRole('button', { name: /^Edit/ }).click();
  await verb.getByLabel('In your own words').fill('Scheduled 14 warehouse staff in two shifts');
  await verb.getByRole('button', { name: 'Accept this wording' }).click();
  await expect(verb.getByText('In your own words.')).toBeVisible();
  await page.getByRole('tab', { name: /Before/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Scheduled 14 warehouse staff in two');
});

test('decisions and answers outlive a page that is reloaded at once', async ({ page, home }) => {
  await openResults(page, home, 'suggestions');
  const verb = item(page, 'Responsible for scheduling');
  const presses = [
    verb.getByRole('button', { name: /^Reject/ }),
    suggestions(page)
      .getByRole('button', { name: /^Yes: use/ })
      .first(),
  ];
  const buttons = await Promise.all(presses.map((press) => press.elementHandle()));
  await page.evaluate((both) => {
    for (const button of both) if (button instanceof HTMLElement) button.click();
    location.reload();
  }, buttons);
  await expect(verb.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(suggestions(page).getByText('Answered', { exact: true })).toBeVisible();
  // Stored by now, and so kept nowhere else.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /decided/.test(key))))
    .toEqual([]);
});

test(
  'a wording that is being typed outlives another tab, all accepted at once, and a reload',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'suggestions');
    const verb = item(page, 'Responsible for scheduling');
    const words = verb.getByLabel('In your own words');
    await verb.getByRole('button', { name: /^Edit/ }).click();
    await words.fill('Scheduled 14 warehouse staff in two shifts');
    await page.getByRole('button', { name: 'Apply All Changes' }).click();
    await expect(page.getByRole('button', { name: /^Undecided 0/ })).toBeVisible();
    await page.getByRole('tab', { name: /Before/ }).click();
    await page.getByRole('tab', { name: /Suggestions/ }).click();
    await expect(words).toHaveValue('Scheduled 14 warehouse staff in two shifts');
    await page.reload();
    await expect(words).toHaveValue('Scheduled 14 warehouse staff in two shifts');
    await expect(words).not.toBeFocused();
    await verb.getByRole('button', { name: 'Accept this wording' }).click();
    await expect(verb.getByText('In your own words.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await verb.getByRole('button', { name: /^Edit/ }).click();
    await words.fill('Something else');
    await verb.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test(
  'a keyword outlives a page that is reloaded at once',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'keywords');
    const add = page.getByRole('button', { name: /^Add .* to Skills$/ }).first();
    const term = (await add.getAttribute('aria-label'))!.replace(/^Add | to Skills$/g, '');
    await add.evaluate((button: HTMLElement) => {
      button.click();
      location.reload();
    });
    const remove = page.getByRole('button', { name: `Remove ${term} from Skills` });
    await remove.evaluate((button: HTMLElement) => {
      button.click();
      location.reload();
    });
    await expect(page.getByRole('button', { name: `Add ${term} to Skills` })).toBeVisible();
  },
);

test(
  'a claim is put in only after a yes, and taken back',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'suggestions');
    await page.getByRole('button', { name: /^Questions/ }).click();
    const question = suggestions(page).getByRole('listitem').first();
    const before = await page.getByRole('tab', { name: /Suggestions/ }).textContent();
    await expect(question).toContainText('Did you do this yourself?');
    await question.getByRole('button', { name: /^Yes: use/ }).click();
    await expect(question.getByText('Answered')).toBeVisible();
    await expect(question.getByRole('insertion').first()).toBeVisible();
    expect(await page.getByRole('tab', { name: /Suggestions/ }).textContent()).toBe(before);
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(question.getByRole('button', { name: /^Yes: use/ })).toBeVisible();
  },
);

test('all suggestions of a kind are accepted in one go, and keys decide on one', async ({
  page,
  home,
}) => {
  await openResults(page, home, 'suggestions');
  const waiting = page.getByRole('button', { name: /^Undecided/ });
  const open = Number((await waiting.textContent())!.replace(/\D/g, ''));
  expect(open).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Accept .*: wording$/ })
    .first()
    .click();
  await expect(waiting).not.toHaveText(`Undecided ${open}`);
  const verb = item(page, 'Responsible for scheduling');
  await verb.focus();
  await page.keyboard.press('r');
  await expect(verb.getByText('Rejected', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(verb).not.toBeFocused();
});

test(
  'a number beside a changed line leads to its suggestion',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home);
    await page.getByRole('button', { name: 'Marked' }).click();
    const reference = page.getByRole('button', { name: /^Suggestion \d+$/ }).first();
    const number = (await reference.textContent())!;
    await reference.click();
    await expect(page.getByRole('tab', { name: /Suggestions/, selected: true })).toBeVisible();
    await expect(suggestions(page).getByText(`No. ${number}`, { exact: true })).toBeInViewport();
  },
);

test(
  'a keyword is added and taken back, and another field brings other words',
  { tag: '@thorough' },
  async ({ page, home }) => {
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
  },
);

test(
  'a profile says when the resume has changed after it',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await openResults(page, home, 'linkedin');
    await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
    await expect(page.getByRole('region', { name: 'Headline' })).toBeVisible();
    await page.getByRole('tab', { name: /Suggestions/ }).click();
    await item(page, 'Responsible for scheduling')
      .getByRole('button', { name: /^Reject/ })
      .click();
    await page.getByRole('tab', { name: 'LinkedIn' }).click();
    const stale = page.getByText('Your resume changed after this was written.');
    await expect(stale).toBeVisible();
    await page.reload();
    await expect(stale).toBeVisible();
    await page.getByRole('button', { name: 'Write it again' }).click();
    await expect(stale).toBeHidden();
  },
);
