/** A thread that never answers a file called `loop` and dies of one called `crash`. */
import { parentPort } from 'node:worker_threads';
import type { Job } from './engine-thread.ts';

parentPort?.on('message', ({ file }: Job) => {
  if (file === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (file === 'crash') process.exit(1);
  parentPort?.postMessage({ file, answered: true });
});
