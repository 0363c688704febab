import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema/index.ts";
import { after, minutes } from "#src/server/clock.ts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { createHmac } from "node:crypto";

/** Whose calls are counted, never a survey's. Of people who answer, only the network (docs/anonymity.md). */
export type Subject = `${"mailbox" | "network" | "person" | "browser" | "room"} ${string}` | "site";

/** Counts calls in a window that starts with the first one. */
export interface Counter {
  /** What is counted: "sign-ins by account". */
  readonly name: string;
  readonly subject: Subject;
  /** How many are allowed. */
  readonly most: number;
  readonly windowMs: number;
}

export interface Count<C> {
  readonly counter: C;
  readonly count: number;
  readonly resetsAt: Date;
}

type Key = Pick<Counter, "name" | "subject">;

let secret = "";

/** Sets the key of the counters' hashes: a copied database doesn't show whose calls were counted. */
export function hashCountersWith(ofSite: string): void {
  secret = ofSite;
}

/** The counter's key in the database. */
export const counterKey = ({ name, subject }: Key): string =>
  createHmac("sha256", secret).update(`${name}\n${subject}`).digest("base64url");

/**
 * Whether a window is over. One that ends more than two windows ahead began while the clock was wrong, and
 * would block its subject until then. (Two, because the clocks of processes differ a little.)
 */
const isOver = sql`(${rateLimits.resetsAt} <= ${sql.placeholder("now")} or ${rateLimits.resetsAt} > 2 * excluded.resets_at - ${sql.placeholder("now")})`;

function toCounts<C extends Counter>(
  rows: readonly (typeof rateLimits.$inferSelect)[],
  counters: readonly C[],
): readonly Count<C>[] {
  const byKey = new Map(counters.map((counter) => [counterKey(counter), counter]));
  return rows.flatMap(({ key, count, resetsAt }) => {
    const counter = byKey.get(key);
    return counter === undefined ? [] : [{ counter, count, resetsAt }];
  });
}

/** Counters in JSON: the statement is the same for any number of them. */
const listedCounters = sql`json_each(${sql.placeholder("counters")}) as listed`;
const keyOfListed = sql`listed.value ->> 'key'`;

/** The opposite of `isOver`, for a row that is only read. */
const isLive = sql`(${rateLimits.resetsAt} > ${sql.placeholder("now")}
  and ${rateLimits.resetsAt} <= 2 * (listed.value ->> 'resetsAt') - ${sql.placeholder("now")})`;

/** Adds to each counter, or restarts it if its window is over. */
const countUp = prepared((tx: Transaction) =>
  tx
    .insert(rateLimits)
    .select(
      sql`select ${keyOfListed}, ${sql.placeholder("by")}, listed.value ->> 'resetsAt' from ${listedCounters} where true`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare(),
);

const readLive = prepared((db: Queryable) =>
  db
    .select({ key: rateLimits.key, count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .innerJoin(listedCounters, and(eq(rateLimits.key, keyOfListed), isLive))
    .prepare(),
);

/** Rounded to a minute: a finer time would reveal which answer came from which network. */
const endOf = (now: Date, { windowMs }: Counter): number =>
  Math.round(after(now, windowMs).getTime() / minutes(1)) * minutes(1);

/** The stored form of a counter whose window begins now. */
export const newCounterRow = (now: Date, counter: Counter) => ({
  key: counterKey(counter),
  resetsAt: endOf(now, counter),
});

const valuesOf = (now: Date, counters: readonly Counter[]) => ({
  now: now.getTime(),
  counters: JSON.stringify(counters.map((counter) => newCounterRow(now, counter))),
});

/** Adds `by` to each of the distinct `counters` in one statement. Returns the new counts, unordered. */
export async function countEach<C extends Counter>(
  tx: Transaction,
  now: Date,
  counters: readonly C[],
  by = 1,
): Promise<readonly Count<C>[]> {
  if (counters.length === 0) return [];
  return toCounts(await countUp(tx).all({ ...valuesOf(now, counters), by }), counters);
}

/** How many calls each counter has remaining. Counts nothing. */
export async function readRemaining(
  db: Queryable,
  now: Date,
  counters: readonly Counter[],
): Promise<(counter: Counter) => number> {
  const rows = counters.length === 0 ? [] : await readLive(db).all(valuesOf(now, counters));
  const countOf = new Map(rows.map(({ key, count }) => [key, count]));
  return (counter) => Math.max(0, counter.most - (countOf.get(counterKey(counter)) ?? 0));
}

const remove = prepared((tx: Transaction) =>
  tx
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder("key")))
    .prepare(),
);

/** Resets a counter, as after a success that shows that the attempts were the person's own. */
export async function forgetCount(tx: Transaction, counter: Key): Promise<void> {
  await remove(tx).run({ key: counterKey(counter) });
}

/** Takes one off each counter, for an attempt that turned out to be right. */
export async function uncountEach(tx: Transaction, counters: readonly Key[]): Promise<void> {
  const isAmong = inArray(rateLimits.key, counters.map(counterKey));
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(isAmong, gt(rateLimits.count, 0)));
}
