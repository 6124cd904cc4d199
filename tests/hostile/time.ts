/** Milliseconds of processor time, which other work on the machine hardly lengthens. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  return since(begin);
}

/** The same for work that is done when it returns. */
export function cpuMsOf(work: () => void): number {
  const begin = process.cpuUsage();
  work();
  return since(begin);
}

function since(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
