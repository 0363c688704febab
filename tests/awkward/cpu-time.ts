/** The limit of one request in milliseconds of CPU, also on a slow machine: what grows with the square takes seconds. */
export const mostCpuMs = 300;

/** The CPU time of `run` in milliseconds, the best of three. It hardly depends on other load. */
export async function cpuMsOf(run: () => unknown): Promise<number> {
  let best = Infinity;
  for (let turn = 0; turn < 3 && best > mostCpuMs / 2; turn += 1) {
    const start = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
