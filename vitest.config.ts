import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,worker,mocks,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}', 'tests/e2e/**', 'node_modules/**'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
