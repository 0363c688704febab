import type { Database } from "#db/client.ts";
import { rateLimits, usedBotTokens } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte, sql } from "drizzle-orm";

/** Erases counters (who came from where, and when) and bot tokens that can't be shown again. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await sweepTable(db, rateLimits, lte(rateLimits.resetsAt, now), sql`${rateLimits.key}`);
  await sweepTable(db, usedBotTokens, lte(usedBotTokens.expiresAt, now));
}
