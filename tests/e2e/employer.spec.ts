/** A document for employers: chosen, seen, measured, saved, printed, all on the device. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callApi, expect, processFile, test, untilOffline } from './guarded.ts';
import { openResults } from './ottilie.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Download for employers' });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Download for employers' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 20_000 });
  return dialog;
}

const choice = (page: Page, name: string) => dialogOf(page).getByLabel(name, { exact: true });

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('shows the pages of the file, says what it scores, and saves that file', async ({
    page,
    home,
    server,
  }) => {
    await openResults(page, home);
    const dialog = await openDialog(page);
    await expect(dialog.getByText(/this one-column PDF \d+\./)).toBeVisible({ timeout: 20_000 });
    await expect(
      dialog.getByText(/^All \d+ lines came back, each under its heading/),
    ).toBeVisible();
    const before = server.requests.length;
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Ottilie Brandvold Resume.pdf');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
    expect(server.requests.length).toBe(before);
  });

  test(
    'remembers the look, and draws it anew with every choice',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await openResults(page, home);
      const dialog = await openDialog(page);
      const image = dialog.getByRole('img').first();
      const plain = await image.getAttribute('src');
      await dialog.getByText('Modern', { exact: true }).click();
      await expect(image).not.toHaveAttribute('src', plain!, { timeout: 20_000 });
      await choice(page, 'Paper').selectOption('letter');
      await choice(page, 'Text size').selectOption('11');
      await dialog.getByRole('button', { name: 'Move SKILLS up' }).click();
      await expect(dialog.getByRole('button', { name: 'Move EDUCATION up' })).toBeVisible({
        timeout: 20_000,
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Download for employers' })).toBeFocused();
      await page.reload();
      await openDialog(page);
      await expect(dialogOf(page).getByRole('radio', { name: /^Modern/ })).toBeChecked();
      await expect(choice(page, 'Paper')).toHaveValue('letter');
      await expect(choice(page, 'Text size')).toHaveValue('11');
    },
  );

  test(
    'can be used by keyboard, and breaks no rule of accessibility',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await openResults(page, home);
      await page.getByRole('button', { name: 'Download for employers' }).focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeFocused({
        timeout: 20_000,
      });
      await dialog.getByRole('radio', { name: /^Plain/ }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: /^Classic/ })).toBeChecked();
      await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({
        timeout: 20_000,
      });
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );

  test(
    'stands in order on a phone: no button alone, no choice cut, nothing measured that has no score',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(home);
      const { id } = await processFile(
        page,
        'short.txt',
        'Duluth, MN | (218) 555-0119\n\nEXPERIENCE\nClerk, Kade Zeven\t2019 – 2021\n• Packed 40 boxes a day\n',
      );
      await page.goto(`${home}?resume=${id}`);
      const dialog = await openDialog(page);
      const boxOf = async (name: string) =>
        (await dialog.getByRole('button', { name }).boundingBox())!;
      const [pdf, markdown, print] = await Promise.all(
        ['Download PDF', 'Markdown', 'Print'].map(boxOf),
      );
      expect(markdown!.y).toBe(print!.y);
      expect(markdown!.x).toBe(pdf!.x);
      expect(print!.x + print!.width).toBeCloseTo(pdf!.x + pdf!.width, 0);
      await expect(dialog.getByText('too little text in this file')).toBeVisible({
        timeout: 20_000,
      });
      await expect(dialog.getByText(/Measured by/)).toHaveCount(0);
      await expect(choice(page, 'Paper')).toContainText('By country: US Letter');
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        const cut = await dialog.locator('select').evaluateAll((fields) =>
          fields.flatMap((field) => {
            if (!(field instanceof HTMLSelectElement)) return [];
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = font;
            const text = field.selectedOptions[0]!.text;
            // The arrow of the system stands beside the words.
            const room =
              field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 12;
            return pen.measureText(text).width > room ? [text] : [];
          }),
        );
        expect(cut, `at ${width}`).toEqual([]);
      }
    },
  );

  test(
    'offers Word where the fonts have no sign for a name',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.goto(home);
      const { id } = await processFile(
        page,
        'li.txt',
        'Li Wei 李伟\nli.wei@example.com\n\nExperience\nClerk, Fjord Foods\n2019 - 2021\n- Packed 40 boxes a day\n',
      );
      await page.goto(`${home}?resume=${id}`);
      await page.getByRole('button', { name: 'Download for employers' }).click();
      await expect(dialogOf(page).getByRole('alert')).toContainText('李 伟', { timeout: 20_000 });
      await expect(dialogOf(page).getByRole('button', { name: 'Download PDF' })).toBeDisabled();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialogOf(page).getByRole('button', { name: 'Download Word' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.docx$/);
    },
  );

  test(
    'on a full disk makes and saves the file all the same, and loses nothing but the look',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.goto(home);
      const kept = await processFile(page);
      await page.goto(`${home}?resume=${kept.id}`);
      await openDialog(page);
      const full = () => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = refuse;
        if ('Storage' in self) Storage.prototype.setItem = refuse;
      };
      await page.evaluate(full);
      await page.workers()[0]!.evaluate(full);
      const dialog = dialogOf(page);
      await dialog.getByText('Modern', { exact: true }).click();
      for (const [name, ending] of [
        ['Download PDF', '.pdf'],
        ['Download Word', '.docx'],
        ['Markdown', '.md'],
      ] as const) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          dialog.getByRole('button', { name }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(new RegExp(`${ending}$`));
        expect(readFileSync(await file.path()).length).toBeGreaterThan(200);
      }
      await expect(dialog.getByRole('radio', { name: /^Modern/ })).toBeChecked();
      const { body } = await callApi(page, 'GET', `/api/resumes/${kept.id}`);
      expect(body).toEqual(kept);
    },
  );

  test(
    'says so when the browser takes no file, keeps every choice, and saves it when asked again',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await openResults(page, home);
      const dialog = await openDialog(page);
      await dialog.getByText('Classic', { exact: true }).click();
      await page.evaluate(() => {
        const kept = Object.getOwnPropertyDescriptor(URL, 'createObjectURL')!;
        const allow = () => Object.defineProperty(URL, 'createObjectURL', kept);
        Object.assign(window, { allow });
        URL.createObjectURL = () => {
          throw new DOMException('blocked', 'NotAllowedError');
        };
      });
      await dialog.getByRole('button', { name: 'Download Word' }).click();
      await expect(dialog.getByText('Could not make the file', { exact: true })).toBeVisible();
      await expect(page.getByText('Download started', { exact: true })).toHaveCount(0);
      await expect(dialog.getByRole('radio', { name: /^Classic/ })).toBeChecked();
      await page.evaluate(() => void Reflect.get(window, 'allow')());
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download Word' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Ottilie Brandvold Resume.docx');
    },
  );

  test(
    'names the template whose font has the signs of a name that the chosen one lacks',
    { tag: '@thorough' },
    async ({ page, home }) => {
      await page.goto(home);
      const { id } = await processFile(
        page,
        'greek.txt',
        'Ἀντιγόνη Ῥόδη\nantigone@example.com\n\nExperience\nClerk, Fjord Foods\n2019 - 2021\n- Packed 40 boxes a day\n',
      );
      await page.goto(`${home}?resume=${id}`);
      const dialog = await openDialog(page);
      await dialog.getByText('Classic', { exact: true }).click();
      const refusal = dialog.getByRole('alert').filter({ hasText: 'no sign for' });
      await expect(refusal).toContainText('Ἀ Ῥ', { timeout: 20_000 });
      await expect(refusal).toContainText('Choose Plain');
      await dialog.getByText('Plain', { exact: true }).click();
      await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({
        timeout: 20_000,
      });
    },
  );

  test('says so when it cannot fit', { tag: '@thorough' }, async ({ page, home }) => {
    const bullets = Array.from({ length: 300 }, (_, at) => `- Packed order ${at + 1} for a shop`);
    await page.goto(home);
    const { id } = await processFile(
      page,
      'many.txt',
      `Ottilie Brandvold\nottilie@example.com\n\nExperience\nClerk, Fjord Foods\n2019 - 2021\n${bullets.join('\n')}\n`,
    );
    await page.goto(`${home}?resume=${id}`);
    await page.getByRole('button', { name: 'Download for employers' }).click();
    await expect(dialogOf(page).getByRole('img').first()).toBeVisible({ timeout: 20_000 });
    await choice(page, 'Length').selectOption('1');
    await expect(dialogOf(page).getByText(/does not fit on one page/)).toBeVisible({
      timeout: 20_000,
    });
  });

  test('prints the pages of the chosen template', { tag: '@thorough' }, async ({ page, home }) => {
    await openResults(page, home);
    const dialog = await openDialog(page);
    await page.evaluate(() => {
      window.print = () => {
        const images = document.querySelectorAll<HTMLImageElement>('.printed-pages img');
        document.body.dataset['printed'] = [...images].map((it) => it.naturalWidth).join(' ');
      };
    });
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', /^18\d\d$/, {
      timeout: 20_000,
    });
    await expect(page.locator('.printed-pages')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.evaluate(() => delete document.body.dataset['printed']);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', /^18\d\d$/, {
      timeout: 20_000,
    });
  });

  test(
    'has a form sheet with a button for every field',
    { tag: '@thorough' },
    async ({ page, context, home }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openResults(page, home);
      await page.getByRole('button', { name: 'Form sheet' }).click();
      const dialog = page.getByRole('dialog', { name: 'Form sheet' });
      await expect(dialog.getByText('March 2019')).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy Job 1, Employer' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fjord Foods AS');
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );
});

test(
  'makes every document without a server',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    await server.stop();
    await page.reload();
    const { id } = await processFile(page);
    for (const kind of ['pdf', 'word-clean', 'markdown']) {
      const { status } = await callApi(page, 'POST', `/api/resumes/${id}/downloads/${kind}`, {
        template: 'classic',
      });
      expect(status, kind).toBe(200);
    }
  },
);
