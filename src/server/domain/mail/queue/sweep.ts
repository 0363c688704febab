import type { Database } from "#db/client.ts";
import { isErasable, mails } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { and, lte } from "drizzle-orm";

/** Deletes settled emails that had no recipient or whose event can't recur. */
export const sweepMails = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, mails, and(isErasable, lte(mails.createdAt, now)));
