import type { Transaction } from "#db/client.ts";
import { updateAccount } from "#src/server/domain/account/queries.ts";

/** Marks an account as an administrator's, or takes both marks away. */
export async function setAdministratorIn(
  tx: Transaction,
  userId: string,
  isAdmin: boolean,
  now: Date,
): Promise<void> {
  await updateAccount(tx, userId, { isAdmin, role: isAdmin ? "admin" : "user", updatedAt: now });
}
