import type { Database } from "#db/client.ts";
import {
  autoTokens,
  emailVerifications,
  knownDevices,
  mails,
  passwordResets,
  rateLimits,
  sessions,
  usedBotTokens,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import { after } from "#src/server/clock.ts";
import { passingEvent } from "#src/server/passing-event.ts";
import { and, eq, isNull, like, lte, notInArray, or } from "drizzle-orm";
import { unverifiedLifeMs } from "./email-verification.ts";
import { isForgottenDevice } from "./known-devices.ts";

/**
 * Erases what is over by now: counters (who came from where, and when), codes and links that no longer work, sessions,
 * proofs of work that cannot be shown again, and browsers that have not signed in for a year; mails that were for nobody, and rows of those that leave none;
 * and accounts whose address nobody has confirmed in time: nobody has signed in to them, so nothing belongs to them.
 */
export function sweepExpired(db: Database, now: Date): Promise<void> {
  return db.write(async (tx) => {
    await tx.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
    await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
    await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    await tx.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
    await tx.delete(autoTokens).where(lte(autoTokens.expiresAt, now));
    await tx.delete(usedBotTokens).where(lte(usedBotTokens.expiresAt, now));
    await tx.delete(knownDevices).where(isForgottenDevice(now));
    // A mail that was sent has no recipient any more either, but it was tried.
    const isPassing = like(mails.eventKey, `${passingEvent}%`);
    await tx.delete(mails).where(and(eq(mails.recipient, ""), or(eq(mails.attempts, 0), isPassing)));
    await tx.delete(sessions).where(lte(sessions.expiresAt, now));
    const isStale = lte(users.updatedAt, after(now, -unverifiedLifeMs));
    const linked = tx.select({ id: emailVerifications.userId }).from(emailVerifications);
    const isNobodys = and(isNull(users.emailVerifiedAt), isStale, notInArray(users.id, linked));
    await tx.delete(users).where(isNobodys);
  });
}
