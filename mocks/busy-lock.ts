import { ENGINE_LOCK } from '#contract/locks.ts';

/** Runs an engine call while holding the lock that keeps an app update waiting, in any tab. */
export async function duringUse<T>(task: () => Promise<T>): Promise<T> {
  // Absent on insecure origins, where there is no service worker and so no update either.
  if (typeof navigator === 'undefined' || !navigator.locks) return task();
  return navigator.locks.request(ENGINE_LOCK, { mode: 'shared' }, task);
}
