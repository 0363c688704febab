import { setImmediate } from "node:timers/promises";

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
