import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/find-browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,worker,mocks,tests,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: ['**/*.browser.test.{ts,tsx}', 'tests/e2e/**', 'node_modules/**'],
          setupFiles: ['tests/setup/fixed-seed.ts'],
          testTimeout: 30_000,
        },
      },
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
                executablePath: findBrowser()?.executablePath,
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
