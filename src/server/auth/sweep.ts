import type { Database } from "#db/client.ts";
import { mails, passwordResets, rateLimits, sessions, verificationCodes } from "#db/schema/index.ts";
import { eq, lte } from "drizzle-orm";

/** Erases what is over by now: counters (who came from where, and when), sign-up codes, reset links, and sessions; and mails that were for nobody. */
export function sweepExpired(db: Database, now: Date): Promise<void> {
  return db.write(async (tx) => {
    await tx.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
    await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
    await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    await tx.delete(mails).where(eq(mails.recipient, ""));
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
  });
}
