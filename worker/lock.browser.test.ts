import { expect, it } from 'vitest';

/** What a worker says about each door after it imported the lock. */
function ask(): Promise<Record<string, string>> {
  const worker = new Worker(new URL('../tests/workers/locked.ts', import.meta.url), {
    type: 'module',
  });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => {
      worker.terminate();
      resolve(data);
    });
  });
}

it('takes every way to the network out of the worker, and leaves what Dexie needs', async () => {
  const { BroadcastChannel: channel, indexedDB: database, ...doors } = await ask();
  expect(Object.keys(doors)).toEqual(
    expect.arrayContaining(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']),
  );
  expect(new Set(Object.values(doors))).toEqual(new Set(['locked']));
  expect([channel, database]).toEqual(['open', 'open']);
});
