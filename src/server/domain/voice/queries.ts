import type { Queryable, Transaction } from "#db/client.ts";
import { snapshots, voiceTickets } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { eq } from "drizzle-orm";

type TicketRow = typeof voiceTickets.$inferSelect;

export const insertTicket = (tx: Transaction, row: TicketRow) => tx.insert(voiceTickets).values(row);

export const hasTicket = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.select({ id: voiceTickets.id }).from(voiceTickets).where(eq(voiceTickets.id, id)).get()) !==
  undefined;

/** Deletes and returns a ticket; only the first caller gets it. */
export const deleteTicket = (tx: Transaction, id: string): Promise<TicketRow | undefined> =>
  tx.delete(voiceTickets).where(eq(voiceTickets.id, id)).returning().get();

/** Deletes an account's tickets. */
export async function eraseTickets(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  await tx.delete(voiceTickets).where(eq(voiceTickets.userId, userId));
}

/** A frozen result of anyone: the ticket authorizes it. */
export async function findContent(db: Queryable, snapshotId: string): Promise<SnapshotContent | undefined> {
  const row = await db
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(eq(snapshots.id, snapshotId))
    .get();
  return row?.content;
}
