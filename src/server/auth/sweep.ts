import type { Database } from "#db/client.ts";
import { rateLimits, sessions, verificationCodes } from "#db/schema/index.ts";
import { lte } from "drizzle-orm";

/** Erases what is over by now: counters (who came from where, and when), sign-up codes, and sessions. */
export function sweepExpired(db: Database, now: Date): Promise<void> {
  return db.write(async (tx) => {
    await tx.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
    await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
  });
}
