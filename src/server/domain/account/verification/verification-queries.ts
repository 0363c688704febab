import type { Queryable, Transaction } from "#db/client.ts";
import { autoTokens, emailVerifications, passwordResets, users } from "#db/schema/index.ts";
import { accountColumns } from "#db/schema/account-columns.ts";
import { and, eq, gt } from "drizzle-orm";

type Verification = Omit<typeof emailVerifications.$inferInsert, "purpose">;

/** Makes this the one live link that confirms the account's own address. */
export async function replaceVerification(tx: Transaction, link: Verification): Promise<void> {
  const { userId, purpose } = emailVerifications;
  const row = { ...link, purpose: "registration" } as const;
  await tx
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: [userId, purpose], set: row });
}

/** Whether a link that confirms the account's own address can still be opened. */
export async function hasLiveVerification(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { userId: of, purpose, expiresAt } = emailVerifications;
  const isLive = and(eq(of, userId), eq(purpose, "registration"), gt(expiresAt, now));
  return (await db.select({ userId: of }).from(emailVerifications).where(isLive).get()) !== undefined;
}

/**
 * As much work, for nobody, so that whoever waits for the answer cannot tell: a row in a table with the same indexes, which asks for no
 * account, comes and goes.
 */
export async function replaceVerificationOfNobody(
  tx: Transaction,
  { tokenHash, expiresAt }: Pick<Verification, "tokenHash" | "expiresAt">,
): Promise<void> {
  await tx.insert(passwordResets).values({ email: tokenHash, tokenHash, expiresAt });
  await tx.delete(passwordResets).where(eq(passwordResets.email, tokenHash));
}

/** A link, dead or alive, and the account whose address it confirms. null when there is no such link. */
export async function findVerification(db: Queryable, tokenHash: string) {
  const { userId, email, expiresAt, purpose } = emailVerifications;
  const row = await db
    .select({ email, expiresAt, account: accountColumns })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(emailVerifications.tokenHash, tokenHash), eq(purpose, "registration")))
    .get();
  return row ?? null;
}

/** Ends the link that confirms the account's own address. */
export async function deleteVerification(tx: Transaction, userId: string): Promise<void> {
  const { userId: of, purpose } = emailVerifications;
  await tx.delete(emailVerifications).where(and(eq(of, userId), eq(purpose, "registration")));
}

/** The same, and ends its one-time codes. */
export async function forgetVerification(tx: Transaction, userId: string): Promise<void> {
  await deleteVerification(tx, userId);
  await tx.delete(autoTokens).where(eq(autoTokens.userId, userId));
}

type AutoToken = typeof autoTokens.$inferSelect;

/** A code, dead or alive, and whom it signs in. */
export async function findAutoToken(db: Queryable, tokenHash: string) {
  const row = await db
    .select({ expiresAt: autoTokens.expiresAt, account: accountColumns })
    .from(autoTokens)
    .innerJoin(users, eq(users.id, autoTokens.userId))
    .where(eq(autoTokens.tokenHash, tokenHash))
    .get();
  return row ?? null;
}

export async function insertAutoToken(tx: Transaction, row: AutoToken): Promise<void> {
  await tx.insert(autoTokens).values(row);
}

export async function deleteAutoToken(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(autoTokens).where(eq(autoTokens.tokenHash, tokenHash));
}
