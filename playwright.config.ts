import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // One page takes both cores of a small machine: a second one would only make each of them slower.
  workers: 1,
  timeout: 60_000,
  // A shared machine may stall for seconds; a second try tells that from a fault, and is counted aloud.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    trace: 'off',
    // What cannot be pressed fails at once, with its name, and does not use up the test's whole time.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: findTestBrowser()?.executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A host name that is not localhost, and so no secure context; nothing else resolves.
        '--host-resolver-rules=MAP resume.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
});
