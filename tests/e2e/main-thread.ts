import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time: other programs on the machine do not count. */
  tdur?: number;
  args: { name?: string };
}

export interface Work {
  /** The longest task of the page's main thread. */
  longestMs: number;
  /** All tasks of the main thread and of the workers together. */
  totalMs: number;
}

/** Milliseconds of processor time that the page and its workers take while `act` goes on. */
export async function measureWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const timesOf = (thread: string): number[] => {
    const threads = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === thread)
        .map(({ pid, tid }) => `${pid}/${tid}`),
    );
    return traceEvents
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
  };
  const main = timesOf('CrRendererMain');
  const all = [...main, ...timesOf('DedicatedWorker thread')];
  if (main.length === 0) throw new Error('the trace holds no task of the main thread');
  return { longestMs: Math.max(...main), totalMs: all.reduce((sum, ms) => sum + ms, 0) };
}
