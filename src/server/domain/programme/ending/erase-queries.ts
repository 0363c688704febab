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
  shownResults,
} from "#db/schema/index.ts";
import { type SQL, and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Ids } from "#src/server/ids.ts";

/** A programme, or all of a facilitator. */
export type WhichProgrammes = { readonly faId: string } | { readonly facilitatorId: string };

const programmeIds = (db: Queryable, which: WhichProgrammes) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(
      "faId" in which ? eq(programmes.id, which.faId) : eq(programmes.facilitatorId, which.facilitatorId),
    );

/** Whose rows go: one client, or all of some programmes. */
export type WhichClients = { readonly clientId: string } | WhichProgrammes;

export const isOf = (db: Queryable, which: WhichClients) =>
  "clientId" in which
    ? eq(clients.id, which.clientId)
    : inArray(clients.programmeId, programmeIds(db, which));

export const clientIds = (db: Queryable, which: WhichClients) =>
  db.select({ id: clients.id }).from(clients).where(isOf(db, which));

/**
 * With what the facilitator has of them. Who was counted in a group picture, and what was shown, stays with the programme: the next
 * picture must not single anyone out. Said in full: a database server may not enforce foreign keys.
 */
export async function deleteClients(tx: Transaction, which: WhichClients): Promise<void> {
  for (const table of [meetings, clientNotes])
    await tx.delete(table).where(inArray(table.clientId, clientIds(tx, which)));
  await tx.delete(clients).where(isOf(tx, which));
}

/** Programmes whose clients are gone, with their group pictures. */
export async function deleteProgrammes(tx: Transaction, which: WhichProgrammes): Promise<void> {
  const ids = programmeIds(tx, which);
  const pictures = tx
    .select({ id: groupPictures.id })
    .from(groupPictures)
    .where(inArray(groupPictures.programmeId, ids));
  await tx.delete(groupMembers).where(inArray(groupMembers.pictureId, pictures));
  for (const table of [groupPictures, shownResults, programmeFacilitators])
    await tx.delete(table).where(inArray(table.programmeId, ids));
  await tx
    .delete(programmes)
    .where(
      "faId" in which ? eq(programmes.id, which.faId) : eq(programmes.facilitatorId, which.facilitatorId),
    );
}

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
