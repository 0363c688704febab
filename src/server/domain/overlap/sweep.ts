import type { Database } from "#db/client.ts";
import { openedLists } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { lte } from "drizzle-orm";

/** Deletes expired lists of opened rounds. */
export const sweepOpenedLists = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, openedLists, lte(openedLists.expiresAt, now));
