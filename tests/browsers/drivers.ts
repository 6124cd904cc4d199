/** Three engines behind one small interface; each is driven by a library of its own maker's protocol. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { findBrowser } from '../../scripts/find-browser.ts';

/** A browser with one tab on a fresh profile. */
export interface Driven {
  /** Name and version. */
  name: string;
  /** Addresses that the tab has asked for so far; null where the driver does not say. */
  requests: readonly string[] | null;
  /** Opens an address in the tab and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function of the page's world on plain data; throws what it throws. */
  evaluate<A, R>(run: (argument: A) => Promise<R>, argument: A): Promise<R>;
  /** Presses the keys of a text where the focus is; a line end is the Enter key. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser; null where it is not installed. */
export type StartBrowser = () => Promise<Driven | null>;

export const ENGINES: Record<string, StartBrowser> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** Path of a Firefox on this machine: FIREFOX_PATH, then the system's; null where there is none. */
export const findFirefox = (): string | null =>
  [process.env['FIREFOX_PATH'] ?? '', ...onPath('firefox', 'firefox-esr'), ...FIREFOX_PLACES].find(
    (path) => path !== '' && existsSync(path),
  ) ?? null;

/** Over the Chrome DevTools Protocol. */
export async function startChromium(): Promise<Driven | null> {
  const found = findBrowser();
  if (!found) return null;
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return overPuppeteer(
    await puppeteer.launch({ executablePath: found.executablePath, headless: true, args }),
  );
}

/** Over WebDriver BiDi (W3C). */
export async function startFirefox(): Promise<Driven | null> {
  const executablePath = findFirefox();
  if (!executablePath) return null;
  const quiet = { 'browser.safebrowsing.malware.enabled': false, 'app.update.enabled': false };
  return overPuppeteer(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: quiet,
    }),
  );
}

async function overPuppeteer(browser: Browser): Promise<Driven> {
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return {
    name: (await browser.version()).replace('/', ' '),
    requests,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: async (run, argument) => {
      return JSON.parse(String(await page.evaluate(asText(run, argument))));
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser over WebDriver (W3C), on a screen that nobody sees. */
export async function startWebKit(): Promise<Driven | null> {
  const [driver] = onPath('WebKitWebDriver');
  const [xvfb] = onPath('xvfb-run');
  const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  if (!driver || !xvfb || !binary) return null;
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  const port = await freePort();
  const server = spawn(xvfb, ['-a', driver, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of its own, to be ended with the screen and the browser.
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: join(home, 'run'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Started as root, as in a container, it has no sandbox.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = () => {
    if (server.pid) process.kill(-server.pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  await untilListening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await session.manage().setTimeouts({ script: 120_000, pageLoad: 60_000 });
  const version = (await session.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    requests: null,
    goto: (url) => session.get(url),
    evaluate: async (run, argument) => {
      const answer: { value?: string; error?: string } = await session.executeAsyncScript(
        `const done = arguments[0];
         (${asText(run, argument)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return JSON.parse(answer.value!);
    },
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    close: async () => {
      await session.quit().catch(() => {});
      end();
    },
  };
}

/** A call whose answer crosses as text, so that each protocol gives the same. */
const asText = <A, R>(run: (argument: A) => Promise<R>, argument: A): string =>
  `(${run.toString()})(${JSON.stringify(argument ?? null)}).then((value) => JSON.stringify(value ?? null))`;

const onPath = (...names: string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}
