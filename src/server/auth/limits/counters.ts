import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema/index.ts";
import { after, minutes } from "#src/server/clock.ts";
import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { createHmac } from "node:crypto";

/**
 * For whom something is counted: a mailbox, a network, an account, a browser, a workshop's room for those who join it, or everyone. Never
 * for a round, nor for who answers (docs/anonymity.md).
 */
export type Subject = `${"mailbox" | "network" | "person" | "browser" | "room"} ${string}` | "all" | "site";

/** Counts something in a window that opens with the first time. */
export interface Counter {
  /** What is counted: "sign-ins by account". */
  readonly name: string;
  readonly subject: Subject;
  /** How often is usual, or allowed. */
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

/** Without the secret, nobody finds out by trying whose mailbox, or which network, a copy of the database has counted. */
export function hashCountersWith(ofSite: string): void {
  secret = ofSite;
}

/** What stands for a counter in the database. */
export const keyOf = ({ name, subject }: Key): string =>
  createHmac("sha256", secret).update(`${name}\n${subject}`).digest("base64url");

/**
 * Whether a window no longer counts. One that ends further ahead than two of its kind take was begun while the clock was
 * wrong, and would stay in everyone's way until that time comes. (Two, because the clocks of processes differ a little.)
 */
const isVoid = sql`(${rateLimits.resetsAt} <= ${sql.placeholder("now")} or ${rateLimits.resetsAt} > 2 * excluded.resets_at - ${sql.placeholder("now")})`;

function countsOf<C extends Counter>(
  rows: readonly (typeof rateLimits.$inferSelect)[],
  counters: readonly C[],
): readonly Count<C>[] {
  const byKey = new Map(counters.map((counter) => [keyOf(counter), counter]));
  return rows.flatMap(({ key, count, resetsAt }) => {
    const counter = byKey.get(key);
    return counter === undefined ? [] : [{ counter, count, resetsAt }];
  });
}

/** Counters in JSON: the statement is the same for any number of them. */
const listed = sql`json_each(${sql.placeholder("counters")}) as listed`;
/** Those of them that a fork leads to, and those that are in none. */
const listedBy = (isSo: SQL): SQL =>
  sql`(select value from ${listed} where value ->> 'isSo' is null or value ->> 'isSo' = ${isSo}) as listed`;
const keyOfListed = sql`listed.value ->> 'key'`;

/** The opposite of `isVoid`, of a row that is only looked at. */
const isLive = sql`(${rateLimits.resetsAt} > ${sql.placeholder("now")}
  and ${rateLimits.resetsAt} <= 2 * (listed.value ->> 'resetsAt') - ${sql.placeholder("now")})`;

const isFull = sql`${isLive} and ${rateLimits.count} >= listed.value ->> 'limit'`;

/** Whether one of them has a limit that is used up. */
const isOneFull = (listed: SQL): SQL =>
  sql`exists (select 1 from ${listed} join ${rateLimits} on ${rateLimits.key} = ${keyOfListed} where ${isFull})`;

/** Adds to each of the counters, or starts again where a window is over; to none where a limit is used up. */
const countUp = (tx: Transaction, from: SQL) =>
  tx
    .insert(rateLimits)
    .select(
      sql`select ${keyOfListed}, ${sql.placeholder("by")}, listed.value ->> 'resetsAt' from ${from} where not ${isOneFull(from)}`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isVoid} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${isVoid} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    });

const countsWhere = (db: Queryable, which: SQL, from = listed) =>
  db
    .select({ key: rateLimits.key, count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .innerJoin(from, and(eq(rateLimits.key, keyOfListed), which))
    .prepare();

const statementsFor = (from: SQL) => ({
  countUp: prepared((tx: Transaction) => countUp(tx, from).returning().prepare()),
  full: prepared((db: Queryable) => countsWhere(db, isFull, from)),
});
const plain = statementsFor(listed);
const countUpSilently = prepared((tx: Transaction) => countUp(tx, listed).prepare());
const present = prepared((db: Queryable) => countsWhere(db, isLive));

/** Makes the statements for forks that go by a condition, which may have placeholders. Call it once for each: see `prepared`. */
export const countingBy = (isSo: SQL) => statementsFor(listedBy(isSo));

/** Counters of which some apply where something is so, and the others where it isn't. The statement that counts finds out which. */
export interface Fork<C> {
  readonly by: ReturnType<typeof countingBy>;
  /** For the placeholders of the condition. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly ifSo: readonly C[];
  readonly ifNot: readonly C[];
}

interface Counting<C extends Counter> {
  readonly counters: readonly C[];
  readonly limits?: readonly C[];
  /** Leads to limits. */
  readonly fork?: Fork<C>;
  readonly by?: number;
}

const allOf = <C extends Counter>({ counters, limits = [], fork }: Counting<C>): readonly C[] => [
  ...limits,
  ...(fork?.ifSo ?? []),
  ...(fork?.ifNot ?? []),
  ...counters,
];

/** To the nearest minute: a finer time would tell which answer came from which network. */
const endOf = (now: Date, { windowMs }: Counter): number =>
  Math.round(after(now, windowMs).getTime() / minutes(1)) * minutes(1);

/** A counter as JSON has it. */
export const listedLimit = (now: Date, counter: Counter) => ({
  key: keyOf(counter),
  resetsAt: endOf(now, counter),
  limit: counter.most,
});

function valuesOf<C extends Counter>(now: Date, { counters, limits = [], fork, by = 1 }: Counting<C>) {
  const asLimit = (counter: C) => listedLimit(now, counter);
  const rows = [
    ...limits.map(asLimit),
    ...(fork?.ifSo ?? []).map((counter) => ({ ...asLimit(counter), isSo: true })),
    ...(fork?.ifNot ?? []).map((counter) => ({ ...asLimit(counter), isSo: false })),
    ...counters.map((counter) => ({ ...asLimit(counter), limit: null })),
  ];
  return { ...fork?.values, now: now.getTime(), by, counters: JSON.stringify(rows) };
}

/**
 * Adds `by` to each of `counters` and `limits`, which differ, in one statement; or to none of them if one of `limits` is used up,
 * so that a refused attempt counts nowhere.
 *
 * @returns what they say now, in no order; nothing where a limit is used up
 */
export async function countUnlessFull<C extends Counter>(
  tx: Transaction,
  now: Date,
  counting: Counting<C>,
): Promise<readonly Count<C>[]> {
  const all = allOf(counting);
  if (all.length === 0) return [];
  const { countUp } = counting.fork?.by ?? plain;
  return countsOf(await countUp(tx).all(valuesOf(now, counting)), all);
}

/** Adds `by` to each of `counters`, which differ, in one statement. Returns what they say now, in no order. */
export const countEach = <C extends Counter>(
  tx: Transaction,
  now: Date,
  counters: readonly C[],
  by = 1,
): Promise<readonly Count<C>[]> => countUnlessFull(tx, now, { counters, by });

/** As `countEach`, where nobody has to know what they say now: a transaction goes on without waiting. */
export async function addToEach(
  tx: Transaction,
  now: Date,
  counters: readonly Counter[],
  by = 1,
): Promise<void> {
  if (counters.length > 0) await countUpSilently(tx).run(valuesOf(now, { counters, by }));
}

/** What counters say, without adding to them. Those that say nothing are left out. */
export async function readCounts<C extends Counter>(
  db: Queryable,
  now: Date,
  counters: readonly C[],
): Promise<readonly Count<C>[]> {
  if (counters.length === 0) return [];
  return countsOf(await present(db).all(valuesOf(now, { counters })), counters);
}

/** Those of `limits`, and of those that a fork leads to, that are used up. Takes nothing from them. */
export async function readFull<C extends Counter>(
  db: Queryable,
  now: Date,
  limits: readonly C[],
  fork?: Fork<C>,
): Promise<readonly Count<C>[]> {
  const counting = { counters: [], limits, ...(fork && { fork }) };
  const { full } = fork?.by ?? plain;
  return countsOf(await full(db).all(valuesOf(now, counting)), allOf(counting));
}

const remove = prepared((tx: Transaction) =>
  tx
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder("key")))
    .prepare(),
);

/** Sets one counter back to nothing, as after a success that shows that the attempts were the person's own. */
export async function forgetCount(tx: Transaction, counter: Key): Promise<void> {
  await remove(tx).run({ key: keyOf(counter) });
}

const countDownAll = (size: number) =>
  prepared((tx: Transaction) => {
    const keys = Array.from({ length: size }, (_, n) => sql.placeholder(`key${String(n)}`));
    return tx
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(inArray(rateLimits.key, keys), gt(rateLimits.count, 0)))
      .prepare();
  });

const countDowns = new Map<number, ReturnType<typeof countDownAll>>();

/** Takes one off each of `counters`, in one statement: gives back what an attempt took that turned out to be a right one. */
export async function uncountEach(tx: Transaction, counters: readonly Key[]): Promise<void> {
  if (counters.length === 0) return;
  const countDown = countDowns.get(counters.length) ?? countDownAll(counters.length);
  countDowns.set(counters.length, countDown);
  await countDown(tx).run(
    Object.fromEntries(counters.map((counter, n) => [`key${String(n)}`, keyOf(counter)])),
  );
}
