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
