import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clientNotes } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

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
