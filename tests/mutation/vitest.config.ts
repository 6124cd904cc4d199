/** The tests that judge mutants: those of one file, named by the run. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const isPlain = Boolean(process.env.MUTATION_PLAIN);
const noChecks = fileURLToPath(new URL('no-checks.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: isPlain ? { '#worker/checks/all.ts': noChecks } : {} },
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    setupFiles: ['tests/setup/fixed-seed.ts', ...(isPlain ? [] : ['tests/setup/lexicon.ts'])],
    testTimeout: 30_000,
    isolate: false,
  },
});
