import { availableParallelism } from "node:os";

/** As many threads as Node keeps for such work, unless it is told otherwise. */
const threadPoolSize = 4;
/**
 * Two more than cores, so that one is at hand whenever another ends while the event loop is busy. More would finish a
 * little more a second, and hold up everything else: `npm run bench` shows both.
 */
export const hashesAtOnce = Math.min(availableParallelism() + 2, threadPoolSize);
/**
 * While others wait, as many go on together. Each hash sweeps the processor's caches with its 19 MiB, so the first to go
 * on finds none of our code and data there; those right behind it do, and take a third of the time.
 */
export const goOnTogether = 8;

let free = hashesAtOnce;
const waiting: (() => void)[] = [];
let done: (() => void)[] = [];

/** Goes on at once where nobody waits, and otherwise with the next that are done: those who wait will be. */
function untilGoOn(areOthersWaiting: boolean): Promise<void> {
  return new Promise((resolve) => {
    done.push(resolve);
    if (areOthersWaiting && done.length < goOnTogether) return;
    const group = done;
    done = [];
    for (const go of group) go();
  });
}

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
    await untilGoOn(next !== undefined);
  }
}
