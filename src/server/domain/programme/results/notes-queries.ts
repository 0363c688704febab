import type { Queryable, Transaction } from "#db/client.ts";
import { clientNotes } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";

type NotesRow = typeof clientNotes.$inferSelect;

export const findNotes = (db: Queryable, clientId: string): Promise<NotesRow | undefined> =>
  db.select().from(clientNotes).where(eq(clientNotes.clientId, clientId)).get();

export async function upsertNotes(tx: Transaction, row: NotesRow): Promise<void> {
  await tx
    .insert(clientNotes)
    .values(row)
    .onConflictDoUpdate({ target: clientNotes.clientId, set: { text: row.text, updatedAt: row.updatedAt } });
}
