import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestBrowser } from './scripts/find-browser.ts';

/** Tests of what belongs to a whole process: its IndexedDB, its fetch, its document. */
const WITH_GLOBAL_STATE = [
  '{mocks,src/api,worker/service,worker/storage}/**/*.test.ts',
  'src/ui/toast/**/*.test.ts',
  'src/features/{before-after/editor,demo,download/employer,suggestions,theme,upload}/**/*.test.{ts,tsx}',
];

const IN_NODE = {
  environment: 'node',
  include: ['{src,worker,mocks,tests,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
  exclude: ['**/*.browser.test.{ts,tsx}', 'tests/e2e/**', 'node_modules/**'],
  setupFiles: ['tests/setup/fixed-seed.ts', 'tests/setup/lexicon.ts'],
  testTimeout: 30_000,
};

export default defineConfig({
  test: {
    // The default leaves one for watching; here nobody watches, and on two cores one would stand idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...IN_NODE,
          name: 'node',
          exclude: [...IN_NODE.exclude, ...WITH_GLOBAL_STATE],
          // Loading every module anew for every file would cost half of the time.
          isolate: false,
        },
      },
      { test: { ...IN_NODE, name: 'node-isolated', include: WITH_GLOBAL_STATE } },
      {
        extends: './vite.config.ts',
        // Found late, each of these would reload the page under a running test.
        optimizeDeps: {
          include: ['dexie', 'comlink', 'react-dom/client'],
        },
        test: {
          name: 'browser',
          include: ['{src,worker,mocks,tests}/**/*.browser.test.{ts,tsx}'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findTestBrowser()?.executablePath,
                args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
