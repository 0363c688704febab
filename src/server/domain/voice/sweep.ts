import type { Database } from "#db/client.ts";
import { voiceTickets } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte } from "drizzle-orm";

/** Deletes tickets that expired unused. */
export const sweepTickets = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, voiceTickets, lte(voiceTickets.expiresAt, now));
