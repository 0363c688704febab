import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema/index.ts";
import { after } from "#src/server/clock.ts";
import { sha256 } from "#src/server/ids.ts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";

/** Counts something in a window that opens with the first time. */
export interface Counter {
  /** What is counted: "sign-ins by account". */
  readonly name: string;
  /** For whom it is counted: a mailbox, a network, everyone. */
  readonly subject: string;
  /** How often is usual, or allowed. */
  readonly most: number;
  readonly windowMs: number;
}

export interface Count<C extends Counter> {
  readonly counter: C;
  readonly count: number;
  readonly resetsAt: Date;
}

type Key = Pick<Counter, "name" | "subject">;
const keyOf = ({ name, subject }: Key): string => sha256(`${name}\n${subject}`);

/**
 * Whether a window no longer counts. One that ends further ahead than two of its kind take was begun while the clock was
 * wrong, and would stay in everyone's way until that time comes. (Two, because the clocks of processes differ a little.)
 */
const isVoid = sql`(${rateLimits.resetsAt} <= ${sql.placeholder("now")} or ${rateLimits.resetsAt} > 2 * excluded.resets_at - ${sql.placeholder("now")})`;

/** Adds to each of so many counters, or starts again where a window is over. */
const countUpAll = (size: number) =>
  prepared((tx: Transaction) =>
    tx
      .insert(rateLimits)
      .values(
        Array.from({ length: size }, (_, n) => ({
          key: sql.placeholder(`key${String(n)}`),
          count: sql.placeholder("by"),
          resetsAt: sql.placeholder(`resetsAt${String(n)}`),
        })),
      )
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isVoid} then excluded.count else ${rateLimits.count} + excluded.count end`,
          resetsAt: sql`case when ${isVoid} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning()
      .prepare(),
  );

const countUps = new Map<number, ReturnType<typeof countUpAll>>();

/** Adds `by` to each of `counters`, which differ, in one statement. Returns what they say now, in no order. */
export async function countEach<C extends Counter>(
  tx: Transaction,
  now: Date,
  counters: readonly C[],
  by = 1,
): Promise<readonly Count<C>[]> {
  if (counters.length === 0) return [];
  const countUp = countUps.get(counters.length) ?? countUpAll(counters.length);
  countUps.set(counters.length, countUp);
  const byKey = new Map(counters.map((counter) => [keyOf(counter), counter]));
  const values: Record<string, unknown> = { now: now.getTime(), by };
  for (const [n, [key, { windowMs }]] of [...byKey].entries()) {
    values[`key${String(n)}`] = key;
    values[`resetsAt${String(n)}`] = after(now, windowMs);
  }
  const rows = await countUp(tx).all(values);
  return rows.flatMap(({ key, count, resetsAt }) => {
    const counter = byKey.get(key);
    return counter === undefined ? [] : [{ counter, count, resetsAt }];
  });
}

const present = prepared((db: Queryable) =>
  db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, sql.placeholder("key")), gt(rateLimits.resetsAt, sql.placeholder("now"))))
    .prepare(),
);

/** What a counter says, without adding to it. */
export async function readCount(db: Queryable, now: Date, counter: Key): Promise<number> {
  return (await present(db).get({ key: keyOf(counter), now }))?.count ?? 0;
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
