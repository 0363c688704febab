import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { sharingLedger } from "#db/schema/index.ts";
import { asc, eq, inArray, max, sql } from "drizzle-orm";

export type LedgerRow = typeof sharingLedger.$inferSelect;

const columns = {
  at: sharingLedger.at,
  what: sharingLedger.what,
  facilitator: sharingLedger.facilitatorName,
};

/** Lists a round's entries, oldest first. */
export const listLedger = (db: Queryable, surveyId: Authorized<"survey">) =>
  db
    .select(columns)
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, surveyId))
    .orderBy(asc(sharingLedger.number));

/** Lists a client's entries, oldest first. */
export const listLedgerOfClient = (db: Queryable, clientId: Authorized<"client">) =>
  db
    .select(columns)
    .from(sharingLedger)
    .where(eq(sharingLedger.clientId, clientId))
    .orderBy(asc(sharingLedger.number));

/** Appends an entry. Nothing changes or removes single entries; they are deleted with their round. */
export async function appendToLedger(tx: Transaction, entry: Omit<LedgerRow, "number">): Promise<void> {
  const last = tx
    .select({ number: max(sharingLedger.number) })
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, entry.surveyId));
  await tx.insert(sharingLedger).values({ ...entry, number: sql`coalesce(${last}, 0) + 1` });
}

export async function deleteLedgers(tx: Transaction, surveyIds: IdSelection): Promise<void> {
  await tx.delete(sharingLedger).where(inArray(sharingLedger.surveyId, surveyIds));
}
