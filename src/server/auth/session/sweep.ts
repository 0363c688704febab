import type { Database } from "#db/client.ts";
import { knownDevices, sessions } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte } from "drizzle-orm";
import { isForgottenDevice } from "./known-devices.ts";

/** Erases sessions that are over, and browsers that haven't signed in for a year. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await sweepTable(db, sessions, lte(sessions.expiresAt, now));
  await sweepTable(db, knownDevices, isForgottenDevice(now));
}
