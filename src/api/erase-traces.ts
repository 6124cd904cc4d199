/** What this app keeps in the browser beside the records: its database, its settings, its own files. */
import { DATABASE_NAME } from '#contract/database-name.ts';
import { eraseKeys, FILES_ERASED, OWN_KEY } from './own-keys.ts';

/** Removes the empty database, the settings, and the app's own files, which come back with the next online visit. */
export async function eraseTraces(): Promise<void> {
  await eraseDatabase();
  eraseSettings();
  await eraseOwnFiles();
}

/** Names of the caches that hold the app's own files: other apps of the same origin keep theirs. */
export async function ownCaches(): Promise<string[]> {
  const scope = new URL(import.meta.env.BASE_URL, location.href).href;
  // Absent on insecure origins.
  if (!('caches' in window)) return [];
  return (await caches.keys()).filter((name) => name.endsWith(scope));
}

/** The service worker that hands out the app's files; none on insecure origins, and none for a page on a disk. */
export async function ownServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}

const eraseSettings = (): void => eraseKeys(OWN_KEY);

async function eraseOwnFiles(): Promise<void> {
  await (await ownServiceWorker())?.unregister();
  for (const name of await ownCaches()) await caches.delete(name);
  dispatchEvent(new Event(FILES_ERASED));
}

/** What is told when another tab keeps the database, which holds no resume any more, from being deleted. */
const HELD_OPEN =
  'Your resumes are deleted. The empty database is still held open by another tab of this app: close the other tabs, then delete again.';

/** Longest wait for other tabs to let go, in milliseconds. */
const LET_GO_MS = 5000;

/** The engine and other tabs close their connections when they are told of this. */
const eraseDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE_NAME);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('not erased')));
    // Said by the browser before the others have had their turn; most often it is over in a moment.
    request.addEventListener('blocked', () => {
      setTimeout(() => reject(new Error(HELD_OPEN)), LET_GO_MS);
    });
  });
