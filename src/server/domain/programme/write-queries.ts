import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clients, groupPictures, programmes } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";
import type { ClientRow, ProgrammeRow } from "./queries.ts";

export const insertProgramme = (tx: Transaction, row: ProgrammeRow) => tx.insert(programmes).values(row);

export const findStarted = (tx: Transaction, facilitatorId: string, startKey: string) =>
  tx
    .select()
    .from(programmes)
    .where(and(eq(programmes.facilitatorId, facilitatorId), eq(programmes.startKey, startKey)))
    .get();

export const updateProgramme = (tx: Transaction, id: string, changes: Partial<ProgrammeRow>) =>
  tx.update(programmes).set(changes).where(eq(programmes.id, id));

export async function listMailboxes(
  db: Queryable,
  programmeId: Authorized<"programme">,
): Promise<readonly string[]> {
  const rows = await db
    .select({ mailbox: clients.mailbox })
    .from(clients)
    .where(eq(clients.programmeId, programmeId));
  return rows.map(({ mailbox }) => mailbox);
}

export async function insertClients(tx: Transaction, rows: readonly ClientRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(clients).values([...rows]);
}

export const insertExamplePicture = (tx: Transaction, row: typeof groupPictures.$inferInsert) =>
  tx.insert(groupPictures).values(row);

export const updateClient = (tx: Transaction, id: string, changes: Partial<ClientRow>) =>
  tx.update(clients).set(changes).where(eq(clients.id, id));

export const findExample = (db: Queryable, facilitatorId: string) =>
  db
    .select()
    .from(programmes)
    .where(and(eq(programmes.facilitatorId, facilitatorId), eq(programmes.isExample, true)))
    .get();
