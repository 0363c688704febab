import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { serverErrors } from "./errors.ts";
import { widestOf } from "./networks.ts";

/**
 * Works through a list, `most` items at a time. Other requests get a turn in between: a file database answers
 * synchronously, so awaiting it gives nobody a turn.
 */
export async function inBatches<Item>(
  all: readonly Item[],
  most: number,
  work: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += most) {
    await work(all.slice(start, start + most));
    await setImmediate();
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop of one's own. For work that blocks the loop for milliseconds, such as a
 * page: sixty at once would otherwise hold up everyone until the last is done.
 */
export function yieldToOthers(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

interface QueueSize {
  /** How much work goes on at once. */
  readonly atOnce: number;
  /** How many callers may wait, and how many of one network. */
  readonly mostWaiting: number;
  readonly mostOfNetwork: number;
}

/** Runs work in its turn. @param network the caller's; undefined for our own scripts */
type Queue = <Result>(network: string | undefined, work: () => Promise<Result>) => Promise<Result>;

/**
 * A first-in, first-out queue for CPU-heavy work. No network fills it alone.
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
