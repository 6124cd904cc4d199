/** Installs the service worker in the built app and says when the app works offline or has an update. */
import { ENGINE_LOCK } from '#contract/locks.ts';
import { IS_SINGLE_FILE } from '../ui/app-address.ts';

export interface PwaEvents {
  /** Every file of the app is stored: it works without a network from now on. */
  onOfflineReady: () => void;
  /** A new version waits; `update()` starts it. */
  onNeedRefresh: () => void;
}

/** An update that does not take over within this time gives the engine back, in milliseconds. */
const TAKE_OVER_MS = 5000;

/** Call once; does nothing where there is no service worker (development, insecure origins, the single file). */
export function registerPwa(events: PwaEvents): { update(): void } {
  if (!import.meta.env.PROD || IS_SINGLE_FILE || !('serviceWorker' in navigator))
    return { update: () => {} };
  const base = import.meta.env.BASE_URL;
  const registration = navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  registration.then((found) => watch(found, events)).catch(() => {});
  reloadWhenReplaced();
  return { update: () => void registration.then(takeOver).catch(() => {}) };
}

function watch(registration: ServiceWorkerRegistration, events: PwaEvents): void {
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      // The very first version is in this state for a moment, too: it waits for nobody and is no update.
      if (worker?.state === 'installed' && registration.active) events.onNeedRefresh();
      if (worker?.state === 'activated') void tellWhenComplete(worker, events);
    };
    look();
    worker?.addEventListener('statechange', look);
  };
  // To a page opened during an installation, Firefox hands the registration when that is over, in any of these states.
  follow(registration.waiting);
  follow(registration.active);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Asks the service worker itself, because the browser may have dropped its files. */
async function tellWhenComplete(worker: ServiceWorker, events: PwaEvents): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    if (data === true) events.onOfflineReady();
    port1.close();
  });
  port1.start();
  worker.postMessage('IS_COMPLETE', [port2]);
}

/** Waits until no tab's engine works, and keeps them waiting until the reload. */
async function takeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  await navigator.locks.request(ENGINE_LOCK, async () => {
    waiting.postMessage('SKIP_WAITING');
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS));
  });
}

/** Every tab reloads into the new version; the first visit, which had no version, does not. */
function reloadWhenReplaced(): void {
  let previous = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const current = navigator.serviceWorker.controller;
    // Without a new one, the browser only lost the old: a reload would find no app offline.
    if (previous && current) location.reload();
    previous = current;
  });
}
