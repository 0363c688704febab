import type { Database } from "#db/client.ts";
import { rateLimits, usedBotTokens } from "#db/schema/index.ts";
import { sweepTable, sweptAtOnce } from "#db/sweep.ts";
import { and, asc, gt, lte, type SQL } from "drizzle-orm";
import { setImmediate } from "node:timers/promises";

/** Erases counters (who came from where, and when) and bot tokens that can't be shown again. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await sweepCounters(db, now);
  await sweepTable(db, usedBotTokens, lte(usedBotTokens.expiresAt, now));
}

/** Counters have no index by time, which every attempt would have to keep (see their table): they are gone through by key. */
async function sweepCounters(db: Database, now: Date): Promise<void> {
  const { key, resetsAt } = rateLimits;
  const keys = (which: SQL | undefined) => db.read.select({ key }).from(rateLimits).where(which);
  let start: string | undefined = "";
  while (start !== undefined) {
    const isBehind: SQL = gt(key, start);
    const [end] = await keys(isBehind)
      .orderBy(asc(key))
      .limit(1)
      .offset(sweptAtOnce - 1);
    const isOver = and(isBehind, end && lte(key, end.key), lte(resetsAt, now));
    const [found] = await keys(isOver).limit(1);
    if (found !== undefined) await db.write((tx) => tx.delete(rateLimits).where(isOver));
    start = end?.key;
    await setImmediate();
  }
}
