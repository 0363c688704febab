import { hammer, percentile, requestBytes, type Measured } from "./hammer.ts";

export interface Target {
  readonly name: string;
  readonly url: string;
  /** The share of the yardstick that we promise ourselves; null where it is only looked at. */
  readonly least: number | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export const connections = 32;
const seconds = 3;
const rounds = 3;

function measure({ url, headers = {} }: Target): Promise<Measured> {
  const request = requestBytes({ path: new URL(url).pathname, headers });
  const end = performance.now() + seconds * 1_000;
  return hammer({ url, connections, next: () => (performance.now() < end ? request : null) });
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** One line of a table. */
export function printRow(
  name: string,
  perSecond: number,
  share: number,
  p99Ms: number,
  least: number | null,
): void {
  const verdict = least === null ? "" : `${share >= least ? "ok" : "BELOW"} (>= ${least.toFixed(2)})`;
  const cells = [
    name.padEnd(46),
    `${perSecond.toFixed(0)}/s`.padStart(10),
    share.toFixed(2).padStart(6),
    `p99 ${p99Ms.toFixed(1)} ms`.padStart(13),
    `  ${verdict}`,
  ];
  console.log(cells.join(" "));
}

/** Measures all targets in turn, `rounds` times, and prints medians; the first target is the yardstick. */
export async function measureRequests(targets: readonly Target[]): Promise<void> {
  const all = targets.map((target): { target: Target; results: Measured[] } => ({ target, results: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, results } of all) results.push(await measure(target));
  }
  const yardstick = median(all[0]?.results.map(({ perSecond }) => perSecond) ?? []);
  for (const { target, results } of all) {
    const perSecond = median(results.map((result) => result.perSecond));
    printRow(
      target.name,
      perSecond,
      perSecond / yardstick,
      median(results.map(({ p99Ms }) => p99Ms)),
      target.least,
    );
  }
}
