/** The results of one resume, tab by tab, and the dialogs above them. */
import type { Page } from '@playwright/test';
import {
  SAMPLE,
  closeDialog,
  closeToast,
  dialog,
  openTab,
  press,
  results,
  toast,
  visit,
  type Screen,
} from './screen.ts';

/** Goes to a step of the path. */
const step = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

export const RESULTS: readonly Screen[] = [
  {
    name: 'enhanced-toast',
    fresh: '.toasts',
    async show(page) {
      await visit(page, '/');
      await press(page, 'Try a sample');
      await press(page, SAMPLE);
      await results(page);
    },
  },
  { name: 'before-after', show: closeToast },
  {
    name: 'read-form',
    async show(page) {
      await step(page, 'Read');
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    },
  },
  {
    name: 'other-wordings',
    async show(page) {
      await press(page, 'Close');
      await page.locator('.cm-content .doc-bullet').nth(1).click();
      await page.keyboard.press('ControlOrMeta+Enter');
      const card = page.getByRole('dialog', { name: 'Other ways to say it' });
      await card.getByRole('listitem').first().waitFor();
      await card.getByText(/^Examples/).click();
    },
  },
  {
    name: 'fix-card',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.cm-content').press('F7');
      await dialog(page);
    },
  },
  {
    name: 'undone',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.cm-content .doc-bullet').nth(1).click();
      await page.keyboard.press('End');
      await page.keyboard.insertText(' and more');
      await page.locator('[aria-label="Undo"]:not([aria-disabled])').click();
      await page.locator('[aria-label="Redo"]:not([aria-disabled])').waitFor();
      await page.locator('.cm-content').focus();
    },
  },
  {
    name: 'send',
    async show(page) {
      await step(page, 'Send');
    },
  },
  { name: 'suggestions', show: (page) => openTab(page, /Suggestions/) },
  {
    name: 'decided',
    fresh: '[role=tabpanel]',
    async show(page) {
      const list = page.getByRole('list', { name: 'Suggestions' });
      await list
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      await toast(page, 'Suggestion updated');
      await closeToast(page);
      await list.getByRole('button', { name: /^Edit/ }).first().click();
    },
  },
  { name: 'keywords', show: (page) => openTab(page, /Keywords/) },
  { name: 'linkedin-empty', show: (page) => openTab(page, /LinkedIn/) },
  {
    name: 'linkedin',
    async show(page) {
      await press(page, 'Generate LinkedIn profile');
      await page.getByRole('region', { name: 'Headline' }).waitFor();
      await closeToast(page);
    },
  },
];

export const DIALOGS: readonly Screen[] = [
  {
    name: 'employer',
    async show(page) {
      await press(page, 'Download for employers');
      await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
      await page.getByText(/this one-column PDF/).waitFor();
    },
  },
  {
    name: 'form-sheet',
    async show(page) {
      await closeDialog(page);
      await press(page, 'Form sheet');
      await page.getByRole('heading', { name: 'Job 1' }).waitFor();
    },
  },
  {
    name: 'why',
    async show(page) {
      await closeDialog(page);
      await press(page, 'Why this score');
      await dialog(page);
    },
  },
  {
    name: 'parser',
    async show(page) {
      await closeDialog(page);
      await press(page, 'What software reads');
      await dialog(page);
    },
  },
  {
    name: 'privacy',
    async show(page) {
      await closeDialog(page);
      await press(page, 'Check that nothing leaves this device');
      await dialog(page);
    },
  },
  {
    name: 'delete-everything',
    fresh: '[role=dialog]:last-of-type',
    async show(page) {
      await press(page, 'Delete everything');
      await page.getByRole('dialog', { name: 'Delete everything?' }).waitFor();
    },
  },
];
