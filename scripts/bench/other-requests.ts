import { percentile } from "./hammer.ts";
import { median } from "./load.ts";
import type { Product } from "./servers.ts";

/** Asks for small things every so many milliseconds, whether or not the last answer is there yet, for as long as `act` takes. */
export async function askDuring(
  { url, token }: Product,
  everyMs: number,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  const targets = [
    { path: "/api/traits", headers: {} },
    { path: "/api/me", headers: { authorization: `Bearer ${token}` } },
  ];
  const asked: Promise<number>[] = [];
  const ask = async () => {
    const { path = "", headers = {} } = targets[asked.length % targets.length] ?? {};
    const start = performance.now();
    await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
    return performance.now() - start;
  };
  const timer = setInterval(() => asked.push(ask()), everyMs);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return Promise.all(asked);
}

/** Times of answers, with the most that we promise ourselves for all but one in a hundred. */
export function printTimes(name: string, times: readonly number[], most: number | null): void {
  const p99 = percentile(times, 0.99);
  const verdict = most === null ? "" : `${p99 < most ? "ok" : "ABOVE"} (< ${String(most)} ms)`;
  const cells = [
    name.padEnd(46),
    `${String(times.length)} asked`.padStart(12),
    `median ${median(times).toFixed(1)} ms`.padStart(18),
    `p99 ${p99.toFixed(1)} ms`.padStart(14),
    `  ${verdict}`,
  ];
  console.log(cells.join(" "));
}
