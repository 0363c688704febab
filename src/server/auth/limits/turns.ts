import { createFairLine, type Waiter } from "./fair-line.ts";

/** Runs work when it is the caller's turn. */
export type Turns = <T>(waiter: Waiter, work: () => Promise<T>) => Promise<T>;

interface Pace {
  /** How much work goes on at once. */
  readonly atOnce: number;
  /** While others wait, so many that are done go on together. */
  readonly hashesPerTurn?: number;
}

/** Work that takes turns, network by network: a flood from one of them makes the others wait for one turn of its own. */
export function createTurns({ atOnce, hashesPerTurn = 1 }: Pace): Turns {
  let free = atOnce;
  const waiting = createFairLine<() => void>();
  let done: (() => void)[] = [];

  /** Goes on at once where nobody waits, and otherwise with the next that are done: those who wait will be. */
  const untilGoOn = (areOthersWaiting: boolean): Promise<void> =>
    new Promise((resolve) => {
      done.push(resolve);
      if (areOthersWaiting && done.length < hashesPerTurn) return;
      const group = done;
      done = [];
      for (const go of group) go();
    });

  return async (waiter, work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.join(waiter, resolve));
    try {
      return await work();
    } finally {
      const next = waiting.next();
      if (next === undefined) free += 1;
      else next();
      await untilGoOn(next !== undefined);
    }
  };
}
