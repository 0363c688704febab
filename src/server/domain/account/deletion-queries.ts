import type { Transaction } from "#db/client.ts";
import {
  signInCodes,
  emailVerifications,
  knownDevices,
  passwordResets,
  sessions,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import { eq } from "drizzle-orm";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";

/** Erases an account that nothing belongs to any more. Says each table: a database server may not enforce foreign keys. */
export async function deleteAccountRow(tx: Transaction, userId: string): Promise<void> {
  for (const table of [sessions, signInCodes, knownDevices, emailVerifications])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** With an account, codes and links that were emailed to its address. */
export async function eraseAccountRows(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId, email }: Actor,
): Promise<void> {
  await deleteAccountRow(tx, userId);
  for (const table of [passwordResets, verificationCodes, emailVerifications])
    await tx.delete(table).where(eq(table.email, email));
}
