/// <reference lib="webworker" />
/** Service worker: hands out the app's own files and refuses everything else. It knows nothing of the API. */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ENGINE_LOCK } from '#contract/locks.ts';
import { SINGLE_FILE_NAME } from '#contract/single-file.ts';

declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};
declare const __POLICY__: string;
declare const __API_ORIGIN__: string | null;

const files = self.__WB_MANIFEST;

/** No server sends this status, so that a refusal cannot be mistaken for an answer. */
const REFUSED = 599;

// Before Workbox's own listener: what is refused here is seen by nobody else.
self.addEventListener('fetch', (event) => {
  if (isPortableDownload(event.request)) return event.stopImmediatePropagation();
  if (isOwnFile(event.request) || isRemoteApi(event.request)) return;
  event.stopImmediatePropagation();
  event.respondWith(new Response(null, { status: REFUSED, statusText: 'Refused by this app' }));
});

function isOwnFile(request: Request): boolean {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (url.origin !== location.origin || url.pathname.includes('/api/')) return false;
  return request.mode === 'navigate' || getCacheKeyForURL(request.url) !== undefined;
}

/** The app as one file, which nobody needs offline twice: the browser fetches it from the host. */
function isPortableDownload({ method, url }: Request): boolean {
  return method === 'GET' && url === new URL(SINGLE_FILE_NAME, self.registration.scope).href;
}

/** Only in a build that talks to a real server. */
function isRemoteApi(request: Request): boolean {
  if (__API_ORIGIN__ === null) return false;
  const url = new URL(request.url);
  const origin = __API_ORIGIN__ === "'self'" ? location.origin : __API_ORIGIN__;
  return url.origin === origin && url.pathname.includes('/api/');
}

/** What is loaded into a page or a worker that is there already, and so under its policy. */
const PARTS: ReadonlySet<RequestDestination> = new Set(['script', 'style', 'font', 'image']);

// A meta policy does not reach workers and prefetches; a header on each file that may become one does. All others
// are stored and handed out as they came: browsers keep compiled code beside a stored answer, but none beside one
// that was made here.
addPlugins([
  {
    async handlerWillStart({ event }) {
      if (event?.type === 'install') await giveWay();
    },
    cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    async handlerWillRespond({ response, event }) {
      const isPart = event instanceof FetchEvent && PARTS.has(event.request.destination);
      return isPart ? response : withPolicy(response);
    },
  },
]);

function withPolicy({ body, status, statusText, headers: own }: Response): Response {
  const headers = new Headers(own);
  headers.set('content-security-policy', __POLICY__);
  return new Response(body, { status, statusText, headers });
}

/** How often it is looked whether the engine is at rest, in milliseconds. */
const LOOK_MS = 100;
/** How long it must have been: one call follows another, and what has come is looked at and decided on. */
const REST_MS = 2000;
/** How long one version gives way in all: Firefox ends an installation after a minute, and storing takes its time. */
const PATIENCE_MS = 20_000;
let gaveWayMs = 0;
let restMs = REST_MS;

/** Storing a version takes a core for a second, for which the reader of a first file would wait: its file goes first. */
async function giveWay(): Promise<void> {
  while (gaveWayMs < PATIENCE_MS) {
    if (await isEngineAtWork()) restMs = 0;
    if (restMs >= REST_MS) return;
    await new Promise((next) => setTimeout(next, LOOK_MS));
    gaveWayMs += LOOK_MS;
    restMs += LOOK_MS;
  }
}

/** In any tab. */
async function isEngineAtWork(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === ENGINE_LOCK);
}

// Otherwise a query such as ?utm_source=… would go to the server with a file that the cache lost.
precacheAndRoute(files, { ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

// So that the page of the very first visit can lose its network, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data === 'IS_COMPLETE') event.waitUntil(tellWhetherComplete(event.ports[0]));
});

/** Whether every file of this version is in the cache now. */
async function tellWhetherComplete(port: MessagePort | undefined): Promise<void> {
  const found = await Promise.all(files.map((file) => matchPrecache(file.url)));
  port?.postMessage(found.every((response) => response !== undefined));
}
