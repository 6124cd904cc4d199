/** The engine's real start, in a file of its own: see main.ts. */
import { expose, transferHandlers } from 'comlink';
import { WRITTEN } from '#contract/written-outcome.ts';
import { loadSpeller } from './nlp/speller.ts';
import { createService } from './service/service.ts';
import { ResumeDatabase } from './storage/database.ts';

transferHandlers.set('written', WRITTEN);
expose(
  createService({
    database: new ResumeDatabase(),
    clock: () => new Date(),
    steady: () => performance.now(),
    loadSpeller,
  }),
);
// The page waits for this word: Comlink would wait for ever on a worker that died while it started.
postMessage('engine-ready');
