import type { Queryable, Transaction } from "#db/client.ts";
import { actorColumns } from "#db/schema/actor-columns.ts";
import { users, verificationCodes } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { and, eq, gt, lte, sql } from "drizzle-orm";

/** What sign-in and sign-up need to know of an account. */
export interface Account extends Actor {
  readonly passwordHash: string;
}

const accountColumns = {
  ...actorColumns,
  passwordHash: users.passwordHash,
};

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const row = await db.select(accountColumns).from(users).where(eq(users.email, email)).get();
  return row ?? null;
}

export async function insertAccount(tx: Transaction, row: typeof users.$inferInsert): Promise<Account> {
  return tx.insert(users).values(row).returning(accountColumns).get();
}

export type CodeRow = typeof verificationCodes.$inferSelect;

/** Makes this the one live code of its address, and clears away those of all addresses that are over. */
export async function replaceCode(tx: Transaction, row: CodeRow, now: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
  await tx
    .insert(verificationCodes)
    .values(row)
    .onConflictDoUpdate({ target: verificationCodes.email, set: row });
}

/** Counts one try and returns the code as it is now; null when there is none that may still be tried. */
export async function takeTry(tx: Transaction, email: string, now: Date): Promise<CodeRow | null> {
  const { email: address, triesLeft, expiresAt } = verificationCodes;
  const [row] = await tx
    .update(verificationCodes)
    .set({ triesLeft: sql`${triesLeft} - 1` })
    .where(and(eq(address, email), gt(triesLeft, 0), gt(expiresAt, now)))
    .returning();
  return row ?? null;
}
