import { availableParallelism } from "node:os";

/** As many threads as Node keeps for such work, unless it is told otherwise. */
const threadPoolSize = 4;
/**
 * Two more than cores, so that one is at hand whenever another ends while the event loop is busy. More would finish a
 * little more a second, and hold up everything else: `npm run bench` shows both.
 */
export const hashesAtOnce = Math.min(availableParallelism() + 2, threadPoolSize);

let free = hashesAtOnce;
const waiting: (() => void)[] = [];

/** Runs `hash` when it is its turn, first come, first served. Limits keep the queue short. */
export async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}
