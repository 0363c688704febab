import type { Transaction } from "#db/client.ts";
import { clients, sharingLedger } from "#db/schema/index.ts";
import type { Ids } from "#src/server/ids.ts";
import { and, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { among } from "#src/server/domain/programme/lists/stage-queries.ts";

type Entry = Pick<typeof sharingLedger.$inferSelect, "facilitatorName" | "at" | "what">;

/** Writes something that a facilitator did into the ledgers of all those clients who have a round. */
export async function insertEntries(tx: Transaction, ids: Ids, which: SQL, entry: Entry): Promise<void> {
  const taking = await tx
    .select({ clientId: clients.id, surveyId: clients.surveyId })
    .from(clients)
    .where(and(which, isNotNull(clients.surveyId)));
  const rows = taking.flatMap(({ clientId, surveyId }) =>
    surveyId === null ? [] : [{ clientId, surveyId }],
  );
  const numbers = await lastNumbers(
    tx,
    rows.map(({ surveyId }) => surveyId),
  );
  if (rows.length === 0) return;
  await tx.insert(sharingLedger).values(
    rows.map((row) => ({
      ...{ id: ids.id(), ...row, ...entry },
      number: (numbers.get(row.surveyId) ?? 0) + 1,
    })),
  );
}

async function lastNumbers(
  tx: Transaction,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ surveyId: sharingLedger.surveyId, last: sql<number>`max(${sharingLedger.number})` })
    .from(sharingLedger)
    .where(inArray(sharingLedger.surveyId, among(surveyIds)))
    .groupBy(sharingLedger.surveyId);
  return new Map(rows.map(({ surveyId, last }) => [surveyId, last]));
}
