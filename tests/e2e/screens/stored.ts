/** Resumes with much and with nothing to say about, and what is done with them once they are stored. */
import { LONG_RESUME } from '../long-resume.ts';
import { FAULTLESS } from './faultless.ts';
import {
  closeDialog,
  closeToast,
  dialog,
  openTab,
  press,
  read,
  results,
  visit,
  type Screen,
} from './screen.ts';

const LONG_NAME =
  'maximiliane-theodora-wolfeschlegelstein-bergerdorffmann_resume_final_FINAL_2026-corrected.txt';

export const LONG_AND_SHORT: readonly Screen[] = [
  {
    name: 'questions',
    fresh: '[role=tabpanel]',
    async show(page) {
      await visit(page, '/');
      await press(page, 'Try a sample');
      await press(page, 'Store supervisor');
      await results(page);
      await closeToast(page);
      await openTab(page, /Suggestions/);
      await press(page, /^Questions/);
    },
  },
  { name: 'long', fresh: 'main', show: (page) => read(page, LONG_NAME, LONG_RESUME) },
  {
    name: 'long-suggestions',
    fresh: '[role=tabpanel]',
    show: (page) => openTab(page, /Suggestions/),
  },
  {
    name: 'long-parser',
    fresh: '[role=dialog]',
    async show(page) {
      await press(page, 'What software reads');
      await dialog(page);
    },
  },
  { name: 'faultless', fresh: 'main', show: (page) => read(page, 'annika.txt', FAULTLESS) },
  {
    name: 'no-suggestions',
    fresh: '[role=tabpanel]',
    show: (page) => openTab(page, /Suggestions/),
  },
];

export const STORED: readonly Screen[] = [
  {
    name: 'recent',
    fresh: 'main',
    async show(page) {
      await visit(page, '/');
      await page
        .getByRole('button', { name: /^Rename/ })
        .first()
        .waitFor();
    },
  },
  { name: 'rename', fresh: 'main', show: (page) => press(page, /^Rename/) },
  {
    name: 'delete-one',
    fresh: '[role=dialog]',
    async show(page) {
      await closeDialog(page);
      await press(page, /^Delete maximiliane/);
      await dialog(page);
    },
  },
  {
    name: 'compare',
    async show(page) {
      await closeDialog(page);
      await page.getByRole('link', { name: 'Compare two resumes' }).click();
      await page.getByRole('region', { name: 'Lines that differ' }).waitFor();
    },
  },
  {
    name: 'compare-same',
    fresh: 'main',
    async show(page) {
      const first = await page.getByLabel('First', { exact: true }).inputValue();
      await page.getByLabel('Second', { exact: true }).selectOption(first);
    },
  },
];
