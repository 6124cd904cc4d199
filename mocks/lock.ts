/**
 * First import of the page: closes the ways out that a policy leaves open, before any library runs and could
 * keep a reference to them. What stays open is listed in docs/decisions/022-what-planted-code-can-do.md.
 */
import { lockDoors, NAVIGATOR_DOORS, SHARED_DOORS } from '#contract/lock-doors.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import engineAddress from '../worker/main.ts?worker&url';

const OwnWorker = globalThis.Worker;

/** Starts the one worker of this app; nothing else can start any. */
export function spawnEngine(): Worker {
  const address = new URL(engineAddress, location.href).href;
  const options = { type: 'module', name: 'engine' } as const;
  // Handed out by the service worker, its script carries the policy; so may a host's headers.
  if (!import.meta.env.PROD || navigator.serviceWorker?.controller) {
    return new OwnWorker(address, options);
  }
  // A worker from a blob inherits the page's policy (CSP Level 3, 4.2), one from an address does not.
  const script = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return new OwnWorker(URL.createObjectURL(script), options);
}

/** Addresses of this app that a page may load anew: its own paths with short queries. */
export function isOwnPage(address: string, base: string): boolean {
  const url = new URL(address);
  return (
    url.origin === location.origin &&
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
  window.navigation.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    if (sameDocument || event.navigationType === 'reload' || url.startsWith('blob:')) return;
    if (event.downloadRequest === null && isOwnPage(url, base)) return;
    event.preventDefault();
  });
}

// In development, and under test, tools of their own need what is locked here.
if (import.meta.env.PROD) lockPage(import.meta.env.BASE_URL);
