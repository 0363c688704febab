import type { Queryable, Transaction } from "#db/client.ts";
import {
  clientNotes,
  clients,
  groupMembers,
  groupPictures,
  meetings,
  programmeFacilitators,
  programmes,
  sharingLedger,
} from "#db/schema/index.ts";
import { type SQL, and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Ids } from "#src/server/ids.ts";

/** One programme, or all of a facilitator. */
export type ProgrammeSelection = { readonly faId: string } | { readonly facilitatorId: string };

const programmeIds = (db: Queryable, selection: ProgrammeSelection) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(
      "faId" in selection
        ? eq(programmes.id, selection.faId)
        : eq(programmes.facilitatorId, selection.facilitatorId),
    );

/** One client, or all clients of some programmes. */
export type ClientSelection = { readonly clientId: string } | ProgrammeSelection;

export const isSelected = (db: Queryable, selection: ClientSelection) =>
  "clientId" in selection
    ? eq(clients.id, selection.clientId)
    : inArray(clients.programmeId, programmeIds(db, selection));

export const clientIds = (db: Queryable, selection: ClientSelection) =>
  db.select({ id: clients.id }).from(clients).where(isSelected(db, selection));

/**
 * Deletes clients with meetings and notes. Who was counted in a group picture stays with the programme: the
 * next one takes changes. Deletes explicitly, as a database server may not enforce foreign keys.
 */
export async function deleteClients(tx: Transaction, selection: ClientSelection): Promise<void> {
  for (const table of [meetings, clientNotes])
    await tx.delete(table).where(inArray(table.clientId, clientIds(tx, selection)));
  await tx.delete(clients).where(isSelected(tx, selection));
}

/** Deletes programmes with their group pictures, after their clients. */
export async function deleteProgrammes(tx: Transaction, selection: ProgrammeSelection): Promise<void> {
  const ids = programmeIds(tx, selection);
  const pictures = tx
    .select({ id: groupPictures.id })
    .from(groupPictures)
    .where(inArray(groupPictures.programmeId, ids));
  await tx.delete(groupMembers).where(inArray(groupMembers.pictureId, pictures));
  for (const table of [groupPictures, programmeFacilitators])
    await tx.delete(table).where(inArray(table.programmeId, ids));
  await tx
    .delete(programmes)
    .where(
      "faId" in selection
        ? eq(programmes.id, selection.faId)
        : eq(programmes.facilitatorId, selection.facilitatorId),
    );
}

type Entry = Pick<typeof sharingLedger.$inferSelect, "facilitatorName" | "at" | "what">;

/** Finds the ledgers of clients who have a round, and the last entry's number in each. */
export const listLedgers = (db: Queryable, selection: SQL) =>
  db
    .select({
      clientId: clients.id,
      surveyId: clients.surveyId,
      last: sql<number>`coalesce((${lastNumber(db)}), 0)`,
    })
    .from(clients)
    .where(and(selection, isNotNull(clients.surveyId)));

const lastNumber = (db: Queryable) =>
  db
    .select({ last: max(sharingLedger.number) })
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, clients.surveyId));

export type LedgerEnd = Awaited<ReturnType<typeof listLedgers>>[number];

/** Adds the same entry to all given ledgers. */
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
