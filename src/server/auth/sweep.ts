import type { Database } from "#db/client.ts";
import {
  rateLimits,
  usedBotTokens,
  passwordResets,
  knownDevices,
  sessions,
  signInCodes,
  emailVerifications,
  verificationCodes,
} from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte, sql } from "drizzle-orm";
import { isForgottenDevice } from "#src/server/auth/session/known-devices.ts";

/** Erases counters (who came from where, and when) and bot tokens that can't be shown again. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await sweepTable(db, rateLimits, lte(rateLimits.resetsAt, now), sql`${rateLimits.key}`);
  await sweepTable(db, usedBotTokens, lte(usedBotTokens.expiresAt, now));
}

/** Erases expired password links. */
export const sweepPasswordResets = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, passwordResets, lte(passwordResets.expiresAt, now));

/** Erases sessions that are over, and browsers that haven't signed in for a year. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await sweepTable(db, sessions, lte(sessions.expiresAt, now));
  await sweepTable(db, knownDevices, isForgottenDevice(now));
}

/** Erases expired codes and links. */
export async function sweepEmailLinks(db: Database, now: Date): Promise<void> {
  for (const table of [verificationCodes, emailVerifications, signInCodes])
    await sweepTable(db, table, lte(table.expiresAt, now));
}
