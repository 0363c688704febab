/**
 * The limit of one request in milliseconds of CPU, several times what the slowest takes on a slow machine: a
 * pattern that starts over at each letter of a long text takes seconds.
 */
export const mostCpuMs = 250;

/** The CPU time of `run` in milliseconds; the better of two turns if the first takes too long. */
export async function cpuMsOf(run: () => unknown): Promise<number> {
  const first = await oneTurn(run);
  return first < mostCpuMs ? first : Math.min(first, await oneTurn(run));
}

async function oneTurn(run: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
