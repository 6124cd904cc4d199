/** Every browser test runs under guard: what it may never see fails it, whatever it was about. */
import {
  test as base,
  expect,
  type BrowserContext,
  type FileChooser,
  type Page,
  type Request,
} from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Resume } from '#contract/resume.ts';
import { SINGLE_FILE_NAME } from '#contract/single-file.ts';
import { startServer, type StaticServer } from '../../scripts/static-server.ts';

export const DIST = join(import.meta.dirname, '../../dist');

/** Address of the app in one file, on this disk. */
export const SINGLE_FILE = pathToFileURL(join(DIST, SINGLE_FILE_NAME)).href;

/** Stands in every text that a test puts into the app, so that it can be found anywhere else. */
export const MARKER = 'LEAKMARK7301';

interface Guards {
  /** The build, on a static host of the simplest kind, that writes down every request. */
  server: StaticServer;
  /** Address of the app on that host. */
  home: string;
  /** Console lines of all pages and workers. */
  consoleLines: string[];
  /** True in the tests that try what the policy refuses. */
  provokes: boolean;
}

export const test = base.extend<Guards>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
  server: async ({}, use) => {
    const server = await startServer({ folder: DIST });
    await use(server);
    await server.stop();
  },

  home: async ({ server }, use) => use(`http://localhost:${server.port}/`),

  provokes: [false, { option: true }],

  consoleLines: [
    async ({ context, server, provokes }, use) => {
      const lines: string[] = [];
      const foreign: Request[] = [];
      context.on('console', (message) => lines.push(message.text()));
      context.on('weberror', (error) => lines.push(error.error().message));
      context.on('request', (request) => {
        if (!isOwn(request.url(), server.port)) foreign.push(request);
      });
      await use(lines);
      const sent = foreign.filter((request) => !refusedByPolicy(request));
      expect(
        sent.map((request) => request.url()),
        'requests to other hosts',
      ).toEqual([]);
      expect(leaked(server), 'requests that were not plain reads').toEqual([]);
      expect(lines.join('\n'), 'the console').not.toContain(MARKER);
      const refused = lines.filter((line) => /Content Security Policy/.test(line));
      if (!provokes) expect(refused, 'refusals by the policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Such a request was announced and never made. */
const refusedByPolicy = (request: Request): boolean =>
  /csp/i.test(request.failure()?.errorText ?? '');

const isOwn = (url: string, port: number): boolean =>
  /^(blob|data|about|chrome-error):/.test(url) ||
  url.split('#')[0] === SINGLE_FILE ||
  url.startsWith(`http://localhost:${port}/`) ||
  url.startsWith(`http://resume.test:${port}/`);

/** What a probe sends; the console may name it, because the browser reports there what it refused. */
export const PROBE = 'LEAKPROBE';

/** Requests at the server that carry anything: not a GET, a body, a call of the API, or a marker. */
export const leaked = (server: StaticServer): string[] =>
  server.requests
    .filter(({ method, url, body }) => method !== 'GET' || body !== '' || /LEAK|\/api\//.test(url))
    .map(({ method, url, body }) => `${method} ${url} ${body.length} bytes`);

/** Waits until the app says to its service worker that every file is stored. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 100; tries++) {
      const complete = await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        active!.postMessage('IS_COMPLETE', [port2]);
        setTimeout(resolve, 500, false);
      });
      if (complete === true && navigator.serviceWorker.controller) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the app never became complete');
  });
}

/**
 * The next file chooser of a page. To be asked for before the page is loaded: it takes the browser a moment to
 * hand choosers over, and a key pressed in that moment opens one that nobody sees.
 */
export const nextFileChooser = (page: Page): Promise<FileChooser> =>
  new Promise((resolve) => void page.once('filechooser', resolve));

export interface Answer<T> {
  status: number;
  body: T;
}

/** Calls the API from inside the page, as the app itself does. */
export function callApi<T>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    },
    { method, path, body },
  );
}

/** A text resume that carries the marker. */
export const RESUME_TEXT = `Leonie Maass ${MARKER}
leonie.maass@example.com | +49 30 5550 1234 | Berlin

EXPERIENCE
Office Manager, Havel Druck GmbH, Jan 2019 - Present
- Responsible for managing a team of 6 assistants
- Reduced paper costs by 18% in 2 years

EDUCATION
BA Business Administration, Freie Universität Berlin, 2014 - 2018

SKILLS
Microsoft Excel, scheduling, bookkeeping
`;

/** A create request for bytes or text under a name. */
export function uploadOf(name: string, content: string | Uint8Array) {
  return {
    originalFileName: name,
    originalFilePath: `/uploads/${name}`,
    originalContent: typeof content === 'string' ? content : '',
    fileContentBase64: Buffer.from(content).toString('base64'),
    processingStatus: 'uploaded',
  };
}

/** Stores and processes a file; returns the completed resume. */
export async function processFile(
  page: Page,
  name = 'leonie.txt',
  content: string | Uint8Array = RESUME_TEXT,
) {
  const request = uploadOf(name, content);
  const created = await callApi<{ id: string }>(page, 'POST', '/api/resumes', request);
  expect(created.status).toBe(201);
  const { id } = created.body;
  const processed = await callApi<Resume>(page, 'POST', `/api/resumes/${id}/process`);
  expect(processed.status).toBe(200);
  return processed.body;
}

/** A DevTools session for what Playwright has no call for. */
export const devTools = (context: BrowserContext, page: Page) => context.newCDPSession(page);
