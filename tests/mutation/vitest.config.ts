/** The tests that judge mutants: those of one file, named by the run. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    setupFiles: [
      'tests/setup/fixed-seed.ts',
      ...(process.env.MUTATION_PLAIN ? [] : ['tests/setup/lexicon.ts']),
    ],
    testTimeout: 30_000,
    isolate: false,
  },
});
