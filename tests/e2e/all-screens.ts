/** Every screen and state of the app, in an order in which each begins where the one before it ended. */
import { DEMO, PAGES } from './screens/pages.ts';
import { DIALOGS, RESULTS } from './screens/results.ts';
import type { Screen } from './screens/screen.ts';
import { START } from './screens/start.ts';
import { LONG_AND_SHORT, STORED } from './screens/stored.ts';

/** Two parts that do not need each other; each expects the start page with nothing stored. */
export const SCREENS_BY_PART: Readonly<Record<string, readonly Screen[]>> = {
  'of a first resume': [...START, ...RESULTS, ...DIALOGS],
  'of stored resumes, the pages and the demo': [...LONG_AND_SHORT, ...STORED, ...PAGES, ...DEMO],
};

export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS_BY_PART).flat();
