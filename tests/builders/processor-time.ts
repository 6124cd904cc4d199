/**
 * The milliseconds of processor time that this thread spends in `run`, the least of `tries` runs:
 * what other work on the machine takes does not count, as it would on a clock.
 */
export function cpuMsOf(run: () => unknown, tries = 1): number {
  let least = Infinity;
  for (let i = 0; i < tries; i++) {
    const begin = process.threadCpuUsage();
    run();
    least = Math.min(least, since(begin, process.threadCpuUsage()));
  }
  return least;
}

/** The same of the whole process, for work that is done later than it returns, or on other threads. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  return since(begin, process.cpuUsage());
}

function since(begin: NodeJS.CpuUsage, end: NodeJS.CpuUsage): number {
  return (end.user - begin.user + end.system - begin.system) / 1000;
}
