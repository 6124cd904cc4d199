import { Worker } from 'node:worker_threads';
import type { Problem } from '#contract/problem.ts';
import type { Job } from './engine-thread.ts';
import type { FileReport } from './file-report.ts';

/** Longest time that one file may take. */
export const DEADLINE_MS = 20_000;

/** Memory that one file may take, so that a runaway ends as a problem of its own file. */
const MAX_HEAP_MB = 1024;

const NO_TIME = { extract: 0, parse: 0, score: 0, suggest: 0, total: 0 };

/**
 * Runs jobs one after the other in a thread. A job past its deadline, or one that kills the thread,
 * is answered with a problem; the next one gets a fresh thread.
 */
export function engineThread(
  deadlineMs = DEADLINE_MS,
  script = new URL('./engine-thread.ts', import.meta.url),
) {
  let worker: Worker | null = null;

  const start = (): Worker => {
    const made = new Worker(script, {
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // A library that prints must not spoil the JSON on standard output.
    made.stdout.pipe(process.stderr);
    return made;
  };

  const run = (job: Job): Promise<FileReport> => {
    const thread = (worker ??= start());
    return new Promise((resolve) => {
      const fail = (problem: Problem, total: number) => {
        worker = null;
        settle({ file: job.file, format: null, problem, timingsMs: { ...NO_TIME, total } });
        void thread.terminate();
      };
      const timer = setTimeout(
        () =>
          fail({ code: 'timeout', message: `Stopped after ${deadlineMs / 1000} s.` }, deadlineMs),
        deadlineMs,
      );
      const onError = (error: Error) => fail({ code: 'internal', message: error.message }, 0);
      const onExit = () => fail({ code: 'internal', message: 'The engine stopped.' }, 0);
      const settle = (report: FileReport) => {
        clearTimeout(timer);
        thread.off('message', settle).off('error', onError).off('exit', onExit);
        resolve(report);
      };
      thread.on('message', settle).on('error', onError).on('exit', onExit);
      thread.postMessage(job);
    });
  };

  return { run, stop: async () => void (await worker?.terminate()) };
}
