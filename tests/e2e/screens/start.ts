/** The start page, and a file on its way. */
import type { Page } from '@playwright/test';
import { FAULTLESS } from './faultless.ts';
import {
  closeDialog,
  closeToast,
  dialog,
  give,
  press,
  toast,
  visit,
  type Screen,
} from './screen.ts';

/** From now on the page does not hear that a resume has been read. */
const holdResults = (page: Page) =>
  page.evaluate(() => {
    const whole = window.fetch;
    window.fetch = (input, init) => {
      const answer = whole(input, init);
      return typeof input === 'string' && input.endsWith('/process')
        ? answer.then(() => new Promise(() => {}))
        : answer;
    };
  });

export const START: readonly Screen[] = [
  { name: 'start', show: (page) => page.getByText('None yet.').waitFor() },
  { name: 'samples', fresh: '.drop', show: (page) => press(page, 'Try a sample') },
  {
    name: 'dropping',
    fresh: '.drop',
    async show(page) {
      await press(page, 'Try a sample');
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([''], 'resume.pdf'));
        document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
      });
    },
  },
  {
    name: 'paste',
    fresh: '[role=dialog]',
    async show(page) {
      await page.evaluate(() =>
        document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true })),
      );
      await press(page, 'Paste text');
      await dialog(page);
    },
  },
  {
    name: 'linkedin-data',
    fresh: '[role=dialog]',
    async show(page) {
      await closeDialog(page);
      await press(page, 'Bring your LinkedIn data');
      await dialog(page);
    },
  },
  {
    name: 'linkedin-data-refused',
    fresh: '[role=dialog]',
    async show(page) {
      await page.getByLabel('LinkedIn archive').setInputFiles({
        name: 'x.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('no zip'),
      });
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'refused-file',
    fresh: '.toasts',
    async show(page) {
      await closeDialog(page);
      await give(page, 'holiday.jpg', 'not a resume');
      await toast(page, 'File type not supported');
    },
  },
  {
    name: 'analysing',
    fresh: 'main',
    async show(page) {
      await closeToast(page);
      await holdResults(page);
      await give(page, 'annika.txt', FAULTLESS);
      await page.getByRole('progressbar').waitFor();
      await closeToast(page);
    },
  },
  {
    name: 'cancelled',
    fresh: '.toasts',
    async show(page) {
      await press(page, 'Cancel');
      await toast(page, 'Cancelled');
    },
  },
  {
    name: 'not-readable',
    fresh: 'main',
    async show(page) {
      await visit(page, '/');
      await give(page, 'broken.docx', 'PK\u0003\u0004 and then nothing that could be read');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'gone', fresh: 'main [role=status]', show: (page) => visit(page, '/?resume=999') },
];
