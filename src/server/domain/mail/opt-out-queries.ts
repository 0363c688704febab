import type { Queryable, Transaction } from "#db/client.ts";
import { mailOptOuts, unsubscribeLinks } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

/** An address, as a hash, and a kind of mail. */
export type OptOutRow = typeof mailOptOuts.$inferSelect;

const isRow = ({ addressHash, topic }: OptOutRow) =>
  and(eq(mailOptOuts.addressHash, addressHash), eq(mailOptOuts.topic, topic));

export async function hasOptOut(db: Queryable, row: OptOutRow): Promise<boolean> {
  return (await db.select().from(mailOptOuts).where(isRow(row)).get()) !== undefined;
}

export const listOptOuts = (db: Queryable, addressHash: string): Promise<OptOutRow[]> =>
  db.select().from(mailOptOuts).where(eq(mailOptOuts.addressHash, addressHash));

export async function insertOptOut(tx: Transaction, row: OptOutRow): Promise<void> {
  await tx.insert(mailOptOuts).values(row).onConflictDoNothing();
}

export async function deleteOptOut(tx: Transaction, row: OptOutRow): Promise<void> {
  await tx.delete(mailOptOuts).where(isRow(row));
}

export async function insertLink(tx: Transaction, row: typeof unsubscribeLinks.$inferInsert): Promise<void> {
  await tx.insert(unsubscribeLinks).values(row);
}

export const findLink = (db: Queryable, tokenHash: string): Promise<OptOutRow | undefined> =>
  db
    .select({ addressHash: unsubscribeLinks.addressHash, topic: unsubscribeLinks.topic })
    .from(unsubscribeLinks)
    .where(eq(unsubscribeLinks.tokenHash, tokenHash))
    .get();
