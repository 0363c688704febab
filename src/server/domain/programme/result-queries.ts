import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clientNotes, clients, programmes, snapshots } from "#db/schema/index.ts";
import { type SQLWrapper, and, eq, inArray, isNotNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

type NotesRow = typeof clientNotes.$inferSelect;

export const findNotes = (
  db: Queryable,
  { clientId, userId }: { readonly clientId: Authorized<"client">; readonly userId: string },
): Promise<NotesRow | undefined> =>
  db
    .select()
    .from(clientNotes)
    .where(and(eq(clientNotes.clientId, clientId), eq(clientNotes.userId, userId)))
    .get();

export async function upsertNotes(
  tx: Transaction,
  row: NotesRow & { readonly clientId: Authorized<"client"> },
): Promise<void> {
  await tx
    .insert(clientNotes)
    .values(row)
    .onConflictDoUpdate({
      target: [clientNotes.clientId, clientNotes.userId],
      set: { text: row.text, updatedAt: row.updatedAt },
    });
}

/** All facilitators' notes on some clients. */
export const deleteNotes = (tx: Transaction, clientIds: IdSelection | readonly string[]) =>
  tx.delete(clientNotes).where(inArray(clientNotes.clientId, clientIds));

export const listNotesOn = (db: Queryable, clientId: Authorized<"client">) =>
  db.select().from(clientNotes).where(eq(clientNotes.clientId, clientId));

export const insertNotes = async (tx: Transaction, rows: readonly NotesRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(clientNotes).values([...rows]);
};

const sameClient = alias(clients, "like_client");

/** Lists clients with this one's address who share their result, in programmes owned or co-led. */
export const listSharingAs = (
  db: Queryable,
  {
    facilitatorId,
    shared,
    clientId,
  }: { readonly facilitatorId: string; readonly shared: SQLWrapper; readonly clientId: string },
) =>
  db
    .select({ clientId: clients.id })
    .from(sameClient)
    .innerJoin(clients, and(eq(clients.mailbox, sameClient.mailbox), eq(clients.email, sameClient.email)))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(snapshots, and(eq(snapshots.surveyId, clients.surveyId), eq(snapshots.number, 1)))
    .where(
      and(
        eq(sameClient.id, clientId),
        eq(clients.state, "accepted"),
        isNotNull(clients.sharedSince),
        or(eq(programmes.facilitatorId, facilitatorId), inArray(programmes.id, shared)),
      ),
    );
