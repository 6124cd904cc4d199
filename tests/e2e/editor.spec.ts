/** The enhanced sheet as an editor: what is typed stays, over reload, tabs, a crash and a full disk. */
import type { Page } from '@playwright/test';
import type { Resume } from '#contract/resume.ts';
import { callApi, expect, processFile, test } from './guarded.ts';
import { LONG_RESUME } from './long-resume.ts';
import { measureWork } from './main-thread.ts';

test.use({ serviceWorkers: 'block' });

const TEXT = `Runa Halvorsen
runa.halvorsen@example.com | +47 555 01 042 | Bergen

EXPERIENCE
Shift Lead, Nordhavn Fisk AS, Jan 2019 - Present
- Responsible for managing a team of 6 packers
- Packed 90 orders a day
- Kept the cold store tidy
Packer, Fjellbakeri AS, 2016 - 2018
- Baked 300 loaves a day

EDUCATION
Vocational diploma, Bergen Fagskole, 2014 - 2016

SKILLS
Excel, stock counting, forklift
`;

async function open(page: Page, home: string, text = TEXT): Promise<string> {
  await page.goto(home);
  const { id } = await processFile(page, 'runa.txt', text);
  await page.goto(`${home}?resume=${id}`);
  await expect(sheet(page)).toBeVisible();
  return id;
}

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your resume, enhanced' });
const line = (page: Page, text: string | RegExp) =>
  sheet(page).locator('.cm-line').filter({ hasText: text }).first();

const stored = async (page: Page, id: string) =>
  (await callApi<Resume>(page, 'GET', `/api/resumes/${id}`)).body;
const storedLines = async (page: Page, id: string) =>
  (await stored(page, id)).enhancedContent!.split('\n');

/** Puts the cursor at the end of a line. */
async function goTo(page: Page, text: string | RegExp) {
  await line(page, text).click();
  await page.keyboard.press('End');
}

/** Presses a button of the toolbar until there is nothing left for it to do. */
async function pressUntilDone(page: Page, name: 'Undo' | 'Redo') {
  const button = page.getByRole('button', { name, exact: true });
  for (let i = 0; i < 200 && (await button.getAttribute('aria-disabled')) === null; i++) {
    await button.click();
    await page.waitForTimeout(50);
  }
}

test('lines are edited, added, joined, moved and taken out, and the score follows', async ({
  page,
  home,
}) => {
  const id = await open(page, home);
  const before = await stored(page, id);
  await goTo(page, /^- Packed 90/);
  await page.keyboard.type(' for 40 shops');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Trained 3 new packers on the line');
  await expect
    .poll(() => storedLines(page, id))
    .toEqual(
      expect.arrayContaining([
        '- Packed 90 orders a day for 40 shops',
        '- Trained 3 new packers on the line',
      ]),
    );
  expect((await stored(page, id)).originalContent).toBe(before.originalContent);
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(async () =>
      (await storedLines(page, id)).filter((one) => /^- (?:Trained|Packed)/.test(one)),
    )
    .toEqual(['- Trained 3 new packers on the line', '- Packed 90 orders a day for 40 shops']);
  await goTo(page, /^- Kept the cold/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => storedLines(page, id))
    .toContain('- Packed 90 orders a day for 40 shops Kept the cold store tidy');
  // A whole job moves past the other, from its first line.
  await goTo(page, /^Packer, Fjell/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(async () => {
      const lines = await storedLines(page, id);
      return lines.slice(lines.indexOf('EXPERIENCE') + 1).slice(0, 3);
    })
    .toEqual([
      'Packer, Fjellbakeri AS, 2016 - 2018',
      '- Baked 300 loaves a day',
      expect.stringMatching(/^Shift Lead/),
    ]);
  const after = await stored(page, id);
  await expect(page.locator('.strip-score')).toContainText(String(after.enhancedAtsScore));
  await page.getByRole('tab', { name: /Keywords/ }).click();
  await page.getByRole('tab', { name: /Before/ }).click();
  await expect(line(page, 'Trained 3 new packers')).toBeVisible();
});

test(
  'undo and redo go over typing and decisions alike, back to the very start',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    const start = await stored(page, id);
    for (const word of ['One', 'Two', 'Three']) {
      await goTo(page, /^- Kept the cold/);
      await page.keyboard.type(` ${word}`);
      await expect.poll(async () => (await stored(page, id)).enhancedContent).toContain(word);
    }
    await page.getByRole('button', { name: 'Apply All Changes' }).click();
    await expect
      .poll(async () => (await stored(page, id)).revision)
      .toBeGreaterThan(start.revision + 3);
    const end = await stored(page, id);
    await pressUntilDone(page, 'Undo');
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent)
      .toBe(start.enhancedContent);
    const back = await stored(page, id);
    expect(back.enhancedAtsScore).toBe(start.enhancedAtsScore);
    expect(back.edition).toEqual(start.edition);
    await expect(line(page, 'Kept the cold store')).toHaveText('- Kept the cold store tidy');
    await pressUntilDone(page, 'Redo');
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent)
      .toBe(end.enhancedContent);
  },
);

test('what is typed survives a reload right after the last key', async ({ page, home }) => {
  const id = await open(page, home);
  await goTo(page, /^- Baked 300/);
  await page.keyboard.type(' and 40 cakes');
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(line(page, 'Baked 300 loaves a day and 40 cakes')).toBeVisible();
  expect(await storedLines(page, id)).toContain('- Baked 300 loaves a day and 40 cakes');
  // Before any save could have come through.
  await goTo(page, /^- Packed 90/);
  await page.keyboard.type(' by hand');
  await page.reload();
  await expect(line(page, 'Packed 90 orders a day by hand')).toBeVisible();
  await expect.poll(() => storedLines(page, id)).toContain('- Packed 90 orders a day by hand');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test(
  'an undo survives a reload right after it, and so does what was corrected in the reading',
  { tag: '@thorough' },
  async ({ page, home }) => {
    test.slow();
    const id = await open(page, home);
    await goTo(page, /^- Baked 300/);
    await page.keyboard.insertText(' and 40 cakes');
    await expect
      .poll(() => storedLines(page, id))
      .toContain('- Baked 300 loaves a day and 40 cakes');
    await page
      .getByRole('button', { name: 'Undo', exact: true })
      .evaluate((button: HTMLElement) => {
        button.click();
        location.reload();
      });
    await expect(line(page, /^- Baked 300/)).toHaveText('- Baked 300 loaves a day');
    await expect.poll(() => storedLines(page, id)).toContain('- Baked 300 loaves a day');
    // Words that were not stored yet when they were taken back.
    await goTo(page, /^- Packed 90/);
    await page.keyboard.insertText(' by hand');
    await sheet(page).evaluate((content) => {
      content.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'z', keyCode: 90, ctrlKey: true, bubbles: true }),
      );
      location.reload();
    });
    await expect(line(page, /^- Packed 90/)).toHaveText('- Packed 90 orders a day');
    await page.getByRole('button', { name: 'Correct something' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Runa Halvorsen Dahl');
    await name.evaluate((field) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      location.reload();
    });
    await expect(page.getByText('Runa Halvorsen Dahl ·')).toBeVisible();
    // Not even sent with Enter.
    await page.getByRole('button', { name: 'Correct something' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Runa Dahl');
    await page.reload();
    await expect(page.getByText('Runa Dahl ·')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)), {
        message: 'all of it is stored',
      })
      .toEqual([]);
  },
);

test(
  'two tabs show the same text, and what both write is kept',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    const id = await open(page, home);
    const other = await context.newPage();
    await other.goto(`${home}?resume=${id}`);
    await goTo(other, /^- Baked 300/);
    await other.keyboard.type(' in Bergen');
    await goTo(page, /^- Packed 90/);
    await page.keyboard.type(' on time');
    for (const tab of [page, other]) {
      await expect(line(tab, 'Baked 300 loaves a day in Bergen')).toBeVisible();
      await expect(line(tab, 'Packed 90 orders a day on time')).toBeVisible();
    }
  },
);

test(
  'a resume that another tab deleted keeps its text on the screen and says so',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    await callApi(page, 'DELETE', `/api/resumes/${id}`);
    await goTo(page, /^- Packed 90/);
    await page.keyboard.type(' on time');
    await expect(page.getByRole('status').filter({ hasText: 'Not saved.' })).toContainText(
      'not stored on this device any more',
    );
    await expect(line(page, 'Packed 90 orders a day on time')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  },
);

test(
  'a mark opens its reason; the keyboard decides, and all like it',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    await goTo(page, /a team of 6/);
    await page.keyboard.press('Alt+Enter');
    const card = page.getByRole('dialog');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(sheet(page)).toBeFocused();
    await page.keyboard.press('Alt+Enter');
    const before = await stored(page, id);
    await card.getByRole('button').first().press('Enter');
    await expect(card).toBeHidden();
    await expect.poll(async () => (await stored(page, id)).revision).toBe(before.revision + 1);
  },
);

test('a crash of the engine in the middle of typing loses nothing', async ({ page, home }) => {
  const id = await open(page, home);
  await goTo(page, /^- Baked 300/);
  await page.keyboard.type(' and');
  for (const worker of page.workers()) {
    await worker
      .evaluate(() => {
        setTimeout(() => {
          throw new Error('crash');
        });
      })
      .catch(() => {});
  }
  await page.keyboard.type(' 40 cakes');
  await expect.poll(() => storedLines(page, id)).toContain('- Baked 300 loaves a day and 40 cakes');
  await expect(line(page, '- Baked 300 loaves a day and 40 cakes')).toBeVisible();
});

test(
  'a full disk in the middle of typing is said, and the text is stored once there is room',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    const engine = page.workers()[0]!;
    await engine.evaluate(() => {
      const stores = IDBObjectStore.prototype;
      const kept = Object.getOwnPropertyDescriptor(stores, 'put')!;
      Object.assign(self, { emptyDisk: () => Object.defineProperty(stores, 'put', kept) });
      stores.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await goTo(page, /^- Baked 300/);
    await page.keyboard.type(' and 40 cakes');
    await expect(page.getByRole('status').filter({ hasText: 'Not saved.' })).toContainText(
      'no room',
    );
    await expect(line(page, '- Baked 300 loaves a day and 40 cakes')).toBeVisible();
    expect(await storedLines(page, id)).toContain('- Baked 300 loaves a day');
    await engine.evaluate(() => Reflect.get(self, 'emptyDisk')());
    await expect
      .poll(() => storedLines(page, id))
      .toContain('- Baked 300 loaves a day and 40 cakes');
    await expect(page.getByText('Saved on this device')).toBeVisible();
  },
);

test(
  'pasted HTML, emoji, right-to-left text and control characters become plain text',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home);
    const paste = (kinds: Record<string, string>) =>
      sheet(page).evaluate((target, given) => {
        const clipboardData = new DataTransfer();
        for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, kinds);
    await goTo(page, /^- Baked 300/);
    await page.keyboard.press('Enter');
    await paste({
      'text/html':
        '<style>p{color:red}</style><p onclick="alert(1)">Sold <b>fish</b></p><p>Cleaned nets<script>alert(2)</script></p>',
    });
    await expect.poll(() => storedLines(page, id)).toContain('- Sold fish');
    await expect.poll(() => storedLines(page, id)).toContain('Cleaned nets');
    await page.keyboard.press('Enter');
    await paste({ 'text/plain': '🐟 سمك\u0000\u202E طازج\r\nNext line' });
    await expect.poll(() => storedLines(page, id)).toContain('🐟 سمك طازج');
    expect(await storedLines(page, id)).toContain('Next line');
    await paste({ 'text/plain': 'x'.repeat(2_000_000) });
    await expect(page.getByRole('status').filter({ hasText: 'more text than' })).toBeVisible();
    await paste({ 'text/plain': 'Sold fish in the market hall. '.repeat(3_400) });
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent?.length, { timeout: 30_000 })
      .toBeGreaterThan(100_000);
  },
);

test(
  'a name and a heading that were misread are put right, and everything follows',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home, TEXT.replace('EXPERIENCE', 'My days at sea and ashore'));
    const strip = page.getByRole('region', { name: 'Did we read you right?' });
    const toOpen = strip.getByRole('button', { name: 'Correct something' });
    if (await toOpen.isVisible()) await toOpen.click();
    const name = strip.getByRole('textbox', { name: 'Name' });
    await name.fill('Runa Halvorsen Dahl');
    await name.press('Enter');
    await expect
      .poll(async () => (await stored(page, id)).readout?.name?.value)
      .toBe('Runa Halvorsen Dahl');
    await goTo(page, 'My days at sea');
    await page.getByLabel('This line is').selectOption('experience');
    await expect
      .poll(async () => (await stored(page, id)).readout?.sections.map(({ kind }) => kind))
      .toContain('experience');
    await expect(line(page, 'My days at sea')).toHaveClass(/doc-heading/);
    const profile = await callApi<{ linkedinProfile: object }>(
      page,
      'POST',
      `/api/resumes/${id}/linkedin`,
    );
    expect(JSON.stringify(profile.body)).toContain('Nordhavn Fisk');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect
      .poll(async () => (await stored(page, id)).readout?.name?.value)
      .toBe('Runa Halvorsen');
  },
);

const WITHOUT_FIGURES = `Runa Halvorsen
runa.halvorsen@example.com | +47 555 01 042 | Bergen

EXPERIENCE
Music Teacher, Nordhavn School, Jan 2019 - Present
- Teach singing and theory to the lower classes
- Prepare the weekly plan and send it to the head
- Lead the morning assembly with the choir
- Tune the old piano before every concert
Music Teacher, Fana School, 2014 - 2018
- Taught the recorder to beginners
- Supervised the closing period in the hall
- Talked with parents about practice at home
- Kept the music room in order

EDUCATION
Bachelor of Music, Bergen Fagskole, 2010 - 2014

SKILLS
Piano, choir, theory
`;

test(
  'words of a line that was to be reworded are selected with the mouse, not moved',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await open(page, home, WITHOUT_FIGURES);
    await page.getByRole('button', { name: /^Reword a line/ }).click();
    const card = page.getByRole('dialog', { name: 'Other ways to say it' });
    const told = await card.getByText(/^Your line: /).textContent();
    const words = told!.replace(/^Your line: /, '');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('');
    const box = (await line(page, words).boundingBox())!;
    await page.mouse.move(box.x + 50, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect(line(page, words)).toHaveText(`- ${words}`);
    expect(await page.evaluate(() => getSelection()!.toString())).not.toBe('');
  },
);

test(
  'what was read rightly but without certainty is said once it is confirmed',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const id = await open(page, home, TEXT.replace('Packer, Fjellbakeri AS', 'Net Mender, Solund'));
    const profile = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'LinkedIn' }).click();
    await page.getByRole('button', { name: 'Generate LinkedIn profile' }).click();
    await expect(profile.getByText('One job is left out')).toBeVisible();
    await expect(profile).not.toContainText('Net Mender');
    await page.getByRole('button', { name: 'Check the reading' }).click();
    const job = page.getByRole('group', { name: 'Job 2' });
    const confirm = job.getByRole('button', { name: 'This is right' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(confirm).toBeHidden();
    await expect(job.getByRole('textbox', { name: 'Job title' })).toBeFocused();
    const { title, company } = (await stored(page, id)).readout!.work[1]!;
    expect([title, company].map((one) => [one?.value, one?.confidence])).toEqual([
      ['Net Mender', 1],
      ['Solund', 1],
    ]);
    await page.getByRole('tab', { name: 'LinkedIn' }).click();
    await page.getByRole('button', { name: 'Write it again' }).click();
    await expect(profile.getByText('Net Mender').first()).toBeVisible();
    await expect(profile.getByText('left out')).toBeHidden();
  },
);

test(
  'what is read as a job and is none is put right in one press',
  { tag: '@thorough' },
  async ({ page, home }) => {
    const activities = 'ACTIVITIES\nVolunteer at the Fana harbour clean-up\n\nEDUCATION';
    const text = TEXT.replace('Nordhavn Fisk AS', 'Bergenhus Havnelogistikk AS');
    const id = await open(page, home, text.replace('EDUCATION', activities));
    const jobs = async () =>
      (await stored(page, id)).readout!.work.map(({ title }) => title?.value);
    expect(await jobs()).toContain('Volunteer');
    await page.getByRole('button', { name: 'Correct something' }).click();
    const employer = page.getByRole('group', { name: 'Job 1' }).getByLabel('Employer');
    await expect(employer).toHaveValue('Bergenhus Havnelogistikk AS');
    const cut = await employer.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect(cut, 'px of the employer that are cut off').toBeLessThanOrEqual(0);
    const job = page.getByRole('group', { name: 'Job 3' });
    await expect(job.getByRole('textbox', { name: 'Job title' })).toHaveValue('Volunteer');
    await job.getByRole('button', { name: 'Not a job', exact: true }).click();
    await expect(job).toBeHidden();
    expect(await jobs()).toEqual(['Shift Lead', 'Packer']);
    expect((await stored(page, id)).readout!.work[1]!.line).not.toContain('harbour');
  },
);

test(
  'typing ten keys a second among dozens of suggestions never holds a frame up',
  { tag: '@thorough' },
  async ({ page, home, browser }) => {
    const id = await open(page, home, LONG_RESUME);
    await goTo(page, 'calm dispatch floors');
    await page.waitForTimeout(1_000);
    const words = ' and steady night teams of the port';
    const work = await measureWork(browser, page, () => page.keyboard.type(words, { delay: 100 }));
    const last = Date.now();
    await expect
      .poll(async () => (await stored(page, id)).enhancedContent, { intervals: [20] })
      .toContain(words);
    const suggestions = (await stored(page, id)).suggestions.length;
    console.log(
      `typing among ${suggestions} suggestions: longest task ${work.longestMs.toFixed(0)} ms; stored ${Date.now() - last} ms after the last key`,
    );
    expect(work.longestMs, 'longest task of the main thread, ms of processor').toBeLessThan(50);
  },
);

test(
  'the new score stands there soon after the pause that stores',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await open(page, home, LONG_RESUME);
    await goTo(page, 'calm dispatch floors');
    await page.waitForTimeout(2_000);
    const times: number[] = [];
    for (const words of [
      ' and quays',
      ' excel',
      ' team player',
      ' teh port',
      ' 12 vans',
      ' of it',
      ' too',
    ]) {
      const shown = page.evaluate(
        async ({ pauseMs, betweenKeysMs }) => {
          let last = Infinity;
          addEventListener('keydown', () => (last = performance.now()), { capture: true });
          const { promise, resolve } = Promise.withResolvers<number>();
          new MutationObserver(() => {
            // A longest wait that ends stores in the middle of the words.
            if (!(performance.now() - last > betweenKeysMs)) return;
            if (document.body.textContent.includes('Saved on this device')) {
              requestAnimationFrame(() => resolve(Math.max(0, performance.now() - last - pauseMs)));
            }
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
          return promise;
        },
        { pauseMs: 350, betweenKeysMs: 120 },
      );
      await page.keyboard.type(words, { delay: 60 });
      times.push(await shown);
      await page.waitForTimeout(1_500);
    }
    const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
    console.log(
      `new score: ${median.toFixed(0)} ms after the pause, of ${times.map(Math.round).join(', ')}`,
    );
    // 81 to 96 where nothing else runs.
    expect(median).toBeLessThanOrEqual(150);
  },
);

for (const width of [375, 768, 1280]) {
  test(
    `keeps its tools as high as they are while it is clicked and typed in, ${width} px wide`,
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, home);
      const tools = page.getByRole('toolbar', { name: 'Edit' });
      const height = async () => Math.round((await tools.boundingBox())!.height);
      const before = await height();
      await line(page, 'Baked').scrollIntoViewIfNeeded();
      const place = (await line(page, 'Baked').boundingBox())!;
      await page.mouse.move(place.x + 40, place.y + place.height / 2);
      await page.mouse.down();
      expect(await height()).toBe(before);
      await page.mouse.up();
      // A sheet that had moved in between would have taken the way for a selection, and the key for its end.
      expect(await page.evaluate(() => getSelection()!.toString())).toBe('');
      await page.keyboard.press('End');
      await page.keyboard.type(' and rolls');
      expect(await height()).toBe(before);
      await expect(page.getByText('Saved on this device')).toBeAttached();
      expect(await height()).toBe(before);
      await expect(line(page, 'Baked')).toHaveText(/loaves a day and rolls$/);
    },
  );
}
