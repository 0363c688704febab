import type { Transaction } from "#db/client.ts";
import { adminLog } from "#db/schema/index.ts";

export async function insertAct(tx: Transaction, row: typeof adminLog.$inferInsert): Promise<void> {
  await tx.insert(adminLog).values(row);
}
