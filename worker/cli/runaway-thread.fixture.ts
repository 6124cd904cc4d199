/** A thread that never answers a file called `loop` and dies of one called `crash`. */
import { parentPort } from 'node:worker_threads';
import type { Job } from './engine-thread.ts';

parentPort?.on('message', ({ file }: Job) => {
  let turns = file === 'loop' ? 1 : 0;
  while (turns > 0) turns += 1;
  if (file === 'crash') process.exit(1);
  parentPort?.postMessage({ file, answered: true });
});
