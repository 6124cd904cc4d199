import { FIRST_MOVE } from '#contract/first-move.ts';
import { NOT_LOADED } from '#contract/problem.ts';
import { startEngineWorker } from './engine-start.ts';
import type { Network } from './network.ts';

/**
 * Puts the API into this page: from here on every `fetch` waits for the handlers and is answered by them.
 * Synchronous, so that nothing can be sent before it; what answers is loaded at the visitor's first move,
 * and the engine is started beside it, or with the first call; on a page that takes files, once the browser has nothing
 * else to do and every file is stored here. Where it cannot be loaded the call fails. Call once, before the
 * first render.
 */
export function startMocks(): void {
  let network: Promise<Network> | undefined;
  const load = () => (network ??= loadNetwork());
  const loadNetwork = async () => {
    // A first visit's connection is for the handlers before it is for the engine.
    const started = navigator.serviceWorker?.controller ? startEngineWorker() : undefined;
    try {
      const { startNetwork } = await import('./network.ts');
      return startNetwork(started);
    } catch {
      started?.worker.terminate();
      network = undefined;
      throw new TypeError(NOT_LOADED.problem.message);
    }
  };
  window.fetch = async (...request) => (await load()).fetch(...request);
  // What fails here is tried again, and said, by the first call.
  const prepare = () =>
    void load().then(
      ({ warmUp }) => warmUp(),
      () => {},
    );
  for (const kind of FIRST_MOVE) addEventListener(kind, prepare, { once: true, passive: true });
  if (location.pathname === import.meta.env.BASE_URL) whenStored(() => whenIdle(prepare));
}

/** Once the service worker hands out the files: starting the engine then asks no host for anything. */
function whenStored(task: () => void): void {
  const container = navigator.serviceWorker;
  if (container?.controller) task();
  else container?.addEventListener('controllerchange', task, { once: true });
}

/** WebKit has no word for it. */
const whenIdle = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task);
