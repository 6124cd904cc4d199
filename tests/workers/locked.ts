/** Imports the engine's lock and reports which doors are open, also after an attempt to replace them. */
import '../../worker/lock.ts';

const DOORS: Record<string, () => unknown> = {
  fetch: () => fetch('/x'),
  XMLHttpRequest: () => new XMLHttpRequest(),
  WebSocket: () => new WebSocket('ws://localhost/x'),
  EventSource: () => new EventSource('/x'),
  WebTransport: () => new WebTransport('https://localhost/x'),
  importScripts: () => Reflect.get(globalThis, 'importScripts')('/x.js'),
  Worker: () => new Worker('/x.js'),
  FontFace: () => new FontFace('x', 'url(/x)'),
  caches: () => {
    const door: unknown = Reflect.get(globalThis, 'caches');
    return typeof door === 'function' ? door() : caches.open('x');
  },
};

const NEEDED: Record<string, () => unknown> = {
  BroadcastChannel: () => new BroadcastChannel('x').close(),
  indexedDB: () => indexedDB.open('x'),
};

async function stateOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return 'open';
  } catch (error) {
    return String(error).includes('is locked') ? 'locked' : String(error);
  }
}

const answers: Record<string, string> = {};
for (const [name, attempt] of Object.entries({ ...DOORS, ...NEEDED })) {
  if (!(name in globalThis)) continue;
  if (name in DOORS) Reflect.set(globalThis, name, () => 'a way round');
  answers[name] = await stateOf(attempt);
}
postMessage(answers);
