/**
 * First import of the page: closes the ways out that a policy leaves open, before any library runs and could
 * keep a reference to them. What stays open is listed in docs/decisions/022-what-planted-code-can-do.md.
 */
import { lockDoors, NAVIGATOR_DOORS, SHARED_DOORS } from '#contract/lock-doors.ts';
import { SINGLE_FILE_NAME } from '#contract/single-file.ts';
import { engineScript, SCRIPT_TYPE } from './engine-script.ts';

const OwnWorker = globalThis.Worker;

/** Starts the one worker of this app; nothing else can start any. */
export function spawnEngine(): Worker {
  return new OwnWorker(engineScript(), { type: SCRIPT_TYPE, name: 'engine' });
}

/** Addresses of this app that a page may load anew: its own paths with short queries. */
export function isOwnPage(address: string, base: string): boolean {
  const url = new URL(address);
  return (
    url.origin === location.origin &&
    // All files share one origin, and some of them lie on other machines.
    url.host === location.host &&
    url.pathname.startsWith(base) &&
    /^(?:\?[\w=,&%-]{1,48})?$/.test(url.search)
  );
}

function lockPage(base: string): void {
  lockDoors(window, [...SHARED_DOORS, 'open', 'PresentationRequest'], 'The page');
  lockDoors(navigator, NAVIGATOR_DOORS, 'The page');
  for (const name of ['Cache', 'CacheStorage', 'CookieStore']) {
    const made: unknown = Reflect.get(window, name);
    if (typeof made === 'function') {
      lockDoors(made.prototype, ['add', 'addAll', 'open', 'set'], 'The page');
    }
  }
  // A cookie would go to the host with the next file that is fetched from it.
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  lockRegistration(`${base}sw.js`, base);
  lockNavigation(base);
}

/** The text that an address carries would reach the host when the script is fetched. */
function lockRegistration(script: string, scope: string): void {
  if (!('serviceWorker' in navigator)) return;
  const container = Object.getPrototypeOf(navigator.serviceWorker);
  const own: typeof navigator.serviceWorker.register = container.register;
  const register = async (address: unknown) => {
    if (address !== script) throw new TypeError('The page registers nothing but its own sw.js.');
    return own.call(navigator.serviceWorker, script, { scope });
  };
  Object.defineProperty(container, 'register', { value: register });
}

/** Where the browser has a Navigation API, the page cannot be sent to an address that carries text away. */
function lockNavigation(base: string): void {
  if (!('navigation' in window)) return;
  const singleFile = new URL(`${base}${SINGLE_FILE_NAME}`, location.href).href;
  window.navigation.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    if (sameDocument || event.navigationType === 'reload' || url.startsWith('blob:')) return;
    if (event.downloadRequest === null ? isOwnPage(url, base) : url === singleFile) return;
    event.preventDefault();
  });
}

/** The single file may load nothing but itself. */
const base = import.meta.env.MODE === 'portable' ? location.pathname : import.meta.env.BASE_URL;
// In development, and under test, tools of their own need what is locked here.
if (import.meta.env.PROD) lockPage(base);
