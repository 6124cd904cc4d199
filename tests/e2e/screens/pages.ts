/** The other pages, and the demo for stands. */
import { closeToast, dialog, press, results, SAMPLE, visit, type Screen } from './screen.ts';

export const PAGES: readonly Screen[] = [
  { name: 'examples', show: (page) => visit(page, '/examples') },
  { name: 'how-it-works', show: (page) => visit(page, '/how-it-works') },
  { name: 'not-found', show: (page) => visit(page, '/nowhere') },
];

export const DEMO: readonly Screen[] = [
  {
    name: 'demo-question',
    fresh: '[role=dialog]',
    async show(page) {
      await visit(page, '/?demo');
      await dialog(page);
    },
  },
  {
    name: 'demo',
    async show(page) {
      await press(page, 'Start the demo');
      await press(page, 'Next visitor');
      await page.getByText('Nothing of an earlier visitor is stored here.').waitFor();
    },
  },
  {
    name: 'demo-results',
    async show(page) {
      await press(page, SAMPLE);
      await results(page);
      await closeToast(page);
    },
  },
];
