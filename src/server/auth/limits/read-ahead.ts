import type { Queryable, Transaction } from "#db/client.ts";
import { addToEach, readCounts, readFull, type Count, type Counter } from "./counters.ts";
import { refuseExceeded, type Limit } from "./limits.ts";

/*
 * Limits and counters of units that read all that they need before they write, so that a distant database is waited for once. Nobody else
 * adds to a counter while such a unit runs.
 */

const nameOf = ({ name, subject }: Counter): string => `${name}\n${subject}`;

/** Asks how many are left of some counters. Those that are taken are added with `addToEach`. */
export async function readLeft(
  db: Queryable,
  now: Date,
  counters: readonly Counter[],
): Promise<(counter: Counter) => number> {
  const counts = await readCounts(db, now, counters);
  const countOf = new Map(counts.map(({ counter, count }) => [nameOf(counter), count]));
  return (counter) => Math.max(0, counter.most - (countOf.get(nameOf(counter)) ?? 0));
}

/** Those of `limits` that are used up, which is presumed of none. For units that learn late which ones they go by. */
export const presumeRoom = <C extends Counter>(
  tx: Transaction,
  now: Date,
  limits: readonly C[],
): Promise<readonly Count<C>[]> => tx.presumeNone(() => readFull(tx, now, limits));

/**
 * As `takeFromLimitsIn`, for a unit that doesn't know yet whether it has to.
 *
 * @param others are counted with them, and refuse nothing
 * @returns takes one from each of them; it throws `too_many_requests` where one is used up, and the unit must then be rolled back.
 */
export async function askLimitsIn(
  tx: Transaction,
  now: Date,
  limits: readonly Limit[],
  others: readonly Counter[] = [],
): Promise<() => Promise<void>> {
  const counts = await readCounts(tx, now, limits);
  return async () => {
    refuseExceeded(
      now,
      counts.map((one) => ({ ...one, count: one.count + 1 })),
    );
    await addToEach(tx, now, [...limits, ...others]);
  };
}
