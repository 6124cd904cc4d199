/**
 * First import of the engine: takes every way to the network that has a name out of this worker, whatever a
 * library tries. `import()` has none: against that stands the policy that the worker starts under.
 */
import { lockDoors, NAVIGATOR_DOORS, SHARED_DOORS } from '#contract/lock-doors.ts';

lockDoors(globalThis, [...SHARED_DOORS, 'fetch', 'importScripts', 'caches'], 'The engine');
lockDoors(navigator, [...NAVIGATOR_DOORS, 'serviceWorker'], 'The engine');
for (const name of ['Cache', 'CacheStorage', 'ServiceWorkerContainer']) {
  const made: unknown = Reflect.get(globalThis, name);
  if (typeof made === 'function') {
    lockDoors(made.prototype, ['add', 'addAll', 'open', 'register'], 'The engine');
  }
}
