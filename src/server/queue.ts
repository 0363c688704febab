import pLimit from "p-limit";
import { serverErrors } from "./errors.ts";
import { widestOf } from "./networks.ts";

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
