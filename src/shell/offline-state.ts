/** What is true about working offline, as a store that the badge and the privacy panel read. */
import { FILES_ERASED } from '../api/own-keys.ts';
import { registerPwa } from '../pwa/register.ts';
import { IS_SINGLE_FILE } from '../ui/app-address.ts';

export interface OfflineState {
  /** Every file of the app is stored on this device. */
  ready: boolean;
  /** The browser has no connection right now. */
  unplugged: boolean;
  /** A newer version is stored and waits. */
  updateWaiting: boolean;
}

let state: OfflineState = { ready: IS_SINGLE_FILE, unplugged: false, updateWaiting: false };
const listeners = new Set<() => void>();

function set(change: Partial<OfflineState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

let pwa = { update: () => {} };

/** Starts watching; call once. */
export function watchOffline(): void {
  set({ unplugged: !navigator.onLine });
  addEventListener('online', () => set({ unplugged: false }));
  addEventListener('offline', () => set({ unplugged: true }));
  addEventListener(FILES_ERASED, () => set({ ready: IS_SINGLE_FILE }));
  pwa = registerPwa({
    onOfflineReady: () => set({ ready: true }),
    onNeedRefresh: () => set({ updateWaiting: true }),
  });
}

/** Switches to the version that waits; every tab of the app reloads. */
export const applyUpdate = () => pwa.update();

export const readOffline = () => state;

export function subscribeToOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
