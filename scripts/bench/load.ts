import { hammer, percentile, requestBytes, type Measured } from "./hammer.ts";

export interface Target {
  readonly name: string;
  readonly url: string;
  /** The share of the yardstick that we promise ourselves; null where it is only looked at. */
  readonly least: number | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export const connections = 32;
const seconds = 2;
const warmUpSeconds = 1;
const surveys = 3;

function measure({ url, headers = {} }: Target, seconds: number): Promise<Measured> {
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
    (Number.isNaN(p99Ms) ? "" : `p99 ${p99Ms.toFixed(1)} ms`).padStart(13),
    `  ${verdict}`,
  ];
  console.log(cells.join(" "));
}

/** Three rounds of one target, each right after one of the yardstick: what slows the machine down then slows both. */
async function compare(yardstick: Target, target: Target) {
  // Code that has just started is slow.
  await measure(target, warmUpSeconds);
  const bare: Measured[] = [];
  const ours: Measured[] = [];
  for (let survey = 0; survey < surveys; survey += 1) {
    bare.push(await measure(yardstick, seconds));
    ours.push(await measure(target, seconds));
  }
  const shares = ours.map(({ perSecond }, survey) => perSecond / (bare[survey]?.perSecond ?? Number.NaN));
  return { bare, ours, share: median(shares) };
}

const medianOf = (results: readonly Measured[], figure: keyof Measured): number =>
  median(results.map((result) => result[figure]));

/** Prints what each target reaches, and its share of the yardstick; medians of its rounds. */
export async function measureRequests(yardstick: Target, targets: readonly Target[]): Promise<void> {
  await measure(yardstick, warmUpSeconds);
  const allBare: Measured[] = [];
  for (const target of targets) {
    const { bare, ours, share } = await compare(yardstick, target);
    allBare.push(...bare);
    printRow(target.name, medianOf(ours, "perSecond"), share, medianOf(ours, "p99Ms"), target.least);
  }
  printRow(yardstick.name, medianOf(allBare, "perSecond"), 1, medianOf(allBare, "p99Ms"), null);
}
