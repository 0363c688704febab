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
  surveys,
} from "#db/schema/index.ts";
import { type SQL, eq, inArray, max, sql } from "drizzle-orm";
import type { TransactionDeps } from "#src/server/deps.ts";

/** One programme, or all of a facilitator. */
export type ProgrammeSelection = { readonly faId: string } | { readonly facilitatorId: string };

const isChosen = (selection: ProgrammeSelection) =>
  "faId" in selection
    ? eq(programmes.id, selection.faId)
    : eq(programmes.facilitatorId, selection.facilitatorId);

const programmeIds = (db: Queryable, selection: ProgrammeSelection) =>
  db.select({ id: programmes.id }).from(programmes).where(isChosen(selection));

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
  await tx.delete(programmes).where(isChosen(selection));
}

/** Adds an entry about a facilitator to the ledgers of all selected clients who have a round. */
export async function recordInLedgers(
  tx: Transaction,
  { ids, clock }: TransactionDeps,
  what: (typeof sharingLedger.$inferInsert)["what"],
  facilitatorName: string,
  selection: SQL,
): Promise<void> {
  const last = tx
    .select({ number: max(sharingLedger.number) })
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, surveys.id));
  const ledgers = await tx
    .select({
      clientId: clients.id,
      surveyId: surveys.id,
      number: sql<number>`coalesce(${last}, 0) + 1`,
    })
    .from(clients)
    .innerJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(selection);
  const entry = { what, facilitatorName, at: clock.now() };
  const rows = ledgers.map((ledger) => ({ ...ledger, ...entry, id: ids.id() }));
  if (rows.length > 0) await tx.insert(sharingLedger).values(rows);
}
