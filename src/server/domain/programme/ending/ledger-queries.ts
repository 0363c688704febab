import type { Queryable, Transaction } from "#db/client.ts";
import { clients, sharingLedger } from "#db/schema/index.ts";
import type { Ids } from "#src/server/ids.ts";
import { and, eq, isNotNull, max, sql, type SQL } from "drizzle-orm";

type Entry = Pick<typeof sharingLedger.$inferSelect, "facilitatorName" | "at" | "what">;

/** The ledgers of clients who have a round, and where each ends. */
export const listLedgers = (db: Queryable, which: SQL) =>
  db
    .select({
      clientId: clients.id,
      surveyId: clients.surveyId,
      last: sql<number>`coalesce((${lastNumber(db)}), 0)`,
    })
    .from(clients)
    .where(and(which, isNotNull(clients.surveyId)));

const lastNumber = (db: Queryable) =>
  db
    .select({ last: max(sharingLedger.number) })
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, clients.surveyId));

export type LedgerEnd = Awaited<ReturnType<typeof listLedgers>>[number];

/** Writes something that a facilitator did into the ledgers of all those clients. */
export async function insertEntries(
  tx: Transaction,
  ids: Ids,
  ledgers: readonly LedgerEnd[],
  entry: Entry,
): Promise<void> {
  const rows = ledgers.flatMap(({ clientId, surveyId, last }) =>
    surveyId === null ? [] : [{ ...entry, id: ids.id(), clientId, surveyId, number: last + 1 }],
  );
  if (rows.length > 0) await tx.insert(sharingLedger).values(rows);
}
