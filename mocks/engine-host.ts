import { spawnEngine } from './lock.ts';

/** A worker of the engine, from its start on. */
export interface EngineHost {
  worker: Worker;
  /** Settles once the engine takes calls. */
  ready: Promise<void>;
  /** Settles, never rejects, when the worker is of no more use. */
  gone: Promise<'gone'>;
  end(): void;
}

/**
 * Starts a worker and listens from its first moment: it says once that it is ready, and Comlink waits for ever on
 * one that died at its start.
 */
export function startHost(spawn: () => Worker = spawnEngine): EngineHost {
  const worker = spawn();
  const gone = Promise.withResolvers<'gone'>();
  const ready = Promise.withResolvers<void>();
  const end = () => {
    worker.terminate();
    gone.resolve('gone');
  };
  worker.addEventListener('message', (event: MessageEvent) => {
    if (event.data === 'engine-ready') ready.resolve();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end();
  });
  worker.addEventListener('messageerror', end);
  return { worker, ready: ready.promise, gone: gone.promise, end };
}
