import type { Queryable, Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import type { BaseDeps } from "#src/server/base-deps.ts";
import type { DomainError } from "#src/server/errors.ts";
import { countEach, keyOf, readCounts, type Count, type Counter, type Subject } from "./counters.ts";
import { networksOf, widestOf } from "#src/server/networks.ts";

/**
 * How often something may be done: `most` times in a window. Beyond that it is refused. It is never everyone's: whoever used that up would lock
 * all others out. What all do together is a `Demand`, which refuses nobody.
 */
export interface Limit extends Counter {
  readonly subject: Exclude<Subject, "all" | "site">;
}

type Rule = Omit<Limit, "subject">;

/** The limits of everyone in one network: one for each network that the origin lies in, wider ones with more. */
export const byNetwork = ({ network }: Origin, { name, most, windowMs }: Rule): readonly Limit[] =>
  networksOf(network).map((one) => ({
    name,
    subject: `network ${one.name}` as const,
    most: most * one.times,
    windowMs,
  }));

/** What one network, as wide as we tell them apart, may do about one mailbox: nobody uses up another network's tries. */
export const byMailboxAndNetwork = ({ network }: Origin, mailbox: string, rule: Rule): Limit => ({
  ...rule,
  subject: `mailbox ${mailbox}\n${widestOf(network)}`,
});

/** Says when all of `usedUp` have room again. */
function refusalBy(now: Date, usedUp: readonly Count<Counter>[]): DomainError {
  const resetsAt = Math.max(0, ...usedUp.map((count) => count.resetsAt.getTime()));
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1_000));
  return authErrors.tooManyAttempts({ retryAfterSeconds });
}

/** @throws {DomainError} `too_many_requests` when one of the limits is exceeded. */
function refuseExceeded(now: Date, counts: readonly Count<Counter>[]): void {
  const exceeded = counts.filter(({ count, counter }) => count > counter.most);
  if (exceeded.length > 0) throw refusalBy(now, exceeded);
}

/**
 * As `refuseExceeded`, of counts that were only read.
 *
 * @throws {DomainError} `too_many_requests` when one of the limits is used up.
 */
export function refuseUsedUp(now: Date, counts: readonly Count<Counter>[]): void {
  const usedUp = counts.filter(({ count, counter }) => count >= counter.most);
  if (usedUp.length > 0) throw refusalBy(now, usedUp);
}

/**
 * Takes one from each of `limits` within a transaction.
 *
 * @param others are counted with them, and refuse nothing
 * @returns what they all say now
 * @throws {DomainError} `too_many_requests` when one of them is used up; the transaction must then be rolled back (let
 * the error pass), so that a refused attempt counts nowhere.
 */
export async function takeFromLimitsIn<Other extends Counter = Limit>(
  tx: Transaction,
  now: Date,
  limits: readonly Limit[],
  others: readonly Other[] = [],
): Promise<readonly Count<Limit | Other>[]> {
  const taken = await countEach(tx, now, limits);
  refuseExceeded(now, taken);
  return [...taken, ...(await countEach(tx, now, others))];
}

/**
 * As `takeFromLimitsIn`, in a write of its own. The counters are in the database: all processes share them.
 *
 * @param others are counted with them, and refuse nothing
 * @returns what they all say now
 */
export const takeFromLimits = <Other extends Counter = Limit>(
  { db, clock }: Pick<BaseDeps, "db" | "clock">,
  limits: readonly Limit[],
  others: readonly Other[] = [],
): Promise<readonly Count<Limit | Other>[]> =>
  db.write((tx) => takeFromLimitsIn(tx, clock.now(), limits, others), { outlives: "crash" });

/** How many each counter has left. Takes nothing from them. */
export async function readLeft(
  db: Queryable,
  now: Date,
  counters: readonly Counter[],
): Promise<(counter: Counter) => number> {
  const counts = await readCounts(db, now, counters);
  const countOf = new Map(counts.map(({ counter, count }) => [keyOf(counter), count]));
  return (counter) => Math.max(0, counter.most - (countOf.get(keyOf(counter)) ?? 0));
}

/** Those of `counters` that have none left. Takes nothing from them. */
export async function listUsedUp(
  db: Queryable,
  now: Date,
  counters: readonly Counter[],
): Promise<ReadonlySet<Counter>> {
  const counts = await readCounts(db, now, counters);
  return new Set(counts.filter(({ count, counter }) => count >= counter.most).map(({ counter }) => counter));
}

/** Takes so many from a counter that refuses nothing. Says how many of them there were left. */
export async function takeUpToIn(
  tx: Transaction,
  now: Date,
  counter: Counter,
  many: number,
): Promise<number> {
  if (many === 0) return 0;
  const [taken] = await countEach(tx, now, [counter], many);
  const before = (taken?.count ?? 0) - many;
  return Math.min(many, Math.max(0, counter.most - before));
}
