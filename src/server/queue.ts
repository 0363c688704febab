import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { serverErrors } from "./errors.ts";
import { widestOf } from "./networks.ts";

/**
 * Works through many, `most` at a time. After each time everyone else has a turn: a database in a file answers without ever waiting, so to await it
 * is not enough.
 */
export async function inTurns<Item>(
  all: readonly Item[],
  most: number,
  work: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += most) {
    await work(all.slice(start, start + most));
    await setImmediate();
  }
}

let latest: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else waits for here: whoever has come meanwhile is answered first. For work that keeps the
 * event loop busy for milliseconds, such as a page: sixty at once would else hold up everyone until the last is done.
 */
export function ownTurn(): Promise<unknown> {
  latest = latest.then(() => setImmediate());
  return latest;
}

interface QueueSize {
  /** How much work goes on at once. */
  readonly atOnce: number;
  /** How many callers may wait, and how many of one network. */
  readonly mostWaiting: number;
  readonly mostOfNetwork: number;
}

/** Runs work in its turn. @param network of the caller; missing where nobody from outside asks */
type Queue = <Result>(network: string | undefined, work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for work that costs much CPU. It runs in the order in which it came; no network fills the queue alone.
 *
 * @returns what throws `unavailable` for a caller who finds the queue full
 */
export function createQueue({ atOnce, mostWaiting, mostOfNetwork }: QueueSize): Queue {
  const run = pLimit(atOnce);
  const counts = new Map<string, number>();
  const countOf = (network: string): number => counts.get(network) ?? 0;
  return async (narrowest, work) => {
    const network = widestOf(narrowest ?? "");
    const isFull = narrowest !== undefined && countOf(network) >= mostOfNetwork;
    if (isFull || run.pendingCount >= mostWaiting) throw serverErrors.busy();
    counts.set(network, countOf(network) + 1);
    try {
      return await run(work);
    } finally {
      const left = countOf(network) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    }
  };
}
