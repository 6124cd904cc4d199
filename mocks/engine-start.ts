import { spawnEngine } from './lock.ts';

/** A worker of the engine, and whether it came to take calls. */
export interface StartedEngine {
  worker: Worker;
  /** False where it died before; never rejects. */
  isUp: Promise<boolean>;
}

/** Starts a worker and listens from its first moment: it says once that it is up. Part of the first load: kept short. */
export const startEngineWorker = (spawn: () => Worker = spawnEngine): StartedEngine => {
  const worker = spawn();
  const isUp = new Promise<boolean>((tell) => {
    worker.addEventListener('message', ({ data }) => data === 'engine-ready' && tell(true));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      tell(false);
    });
  });
  return { worker, isUp };
};
