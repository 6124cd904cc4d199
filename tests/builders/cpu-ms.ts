/**
 * The processor time in milliseconds that this thread spends in `run`, the least of `tries` runs:
 * what other work on the machine takes does not count, as it would on a clock.
 */
export function cpuMs(run: () => unknown, tries = 3): number {
  let least = Infinity;
  for (let i = 0; i < tries; i++) {
    const begin = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(begin);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
