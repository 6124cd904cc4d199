/** mammoth beside our own reader, in "What software reads". */
import { AxeBuilder } from '@axe-core/playwright';
import { makeDocx, paragraph } from '#tests/fixtures/make-docx.ts';
import { expect, processFile, test } from './guarded.ts';

const BODY = ['EXPERIENCE', 'Baker, Crumb and Co, 2019 - 2023', 'Baked 300 loaves a night'];

const docx = (isInHeader: boolean) =>
  makeDocx({
    body:
      (isInHeader ? '' : paragraph('Mara Quill') + paragraph('mara@example.org')) +
      BODY.map((text) => paragraph(text)).join('') +
      '<w:sectPr><w:headerReference w:type="default" r:id="H1"/></w:sectPr>',
    headers: {
      H1: isInHeader ? paragraph('Mara Quill') + paragraph('mara@example.org') : paragraph(''),
    },
  });

for (const [isInHeader, finds] of [
  [true, 'what it loses of a Word file'],
  [false, 'that it loses nothing of another'],
] as const) {
  test(`shows ${finds}, on this device`, { tag: '@thorough' }, async ({ page, home }) => {
    await page.goto(home);
    const { id } = await processFile(page, 'mara.docx', docx(isInHeader));
    await page.goto(`${home}?resume=${id}`);
    await page.getByRole('button', { name: 'What software reads' }).first().click();
    const second = page.getByRole('region', { name: 'A second reader' });
    if (isInHeader) {
      const lost = second.getByRole('figure', { name: 'Lines it does not find' });
      await expect(lost).toContainText('mara@example.org');
      await expect(lost).not.toContainText('Baked');
    } else {
      await expect(second).toContainText('Nothing is lost');
    }
    await second.scrollIntoViewIfNeeded();
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
      [],
    );
  });
}

test('is not asked about a text file', { tag: '@thorough' }, async ({ page, home }) => {
  await page.goto(home);
  const { id } = await processFile(page);
  await page.goto(`${home}?resume=${id}`);
  await page.getByRole('button', { name: 'What software reads' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Sections');
  await expect(page.getByRole('region', { name: 'A second reader' })).toHaveCount(0);
});
