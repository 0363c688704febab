import type { Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { rateLimits } from "#db/schema/index.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { sha256 } from "#src/server/ids.ts";
import { and, eq, gt, sql } from "drizzle-orm";

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

/**
 * Whether a window no longer counts. One that ends further ahead than two of its kind take was begun while the clock was
 * wrong, and would stay in everybody's way until that time comes. (Two, because the clocks of processes differ a little.)
 */
const isVoid = sql`(${rateLimits.resetsAt} <= ${sql.placeholder("now")} or ${rateLimits.resetsAt} > 2 * excluded.resets_at - ${sql.placeholder("now")})`;

/** Adds to each of so many counters, or starts them anew where their window is over. */
const countUpAll = (count: number) =>
  prepared((tx: Transaction) =>
    tx
      .insert(rateLimits)
      .values(
        Array.from({ length: count }, (_, n) => ({
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

function refusal(now: Date, resetsAt: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${String(minutes)} minutes`;
  return new DomainError("too_many_requests", `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

/** Takes from each of `limits`, which differ; there is at least one. Returns what their counters say now. */
async function takeEach(tx: Transaction, now: Date, limits: readonly Limit[], by = 1) {
  const countUp = countUps.get(limits.length) ?? countUpAll(limits.length);
  countUps.set(limits.length, countUp);
  const taken = limits.map((limit) => ({ limit, key: keyOf(limit) }));
  const values: Record<string, unknown> = { now: now.getTime(), by };
  for (const [n, { limit, key }] of taken.entries()) {
    values[`key${String(n)}`] = key;
    values[`resetsAt${String(n)}`] = after(now, limit.windowMs);
  }
  const rows = await countUp(tx).all(values);
  return rows.flatMap((row) =>
    taken.filter(({ key }) => key === row.key).map(({ limit }) => ({ ...row, limit })),
  );
}

/**
 * Takes one from each of `limits` within a transaction.
 *
 * @throws {DomainError} `too_many_requests` when one of them is used up; the transaction must then be rolled back (let
 * the error pass), so that a refused attempt counts nowhere.
 */
export async function takeFromLimitsIn(tx: Transaction, now: Date, limits: readonly Limit[]): Promise<void> {
  const usedUp = (await takeEach(tx, now, limits)).filter(({ count, limit }) => count > limit.most);
  if (usedUp.length === 0) return;
  throw refusal(now, new Date(Math.max(...usedUp.map(({ resetsAt }) => resetsAt.getTime()))));
}

/** As `takeFromLimitsIn`, in a write of its own. The counters are in the database: all processes share them. */
export async function takeFromLimits(
  { db, clock }: Pick<Deps, "db" | "clock">,
  limits: readonly Limit[],
): Promise<void> {
  await db.write((tx) => takeFromLimitsIn(tx, clock.now(), limits), { outlives: "crash" });
}

/** Takes one from a limit that refuses nothing. Says whether there was one left. */
export async function isWithinLimitIn(tx: Transaction, now: Date, limit: Limit): Promise<boolean> {
  const taken = await takeEach(tx, now, [limit]);
  return taken.every(({ count }) => count <= limit.most);
}

/** Takes one from each of many limits, which differ and refuse nothing. Returns those that had none left. */
export async function listUsedUpIn(
  tx: Transaction,
  now: Date,
  limits: readonly Limit[],
): Promise<ReadonlySet<Limit>> {
  if (limits.length === 0) return new Set();
  const taken = await takeEach(tx, now, limits);
  return new Set(taken.filter(({ count, limit }) => count > limit.most).map(({ limit }) => limit));
}

/** Takes so many from a limit that refuses nothing. Says how many of them there were left. */
export async function takeManyIn(tx: Transaction, now: Date, limit: Limit, many: number): Promise<number> {
  if (many === 0) return 0;
  const [taken] = await takeEach(tx, now, [limit], many);
  const before = (taken?.count ?? 0) - many;
  return Math.min(many, Math.max(0, limit.most - before));
}

const forget = prepared((tx: Transaction) =>
  tx
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder("key")))
    .prepare(),
);

/** Sets one counter back, as after a success that shows that the attempts were the person's own. */
export async function forgetLimitIn(tx: Transaction, limit: Pick<Limit, "name" | "subject">): Promise<void> {
  await forget(tx).run({ key: keyOf(limit) });
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
