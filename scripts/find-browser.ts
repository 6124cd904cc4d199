/** Finds a Chromium for the tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface FoundBrowser {
  executablePath: string;
  /** Where it came from, for the log. */
  source: string;
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const SHELL_NAME = 'chromium-headless-shell';

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** A browser that is on this machine already: CHROMIUM_PATH, Playwright's own, then the system's, whole before bare. */
export const findBrowser = (): FoundBrowser | null =>
  namedBrowser() ??
  existing(chromium.executablePath(), 'Playwright') ??
  onPath(NAMES) ??
  bareShell();

/**
 * What most tests run in: the same Chromium without its window, which takes a fifth less of the processor; where
 * there is none, the whole browser. CHROMIUM_PATH names one for all of them.
 */
export const findTestBrowser = (): FoundBrowser | null =>
  namedBrowser() ?? bareShell() ?? findBrowser();

function namedBrowser(): FoundBrowser | null {
  const named = process.env['CHROMIUM_PATH'];
  if (!named || existsSync(named)) return named ? existing(named, 'CHROMIUM_PATH') : null;
  throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

const existing = (executablePath: string, source: string): FoundBrowser | null =>
  existsSync(executablePath) ? { executablePath, source } : null;

function onPath(names: readonly string[]): FoundBrowser | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...places, ...(names === NAMES ? FIXED_PLACES : [])].find((path) =>
    existsSync(path),
  );
  return found ? { executablePath: found, source: 'system' } : null;
}

const bareShell = (): FoundBrowser | null => playwrightShell() ?? onPath([SHELL_NAME]);

/** A browser found or installed; null when there is no way to get one. */
export function findOrInstallBrowser(): FoundBrowser | null {
  return findBrowser() ?? installWithApt() ?? installWithPlaywright();
}

function installWithApt(): FoundBrowser | null {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version')) return null;
  console.log('No browser found; installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', SHELL_NAME], env);
  return findBrowser();
}

function installWithPlaywright(): FoundBrowser | null {
  console.log('No browser found; installing one with Playwright …');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  run(process.execPath, [cli, 'install', SHELL_NAME], process.env);
  return findBrowser();
}

/** The headless shell stands beside the full browser in Playwright's cache, under a name of its own. */
function playwrightShell(): FoundBrowser | null {
  const full = chromium.executablePath();
  const shell = full
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-(linux|mac|win)[^/\\]*/, (folder) =>
      folder.replace('chrome', 'chrome-headless-shell'),
    )
    .replace(/chrome(\.exe)?$/, 'chrome-headless-shell$1');
  return existing(shell, 'Playwright');
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 });
}
