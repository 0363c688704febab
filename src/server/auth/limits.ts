import type { Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema/index.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { sha256 } from "#src/server/ids.ts";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";

/** How often something may be done: `most` times in a window that opens with the first time. */
export interface Limit {
  /** What is counted: "sign-ins by account". */
  readonly name: string;
  /** For whom: an address, a network, a user's id; or "all". */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

const keyOf = ({ name, subject }: Pick<Limit, "name" | "subject">): string => sha256(`${name}\n${subject}`);

/** Rows that a new window takes along when their own is over: the table shrinks faster than it grows. */
const purgedPerWindow = 4;

const isOver = lte(rateLimits.resetsAt, sql.placeholder("now"));

/**
 * Whether a window no longer counts. One that ends further ahead than two of its kind take was begun while the clock was
 * wrong, and would stay in everybody's way until that time comes. (Two, because the clocks of processes differ a little.)
 */
const isVoid = sql`(${isOver} or ${gt(rateLimits.resetsAt, sql.placeholder("latest"))})`;

/** Adds one to a counter, or starts it anew when its window is over. */
const countUp = prepared((tx: Transaction) =>
  tx
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), count: 1, resetsAt: sql.placeholder("resetsAt") })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isVoid} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isVoid} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare(),
);

const purge = prepared((tx: Transaction) => {
  const over = tx.select({ key: rateLimits.key }).from(rateLimits).where(isOver).limit(purgedPerWindow);
  return tx.delete(rateLimits).where(inArray(rateLimits.key, over)).prepare();
});

function refusal(now: Date, resetsAt: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${String(minutes)} minutes`;
  return new DomainError("too_many_requests", `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

const takeOne = (tx: Transaction, now: Date, limit: Limit) =>
  countUp(tx).get({
    key: keyOf(limit),
    now,
    resetsAt: after(now, limit.windowMs),
    latest: after(now, 2 * limit.windowMs),
  });

/**
 * Takes one from each of `limits` within a transaction.
 *
 * @throws {DomainError} `too_many_requests` when one of them is used up; the transaction must then be rolled back (let
 * the error pass), so that a refused attempt counts nowhere.
 */
export async function takeFromLimitsIn(tx: Transaction, now: Date, limits: readonly Limit[]): Promise<void> {
  let isNewWindow = false;
  let freeAt: number | null = null;
  for (const limit of limits) {
    const row = await takeOne(tx, now, limit);
    if (row.count === 1) isNewWindow = true;
    if (row.count > limit.most) freeAt = Math.max(freeAt ?? 0, row.resetsAt.getTime());
  }
  if (freeAt !== null) throw refusal(now, new Date(freeAt));
  if (isNewWindow) await purge(tx).run({ now });
}

/** As `takeFromLimitsIn`, in a write of its own. The counters are in the database: all processes share them. */
export async function takeFromLimits(
  { db, clock }: Pick<Deps, "db" | "clock">,
  limits: readonly Limit[],
): Promise<void> {
  await db.write((tx) => takeFromLimitsIn(tx, clock.now(), limits));
}

/** Takes one from a limit that refuses nothing. Says whether there was one left. */
export async function isWithinLimitIn(tx: Transaction, now: Date, limit: Limit): Promise<boolean> {
  const { count } = await takeOne(tx, now, limit);
  return count <= limit.most;
}

const forget = prepared((tx: Transaction) =>
  tx
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder("key")))
    .prepare(),
);

/** Sets one counter back, as after a success that shows that the attempts were the person's own. */
export async function forgetLimitIn(tx: Transaction, name: string, subject: string): Promise<void> {
  await forget(tx).run({ key: keyOf({ name, subject }) });
}

const giveBack = prepared((tx: Transaction) =>
  tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, sql.placeholder("key")), gt(rateLimits.count, 0)))
    .prepare(),
);

/** Gives back what an attempt took that turned out to be a right one: many people may sit behind one address. */
export async function giveBackToLimitIn(tx: Transaction, limit: Limit): Promise<void> {
  await giveBack(tx).run({ key: keyOf(limit) });
}
