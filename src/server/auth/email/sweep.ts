import type { Database } from "#db/client.ts";
import { signInCodes, emailVerifications, verificationCodes } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte } from "drizzle-orm";

/** Erases codes and links that no longer work. */
export async function sweepEmailLinks(db: Database, now: Date): Promise<void> {
  for (const table of [verificationCodes, emailVerifications, signInCodes])
    await sweepTable(db, table, lte(table.expiresAt, now));
}
