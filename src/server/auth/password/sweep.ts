import type { Database } from "#db/client.ts";
import { passwordResets } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte } from "drizzle-orm";

/** Erases links for a new password that no longer work. */
export const sweepPasswordResets = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, passwordResets, lte(passwordResets.expiresAt, now));
