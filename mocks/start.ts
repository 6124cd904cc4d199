import { NOT_LOADED } from '#contract/problem.ts';

/** The visitor's first move: most often it leads to a first call. */
const FIRST_USE = ['pointerdown', 'keydown', 'dragenter', 'paste'] as const;

/**
 * Puts the API into this page: from here on every `fetch` waits for the handlers and is answered by them.
 * Synchronous, so that nothing can be sent before it; what answers is loaded at the visitor's first move or
 * with the first call, and where it cannot be loaded the call fails. Call once, before the first render.
 */
export function startMocks(): void {
  let network: Promise<typeof fetch> | undefined;
  const load = () => {
    network ??= import('./network.ts').then(
      ({ startNetwork }) => startNetwork(),
      () => {
        network = undefined;
        throw new TypeError(NOT_LOADED.problem.message);
      },
    );
    return network;
  };
  window.fetch = async (...request) => (await load())(...request);
  const prepare = () => void load().catch(() => {});
  for (const kind of FIRST_USE) addEventListener(kind, prepare, { once: true, passive: true });
}
