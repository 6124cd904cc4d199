/** Drives an installed Firefox over WebDriver BiDi (W3C); Playwright drives only a build of its own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox', 'firefox-esr'];
const FIXED_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** Path of a Firefox on this machine: FIREFOX_PATH, then the system's; null where there is none. */
export function findFirefox(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const places = [process.env['FIREFOX_PATH'] ?? '', ...onPath, ...FIXED_PLACES];
  return places.find((path) => path !== '' && existsSync(path)) ?? null;
}

export interface Firefox {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function of the page's world on plain data; throws what it throws. */
  evaluate<A, R>(run: (argument: A) => Promise<R>, argument: A): Promise<R>;
  close(): Promise<void>;
}

/** Starts a Firefox without a window, on a profile of its own that goes with it. */
export async function startFirefox(executablePath: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const browser = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const close = async () => {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(`${await addressIn(browser.stderr)}/session`);
    await send('session.new', { capabilities: {} });
    const { context } = await send('browsingContext.create', { type: 'tab' });
    return {
      goto: async (url) => {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      evaluate: async (run, argument) => {
        const call = `(${run.toString()})(${JSON.stringify(argument)})`;
        const answer = await send('script.evaluate', {
          expression: `${call}.then((value) => JSON.stringify(value))`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr.on('data', (chunk) => {
      said += String(chunk);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr.on('close', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}

/** What the three commands used here answer with. */
interface BidiResult {
  context: string;
  type: 'success' | 'exception';
  result: { value: string };
  exceptionDetails: { text: string };
}

type BidiMessage =
  | { id: number; type: 'success'; result: BidiResult }
  | { id: number; type: 'error'; message: string };

const CLOSED: BidiMessage = { id: 0, type: 'error', message: 'Firefox closed' };

/** One command after the other over the protocol's socket; each is answered under its number. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no answer from ${url}`)));
  });
  const waiting = new Map<number, (message: BidiMessage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: BidiMessage = JSON.parse(data);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const done of waiting.values()) done(CLOSED);
  });
  let count = 0;
  return (method: string, params: object): Promise<BidiResult> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      const done = (message: BidiMessage) => {
        if (message.type === 'success') resolve(message.result);
        else reject(new Error(`${method}: ${message.message}`));
      };
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
