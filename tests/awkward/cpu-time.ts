/** What one request may cost, in milliseconds of CPU; the slowest that there is takes a fifth of it. */
export const mostCpuMs = 50;

/**
 * The CPU time of this thread, in milliseconds, until `run` is done: the best of three, as the first also compiles and
 * collects garbage. It is no time by the clock: a busy machine makes it hardly longer.
 */
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
